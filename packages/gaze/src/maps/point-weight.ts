import type { Fixations } from '#events/fixations.ts';
import { findCell, type HeatGrid } from './grid.ts';
import type { CellAmounts } from './heat-map.ts';

/** What a fixation adds to a map: 1, its ms, or its share of the person's time. */
export const POINT_WEIGHTS = ['count', 'absolute', 'relative'] as const;
export type PointWeight = (typeof POINT_WEIGHTS)[number];

/** With the weight `relative` each person has this amount in all, if they never look beside. */
export const RELATIVE_ONE = 65_536;

/** Amount per ms of a person's fixations; `count` goes by number instead. */
export function getAmountPerMs(weight: PointWeight, fixations: Fixations): number {
  if (weight !== 'relative') return 1;
  const totalMs = measureTotalMs(fixations);
  return totalMs > 0 ? RELATIVE_ONE / totalMs : 0;
}

/**
 * The whole amount of a fixation between two times since its onset. `beforeMs` is a clock that runs
 * through all of the person's fixations: amounts of times that follow one another add up exactly.
 */
export function toAmount(beforeMs: number, perMs: number, startMs: number, endMs: number): number {
  return Math.round((beforeMs + endMs) * perMs) - Math.round((beforeMs + startMs) * perMs);
}

/** What one person adds within an interval, x and y in px of the map; nothing from beside it. */
export function listFixationCells(
  fixations: Fixations,
  grid: HeatGrid,
  weight: PointWeight,
  fromMs = 0,
  toMs: number = Number.POSITIVE_INFINITY,
): CellAmounts {
  const { onsetMs, offsetMs, x, y } = fixations;
  const perMs = getAmountPerMs(weight, fixations);
  const cells = new Int32Array(onsetMs.length);
  const amounts = new Float64Array(onsetMs.length);
  let clockMs = 0;
  let n = 0;
  for (let i = 0; i < onsetMs.length; i++) {
    const onset = onsetMs[i] as number;
    const offset = offsetMs[i] as number;
    if (!(onset >= 0 && offset >= onset)) throw new RangeError('a fixation has no time');
    const beforeMs = weight === 'relative' ? clockMs : onset;
    clockMs += offset - onset;
    const cell = findCell(grid, x[i] as number, y[i] as number);
    if (cell < 0) continue;
    let amount: number;
    if (weight === 'count') amount = onset >= fromMs && onset < toMs ? 1 : 0;
    else {
      const startMs = Math.max(onset, fromMs) - onset;
      const endMs = Math.min(offset, toMs) - onset;
      amount = endMs > startMs ? toAmount(beforeMs, perMs, startMs, endMs) : 0;
    }
    if (amount === 0) continue;
    cells[n] = cell;
    amounts[n] = amount;
    n++;
  }
  return { n, cells, amounts };
}

function measureTotalMs({ onsetMs, offsetMs }: Fixations): number {
  let totalMs = 0;
  for (let i = 0; i < onsetMs.length; i++) {
    totalMs += (offsetMs[i] as number) - (onsetMs[i] as number);
  }
  return totalMs;
}
