import { TIME_SLACK_MS } from '#samples/check-signal.ts';
import type { Signal } from '#samples/signal.ts';
import { measureVelocity } from './velocity.ts';

/** Bits of a mark: the sample is slow; it belongs to the run of the sample before. */
export const SLOW = 1;
const JOINED = 2;

export interface SlowOptions {
  /** In the unit of the signal. */
  readonly limitPerS: number;
  readonly windowMs: number;
  readonly maxStepMs: number;
}

/** Marks of all samples by the velocity of `measureVelocity`. */
export function markSlowSamples(signal: Signal, options: SlowOptions): Uint8Array {
  return canUseSteps(signal.tMs, options.windowMs / 2)
    ? markBySteps(signal, options)
    : markByWindows(signal, options);
}

/** True where no window holds another sample, as windows of 20 ms below 100 Hz. */
function canUseSteps(tMs: Float64Array, reachMs: number): boolean {
  const limitMs = reachMs + TIME_SLACK_MS;
  for (let i = 1; i < tMs.length; i++) {
    if ((tMs[i] as number) - (tMs[i - 1] as number) <= limitMs) return false;
  }
  return true;
}

/** Squares are compared and bits are joined: no root, and no jump that the processor must guess. */
function markBySteps({ tMs, x, y, valid }: Signal, options: SlowOptions): Uint8Array {
  const marks = new Uint8Array(tMs.length);
  const limitPerMs = options.limitPerS / 1000;
  const maxStepMs = options.maxStepMs + TIME_SLACK_MS;
  let isJoinedBefore = 0;
  for (let i = 1; i < tMs.length; i++) {
    const dx = (x[i] as number) - (x[i - 1] as number);
    const dy = (y[i] as number) - (y[i - 1] as number);
    const dtMs = (tMs[i] as number) - (tMs[i - 1] as number);
    const limit = limitPerMs * dtMs;
    const isJoined = (dtMs <= maxStepMs ? 1 : 0) & (valid[i] as number) & (valid[i - 1] as number);
    const isSlow = isJoined & (dx * dx + dy * dy < limit * limit ? 1 : 0);
    marks[i] = isSlow | (isJoined << 1);
    // The first sample of a run takes the step to the one after.
    marks[i - 1] = (marks[i - 1] as number) | (isSlow & ~isJoinedBefore);
    isJoinedBefore = isJoined;
  }
  return marks;
}

function markByWindows(
  signal: Signal,
  { limitPerS, windowMs, maxStepMs }: SlowOptions,
): Uint8Array {
  const { tMs } = signal;
  const { perSecond, valid } = measureVelocity(signal, { windowMs, maxStepMs });
  const marks = new Uint8Array(tMs.length);
  for (let i = 0; i < tMs.length; i++) {
    const isSlow = valid[i] === 1 && (perSecond[i] as number) < limitPerS;
    const isJoined =
      i > 0 &&
      signal.valid[i] === 1 &&
      signal.valid[i - 1] === 1 &&
      (tMs[i] as number) - (tMs[i - 1] as number) <= maxStepMs + TIME_SLACK_MS;
    marks[i] = (isSlow ? SLOW : 0) | (isJoined ? JOINED : 0);
  }
  return marks;
}
