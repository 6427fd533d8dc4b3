import { TIME_SLACK_MS } from '#samples/check-signal.ts';
import { getOffsetMs, getOnsetMs } from '#samples/event-times.ts';
import type { Signal } from '#samples/signal.ts';
import type { ClusteringWeights } from './i2mc-weights.ts';
import { measureMedian, measureMedianDistance } from './median-place.ts';

/** Samples from the first to the one behind the last. */
export interface SampleRange {
  readonly from: number;
  readonly to: number;
}

export interface RangeOptions {
  readonly intervalMs: number;
  readonly cutoffSd: number;
  readonly edgeMads: number;
  readonly mergeMs: number;
  readonly mergePx: number;
}

/** Runs below the cutoff, with their edges walked in, neighbours joined and made-up edges cut. */
export function findI2mcRanges(
  signal: Signal,
  real: Uint8Array,
  weights: ClusteringWeights,
  options: RangeOptions,
): SampleRange[] {
  const walked = listBelowCutoff(weights, options.cutoffSd).map((range) =>
    walkEdges(signal, range, options.edgeMads),
  );
  return mergeBackwards(signal, walked, options).flatMap((range) => cutFilledEdges(real, range));
}

/** Cutoff: mean + cutoffSd · SD (n − 1) of the tested samples. Equal weights are one fixation. */
function listBelowCutoff({ weight, tests }: ClusteringWeights, cutoffSd: number): SampleRange[] {
  const tested = weight.filter((_, i) => tests[i] !== 0);
  const mean = tested.reduce((sum, each) => sum + each, 0) / tested.length;
  const squares = tested.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const sd = tested.length > 1 ? Math.sqrt(squares / (tested.length - 1)) : 0;
  const cutoff = sd === 0 ? Number.POSITIVE_INFINITY : mean + cutoffSd * sd;
  const ranges: SampleRange[] = [];
  let from = -1;
  for (let i = 0; i <= weight.length; i++) {
    const isBelow = i < weight.length && tests[i] !== 0 && (weight[i] as number) < cutoff;
    if (isBelow && from < 0) from = i;
    if (!isBelow && from >= 0) {
      ranges.push({ from, to: i });
      from = -1;
    }
  }
  return ranges;
}

/** Each edge moves in until a sample lies within edgeMads · MAD of the median place. */
function walkEdges({ x, y, valid }: Signal, range: SampleRange, edgeMads: number): SampleRange {
  let { from, to } = range;
  const placeX = measureMedian(x, from, to, valid);
  const placeY = measureMedian(y, from, to, valid);
  const limitPx = edgeMads * measureMedianDistance(x, y, from, to, placeX, placeY);
  const isFar = (i: number) => {
    const dx = (x[i] as number) - placeX;
    const dy = (y[i] as number) - placeY;
    return Math.sqrt(dx * dx + dy * dy) > limitPx;
  };
  if (from > 0) while (isFar(from)) from++;
  if (to < x.length) while (isFar(to - 1)) to--;
  return { from, to };
}

/** From the last pair to the first, as the original does. */
function mergeBackwards(
  { tMs, x, y, valid }: Signal,
  ranges: readonly SampleRange[],
  { intervalMs, mergeMs, mergePx }: RangeOptions,
): SampleRange[] {
  const merged = [...ranges];
  for (let k = merged.length - 1; k > 0; k--) {
    const one = merged[k - 1] as SampleRange;
    const other = merged[k] as SampleRange;
    const gapMs = getOnsetMs(tMs, other.from, intervalMs) - getOffsetMs(tMs, one.to, intervalMs);
    if (gapMs > mergeMs + TIME_SLACK_MS) continue;
    const dx =
      measureMedian(x, other.from, other.to, valid) - measureMedian(x, one.from, one.to, valid);
    const dy =
      measureMedian(y, other.from, other.to, valid) - measureMedian(y, one.from, one.to, valid);
    if (Math.sqrt(dx * dx + dy * dy) > mergePx) continue;
    merged.splice(k - 1, 2, { from: one.from, to: other.to });
  }
  return merged;
}

/** A fixation begins and ends with a sample that was seen; without any it is none. */
function cutFilledEdges(real: Uint8Array, range: SampleRange): SampleRange[] {
  let { from, to } = range;
  while (from < to && real[from] === 0) from++;
  while (to > from && real[to - 1] === 0) to--;
  return from < to ? [{ from, to }] : [];
}
