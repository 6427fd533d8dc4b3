import { TIME_SLACK_MS } from './check-signal.ts';
import type { Signal } from './signal.ts';

/** The first valid sample from `from` on; the length of the signal where there is none. */
export function findRunStart({ valid }: Signal, from: number): number {
  let i = from;
  while (i < valid.length && valid[i] === 0) i++;
  return i;
}

/**
 * The sample behind the run that starts at the valid sample `from`: valid samples with at most
 * `maxStepMs` from one to the next.
 */
export function findRunEnd({ tMs, valid }: Signal, from: number, maxStepMs: number): number {
  const limitMs = maxStepMs + TIME_SLACK_MS;
  let i = from + 1;
  while (
    i < valid.length &&
    valid[i] === 1 &&
    (tMs[i] as number) - (tMs[i - 1] as number) <= limitMs
  ) {
    i++;
  }
  return i;
}
