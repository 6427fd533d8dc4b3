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
  return findMarksBySteps(signal, options) ?? markByWindows(signal, options);
}

/**
 * Undefined where a window holds another sample; one of 20 ms below 100 Hz does not. Squares are
 * compared and bits are joined: no root, and no jump that the processor must guess.
 */
function findMarksBySteps(
  { tMs, x, y, valid }: Signal,
  options: SlowOptions,
): Uint8Array | undefined {
  const n = tMs.length;
  const marks = new Uint8Array(n);
  if (n === 0) return marks;
  const limitPerMs = options.limitPerS / 1000;
  const maxStepMs = options.maxStepMs + TIME_SLACK_MS;
  const reachMs = options.windowMs / 2 + TIME_SLACK_MS;
  let isWithinReach = 0;
  let beforeX = x[0] as number;
  let beforeY = y[0] as number;
  let beforeMs = tMs[0] as number;
  let wasValid = valid[0] as number;
  let wasJoined = 0;
  let mark = 0;
  for (let i = 1; i < n; i++) {
    const nowX = x[i] as number;
    const nowY = y[i] as number;
    const nowMs = tMs[i] as number;
    const isValid = valid[i] as number;
    const dx = nowX - beforeX;
    const dy = nowY - beforeY;
    const dtMs = nowMs - beforeMs;
    const limit = limitPerMs * dtMs;
    isWithinReach |= Number(dtMs <= reachMs);
    const isJoined = Number(dtMs <= maxStepMs) & isValid & wasValid;
    const isSlow = isJoined & Number(dx * dx + dy * dy < limit * limit);
    // The first sample of a run takes the step to the one after.
    marks[i - 1] = mark | (isSlow & ~wasJoined);
    mark = isSlow | (isJoined << 1);
    wasJoined = isJoined;
    beforeX = nowX;
    beforeY = nowY;
    beforeMs = nowMs;
    wasValid = isValid;
  }
  marks[n - 1] = mark;
  return isWithinReach === 0 ? marks : undefined;
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
