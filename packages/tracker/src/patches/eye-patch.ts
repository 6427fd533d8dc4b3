import { EYES, type EyePoints } from '#landmarks/eye-points.ts';
import type { GreyImage } from './grey-image.ts';

/** Pixels of a patch, across and down. */
export const PATCH_SIZE = { widthPx: 40, heightPx: 24 } as const;
/** A patch is so many times as wide as the way between the corners of the eye. */
const PATCH_SPAN = 1.3;
/** Samples of the image per pixel of the patch and axis, so that a large frame does not alias. */
const SAMPLES = 2;

interface EyeLine {
  readonly xPx: number;
  readonly yPx: number;
  /** The vector from the left corner to the right one. */
  readonly dxPx: number;
  readonly dyPx: number;
}

export interface PixelRect {
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

function measureEyeLine(
  eye: EyePoints,
  points: Float32Array,
  widthPx: number,
  heightPx: number,
): EyeLine {
  const [a, b] = eye.corners;
  const ax = (points[3 * a] as number) * widthPx;
  const ay = (points[3 * a + 1] as number) * heightPx;
  const bx = (points[3 * b] as number) * widthPx;
  const by = (points[3 * b + 1] as number) * heightPx;
  return { xPx: (ax + bx) / 2, yPx: (ay + by) / 2, dxPx: bx - ax, dyPx: by - ay };
}

/** Whole pixels of the frame that both patches need; null when they lie outside it altogether. */
export function findEyeBand(
  points: Float32Array,
  widthPx: number,
  heightPx: number,
): PixelRect | null {
  let left = widthPx;
  let top = heightPx;
  let right = 0;
  let bottom = 0;
  for (const eye of EYES) {
    const { xPx, yPx, dxPx, dyPx } = measureEyeLine(eye, points, widthPx, heightPx);
    // Half the diagonal, so that any tilt fits, and a pixel for interpolation.
    const halfWidthPx = (PATCH_SPAN * Math.hypot(dxPx, dyPx)) / 2;
    const reachPx = halfWidthPx * Math.hypot(1, PATCH_SIZE.heightPx / PATCH_SIZE.widthPx) + 1;
    left = Math.min(left, xPx - reachPx);
    right = Math.max(right, xPx + reachPx);
    top = Math.min(top, yPx - reachPx);
    bottom = Math.max(bottom, yPx + reachPx);
  }
  const xPx = Math.max(0, Math.floor(left));
  const yPx = Math.max(0, Math.floor(top));
  const band = {
    xPx,
    yPx,
    widthPx: Math.min(widthPx, Math.ceil(right)) - xPx,
    heightPx: Math.min(heightPx, Math.ceil(bottom)) - yPx,
  };
  return band.widthPx > 0 && band.heightPx > 0 ? band : null;
}

/** Both eyes, each turned level by its corners and scaled to one width. */
export function cutEyePatches(
  image: GreyImage,
  points: Float32Array,
  frame: { readonly widthPx: number; readonly heightPx: number },
): [Uint8Array, Uint8Array] {
  const cut = (eye: EyePoints) =>
    cutPatch(image, measureEyeLine(eye, points, frame.widthPx, frame.heightPx));
  return [cut(EYES[0]), cut(EYES[1])];
}

function cutPatch(image: GreyImage, { xPx, yPx, dxPx, dyPx }: EyeLine): Uint8Array {
  const { widthPx, heightPx } = PATCH_SIZE;
  const patch = new Uint8Array(widthPx * heightPx);
  const ux = (PATCH_SPAN * dxPx) / widthPx;
  const uy = (PATCH_SPAN * dyPx) / widthPx;
  for (let row = 0; row < heightPx; row++) {
    for (let column = 0; column < widthPx; column++) {
      let sum = 0;
      for (let k = 0; k < SAMPLES * SAMPLES; k++) {
        const across = column + ((k % SAMPLES) + 0.5) / SAMPLES - widthPx / 2;
        const down = row + (Math.floor(k / SAMPLES) + 0.5) / SAMPLES - heightPx / 2;
        sum += readGrey(image, xPx + across * ux - down * uy, yPx + across * uy + down * ux);
      }
      patch[row * widthPx + column] = Math.round(sum / (SAMPLES * SAMPLES));
    }
  }
  return patch;
}

/** Bilinear between the middles of pixels; beyond the image its border goes on. */
function readGrey(image: GreyImage, xPx: number, yPx: number): number {
  const { pixels, widthPx, heightPx } = image;
  const x = Math.min(widthPx - 1, Math.max(0, xPx - image.xPx - 0.5));
  const y = Math.min(heightPx - 1, Math.max(0, yPx - image.yPx - 0.5));
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const x1 = Math.min(widthPx - 1, x0 + 1);
  const y1 = Math.min(heightPx - 1, y0 + 1);
  const at = (column: number, row: number) => pixels[row * widthPx + column] as number;
  const upper = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * (x - x0);
  const lower = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * (x - x0);
  return upper + (lower - upper) * (y - y0);
}
