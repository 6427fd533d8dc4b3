import type { Face } from '#model/face.ts';
import type { Truth } from '#render/truth.ts';
import type { Moment, Scene } from '#scene/scene.ts';

export type ToFaceWorker =
  | { readonly kind: 'open'; readonly face: Face; readonly scene: Scene }
  | { readonly kind: 'draw'; readonly moment: Moment };

export interface FromFaceWorker {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly truth: Truth;
}
