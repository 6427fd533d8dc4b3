import type { Signal } from '#samples/signal.ts';

/** Share of the points that the ellipse holds: one standard deviation, as in pymovements. */
export const BCEA_SHARE = 0.6827;

/** Two points lie on a line, which has no area. */
const MIN_POINTS = 3;

/**
 * Bivariate contour ellipse area of the valid samples [from, to), in the signal's unit squared:
 * k · π · σx · σy · sqrt(1 − ρ²) with k = −2 ln(1 − P) and n − 1 in the denominators. Null for fewer
 * than three samples.
 */
export function measureBcea(
  { x, y, valid }: Signal,
  share: number = BCEA_SHARE,
  from = 0,
  to = valid.length,
): number | null {
  if (!(share > 0 && share < 1)) throw new RangeError(`share is ${share}`);
  let n = 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = from; i < to; i++) {
    if (valid[i] === 0) continue;
    n++;
    sumX += x[i] as number;
    sumY += y[i] as number;
  }
  if (n < MIN_POINTS) return null;
  const meanX = sumX / n;
  const meanY = sumY / n;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let i = from; i < to; i++) {
    if (valid[i] === 0) continue;
    const dx = (x[i] as number) - meanX;
    const dy = (y[i] as number) - meanY;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  // σx · σy · sqrt(1 − ρ²) is the root of the determinant; rounding may take it below 0.
  const determinant = Math.max(xx * yy - xy * xy, 0);
  return (-2 * Math.log(1 - share) * Math.PI * Math.sqrt(determinant)) / (n - 1);
}
