import { checkNotNegative, checkPositive, checkSignal, TIME_SLACK_MS } from './check-signal.ts';
import { getOffsetMs, getOnsetMs } from './event-times.ts';
import type { Signal } from './signal.ts';

export interface FillGapsOptions {
  /** The longest gap that is filled, by the half-sample rule. */
  readonly maxGapMs: number;
  /** Time from one sample to the next of the undisturbed signal. */
  readonly intervalMs: number;
}

export interface FilledSignal extends Signal {
  /** 1 where the sample was lost and is now linear between its neighbours. */
  readonly filled: Uint8Array;
}

/** Lost samples between two valid ones become linear in time; longer losses and ends stay lost. */
export function fillGaps(signal: Signal, { maxGapMs, intervalMs }: FillGapsOptions): FilledSignal {
  checkSignal(signal);
  checkNotNegative('maxGapMs', maxGapMs);
  checkPositive('intervalMs', intervalMs);
  const { tMs } = signal;
  const n = tMs.length;
  const x = signal.x.slice();
  const y = signal.y.slice();
  const valid = signal.valid.slice();
  const filled = new Uint8Array(n);
  let before = -1;
  for (let after = 0; after < n; after++) {
    if (signal.valid[after] === 0) continue;
    if (before >= 0 && after - before > 1) {
      const gapMs = getOnsetMs(tMs, after, intervalMs) - getOffsetMs(tMs, before + 1, intervalMs);
      if (gapMs <= maxGapMs + TIME_SLACK_MS) {
        const spanMs = (tMs[after] as number) - (tMs[before] as number);
        const slopeX = ((x[after] as number) - (x[before] as number)) / spanMs;
        const slopeY = ((y[after] as number) - (y[before] as number)) / spanMs;
        for (let i = before + 1; i < after; i++) {
          const sinceMs = (tMs[i] as number) - (tMs[before] as number);
          x[i] = (x[before] as number) + slopeX * sinceMs;
          y[i] = (y[before] as number) + slopeY * sinceMs;
          valid[i] = 1;
          filled[i] = 1;
        }
      }
    }
    before = after;
  }
  return { tMs, x, y, valid, filled };
}
