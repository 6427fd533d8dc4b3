import fc from 'fast-check';
import { expect, it } from 'vitest';
import { traceContour } from './contours.ts';
import { createHeatGrid } from './grid.ts';

it('[MA19] closes every line and encloses all that is at least the value', () => {
  const grid = createHeatGrid(12, 12);
  const peak = new Float64Array(9);
  peak[4] = 2;
  const { rings, areaPx } = traceContour(grid, peak, 1);
  expect(rings).toHaveLength(1);
  // A diamond half-way to the four neighbours around the middle of the map.
  const points = [...(rings[0] ?? [])];
  expect(points.sort((a, b) => a - b)).toEqual([4, 6, 6, 6, 6, 8, 4, 8].sort((a, b) => a - b));
  expect(areaPx).toBe(8);
  expect(traceContour(grid, peak, 3)).toMatchObject({ rings: [], areaPx: 0 });
  expect(() => traceContour(grid, peak, 0)).toThrow(RangeError);
});

it('[MA20] counts holes against the area', () => {
  const grid = createHeatGrid(20, 20);
  const wall = new Float64Array(25).fill(2);
  wall[12] = 0;
  const { rings, areaPx } = traceContour(grid, wall, 1);
  expect(rings).toHaveLength(2);
  // 20 px square with cut corners of 2 px, less the diamond of 8 square px.
  expect(areaPx).toBeCloseTo(400 - 4 * 2 - 8, 9);
});

it('[MA21] joins a saddle when the mean of its corners is at least the value', () => {
  const grid = createHeatGrid(8, 8);
  const apart = traceContour(grid, Float64Array.of(3, 0, 0, 3), 2);
  const joined = traceContour(grid, Float64Array.of(3, 1, 1, 3), 2);
  expect(apart.rings).toHaveLength(2);
  expect(joined.rings).toHaveLength(1);
  const other = traceContour(grid, Float64Array.of(1, 3, 3, 1), 2);
  expect(other.rings).toHaveLength(1);
  expect(other.areaPx).toBeCloseTo(joined.areaPx, 9);
  expect(traceContour(grid, Float64Array.of(0, 3, 3, 0), 2).areaPx).toBeCloseTo(apart.areaPx, 9);
});

it('[MA22] encloses no more at higher values, and the same in a mirror and at any scale', () => {
  const grid = createHeatGrid(40, 32);
  const maps = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 80, maxLength: 80 });
  fc.assert(
    fc.property(maps, fc.integer({ min: 1, max: 18 }), (list, value) => {
      const values = Float64Array.from(list);
      const areaPx = traceContour(grid, values, value + 0.5).areaPx;
      const mirrored = values.map((_, i) => values[i - (i % 10) + 9 - (i % 10)] as number);
      expect(traceContour(grid, mirrored, value + 0.5).areaPx).toBeCloseTo(areaPx, 6);
      const larger = values.map((each) => each * 3);
      expect(traceContour(grid, larger, 3 * (value + 0.5)).areaPx).toBeCloseTo(areaPx, 6);
      expect(areaPx).toBeGreaterThanOrEqual(0);
      expect(traceContour(grid, values, value + 2.5).areaPx).toBeLessThanOrEqual(areaPx + 1e-9);
    }),
  );
});
