import { HOUR_MS } from '@fovea/contract/times';
import type { Clock } from '#platform/clock/clock.ts';
import { LimitError } from '#platform/limits/limit-error.ts';

const MAX_KEYS = 50_000;

/**
 * In the memory of one process, and forgotten with the hour: what only bounds counters is not worth a
 * row, and no address is kept.
 */
export function createHourlyBounds(clock: Clock) {
  const counts = new Map<string, number>();
  let hour = 0;
  /** False, and nothing counted, past the bound. */
  function tryTake(key: string, max: number): boolean {
    const nowHour = Math.floor(clock.now().getTime() / HOUR_MS);
    if (nowHour !== hour || counts.size >= MAX_KEYS) counts.clear();
    hour = nowHour;
    const count = (counts.get(key) ?? 0) + 1;
    if (count <= max) counts.set(key, count);
    return count <= max;
  }
  return {
    tryTake,
    take(key: string, max: number): void {
      if (tryTake(key, max)) return;
      const leftMs = (hour + 1) * HOUR_MS - clock.now().getTime();
      throw new LimitError('events_limited', Math.ceil(leftMs / 1_000));
    },
  };
}
