import {
  checkNotNegative,
  checkPositive,
  checkSignal,
  TIME_SLACK_MS,
} from '#samples/check-signal.ts';
import type { Signal } from '#samples/signal.ts';
import { findRunEnd, findRunStart } from '#samples/valid-runs.ts';

export interface VelocityOptions {
  /** Half of it lies on either side of a sample. */
  readonly windowMs: number;
  /** Samples further apart than this share no window. */
  readonly maxStepMs: number;
}

export interface Velocities {
  /** In the unit of the signal. */
  readonly perSecond: Float64Array;
  /** 0 where the sample is lost or alone. */
  readonly valid: Uint8Array;
}

/**
 * The way from the first sample of a window to its last, over their time. A window that holds no
 * other sample, as one of 20 ms below 100 Hz, is the step from the sample before; the first sample
 * of a run takes the step to the one after.
 */
export function measureVelocity(
  signal: Signal,
  { windowMs, maxStepMs }: VelocityOptions,
): Velocities {
  checkSignal(signal);
  checkNotNegative('windowMs', windowMs);
  checkPositive('maxStepMs', maxStepMs);
  const { tMs, x, y } = signal;
  const perSecond = new Float64Array(tMs.length);
  const valid = new Uint8Array(tMs.length);
  const reachMs = windowMs / 2 + TIME_SLACK_MS;
  let start = findRunStart(signal, 0);
  while (start < tMs.length) {
    const end = findRunEnd(signal, start, maxStepMs);
    let from = start;
    let to = start;
    for (let i = start; i < end && end - start > 1; i++) {
      const nowMs = tMs[i] as number;
      while (nowMs - (tMs[from] as number) > reachMs) from++;
      if (to < i) to = i;
      while (to + 1 < end && (tMs[to + 1] as number) - nowMs <= reachMs) to++;
      let first = from;
      let last = to;
      if (first === last) {
        if (i === start) last = i + 1;
        else first = i - 1;
      }
      const dx = (x[last] as number) - (x[first] as number);
      const dy = (y[last] as number) - (y[first] as number);
      const dtMs = (tMs[last] as number) - (tMs[first] as number);
      perSecond[i] = (1000 * Math.sqrt(dx * dx + dy * dy)) / dtMs;
      valid[i] = 1;
    }
    start = findRunStart(signal, end);
  }
  return { perSecond, valid };
}
