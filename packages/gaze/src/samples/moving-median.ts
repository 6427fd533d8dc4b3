import { checkNotNegative, checkPositive, checkSignal, TIME_SLACK_MS } from './check-signal.ts';
import type { Signal } from './signal.ts';
import { SortedWindow } from './sorted-window.ts';
import { findRunEnd, findRunStart } from './valid-runs.ts';

export interface MovingMedianOptions {
  /** Half of it lies on either side of a sample. */
  readonly windowMs: number;
  /** Samples further apart than this share no window. */
  readonly maxStepMs: number;
}

/**
 * Each valid sample becomes the median, per axis, of the samples in its window; windows end where
 * their run of valid samples ends. The median of an even number is the mean of the middle two.
 */
export function movingMedian(signal: Signal, { windowMs, maxStepMs }: MovingMedianOptions): Signal {
  checkSignal(signal);
  checkNotNegative('windowMs', windowMs);
  checkPositive('maxStepMs', maxStepMs);
  const { tMs } = signal;
  const x = signal.x.slice();
  const y = signal.y.slice();
  const windowX = new SortedWindow(tMs.length);
  const windowY = new SortedWindow(tMs.length);
  const reachMs = windowMs / 2 + TIME_SLACK_MS;
  let start = findRunStart(signal, 0);
  while (start < tMs.length) {
    const end = findRunEnd(signal, start, maxStepMs);
    let from = start;
    let to = start;
    windowX.clear();
    windowY.clear();
    for (let i = start; i < end; i++) {
      const nowMs = tMs[i] as number;
      while (to < end && (tMs[to] as number) - nowMs <= reachMs) {
        windowX.add(signal.x[to] as number);
        windowY.add(signal.y[to] as number);
        to++;
      }
      while (nowMs - (tMs[from] as number) > reachMs) {
        windowX.remove(signal.x[from] as number);
        windowY.remove(signal.y[from] as number);
        from++;
      }
      x[i] = windowX.getMedian();
      y[i] = windowY.getMedian();
    }
    start = findRunStart(signal, end);
  }
  return { tMs, x, y, valid: signal.valid };
}
