import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fixations } from '#events/fixations.ts';
import { createHeatGrid } from '#maps/grid.ts';
import { HeatMap } from '#maps/heat-map.ts';
import { createGaussKernel } from '#maps/kernel.ts';
import { createFixationsOf } from '#synthetic/fixation-rows.ts';
import { addMapParts, createMapPart, type MapPart, subtractMapParts } from './map-part.ts';

const grid = createHeatGrid(100, 100);
const steps = fc.array(
  fc.tuple(
    fc.integer({ min: 20, max: 400 }),
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 0, max: 110 }),
  ),
  { maxLength: 8 },
);
/** Whole ms and places. */
const recordings = steps.map((list): Fixations => {
  let tMs = 0;
  const rows = list.map(([durationMs, gapMs, x, y]) => {
    const onsetMs = tMs + gapMs;
    tMs = onsetMs + durationMs;
    return [onsetMs, tMs, x, y] as const;
  });
  return createFixationsOf(rows);
});
const groups = fc.array(recordings, { minLength: 2, maxLength: 8 });
/** Which two parts are merged next, as shares of those that are left. */
const orders = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 8, maxLength: 8 });
const weights = fc.constantFrom('count', 'absolute', 'relative', 'viewers');

function mapPartOf(fixations: Fixations, weight: MapPart['weight']): MapPart {
  return createMapPart(fixations, grid, { weight, radiusPx: 10 });
}

/** Any two at a time, until one is left. */
function mergeBy<T>(
  parts: readonly T[],
  order: readonly (readonly [number, number])[],
  add: (a: T, b: T) => T,
): T {
  const left = [...parts];
  for (const [a, b] of order) {
    if (left.length === 1) break;
    const [first] = left.splice(a % left.length, 1) as [T];
    const at = b % left.length;
    left[at] = add(left[at] as T, first);
  }
  expect(left.length).toBe(1);
  return left[0] as T;
}

it('[MG1] merges parts of maps in any order to the same part', () => {
  fc.assert(
    fc.property(groups, weights, orders, (group, weight, order) => {
      const parts = group.map((each) => mapPartOf(each, weight as MapPart['weight']));
      const there = parts.reduce(addMapParts);
      expect(mergeBy(parts, order, addMapParts)).toEqual(there);
      expect(there.people).toBe(group.length);
      expect([...there.cells]).toEqual([...new Set(there.cells)].sort((a, b) => a - b));
    }),
  );
});

it('[MG2] takes a part of a map away as if it had never been added', () => {
  fc.assert(
    fc.property(groups, weights, (group, weight) => {
      const parts = group.map((each) => mapPartOf(each, weight as MapPart['weight']));
      const [first, ...rest] = parts as [MapPart, ...MapPart[]];
      expect(subtractMapParts(parts.reduce(addMapParts), first)).toEqual(rest.reduce(addMapParts));
    }),
  );
});

it('[MG3] makes the same map of a merged part as of all parts one by one', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const parts = group.map((each) => mapPartOf(each, 'absolute'));
      const kernel = createGaussKernel(9);
      const together = new HeatMap(grid, kernel);
      together.add(parts.reduce(addMapParts));
      const apart = new HeatMap(grid, kernel);
      for (const part of parts) {
        apart.add(part);
        expect(apart.values.length).toBe(625);
      }
      expect(apart.values).toEqual(together.values);
    }),
    { numRuns: 30 },
  );
});

it('[MG7] refuses to take away what was never added, and parts that do not fit', () => {
  const fixations = createFixationsOf([[100, 300, 10, 10]]);
  const none = createFixationsOf([]);
  const map = mapPartOf(fixations, 'absolute');
  expect(() => subtractMapParts(mapPartOf(none, 'absolute'), map)).toThrow(RangeError);
  expect(() => addMapParts(map, mapPartOf(fixations, 'count'))).toThrow(RangeError);
});
