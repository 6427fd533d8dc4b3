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

/** A product that is one half but for rounding is one half. */
const ROUNDING = 1e-12;

/** One person each: the time of the first look, or (looked 0) when the page ended without it. */
export function countFirstLooks(tMs: Float64Array, looked: Uint8Array): FirstLooks {
  if (tMs.length !== looked.length) throw new RangeError('columns have different lengths');
  const times = [...new Set(tMs)].sort((a, b) => a - b);
  const rows = new Map(times.map((time, row) => [time, row]));
  const looks = new Uint32Array(times.length);
  const ends = new Uint32Array(times.length);
  tMs.forEach((time, i) => {
    if (!(time >= 0)) throw new RangeError('a time is missing or negative');
    const column = looked[i] === 1 ? looks : ends;
    const row = rows.get(time) as number;
    column[row] = (column[row] as number) + 1;
  });
  return { tMs: Float64Array.from(times), looks, ends };
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

function sum(counts: Uint32Array): number {
  return counts.reduce((total, count) => total + count, 0);
}
