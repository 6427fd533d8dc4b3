import type { Face } from '#model/face.ts';
import type { Lids } from '#model/lids.ts';
import { bump, mix, smoothStep } from '#model/noise.ts';

/** How wide the dark line of the lashes is, in mm. */
const LASH_MM = 1;

/** The surface at a place near an eye: the opening, or skin with a colour of its own. */
export type LidPaint = 'eye' | 'skin';

/**
 * Paints lid edge, lashes and fold over the skin's colour in `color`. Returns 'eye' where the
 * opening lets the eyeball show.
 */
export function paintLids(
  face: Face,
  lids: Lids,
  outMm: number,
  upMm: number,
  color: Float64Array,
): LidPaint {
  const along = lids.along(outMm);
  const isWithin = along > -1 && along < 1;
  const upper = lids.upperAt(along);
  const lower = lids.lowerAt(along);
  if (isWithin && !lids.isClosed && upMm < upper && upMm > lower) {
    const rim = upMm - lower;
    if (rim > 0.7 || along < -0.82) return 'eye';
    // The edge of the lower lid, wet and lighter than the skin.
    const tone = face.skin.tone;
    color[0] = mix(tone[0], 0.62, 0.35);
    color[1] = mix(tone[1], 0.3, 0.4);
    color[2] = mix(tone[2], 0.28, 0.4);
    return 'skin';
  }
  const edge = lids.isClosed ? lower : upper;
  const aboveMm = upMm - edge;
  const reach = smoothStep(1.14, 0.9, Math.abs(along));
  const fold = face.eyes.foldMm;
  if (aboveMm > 0) {
    const lash = smoothStep(LASH_MM * (0.75 + 0.4 * Math.max(0, along)), 0.15, aboveMm) * reach;
    const foldMm = upMm - lids.restAt(along) - (fold > 0 ? fold : 1.4);
    const crease =
      (fold > 0 ? 0.5 : 0.22) * bump(foldMm / 0.65) * smoothStep(1.25, 0.8, Math.abs(along));
    const plate = 0.1 * smoothStep(fold + 2, 0, aboveMm) * reach;
    darken(color, (1 - 0.9 * lash) * (1 - crease) * (1 - plate), lash);
  } else {
    const belowMm = lower - upMm;
    const lash = 0.38 * smoothStep(0.9, 0.1, belowMm) * reach * smoothStep(-1, -0.2, along);
    const bag = 0.2 * bump((belowMm - 4.5) / 1.3) * reach * face.skin.lines;
    darken(color, (1 - lash) * (1 - bag), lash);
  }
  return 'skin';
}

/** Lashes take the red out of the skin too. */
function darken(color: Float64Array, share: number, lash: number): void {
  color[0] = (color[0] as number) * share * (1 - 0.25 * lash);
  color[1] = (color[1] as number) * share;
  color[2] = (color[2] as number) * share;
}
