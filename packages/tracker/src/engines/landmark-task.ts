import { FaceLandmarker, type NormalizedLandmark } from '@mediapipe/tasks-vision';
import type { Face } from '#landmarks/face.ts';
import type { EngineFrame } from './engine-frame.ts';
import { createPatchReader } from './eye-pixels.ts';
import { toFace } from './to-face.ts';
import { UnusableError } from './unusable-error.ts';
import type { TasksAssets } from './worker-messages.ts';

type Points = readonly NormalizedLandmark[];
type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

/** The landmark task of MediaPipe on the CPU, in the thread that opened it. */
export interface LandmarkTask {
  /** Points of the face in a frame, if there is one. The longer part of the work. */
  findPoints(frame: EngineFrame, tMs: number): Points | undefined;
  toFace(points: Points, frame: EngineFrame): Face;
  close(): void;
}

/** What a worker and a page do differently. */
interface Thread {
  readonly createCanvas: () => AnyCanvas;
  /** The runtime loads its loader as only workers can; elsewhere it finds one that was provided. */
  readonly provideLoader?: (url: string) => Promise<void>;
}

/** Frames go through WebGL even where the CPU does the work, and WebKit's workers may have none. */
export async function openLandmarkTask(
  { wasmLoaderUrl, wasmBinaryUrl, modelUrl }: TasksAssets,
  { createCanvas, provideLoader }: Thread,
): Promise<LandmarkTask> {
  const context = createCanvas().getContext('2d', { willReadFrequently: true });
  if (!hasWebGl(createCanvas()) || !isContext2d(context)) throw new UnusableError('no WebGL here');
  await provideLoader?.(wasmLoaderUrl);
  const landmarker = await FaceLandmarker.createFromOptions(
    { wasmLoaderPath: provideLoader ? '' : wasmLoaderUrl, wasmBinaryPath: wasmBinaryUrl },
    {
      baseOptions: { modelAssetPath: modelUrl, delegate: 'CPU' },
      runningMode: 'VIDEO',
      numFaces: 1,
      canvas: createCanvas(),
    },
  );
  const readPatches = createPatchReader(context);
  let lastMs = Number.NEGATIVE_INFINITY;
  return {
    findPoints(frame, tMs) {
      // The graph refuses a time that does not rise.
      lastMs = Math.max(tMs, lastMs + 1);
      return landmarker.detectForVideo(frame, lastMs).faceLandmarks[0];
    },
    toFace: (points, frame) => toFace(points, frame, readPatches),
    close: () => landmarker.close(),
  };
}

function hasWebGl(canvas: AnyCanvas): boolean {
  return (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) !== null;
}

function isContext2d(
  context: RenderingContext | OffscreenRenderingContext | null,
): context is CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D {
  return context !== null && 'getImageData' in context;
}
