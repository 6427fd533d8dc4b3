export const FIRST_LOOK_ALGORITHM = { algorithm: 'kaplan-meier', version: 1 } as const;

/** People counted by time: times rise, each has a look or an end or both. */
export interface FirstLooks {
  readonly tMs: Float64Array;
  /** People whose first look came at that time. */
  readonly looks: Uint32Array;
  /** People who had not looked when their page ended at that time. */
  readonly ends: Uint32Array;
}

/** The estimate of [kaplan-meier]: who never looked counts as long as they could have. */
export interface FirstLook {
  readonly algorithm: 'kaplan-meier';
  readonly version: 1;
  readonly n: number;
  /** Times with a look, and the share that has not looked after each of them. */
  readonly tMs: Float64Array;
  readonly notYet: Float64Array;
  /** The first time at which half or more have looked; null when that is never reached. */
  readonly medianMs: number | null;
  /** Share of people without a look. */
  readonly neverShare: number | null;
}

const NEVER_MS = Number.POSITIVE_INFINITY;
/** A product that is one half but for rounding is one half. */
const ROUNDING = 1e-12;

/** One person each: the time of the first look, or (looked 0) when the page ended without it. */
export function countFirstLooks(tMs: Float64Array, looked: Uint8Array): FirstLooks {
  if (tMs.length !== looked.length) throw new RangeError('columns have different lengths');
  const looks = tMs.filter((_, i) => looked[i] === 1).sort();
  const ends = tMs.filter((_, i) => looked[i] !== 1).sort();
  const rows = { tMs: [] as number[], looks: [] as number[], ends: [] as number[] };
  let look = 0;
  let end = 0;
  while (look < looks.length || end < ends.length) {
    const time = Math.min(looks[look] ?? NEVER_MS, ends[end] ?? NEVER_MS);
    if (!(time >= 0)) throw new RangeError('a time is missing or negative');
    const nextLook = skipEqual(looks, look, time);
    const nextEnd = skipEqual(ends, end, time);
    rows.tMs.push(time);
    rows.looks.push(nextLook - look);
    rows.ends.push(nextEnd - end);
    look = nextLook;
    end = nextEnd;
  }
  return {
    tMs: Float64Array.from(rows.tMs),
    looks: Uint32Array.from(rows.looks),
    ends: Uint32Array.from(rows.ends),
  };
}

export function estimateFirstLook({ tMs, looks, ends }: FirstLooks): FirstLook {
  const n = sum(looks) + sum(ends);
  const rows = looks.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  const times = new Float64Array(rows);
  const notYet = new Float64Array(rows);
  let atRisk = n;
  let share = 1;
  let medianMs: number | null = null;
  let row = 0;
  for (let i = 0; i < tMs.length; i++) {
    const count = looks[i] as number;
    if (count > 0) {
      share *= (atRisk - count) / atRisk;
      times[row] = tMs[i] as number;
      notYet[row] = share;
      row++;
      if (medianMs === null && share <= 0.5 + ROUNDING) medianMs = tMs[i] as number;
    }
    // People whose page ends at the time of a look could still have looked.
    atRisk -= count + (ends[i] as number);
  }
  return {
    ...FIRST_LOOK_ALGORITHM,
    n,
    tMs: times,
    notYet,
    medianMs,
    neverShare: n > 0 ? sum(ends) / n : null,
  };
}

/** Share that has looked by a time; null without people. */
export function getNoticedBy({ n, tMs, notYet }: FirstLook, timeMs: number): number | null {
  if (n === 0) return null;
  let share = 0;
  for (let i = 0; i < tMs.length && (tMs[i] as number) <= timeMs; i++) {
    share = 1 - (notYet[i] as number);
  }
  return share;
}

function skipEqual(tMs: Float64Array, from: number, time: number): number {
  let at = from;
  while (at < tMs.length && tMs[at] === time) at++;
  return at;
}

function sum(counts: Uint32Array): number {
  return counts.reduce((total, count) => total + count, 0);
}
