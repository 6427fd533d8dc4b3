import type { Detection } from '#landmarks/face.ts';
import type { EngineFrame } from './engine-frame.ts';

/** Where the app serves what the engine loads; all of it from its own origin. */
export interface TasksAssets {
  readonly wasmLoaderUrl: string;
  readonly wasmBinaryUrl: string;
  readonly modelUrl: string;
  /** A picture of a face that an engine must find before it is used. */
  readonly trialFaceUrl: string;
}

export type ToWorker =
  | { readonly kind: 'open'; readonly assets: TasksAssets }
  | { readonly kind: 'frame'; readonly frame: EngineFrame; readonly tMs: number };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'detection'; readonly detection: Detection }
  | { readonly kind: 'failed'; readonly message: string; readonly isUnusable: boolean };
