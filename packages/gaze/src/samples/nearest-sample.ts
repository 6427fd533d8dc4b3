import type { Signal } from './signal.ts';

/**
 * The valid sample that is nearest to a time, of two as near the earlier; −1 where none is within
 * reach.
 */
export function findNearestValid({ tMs, valid }: Signal, nowMs: number, reachMs: number): number {
  let low = 0;
  let high = tMs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tMs[middle] as number) < nowMs - reachMs) low = middle + 1;
    else high = middle;
  }
  let nearest = -1;
  for (let i = low; i < tMs.length && (tMs[i] as number) <= nowMs + reachMs; i++) {
    if (valid[i] === 0) continue;
    const isNearer =
      nearest < 0 ||
      Math.abs((tMs[i] as number) - nowMs) < Math.abs((tMs[nearest] as number) - nowMs);
    if (isNearer) nearest = i;
  }
  return nearest;
}
