/** Sigma in px of a map; `pxPerDegree` has the px of the map that a degree spans, by person. */
export function measureSigmaPx(pxPerDegree: ArrayLike<number>, degrees: number): number {
  const sorted = Float64Array.from(pxPerDegree).sort();
  if (!(degrees > 0) || sorted.some((px) => !(px > 0)))
    throw new RangeError('a degree has no size');
  const upper = sorted[sorted.length >> 1] ?? 0;
  const lower = sorted[(sorted.length - 1) >> 1] ?? 0;
  return ((lower + upper) / 2) * degrees;
}
