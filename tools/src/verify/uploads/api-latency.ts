import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 10;

/** Calls one after the other until `isOver`; the 99th hundredth of their times, in ms. */
export async function measureP99(
  call: () => Promise<unknown>,
  isOver: (calls: number) => boolean,
): Promise<number> {
  const timesMs: number[] = [];
  while (!isOver(timesMs.length)) {
    const startMs = performance.now();
    await call();
    timesMs.push(performance.now() - startMs);
    await sleep(EVERY_MS);
  }
  return timesMs.toSorted((a, b) => a - b)[Math.floor(timesMs.length * 0.99)] ?? Number.NaN;
}

export function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
