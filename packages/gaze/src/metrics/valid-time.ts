import type { Signal } from '#samples/signal.ts';
import type { Interval } from './interval.ts';

/** Spans with valid gaze, in time order and apart. */
export interface ValidTime {
  readonly fromMs: Float64Array;
  readonly toMs: Float64Array;
  /** Time of all spans before each. */
  readonly beforeMs: Float64Array;
}

/** Samples farther apart than this many sampling intervals have a loss between them. */
const LOSS_INTERVALS = 2;

/**
 * When gaze was valid. Each valid sample stands for the time half-way to its neighbours; beside a
 * loss, for half a sampling interval. So an uneven clock takes no time away and a loss adds none.
 */
export function createValidTime({ tMs, valid }: Signal, rateHz: number): ValidTime {
  if (!(rateHz > 0)) throw new RangeError('rate is missing');
  const intervalMs = 1000 / rateHz;
  const n = tMs.length;
  const fromMs = new Float64Array(n);
  const toMs = new Float64Array(n);
  const beforeMs = new Float64Array(n);
  let count = 0;
  let totalMs = 0;
  for (let i = 0; i < n; i++) {
    if (valid[i] === 0) continue;
    const t = tMs[i] as number;
    const startMs = t - toHalfMs(i > 0 ? t - (tMs[i - 1] as number) : intervalMs, intervalMs);
    const endMs = t + toHalfMs(i < n - 1 ? (tMs[i + 1] as number) - t : intervalMs, intervalMs);
    fromMs[count] = startMs;
    toMs[count] = endMs;
    beforeMs[count] = totalMs;
    totalMs += endMs - startMs;
    count++;
  }
  return {
    fromMs: fromMs.slice(0, count),
    toMs: toMs.slice(0, count),
    beforeMs: beforeMs.slice(0, count),
  };
}

/** Time with valid gaze within the interval. */
export function measureValidTimeMs(validTime: ValidTime, { fromMs, toMs }: Interval): number {
  if (!(toMs > fromMs)) return 0;
  const from = findSpansBefore(validTime, fromMs);
  const to = findSpansBefore(validTime, toMs);
  return measureUntil(validTime, toMs, to) - measureUntil(validTime, fromMs, from);
}

/** The same of many intervals that rise and lie apart: each search goes on where the last ended. */
export function listValidTimeMs(
  validTime: ValidTime,
  fromMs: readonly number[],
  toMs: readonly number[],
): number[] {
  let spans = 0;
  const until = (timeMs: number) => {
    while (spans < validTime.fromMs.length && (validTime.fromMs[spans] as number) < timeMs) spans++;
    return measureUntil(validTime, timeMs, spans);
  };
  return fromMs.map((startMs, i) => {
    const endMs = toMs[i] as number;
    if (!(endMs > startMs)) return 0;
    const beforeMs = until(startMs);
    return until(endMs) - beforeMs;
  });
}

function toHalfMs(stepMs: number, intervalMs: number): number {
  return (stepMs <= LOSS_INTERVALS * intervalMs ? stepMs : intervalMs) / 2;
}

/** How many spans begin before a time. */
function findSpansBefore({ fromMs }: ValidTime, timeMs: number): number {
  let low = 0;
  let high = fromMs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((fromMs[middle] as number) < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

function measureUntil(
  { fromMs, toMs, beforeMs }: ValidTime,
  timeMs: number,
  spans: number,
): number {
  if (spans === 0) return 0;
  const startMs = fromMs[spans - 1] as number;
  const endMs = Math.min(toMs[spans - 1] as number, timeMs);
  return (beforeMs[spans - 1] as number) + endMs - startMs;
}
