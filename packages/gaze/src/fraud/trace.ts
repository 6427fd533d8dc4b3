import type { PageSamples } from '#samples/page-samples.ts';
import { COORDINATE_UNIT_PX, DT_UNIT_MS } from '#samples/wire-units.ts';

export const TRACE_LIMITS = {
  /** A shorter trace says nothing: 2 s at 30 Hz. */
  minSamples: 60,
  /** Cells of the screen that a little noise seldom leaves, and two people seldom share. */
  cellsAcross: 10,
  cellsDown: 20,
  windowMs: 1_000,
  minWindowSamples: 5,
  minWindows: 8,
  /** More would only be more places where noise crosses the side of a cell. */
  maxWindows: 12,
  minCells: 5,
} as const;

/** The traits that two recordings of the same gaze share, as bytes to be hashed and kept. */
export interface Trace {
  /** Every time and place; null where there is too little. */
  readonly exact: Uint8Array | null;
  /** Where the gaze was in its first seconds; null where it is too short or stays too much in place. */
  readonly path: Uint8Array | null;
}

/** Whatever the clock said: times count from each page's first sample. */
export function toTrace(pages: readonly PageSamples[]): Trace {
  const count = pages.reduce((sum, { n }) => sum + n, 0);
  return {
    exact: count < TRACE_LIMITS.minSamples ? null : toExact(pages, count),
    path: toPath(pages),
  };
}

function toExact(pages: readonly PageSamples[], count: number): Uint8Array {
  const values = new Int32Array(pages.length * 2 + count * 3);
  let at = 0;
  for (const { page, n, tMs, x, y } of pages) {
    values[at++] = page;
    values[at++] = n;
    for (let i = 0; i < n; i++) {
      values[at++] = Math.round(((tMs[i] as number) - (tMs[0] as number)) / DT_UNIT_MS);
      values[at++] = Math.round((x[i] as number) / COORDINATE_UNIT_PX);
      values[at++] = Math.round((y[i] as number) / COORDINATE_UNIT_PX);
    }
  }
  return toBytes(values);
}

function toPath(pages: readonly PageSamples[]): Uint8Array | null {
  const { minWindows, maxWindows, minCells } = TRACE_LIMITS;
  const steps = pages
    .flatMap((samples) => listCells(samples).map((cell) => [samples.page, cell] as const))
    .slice(0, maxWindows);
  const cells = new Set(steps.map(([, cell]) => cell));
  if (steps.length < minWindows || cells.size < minCells) return null;
  return toBytes(Int32Array.from(steps.flat()));
}

/** The cell of the mean place of each second that has enough samples. */
function listCells({ n, tMs, x, y, widthPx, heightPx }: PageSamples): number[] {
  const { cellsAcross, cellsDown, windowMs, minWindowSamples } = TRACE_LIMITS;
  const cells: number[] = [];
  let from = 0;
  while (from < n) {
    const endMs = (tMs[from] as number) + windowMs;
    let across = 0;
    let down = 0;
    let to = from;
    while (to < n && (tMs[to] as number) < endMs) {
      across += (x[to] as number) / (widthPx[to] as number);
      down += (y[to] as number) / (heightPx[to] as number);
      to++;
    }
    const count = to - from;
    if (count >= minWindowSamples) {
      const column = toCell(across / count, cellsAcross);
      cells.push(toCell(down / count, cellsDown) * cellsAcross + column);
    }
    from = to;
  }
  return cells;
}

/** Beside the screen counts as its margin. */
function toCell(share: number, cells: number): number {
  return Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));
}

/** Little endian, whatever the machine has. */
function toBytes(values: Int32Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(values.length * 4));
  for (const [i, value] of values.entries()) bytes.setInt32(i * 4, value, true);
  return new Uint8Array(bytes.buffer);
}
