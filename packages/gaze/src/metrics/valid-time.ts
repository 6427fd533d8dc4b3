import type { Signal } from '#samples/signal.ts';
import type { Interval } from './picture-view.ts';

/**
 * Time with valid gaze within the interval. Each valid sample stands for the time half-way to its
 * neighbours, but never for more than half a sampling interval on a side, so gaps do not count.
 */
export function measureValidTimeMs(
  { tMs, valid }: Signal,
  rateHz: number,
  { fromMs, toMs }: Interval,
): number {
  if (!(rateHz > 0)) throw new RangeError('rate is missing');
  const halfMs = 500 / rateHz;
  const last = tMs.length - 1;
  let totalMs = 0;
  for (let i = 0; i <= last; i++) {
    if (valid[i] === 0) continue;
    const t = tMs[i] as number;
    const beforeMs = i > 0 ? Math.min((t - (tMs[i - 1] as number)) / 2, halfMs) : halfMs;
    const afterMs = i < last ? Math.min(((tMs[i + 1] as number) - t) / 2, halfMs) : halfMs;
    totalMs += Math.max(Math.min(t + afterMs, toMs) - Math.max(t - beforeMs, fromMs), 0);
  }
  return totalMs;
}
