import type { Signal } from '#samples/signal.ts';
import { findRunEnd, findRunStart } from '#samples/valid-runs.ts';
import { clusterInTwo } from './two-means.ts';

export interface WeightOptions {
  readonly windowSamples: number;
  readonly stepSamples: number;
  readonly downsamples: readonly number[];
}

export interface ClusteringWeights {
  /** The higher, the likelier the eye moved; 0 where untested. */
  readonly weight: Float64Array;
  /** How many windows held the sample. */
  readonly tests: Uint32Array;
}

/** Two points always fall into two clusters and say nothing. */
const MIN_POINTS = 3;

/**
 * Two-means clustering weights. Windows move through each run of valid samples that is long enough
 * for one, in steps, and the last one ends with the run. In each window and at each level a change
 * of cluster gets 1 / (number of changes); a sample's weight is its mean over its windows.
 */
export function measureClusteringWeights(
  signal: Signal,
  { windowSamples, stepSamples, downsamples }: WeightOptions,
): ClusteringWeights {
  const n = signal.tMs.length;
  const weight = new Float64Array(n);
  const tests = new Uint32Array(n);
  const labels = new Uint8Array(windowSamples);
  const levels = [1, ...downsamples].filter(
    (level) => level === 1 || Math.ceil(windowSamples / level) >= MIN_POINTS,
  );
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

/** Every `level`-th sample counts, so that the last sample of the window is one of them. */
function addSwitches(
  { x, y }: Signal,
  start: number,
  windowSamples: number,
  level: number,
  labels: Uint8Array,
  weight: Float64Array,
): void {
  const count = Math.ceil(windowSamples / level);
  const first = start + windowSamples - 1 - (count - 1) * level;
  clusterInTwo(x, y, first, level, count, labels);
  let switches = 0;
  for (let k = 1; k < count; k++) {
    if (labels[k] !== labels[k - 1]) switches++;
  }
  if (switches === 0) return;
  const share = 1 / switches;
  for (let k = 1; k < count; k++) {
    if (labels[k] === labels[k - 1]) continue;
    const at = first + (k - 1) * level;
    for (let i = at; i < at + level; i++) weight[i] = (weight[i] as number) + share;
  }
}
