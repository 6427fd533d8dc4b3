import { CELL_PX, type HeatGrid } from './grid.ts';

/** Closed lines at one height. Outer rings have a positive area, holes a negative one. */
export interface Contour {
  readonly value: number;
  /** x and y in turn, in px of the map; the last point joins the first. */
  readonly rings: readonly Float64Array[];
  /** Area that the rings enclose, in square px of the map. */
  readonly areaPx: number;
}

/**
 * Lines around all cells of at least `value` by marching squares: straight between the middles of
 * cells, in a saddle by the mean of its corners. Around the map lies a ring of empty cells, so that
 * every line closes.
 */
export function traceContour(grid: HeatGrid, values: Float64Array, value: number): Contour {
  if (!(value > 0)) throw new RangeError('a contour stands above 0');
  const nodes = createNodes(grid, values);
  const next = linkEdges(nodes, value);
  const rings: Float64Array[] = [];
  let areaPx = 0;
  for (let start = 0; start < next.length; start++) {
    if (next[start] === -1) continue;
    const ring: number[] = [];
    for (let edge = start; next[edge] !== -1; ) {
      pushCrossing(ring, nodes, edge, value);
      const following = next[edge] as number;
      next[edge] = -1;
      edge = following;
    }
    rings.push(Float64Array.from(ring));
    areaPx += measureRing(ring);
  }
  return { value, rings, areaPx };
}

interface Nodes {
  readonly width: number;
  readonly height: number;
  readonly values: Float64Array;
}

function createNodes({ columns, rows }: HeatGrid, values: Float64Array): Nodes {
  const nodes = { width: columns + 2, height: rows + 2 };
  const padded = new Float64Array(nodes.width * nodes.height);
  for (let row = 0; row < rows; row++) {
    padded.set(values.subarray(row * columns, (row + 1) * columns), (row + 1) * nodes.width + 1);
  }
  return { ...nodes, values: padded };
}

/** For each edge that a line crosses, the edge it crosses next; else −1. High is on its left. */
function linkEdges({ width, height, values }: Nodes, value: number): Int32Array {
  const next = new Int32Array(2 * width * height).fill(-1);
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const node = y * width + x;
      const a = values[node] as number;
      const b = values[node + 1] as number;
      const c = values[node + width + 1] as number;
      const d = values[node + width] as number;
      const corners =
        (a >= value ? 1 : 0) | (b >= value ? 2 : 0) | (c >= value ? 4 : 0) | (d >= value ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      const top = 2 * node;
      const left = 2 * node + 1;
      const bottom = 2 * (node + width);
      const right = 2 * (node + 1) + 1;
      const sides = [top, right, bottom, left] as const;
      const isJoined = a + b + c + d >= 4 * value;
      const lines = corners === 5 || corners === 10 ? SADDLES[isJoined ? 1 : 0] : LINES;
      for (const [from, to] of lines[corners] ?? []) next[sides[from]] = sides[to];
    }
  }
  return next;
}

type Line = readonly [from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3];

/** By corners that are high (1 top left, 2 top right, 4 bottom right, 8 bottom left). */
const LINES: Readonly<Record<number, readonly Line[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};
/** Two high corners opposite each other: apart, or joined through the middle. */
const SADDLES: readonly [apart: typeof LINES, joined: typeof LINES] = [
  {
    5: [
      [3, 0],
      [1, 2],
    ],
    10: [
      [0, 1],
      [2, 3],
    ],
  },
  {
    5: [
      [3, 2],
      [1, 0],
    ],
    10: [
      [0, 3],
      [2, 1],
    ],
  },
];

function pushCrossing(ring: number[], nodes: Nodes, edge: number, value: number): void {
  const node = edge >> 1;
  const isDown = (edge & 1) === 1;
  const from = nodes.values[node] as number;
  const to = nodes.values[isDown ? node + nodes.width : node + 1] as number;
  const share = (value - from) / (to - from);
  const column = node % nodes.width;
  const row = (node - column) / nodes.width;
  // Node 1 is the middle of the first cell.
  ring.push((column + (isDown ? 0 : share) - 0.5) * CELL_PX);
  ring.push((row + (isDown ? share : 0) - 0.5) * CELL_PX);
}

/** Positive for a ring whose inside is on its left, as y grows downwards. */
function measureRing(ring: readonly number[]): number {
  let twice = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    twice += (ring[i] as number) * (ring[j + 1] as number);
    twice -= (ring[j] as number) * (ring[i + 1] as number);
  }
  return twice / 2;
}
