import { checkNotNegative, checkPositive, checkSignal } from '#samples/check-signal.ts';
import type { Signal } from '#samples/signal.ts';
import { type FixationResult, toFixations } from './build-fixations.ts';
import { markSlowSamples, SLOW } from './slow-samples.ts';

export interface IvtOptions {
  readonly pxPerDegree: number;
  /** Time from one sample to the next of the undisturbed signal. */
  readonly intervalMs: number;
  readonly windowMs: number;
  /** Slower samples are fixation. */
  readonly thresholdDegPerS: number;
  /** The longest time without a sample within a fixation, by the half-sample rule. */
  readonly maxGapMs: number;
}

/** Window 20 ms, 30 °/s, gap fill-in 75 ms: Olsen 2012, The Tobii I-VT Fixation Filter. */
export const IVT_DEFAULTS = { windowMs: 20, thresholdDegPerS: 30, maxGapMs: 75 } as const;

export type IvtResult = FixationResult<'i-vt', IvtOptions>;

/** Identification by velocity threshold: runs of samples slower than the threshold. O(n). */
export function detectIvt(signal: Signal, options: IvtOptions): IvtResult {
  checkSignal(signal);
  checkPositive('pxPerDegree', options.pxPerDegree);
  checkPositive('intervalMs', options.intervalMs);
  checkPositive('thresholdDegPerS', options.thresholdDegPerS);
  checkNotNegative('windowMs', options.windowMs);
  checkNotNegative('maxGapMs', options.maxGapMs);
  const marks = markSlowSamples(signal, {
    limitPerS: options.thresholdDegPerS * options.pxPerDegree,
    windowMs: options.windowMs,
    maxStepMs: options.intervalMs + options.maxGapMs,
  });
  const { from, to } = listRuns(marks);
  const fixations = toFixations(signal, from, to, options.intervalMs);
  return { algorithm: 'i-vt', version: 1, options, fixations };
}

/** Runs of slow samples: the first of each, and the one behind its last. */
function listRuns(marks: Uint8Array): { from: Uint32Array; to: Uint32Array } {
  const runs = countRuns(marks);
  // Every place is written and kept only where a run starts or ends, so that nothing is guessed.
  const from = new Uint32Array(runs + 1);
  const to = new Uint32Array(runs + 1);
  let starts = 0;
  let ends = 0;
  let wasSlow = 0;
  for (let i = 0; i < marks.length; i++) {
    const mark = marks[i] as number;
    const isSlow = mark & SLOW;
    const isOpen = wasSlow & isSlow & (mark >> 1);
    from[starts] = i;
    starts += isSlow & ~isOpen;
    to[ends] = i;
    ends += wasSlow & ~isOpen;
    wasSlow = isSlow;
  }
  to[ends] = marks.length;
  return { from: from.slice(0, runs), to: to.slice(0, runs) };
}

function countRuns(marks: Uint8Array): number {
  let runs = 0;
  let wasSlow = 0;
  for (let i = 0; i < marks.length; i++) {
    const mark = marks[i] as number;
    const isSlow = mark & SLOW;
    runs += isSlow & ~(wasSlow & (mark >> 1));
    wasSlow = isSlow;
  }
  return runs;
}
