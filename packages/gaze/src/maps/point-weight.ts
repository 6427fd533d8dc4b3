import type { Fixations } from '#events/fixations.ts';
import { findCell, type HeatGrid } from './grid.ts';
import type { CellAmounts } from './heat-map.ts';

/** Amount that a fixation adds to a map: 1, its ms, or its share of the person's time. */
export const POINT_WEIGHTS = ['count', 'absolute', 'relative'] as const;
export type PointWeight = (typeof POINT_WEIGHTS)[number];

/** With the weight `relative` each person has this amount in all, if they never look beside. */
export const RELATIVE_ONE = 65_536;

/** No page lasts longer, 24 days: so whole ms fit columns of 32 bits. */
export const MOST_MS = 2 ** 31 - 1;

/**
 * Cells that one person adds within an interval, x and y in px of the map; fixations beside the map
 * add none.
 */
export function listFixationCells(
  fixations: Fixations,
  grid: HeatGrid,
  weight: PointWeight,
  fromMs = 0,
  toMs: number = Number.POSITIVE_INFINITY,
): CellAmounts {
  const { onsetMs, offsetMs, x, y } = fixations;
  const cells = new Int32Array(onsetMs.length);
  const amounts = new Float64Array(onsetMs.length);
  const perMs = weight === 'relative' ? getSharePerMs(fixations) : 1;
  const endMs = Math.min(toMs, MOST_MS);
  let clockMs = 0;
  let n = 0;
  for (let i = 0; i < onsetMs.length; i++) {
    const onset = onsetMs[i] as number;
    const offset = offsetMs[i] as number;
    checkTimes(onset, offset);
    let amount: number;
    if (weight === 'count') amount = onset >= fromMs && onset < toMs ? 1 : 0;
    else if (weight === 'absolute') {
      amount = toWhole(Math.min(offset, endMs)) - toWhole(Math.max(onset, fromMs));
    } else {
      const originMs = clockMs - onset;
      const low = toWhole(clockMs * perMs);
      clockMs += offset - onset;
      const high = toWhole(clockMs * perMs);
      const from = toWhole((fromMs + originMs) * perMs);
      const to = toWhole((endMs + originMs) * perMs);
      amount = Math.min(high, to) - Math.max(low, from);
    }
    if (amount <= 0) continue;
    const cell = findCell(grid, x[i] as number, y[i] as number);
    if (cell < 0) continue;
    cells[n] = cell;
    amounts[n] = amount;
    n++;
  }
  return { n, cells, amounts };
}

/** Half a part counts as one. Several times as fast as `Math.round`. */
export function toWhole(amount: number): number {
  return Math.floor(amount + 0.5);
}

export function checkTimes(onsetMs: number, offsetMs: number): void {
  if (!(onsetMs >= 0 && offsetMs >= onsetMs && offsetMs <= MOST_MS)) {
    throw new RangeError('a fixation has no time');
  }
}

/** With the weight `relative`, the amount per ms of a person's fixations. */
export function getSharePerMs({ onsetMs, offsetMs }: Fixations): number {
  let totalMs = 0;
  for (let i = 0; i < onsetMs.length; i++) {
    totalMs += (offsetMs[i] as number) - (onsetMs[i] as number);
  }
  return totalMs > 0 ? RELATIVE_ONE / totalMs : 0;
}
