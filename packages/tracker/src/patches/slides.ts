import { PATCH_SIZE } from './eye-patch.ts';
import { FEATURE_LENGTH, toEyeFeature } from './patch-feature.ts';

const STEPS = [
  { across: 1, down: 0 },
  { across: 0, down: 1 },
] as const;

/**
 * How the feature changes when a patch is cut one pixel too far: each eye across and down. Corners of
 * eyes that an engine finds wander by half a pixel, which is as much as a degree or two of gaze.
 */
export function toSlides(patches: readonly [Uint8Array, Uint8Array]): Float64Array[] {
  return STEPS.flatMap(({ across, down }) =>
    patches.map((patch, eye) => {
      const ahead = toEyeFeature(slide(patch, across, down));
      const behind = toEyeFeature(slide(patch, -across, -down));
      const change = new Float64Array(FEATURE_LENGTH);
      const half = ahead.map((value, i) => (value - (behind[i] as number)) / 2);
      change.set(half, eye * half.length);
      return change;
    }),
  );
}

/** The border goes on beyond the patch. */
function slide(patch: Uint8Array, across: number, down: number): Uint8Array {
  const { widthPx, heightPx } = PATCH_SIZE;
  const out = new Uint8Array(patch.length);
  for (let row = 0; row < heightPx; row++) {
    const y = Math.min(heightPx - 1, Math.max(0, row + down));
    for (let column = 0; column < widthPx; column++) {
      const x = Math.min(widthPx - 1, Math.max(0, column + across));
      out[row * widthPx + column] = patch[y * widthPx + x] as number;
    }
  }
  return out;
}
