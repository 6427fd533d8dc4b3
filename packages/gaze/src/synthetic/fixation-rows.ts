import type { Fixations } from '#events/fixations.ts';

export type FixationRow = readonly [onsetMs: number, offsetMs: number, x: number, y: number];

/** Fixations as columns, without samples behind them. */
export function createFixationsOf(rows: readonly FixationRow[]): Fixations {
  const column = (i: 0 | 1 | 2 | 3) => Float64Array.from(rows, (row) => row[i]);
  return {
    onsetMs: column(0),
    offsetMs: column(1),
    x: column(2),
    y: column(3),
    from: new Uint32Array(rows.length),
    to: new Uint32Array(rows.length),
  };
}
