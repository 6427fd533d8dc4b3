import {
  CELL_PX,
  createGaussKernel,
  createHeatGrid,
  type HeatGrid,
  HeatMap,
} from '@fovea/gaze/maps';
import { createSeededRandom } from '@fovea/gaze/synthetic';

/** Input that both sides are given. */
export interface MetricsCase {
  readonly times: Float64Array;
  readonly looked: Uint8Array;
  readonly counts: Uint32Array;
  readonly k: number;
  readonly grid: HeatGrid;
  /** Two blurred maps and one of whole numbers at random, which is full of saddles. */
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly rough: Float64Array;
  readonly cells: Int32Array;
  readonly contours: Readonly<Record<'a' | 'rough', readonly number[]>>;
  /** A crowd around a few places of a map of its own, x and y in px. */
  readonly crowd: {
    readonly grid: HeatGrid;
    readonly sigmaPx: number;
    readonly x: Float64Array;
    readonly y: Float64Array;
  };
}

/** Small and large groups, tied times, sparse and full transitions, maps of many sizes. */
export function createMetricsCase(seed: number): MetricsCase {
  const random = createSeededRandom(seed);
  const pick = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const people = pick(1, 120);
  const stepMs = pick(0, 1) === 0 ? 1 : 250;
  const states = pick(2, 8);
  const fill = random();
  const grid = createHeatGrid(pick(20, 120), pick(20, 120));
  const a = createMap(grid, pick, 5 + 30 * random());
  return {
    times: Float64Array.from(
      { length: people },
      () => stepMs * Math.round((random() * 8000) / stepMs),
    ),
    looked: Uint8Array.from({ length: people }, () => (random() < 0.7 ? 1 : 0)),
    counts: Uint32Array.from({ length: states * states }, () =>
      random() < fill ? pick(1, 40) : 0,
    ),
    k: pick(1, 6),
    grid,
    a,
    b: createMap(grid, pick, 5 + 30 * random()),
    rough: Float64Array.from({ length: grid.columns * grid.rows }, () => pick(0, 9)),
    cells: Int32Array.from({ length: pick(1, 60) }, () => pick(0, grid.columns * grid.rows - 1)),
    contours: {
      a: [0.25, 0.5, 0.75].map((share) => share * a.reduce((most, value) => Math.max(most, value))),
      rough: [1, 4.5, 8],
    },
    crowd: createCrowd(random, pick),
  };
}

/** As plain lists, maps row by row. */
export function toReferenceCase(each: MetricsCase): unknown {
  const { columns, rows } = each.grid;
  const toRows = (values: Float64Array) =>
    Array.from({ length: rows }, (_, row) => [
      ...values.subarray(row * columns, (row + 1) * columns),
    ]);
  const states = Math.sqrt(each.counts.length);
  return {
    times: [...each.times],
    looked: [...each.looked],
    counts: Array.from({ length: states }, (_, i) => [
      ...each.counts.subarray(i * states, (i + 1) * states),
    ]),
    k: each.k,
    a: toRows(each.a),
    b: toRows(each.b),
    rough: toRows(each.rough),
    cells: [...each.cells],
    contours: each.contours,
    cellPx: CELL_PX,
    crowd: { ...each.crowd, x: [...each.crowd.x], y: [...each.crowd.y] },
  };
}

/** Some look beside the picture. */
function createCrowd(
  random: () => number,
  pick: (from: number, to: number) => number,
): MetricsCase['crowd'] {
  const grid = createHeatGrid(pick(100, 400), pick(100, 400));
  const places = Array.from({ length: pick(1, 4) }, () => [random(), random()] as const);
  const gaze = Array.from({ length: pick(1, 60) }, () => {
    const [u, v] = places[pick(0, places.length - 1)] as (typeof places)[number];
    return [
      grid.widthPx * (u + 0.2 * (random() - 0.5)),
      grid.heightPx * (v + 0.2 * (random() - 0.5)),
    ] as const;
  });
  return {
    grid,
    sigmaPx: 8 + 30 * random(),
    x: Float64Array.from(gaze, ([x]) => x),
    y: Float64Array.from(gaze, ([, y]) => y),
  };
}

function createMap(
  grid: HeatGrid,
  pick: (from: number, to: number) => number,
  sigmaPx: number,
): Float64Array {
  const map = new HeatMap(grid, createGaussKernel(sigmaPx));
  const n = pick(1, 40);
  const cells = Int32Array.from({ length: n }, () => pick(0, grid.columns * grid.rows - 1));
  map.add({ n, cells, amounts: Float64Array.from({ length: n }, () => pick(60, 900)) });
  return map.values.slice();
}
