import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prepareAoi } from '#aoi/prepared-aoi.ts';
import type { Fixations } from '#events/fixations.ts';
import { createHeatGrid } from '#maps/grid.ts';
import { HeatMap } from '#maps/heat-map.ts';
import { createGaussKernel } from '#maps/kernel.ts';
import { measureAoiMetrics } from '#metrics/aoi-metrics.ts';
import { measureAttentionRatio } from '#metrics/attention.ts';
import { countFirstLooks, estimateFirstLook } from '#metrics/first-look.ts';
import { measureReach } from '#metrics/reach.ts';
import { createFixationsOf } from '#synthetic/fixation-rows.ts';
import { toGroupMetrics } from './group-metrics.ts';
import { addMapParts, createMapPart, type MapPart, subtractMapParts } from './map-part.ts';
import {
  addMetricsParts,
  createMetricsPart,
  type MetricsPart,
  subtractMetricsParts,
} from './metrics-part.ts';

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

const aois = [
  prepareAoi([
    {
      timestamp: 0,
      shape: { type: 'rectangle', x: 0, y: 0, width: 0.4, height: 1 },
      easing: 'hold',
      visible: true,
    },
  ]),
  prepareAoi([
    {
      timestamp: 500,
      shape: { type: 'ellipse', cx: 0.7, cy: 0.5, rx: 0.3, ry: 0.3 },
      easing: 'hold',
      visible: true,
    },
  ]),
];

function metricsOf(fixations: Fixations) {
  const inPicture = {
    ...fixations,
    x: fixations.x.map((x) => x / 100),
    y: fixations.y.map((y) => y / 100),
  };
  const view = { fixations: inPicture, sampleTimesMs: fixations.onsetMs, shownMs: 4000 };
  return measureAoiMetrics(view, aois);
}

function mapPartOf(fixations: Fixations, weight: MapPart['weight']): MapPart {
  return createMapPart(fixations, grid, { weight, radiusPx: 10 });
}

function metricsPartOf(fixations: Fixations): MetricsPart {
  return createMetricsPart(metricsOf(fixations));
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

it('[MG4] merges parts of metrics in any order to the same part', () => {
  fc.assert(
    fc.property(groups, orders, (group, order) => {
      const parts = group.map(metricsPartOf);
      const there = parts.reduce(addMetricsParts);
      expect(mergeBy(parts, order, addMetricsParts)).toEqual(there);
    }),
  );
});

it('[MG5] takes a part of metrics away as if it had never been added', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const parts = group.map(metricsPartOf);
      const [first, ...rest] = parts as [MetricsPart, ...MetricsPart[]];
      const without = subtractMetricsParts(parts.reduce(addMetricsParts), first);
      expect(without).toEqual(rest.reduce(addMetricsParts));
    }),
  );
});

it('[MG6] gives the figures of a group that its people give directly', () => {
  fc.assert(
    fc.property(groups, (group) => {
      const merged = toGroupMetrics(group.map(metricsPartOf).reduce(addMetricsParts));
      merged.forEach((figures, i) => {
        const people = group
          .map((each) => metricsOf(each).aois[i])
          .filter((aoi) => aoi !== undefined);
        expect(figures).toMatchObject(measureReach(people));
        const ratios = measureAttentionRatio(
          people.map(({ validDwellMs }) => ({ validDwellMs, validMs: 4000 })),
        );
        expect(figures.attention.n).toBe(ratios.n);
        expect(figures.attention.ratio).toBeCloseTo(ratios.ratio ?? -1, 8);
        const looks = countFirstLooks(
          Float64Array.from(people, ({ ttffMs, observedMs }) => ttffMs ?? observedMs),
          Uint8Array.from(people, ({ ttffMs }) => (ttffMs === null ? 0 : 1)),
        );
        expect(figures.firstLook).toEqual(estimateFirstLook(looks));
        const mean = (of: (aoi: (typeof people)[number]) => number) =>
          people.reduce((sum, aoi) => sum + of(aoi), 0) / people.length;
        expect(figures.meanDwellMs).toBeCloseTo(
          mean(({ dwellMs }) => dwellMs),
          6,
        );
        expect(figures.meanVisitCount).toBeCloseTo(
          mean(({ visitCount }) => visitCount),
          9,
        );
        expect(figures.meanEntryRank).toBeCloseTo(
          mean(({ entryRank }) => entryRank),
          9,
        );
        expect(figures.firstShare).toBeCloseTo(
          mean(({ isFirstAoi }) => Number(isFirstAoi)),
          9,
        );
      });
    }),
  );
});

it('[MG7] refuses to take away what was never added, and parts that do not fit', () => {
  const fixations = createFixationsOf([[100, 300, 10, 10]]);
  const none = createFixationsOf([]);
  const map = mapPartOf(fixations, 'absolute');
  expect(() => subtractMapParts(mapPartOf(none, 'absolute'), map)).toThrow(RangeError);
  expect(() => addMapParts(map, mapPartOf(fixations, 'count'))).toThrow(RangeError);
  const metrics = metricsPartOf(fixations);
  expect(() => subtractMetricsParts(metricsPartOf(none), metrics)).toThrow(RangeError);
  expect(() => addMetricsParts(metrics, { ...metrics, aois: [] })).toThrow(RangeError);
});
