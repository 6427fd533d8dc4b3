import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Signal } from '#samples/signal.ts';
import { CROWD_PEAK_DEFAULTS, findCrowdPeaks } from './crowd-peaks.ts';
import { createHeatGrid } from './grid.ts';
import { findPeaks, PEAK_DEFAULTS, type Peaks } from './peaks.ts';

const grid = createHeatGrid(400, 800);
const options = { ...CROWD_PEAK_DEFAULTS, sigmaPx: 40 };

/** A person with one sample at 1000 ms. */
function toPerson([x, y]: readonly [number, number]): Signal {
  return {
    tMs: Float64Array.of(1000),
    x: Float64Array.of(x),
    y: Float64Array.of(y),
    valid: Uint8Array.of(1),
  };
}

function find(points: readonly (readonly [number, number])[], nowMs = 1000) {
  return findCrowdPeaks(points.map(toPerson), nowMs, grid, options);
}

function toPoints({ x, y }: Peaks): number[][] {
  return Array.from(x, (each, k) => [each, y[k] as number]);
}

it('[MA29] finds the place where most look, not the mean of all', () => {
  const crowd = [
    [98, 98],
    [102, 102],
    [102, 98],
    [300, 702],
    [302, 700],
  ] as const;
  const peaks = find(crowd);
  expect(toPoints(peaks)).toEqual([
    [102, 98],
    [302, 702],
  ]);
  expect(peaks).toMatchObject({ algorithm: 'peaks', version: 1, options, people: 5 });
  expect(peaks.share[0]).toBe(1);
  expect(peaks.share[1]).toBeCloseTo(2 / 3, 1);
});

it('[MA29] is between people who look near each other, and at both when they do not', () => {
  const apart = (px: number) =>
    toPoints(
      find([
        [202 - px / 2, 402],
        [202 + px / 2, 402],
      ]),
    );
  // Two equal bells have one top up to a distance of two sigmas.
  expect(apart(64)).toEqual([[202, 402]]);
  expect(apart(160)).toEqual([
    [122, 402],
    [282, 402],
  ]);
});

it('[MA29] is where the sum of the bells is highest', () => {
  const place = fc.tuple(fc.integer({ min: 0, max: 399 }), fc.integer({ min: 0, max: 799 }));
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (crowd) => {
      const measureDensity = (px: number, py: number) =>
        crowd.reduce((sum, [x, y]) => sum + Math.exp(-((px - x) ** 2 + (py - y) ** 2) / 3200), 0);
      const { x, y } = find(crowd);
      const top = measureDensity(x[0] as number, y[0] as number);
      for (let py = 2; py < 800; py += 12) {
        for (let px = 2; px < 400; px += 12) {
          // Half a cell of rounding for each person, and whole taps.
          expect(measureDensity(px, py)).toBeLessThan(1.05 * top + 0.05);
        }
      }
    }),
    { numRuns: 20 },
  );
});

it('[MA27] finds the peaks of any map, also at its rim and on a plateau', () => {
  const small = createHeatGrid(20, 12);
  const find = (rows: readonly (readonly number[])[]) =>
    toPoints(findPeaks(small, Float64Array.from(rows.flat()), { ...PEAK_DEFAULTS, sigmaPx: 4 }));
  expect(
    find([
      [9, 1, 1, 1, 1],
      [1, 1, 1, 7, 7],
      [1, 1, 1, 1, 1],
    ]),
  ).toEqual([
    [2, 2],
    [14, 6],
  ]);
  expect(find(new Array(3).fill([0, 0, 0, 0, 0]))).toEqual([]);
  expect(() => findPeaks(small, new Float64Array(14), { ...PEAK_DEFAULTS, sigmaPx: 4 })).toThrow(
    RangeError,
  );
});

it('[MA28] leaves out what is at most half as high and what is nearer than two sigmas', () => {
  const one = [
    [98, 98],
    [98, 98],
    [98, 700],
  ] as const;
  expect(toPoints(find(one))).toEqual([[98, 98]]);
  expect(toPoints(find([...one, [98, 700]]))).toHaveLength(2);
  const lower = findCrowdPeaks(one.map(toPerson), 1000, grid, { ...options, minShare: 0.49 });
  expect(toPoints(lower)).toHaveLength(2);
  const wide = findCrowdPeaks([...one, [98, 700] as const].map(toPerson), 1000, grid, {
    ...options,
    minDistanceSigmas: 20,
  });
  expect(toPoints(wide)).toEqual([[98, 98]]);
});

it('[MA29] takes the gaze of a person near the time, on the picture', () => {
  expect(find([[98, 98]], 1050).people).toBe(1);
  expect(find([[98, 98]], 1051)).toMatchObject({ people: 0, x: new Float64Array(0) });
  expect(find([[-1, 98]]).people).toBe(0);
  expect(find([]).x).toHaveLength(0);
  const point = [toPerson([98, 98])];
  expect(() => findCrowdPeaks(point, 1000, grid, { ...options, sigmaPx: 0 })).toThrow(RangeError);
  expect(() => findCrowdPeaks(point, 1000, grid, { ...options, reachMs: -1 })).toThrow(RangeError);
});
