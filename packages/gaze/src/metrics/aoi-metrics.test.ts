import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Keyframe } from '#aoi/keyframe.ts';
import { type PreparedAoi, prepareAoi } from '#aoi/prepared-aoi.ts';
import type { Fixations } from '#events/fixations.ts';
import { createFixationsOf } from '#synthetic/fixation-rows.ts';
import { measureAoiMetrics } from './aoi-metrics.ts';
import type { AoiMetrics, AoiMetricsOptions } from './metric-columns.ts';
import { type PictureView, toPictureFixations, type ViewportTrack } from './picture-view.ts';
import { measureReach } from './reach.ts';
import { createValidTime } from './valid-time.ts';

type Row = readonly [onsetMs: number, offsetMs: number, x: number, y?: number];

function fixationsOf(rows: readonly Row[]): Fixations {
  return createFixationsOf(
    rows.map(([onsetMs, offsetMs, x, y = 0.5]) => [onsetMs, offsetMs, x, y]),
  );
}

function viewOf(rows: readonly Row[], more: Partial<PictureView> = {}): PictureView {
  const sampleTimesMs = Float64Array.from({ length: 1000 }, (_, i) => i * 10 + 5);
  return { fixations: fixationsOf(rows), sampleTimesMs, shownMs: 10_000, ...more };
}

/** A full-height rectangle. */
function keyframe(timestamp: number, x: number, width: number, visible = true): Keyframe {
  const shape = { type: 'rectangle', x, y: 0, width, height: 1 } as const;
  return { timestamp, shape, easing: 'linear', visible };
}

const left = prepareAoi([keyframe(0, 0, 0.5)]);
const right = prepareAoi([keyframe(0, 0.5, 0.5)]);

function measure(
  rows: readonly Row[],
  aois: readonly PreparedAoi[] = [left],
  options: Partial<AoiMetricsOptions> = {},
): AoiMetrics {
  return measureAoiMetrics(viewOf(rows), aois, options).aois[0] as AoiMetrics;
}

it('[ME1] turns CSS px of the page into 0..1 of the picture that stands on it', () => {
  const rect = { xPx: 100, yPx: 50, widthPx: 200, heightPx: 400 };
  const { x, y } = toPictureFixations(fixationsOf([[0, 1, 200, 150]]), rect);
  expect([x[0], y[0]]).toEqual([0.5, 0.25]);
  const empty = { ...rect, widthPx: 0 };
  expect(() => toPictureFixations(fixationsOf([]), empty)).toThrow(RangeError);
});

it('[ME2] sums as dwell the time in which centres lie in the AOI, hit or not', () => {
  const rows: Row[] = [
    [100, 300, 0.2],
    [400, 700, 0.7],
    [800, 900, 0.4],
  ];
  expect(measure(rows).dwellMs).toBe(300);
  expect(measure(rows, [left], { fromMs: 200, toMs: 850 }).dwellMs).toBe(150);
  const appears = prepareAoi([keyframe(250, 0, 0.5)]);
  expect(measure([[100, 300, 0.2]], [appears])).toMatchObject({ dwellMs: 50, fixationCount: 0 });
});

it('[ME17] counts of the dwell only what has valid gaze, as the valid time does', () => {
  const tMs = Float64Array.from({ length: 100 }, (_, i) => i * 10 + 5);
  const valid = Uint8Array.from(tMs, (t) => (t > 200 && t < 300 ? 0 : 1));
  const validTime = createValidTime({ tMs, x: tMs, y: tMs, valid }, 100);
  const view = viewOf([[100, 400, 0.2]], { shownMs: 1000, validTime });
  const still = measureAoiMetrics(view, [left]);
  expect(still.validMs).toBe(900);
  expect(still.aois[0]).toMatchObject({ dwellMs: 300, validDwellMs: 200 });
  const leaving = prepareAoi([keyframe(0, 0, 1), keyframe(1000, 0, 0.2)]);
  const moving = measureAoiMetrics(view, [leaving]).aois[0];
  expect(moving?.dwellMs).toBeCloseTo(300, 9);
  expect(moving?.validDwellMs).toBeCloseTo(200, 9);
  const always = measureAoiMetrics(viewOf([[100, 400, 0.2]]), [left]);
  expect([always.validMs, always.aois[0]?.validDwellMs]).toEqual([10_000, 300]);
});

it('[ME3] tests a moving AOI at every sample, each for the time half-way to the next', () => {
  // The right side passes x = 0.5 at 500 ms.
  const leaving = prepareAoi([keyframe(0, 0, 1), keyframe(1000, 0, 0)]);
  expect(measure([[300, 700, 0.5]], [leaving]).dwellMs).toBeCloseTo(200, 9);
  const coarse = viewOf([[300, 700, 0.5]], { sampleTimesMs: Float64Array.of(400, 480, 600) });
  expect(measureAoiMetrics(coarse, [leaving]).aois[0]?.dwellMs).toBeCloseTo(240, 9);
  const single = viewOf([[300, 720, 0.5]], { sampleTimesMs: new Float64Array(0) });
  expect(measureAoiMetrics(single, [leaving]).aois[0]?.dwellMs).toBe(0);
});

it('[ME4] hits with half of the time within the interval, any part, or the start, as set', () => {
  const appears = prepareAoi([keyframe(200, 0, 0.5)]);
  const count = (row: Row, hitRule: 'half' | 'any' | 'start', more = {}) =>
    measure([row], [appears], { hitRule, ...more }).fixationCount;
  expect(count([100, 300, 0.2], 'half')).toBe(1);
  expect(count([99, 300, 0.2], 'half')).toBe(0);
  expect(count([99, 300, 0.2], 'any')).toBe(1);
  expect(count([99, 300, 0.2], 'start')).toBe(0);
  expect(count([200, 300, 0.2], 'start')).toBe(1);
  expect(count([100, 300, 0.7], 'any')).toBe(0);
  expect(count([99, 300, 0.2], 'half', { fromMs: 150 })).toBe(1);
  expect(count([210, 300, 0.2], 'start', { fromMs: 220 })).toBe(0);
  // An interval that begins at the end of a fixation, but for rounding, leaves next to nothing of it.
  expect(count([99, 300, 0.7], 'half', { fromMs: 300 - 1e-6 })).toBe(0);
});

it('[ME5] divides dwell by the time of all fixations, so overlapping AOIs may pass 1', () => {
  const rows: Row[] = [
    [0, 100, 0.2],
    [200, 500, 0.7],
  ];
  const { aois, fixationMs } = measureAoiMetrics(viewOf(rows), [left, right, left]);
  expect(fixationMs).toBe(400);
  expect(aois.map(({ dwellShare }) => dwellShare)).toEqual([0.25, 0.75, 0.25]);
  expect(measure([]).dwellShare).toBeNull();
});

it('[ME6] times the first look from the first moment the AOI is shown in the interval', () => {
  const rows: Row[] = [
    [100, 200, 0.7],
    [1500, 1900, 0.2],
  ];
  expect(measure(rows).ttffMs).toBe(1500);
  expect(measure(rows, [left], { fromMs: 1000 }).ttffMs).toBe(500);
  expect(measure(rows, [prepareAoi([keyframe(1200, 0, 0.5)])]).ttffMs).toBe(300);
  expect(measure(rows, [prepareAoi([keyframe(1600, 0, 0.5)])]).ttffMs).toBe(0);
  expect(measure(rows, [left], { fromMs: 1600 })).toMatchObject({ ttffMs: 0, fixationsBefore: 0 });
  const blinks = prepareAoi([
    keyframe(0, 0, 0.5),
    keyframe(100, 0, 0.5, false),
    keyframe(900, 0, 0.5),
  ]);
  expect(measure(rows, [blinks], { fromMs: 500 })).toMatchObject({ ttffMs: 600, visibleMs: 9100 });
});

it('[ME7] leaves empty what was never looked at, and says how long it could have been', () => {
  expect(measure([[100, 200, 0.7]], [left], { fromMs: 50, toMs: 3050 })).toEqual({
    visibleMs: 3000,
    exposedMs: 3000,
    observedMs: 3000,
    observedExposedMs: 3000,
    dwellMs: 0,
    validDwellMs: 0,
    dwellShare: 0,
    fixationCount: 0,
    ttffMs: null,
    ttffExposedMs: null,
    firstFixationDurationMs: null,
    meanFixationDurationMs: null,
    visitCount: 0,
    revisitCount: 0,
    visitDurationMeanMs: null,
    isFirstAoi: false,
    entryRank: 1,
    fixationsBefore: null,
  });
});

it('[ME8] takes whole durations of fixations that hit', () => {
  const rows: Row[] = [
    [100, 300, 0.2],
    [400, 500, 0.7],
    [600, 1000, 0.2],
  ];
  expect(measure(rows, [left], { fromMs: 150, toMs: 900 })).toMatchObject({
    firstFixationDurationMs: 200,
    meanFixationDurationMs: 300,
    fixationCount: 2,
  });
});

it('[ME9] makes a visit of hits in a row, which a fixation elsewhere ends', () => {
  const rows: Row[] = [
    [0, 100, 0.2],
    [150, 250, 0.3],
    [300, 400, 0.9],
    [450, 550, 0.1],
  ];
  expect(measure(rows)).toMatchObject({
    visitCount: 2,
    revisitCount: 1,
    visitDurationMeanMs: (250 + 100) / 2,
  });
  expect(measure(rows.slice(2, 3))).toMatchObject({ visitCount: 0, revisitCount: 0 });
});

it('[ME10] ranks AOIs by their first hit; who was never looked at has the number of AOIs', () => {
  const nowhere = prepareAoi([keyframe(0, 2, 0.5)]);
  const rows: Row[] = [
    [0, 100, 0.7],
    [200, 300, 0.2],
  ];
  const { aois } = measureAoiMetrics(viewOf(rows), [left, right, nowhere, right]);
  expect(aois.map(({ entryRank }) => entryRank)).toEqual([3, 1, 4, 1]);
  expect(aois.map(({ isFirstAoi }) => isFirstAoi)).toEqual([false, true, false, true]);
  expect(aois.map(({ fixationsBefore }) => fixationsBefore)).toEqual([1, 0, null, 0]);
});

it('[ME11] starts the exposed clock when half of the AOI is on the screen', () => {
  const low = prepareAoi([
    {
      timestamp: 0,
      shape: { type: 'rectangle', x: 0, y: 0.5, width: 1, height: 0.2 },
      easing: 'hold',
      visible: true,
    },
  ]);
  const viewport: ViewportTrack = {
    tMs: Float64Array.of(0, 1000, 2000, 3000),
    top: Float64Array.of(0, 0.09, 0.1, 0.75),
    bottom: Float64Array.of(0.5, 0.59, 0.6, 1.25),
  };
  const see = (rows: readonly Row[]) =>
    measureAoiMetrics(viewOf(rows, { viewport }), [low]).aois[0] as AoiMetrics;
  expect(see([[2600, 2900, 0.5, 0.55]])).toMatchObject({
    ttffMs: 2600,
    ttffExposedMs: 600,
    exposedMs: 1000,
  });
  expect(see([[1500, 1700, 0.5, 0.55]])).toMatchObject({ ttffMs: 1500, ttffExposedMs: 0 });
  const rising = prepareAoi([
    {
      timestamp: 0,
      shape: { type: 'rectangle', x: 0, y: 1, width: 1, height: 0.2 },
      easing: 'linear',
      visible: true,
    },
    {
      timestamp: 1000,
      shape: { type: 'rectangle', x: 0, y: 0, width: 1, height: 0.2 },
      easing: 'linear',
      visible: true,
    },
  ]);
  // The middle of the area passes the lower edge of the screen at 600 ms.
  const moving = measureAoiMetrics(viewOf([[900, 950, 0.5, 0.1]], { viewport }), [rising]).aois[0];
  expect(moving?.ttffExposedMs).toBeGreaterThan(280);
  expect(moving?.ttffExposedMs).toBeLessThanOrEqual(300);
});

it('[ME12] counts viewers among all people and among those who were exposed', () => {
  const seen = measure([[100, 200, 0.2]]);
  const missed = measure([[100, 200, 0.7]]);
  const neverShown = { ...missed, exposedMs: 0 };
  expect(measureReach([seen, missed, neverShown, neverShown])).toEqual({
    viewersShare: 0.25,
    viewersExposedShare: 0.5,
    people: 4,
    exposed: 2,
    viewers: 1,
  });
  expect(measureReach([])).toMatchObject({ viewersShare: null, viewersExposedShare: null });
});

it('[ME13] counts nothing after the page was shown and refuses intervals without order', () => {
  const view = viewOf([[100, 900, 0.2]], { shownMs: 500 });
  expect(measureAoiMetrics(view, [left]).aois[0]).toMatchObject({ dwellMs: 400, observedMs: 500 });
  expect(() => measureAoiMetrics(view, [left], { fromMs: 3, toMs: 2 })).toThrow(RangeError);
});

it('[ME14] does not change with a shift in time or a mirror image, nor changes its input', () => {
  const durations = fc.tuple(
    fc.integer({ min: 20, max: 400 }),
    fc.integer({ min: 10, max: 200 }),
    fc.integer({ min: 0, max: 9 }),
  );
  const shifts = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(fc.array(durations, { maxLength: 12 }), shifts, (list, shiftMs) => {
      let tMs = 0;
      const rows = list.map(([durationMs, gapMs, place]): Row => {
        const onsetMs = tMs + gapMs;
        tMs = onsetMs + durationMs;
        return [onsetMs, tMs, place / 10 + 0.05];
      });
      const moving = (atMs: number, isMirrored: boolean) =>
        prepareAoi([
          keyframe(atMs, isMirrored ? 0.6 : 0, 0.4),
          keyframe(atMs + 1000, isMirrored ? 0 : 0.6, 0.4),
        ]);
      const here = viewOf(rows, { shownMs: 20_000 });
      const before = structuredClone(here);
      const there = viewOf(
        rows.map(([on, off, x]): Row => [on + shiftMs, off + shiftMs, 1 - x]),
        { shownMs: 20_000 + shiftMs, sampleTimesMs: here.sampleTimesMs.map((t) => t + shiftMs) },
      );
      const a = measureAoiMetrics(here, [moving(0, false)]).aois[0] as AoiMetrics;
      const b = measureAoiMetrics(there, [moving(shiftMs, true)], { fromMs: shiftMs }).aois[0];
      for (const key of [
        'dwellMs',
        'ttffMs',
        'visitCount',
        'fixationCount',
        'fixationsBefore',
      ] as const) {
        expect(b?.[key] ?? -1).toBeCloseTo(a[key] ?? -1, 6);
      }
      expect(here).toEqual(before);
    }),
  );
});

it('[ME15] carries algorithm, version and options', () => {
  expect(measureAoiMetrics(viewOf([]), [], { toMs: 900 })).toMatchObject({
    algorithm: 'aoi-metrics',
    version: 1,
    options: { fromMs: 0, toMs: 900, hitRule: 'half' },
  });
});
