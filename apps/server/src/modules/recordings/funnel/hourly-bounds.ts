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
  return {
    take(key: string, max: number): void {
      const nowMs = clock.now().getTime();
      const nowHour = Math.floor(nowMs / HOUR_MS);
      if (nowHour !== hour || counts.size >= MAX_KEYS) counts.clear();
      hour = nowHour;
      const count = (counts.get(key) ?? 0) + 1;
      if (count > max) {
        const leftMs = (nowHour + 1) * HOUR_MS - nowMs;
        throw new LimitError('events_limited', Math.ceil(leftMs / 1_000));
      }
      counts.set(key, count);
    },
  };
}
