import type { Signal } from '#samples/signal.ts';
import { findRunEnd, findRunStart } from '#samples/valid-runs.ts';
import { createChebyshevLowPass, type LowPass } from './chebyshev.ts';
import { filterBothWays } from './filter-both-ways.ts';
import { clusterInTwo } from './two-means.ts';

export interface WeightOptions {
  readonly windowSamples: number;
  readonly stepSamples: number;
  readonly downsamples: readonly number[];
  /** Takes fast parts out of a window before it is thinned. */
  readonly downsampleFilter: boolean;
}

export interface ClusteringWeights {
  /** The higher, the likelier the eye moved; 0 where untested. */
  readonly weight: Float64Array;
  /** How many windows held the sample. */
  readonly tests: Uint32Array;
}

/** Two points always fall into two clusters and say nothing. */
const MIN_POINTS = 3;

const FILTER_ORDER = 8;
const RIPPLE_DB = 0.05;
/** Share of half the rate that is left after thinning. */
const PASS_BAND = 0.8;
/** Samples that the filter continues a window by at both ends. */
const PADDING = 3 * FILTER_ORDER;
/** The filter needs a window with more samples than it is continued by. */
export const FILTER_MIN_SAMPLES = PADDING + 1;

/** Every `every`-th sample of a window, filtered before if there is a filter. */
interface Level {
  readonly every: number;
  readonly filter: LowPass | null;
}

/**
 * Two-means clustering weights. Windows move through each run of valid samples that is long enough
 * for one, in steps, and the last one ends with the run. In each window and at each level a change
 * of cluster gets 1 / (number of changes); a sample's weight is its mean over its windows.
 */
export function measureClusteringWeights(
  signal: Signal,
  { windowSamples, stepSamples, downsamples, downsampleFilter }: WeightOptions,
): ClusteringWeights {
  const n = signal.tMs.length;
  const weight = new Float64Array(n);
  const tests = new Uint32Array(n);
  const labels = new Uint8Array(windowSamples);
  const levels = [1, ...downsamples]
    .filter((every) => every === 1 || Math.ceil(windowSamples / every) >= MIN_POINTS)
    .map((every) => createLevel(every, downsampleFilter));
  let runStart = findRunStart(signal, 0);
  while (runStart < n) {
    const runEnd = findRunEnd(signal, runStart, Number.POSITIVE_INFINITY);
    const last = runEnd - windowSamples;
    for (let start = runStart; start <= last; start = nextStart(start, last, stepSamples)) {
      for (const level of levels) addSwitches(signal, start, windowSamples, level, labels, weight);
      for (let i = start; i < start + windowSamples; i++) tests[i] = (tests[i] as number) + 1;
    }
    runStart = findRunStart(signal, runEnd);
  }
  for (let i = 0; i < n; i++) {
    if (tests[i] !== 0) weight[i] = (weight[i] as number) / (tests[i] as number);
  }
  return { weight, tests };
}

function nextStart(start: number, last: number, stepSamples: number): number {
  return start < last ? Math.min(start + stepSamples, last) : last + 1;
}

function createLevel(every: number, isFiltered: boolean): Level {
  if (every === 1 || !isFiltered) return { every, filter: null };
  return { every, filter: createChebyshevLowPass(FILTER_ORDER, RIPPLE_DB, PASS_BAND / every) };
}

/** Every n-th sample counts, so that the last sample of the window is one of them. */
function addSwitches(
  { x, y }: Signal,
  start: number,
  windowSamples: number,
  { every, filter }: Level,
  labels: Uint8Array,
  weight: Float64Array,
): void {
  const count = Math.ceil(windowSamples / every);
  const skipped = windowSamples - 1 - (count - 1) * every;
  if (filter === null) {
    clusterInTwo(x, y, start + skipped, every, count, labels);
  } else {
    const end = start + windowSamples;
    const filteredX = filterWindow(x.slice(start, end), filter);
    const filteredY = filterWindow(y.slice(start, end), filter);
    clusterInTwo(filteredX, filteredY, skipped, every, count, labels);
  }
  let switches = 0;
  for (let k = 1; k < count; k++) {
    if (labels[k] !== labels[k - 1]) switches++;
  }
  if (switches === 0) return;
  const share = 1 / switches;
  for (let k = 1; k < count; k++) {
    if (labels[k] === labels[k - 1]) continue;
    const at = start + skipped + (k - 1) * every;
    for (let i = at; i < at + every; i++) weight[i] = (weight[i] as number) + share;
  }
}

/** Counted from the first sample: clusters stay the same, and an eye at rest is exactly at rest. */
function filterWindow(values: Float64Array, filter: LowPass): Float64Array {
  const first = values[0] as number;
  return filterBothWays(
    values.map((value) => value - first),
    filter,
    PADDING,
  );
}
