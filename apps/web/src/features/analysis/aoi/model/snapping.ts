import type { Box } from './shapes.ts';

/** Lines that something may snap to, as shares of the picture. */
export interface SnapLines {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** A line across the picture that something has snapped to. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

export interface Snapped {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/** Edges and middle of the picture, and those of other areas. */
export function listSnapLines(others: readonly Box[]): SnapLines {
  return {
    x: [0, 0.5, 1, ...others.flatMap(({ left, right }) => [left, (left + right) / 2, right])],
    y: [0, 0.5, 1, ...others.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom])],
  };
}

/**
 * How far something has to go to meet the nearest line on each axis, given the places of it that
 * may snap; nothing beyond the tolerance.
 */
export function snap(
  places: SnapLines,
  lines: SnapLines,
  tolerance: { readonly x: number; readonly y: number },
): Snapped {
  const x = findNearest(places.x, lines.x, tolerance.x);
  const y = findNearest(places.y, lines.y, tolerance.y);
  return {
    dx: x?.by ?? 0,
    dy: y?.by ?? 0,
    guides: [
      ...(x ? [{ axis: 'x' as const, at: x.line }] : []),
      ...(y ? [{ axis: 'y' as const, at: y.line }] : []),
    ],
  };
}

function findNearest(places: readonly number[], lines: readonly number[], tolerance: number) {
  let found: { readonly by: number; readonly line: number } | undefined;
  for (const place of places) {
    for (const line of lines) {
      const by = line - place;
      if (Math.abs(by) <= Math.min(tolerance, Math.abs(found?.by ?? tolerance))) {
        found = { by, line };
      }
    }
  }
  return found;
}
