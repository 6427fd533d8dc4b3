import { checkNotNegative, TIME_SLACK_MS } from '#samples/check-signal.ts';
import type { Fixations } from './fixations.ts';

/** The fixations that last at least `minDurationMs`. */
export function discardShort(fixations: Fixations, minDurationMs: number): Fixations {
  checkNotNegative('minDurationMs', minDurationMs);
  const { onsetMs, offsetMs } = fixations;
  const isLong = (_: number, k: number) =>
    (offsetMs[k] as number) - (onsetMs[k] as number) >= minDurationMs - TIME_SLACK_MS;
  return {
    onsetMs: onsetMs.filter(isLong),
    offsetMs: offsetMs.filter(isLong),
    x: fixations.x.filter(isLong),
    y: fixations.y.filter(isLong),
    from: fixations.from.filter(isLong),
    to: fixations.to.filter(isLong),
  };
}
