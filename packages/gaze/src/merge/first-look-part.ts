import type { FirstLooks } from '#metrics/first-look.ts';

/** Counts at whole ms of several groups together; times rise and none is empty. */
export function combineFirstLooks(a: FirstLooks, b: FirstLooks, sign: 1 | -1): FirstLooks {
  const tMs: number[] = [];
  const looks: number[] = [];
  const ends: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.tMs.length || j < b.tMs.length) {
    const timeA = a.tMs[i] ?? Number.POSITIVE_INFINITY;
    const timeB = b.tMs[j] ?? Number.POSITIVE_INFINITY;
    const time = Math.min(timeA, timeB);
    let lookCount = 0;
    let endCount = 0;
    if (timeA === time) {
      lookCount += a.looks[i] as number;
      endCount += a.ends[i] as number;
      i++;
    }
    if (timeB === time) {
      lookCount += sign * (b.looks[j] as number);
      endCount += sign * (b.ends[j] as number);
      j++;
    }
    if (lookCount < 0 || endCount < 0) throw new RangeError('part was never added');
    if (lookCount === 0 && endCount === 0) continue;
    tMs.push(time);
    looks.push(lookCount);
    ends.push(endCount);
  }
  return {
    tMs: Float64Array.from(tMs),
    looks: Uint32Array.from(looks),
    ends: Uint32Array.from(ends),
  };
}
