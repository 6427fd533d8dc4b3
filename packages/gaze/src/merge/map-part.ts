import type { Fixations } from '#events/fixations.ts';
import type { HeatGrid } from '#maps/grid.ts';
import type { CellAmounts } from '#maps/heat-map.ts';
import { listFixationCells } from '#maps/point-weight.ts';
import type { MapWeight } from '#maps/scale.ts';
import { listSeenCells } from '#maps/viewers.ts';

/** A map of some recordings, to be merged: each cell once, in order, none of them empty. */
export interface MapPart extends CellAmounts {
  readonly weight: MapWeight;
  readonly columns: number;
  readonly rows: number;
  readonly people: number;
}

export interface MapPartOptions {
  readonly weight: MapWeight;
  readonly fromMs?: number;
  readonly toMs?: number;
  /** For the weight `viewers` only: how far from a fixation a place counts as seen. */
  readonly radiusPx?: number;
}

/** The part of one recording, x and y in px of the map. */
export function createMapPart(
  fixations: Fixations,
  grid: HeatGrid,
  { weight, fromMs = 0, toMs = Number.POSITIVE_INFINITY, radiusPx = 0 }: MapPartOptions,
): MapPart {
  const amounts =
    weight === 'viewers'
      ? listSeenCells(fixations, grid, radiusPx, fromMs, toMs)
      : listFixationCells(fixations, grid, weight, fromMs, toMs);
  return { ...join(amounts), weight, columns: grid.columns, rows: grid.rows, people: 1 };
}

export function addMapParts(a: MapPart, b: MapPart): MapPart {
  return combine(a, b, 1);
}

/** As if `b` had never been added. What is not in `a` cannot be taken away: RangeError. */
export function subtractMapParts(a: MapPart, b: MapPart): MapPart {
  return combine(a, b, -1);
}

function combine(a: MapPart, b: MapPart, sign: 1 | -1): MapPart {
  if (a.weight !== b.weight || a.columns !== b.columns || a.rows !== b.rows) {
    throw new RangeError('parts differ in grid or weight');
  }
  const cells = new Int32Array(a.n + b.n);
  const amounts = new Float64Array(a.n + b.n);
  cells.set(a.cells.subarray(0, a.n));
  cells.set(b.cells.subarray(0, b.n), a.n);
  amounts.set(a.amounts.subarray(0, a.n));
  for (let i = 0; i < b.n; i++) amounts[a.n + i] = sign * (b.amounts[i] as number);
  const joined = join({ n: a.n + b.n, cells, amounts });
  const people = a.people + sign * b.people;
  if (people < 0 || joined.amounts.some((amount) => amount < 0)) {
    throw new RangeError('part was never added');
  }
  return { ...a, ...joined, people };
}

/** Each cell once, in order, without those that come to 0. */
function join({ n, cells, amounts }: CellAmounts): CellAmounts {
  const order = Uint32Array.from({ length: n }, (_, i) => i);
  order.sort((i, j) => (cells[i] as number) - (cells[j] as number));
  const ownCells = new Int32Array(n);
  const ownAmounts = new Float64Array(n);
  let last = -1;
  for (const i of order) {
    const cell = cells[i] as number;
    if (last < 0 || ownCells[last] !== cell) {
      // The one before stays only if it came to something.
      if (last < 0 || ownAmounts[last] !== 0) last++;
      ownCells[last] = cell;
      ownAmounts[last] = 0;
    }
    ownAmounts[last] = (ownAmounts[last] as number) + (amounts[i] as number);
  }
  const count = last >= 0 && ownAmounts[last] === 0 ? last : last + 1;
  return { n: count, cells: ownCells.slice(0, count), amounts: ownAmounts.slice(0, count) };
}
