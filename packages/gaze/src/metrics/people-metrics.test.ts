import { expect, it } from 'vitest';
import type { Keyframe } from '#aoi/keyframe.ts';
import { prepareAoi } from '#aoi/prepared-aoi.ts';
import { createFixationsOf } from '#synthetic/fixation-rows.ts';
import { measureAoiMetrics } from './aoi-metrics.ts';
import { summarizeAoi, summarizeElsewhere } from './people-metrics.ts';
import type { PictureView } from './picture-view.ts';
import { createValidTime } from './valid-time.ts';

type Row = readonly [onsetMs: number, offsetMs: number, x: number, y: number];

const viewOf = (rows: readonly Row[], more: Partial<PictureView> = {}): PictureView => ({
  fixations: createFixationsOf(rows),
  sampleTimesMs: Float64Array.from({ length: 1_000 }, (_, i) => i * 10 + 5),
  shownMs: 10_000,
  ...more,
});
const frame = (timestamp: number, x: number, width: number, visible = true): Keyframe => ({
  timestamp,
  shape: { type: 'rectangle', x, y: 0, width, height: 1 },
  easing: 'linear',
  visible,
});
const left = prepareAoi([frame(0, 0, 0.5)]);
const middle = prepareAoi([frame(0, 0.4, 0.2)]);
const moving = prepareAoi([frame(0, 0, 0.2), frame(1_000, 0.8, 0.2)]);

it('[ME34] counts several AOIs as their union', () => {
  const rows: Row[] = [
    [0, 100, 0.45, 0.5],
    [200, 500, 0.55, 0.5],
    [600, 700, 0.9, 0.5],
  ];
  const [union, a, b] = measureAoiMetrics(viewOf(rows), [[left, middle], left, middle]).aois;
  expect([union?.dwellMs, a?.dwellMs, b?.dwellMs]).toEqual([400, 100, 400]);
  expect(union).toMatchObject({ fixationCount: 2, visitCount: 1, ttffMs: 0, visibleMs: 10_000 });
  const late = prepareAoi([frame(300, 0.5, 0.5), frame(400, 0.5, 0.5, false)]);
  const later = prepareAoi([frame(350, 0.5, 0.5), frame(650, 0.5, 0.5, false)]);
  const [twice] = measureAoiMetrics(viewOf(rows), [[late, later]]).aois;
  expect(twice).toMatchObject({ dwellMs: 250, visibleMs: 350, exposedMs: 350, ttffMs: 0 });
});

it('[ME34] has the same of a group of the list', () => {
  const rows: Row[] = [
    [0, 1_000, 0.45, 0.5],
    [1_100, 1_500, 0.55, 0.5],
  ];
  for (const hitRule of ['half', 'start'] as const) {
    const { groups } = measureAoiMetrics(viewOf(rows), [left, moving, middle], { hitRule }, [
      [0, 1],
    ]);
    expect(groups).toEqual(measureAoiMetrics(viewOf(rows), [[left, moving]], { hitRule }).aois);
  }
});

it('[ME34] counts no time twice where shapes move over each other', () => {
  const rows: Row[] = [[0, 1_000, 0.45, 0.5]];
  const view = viewOf(rows);
  const [alone] = measureAoiMetrics(view, [moving]).aois;
  const [twice] = measureAoiMetrics(view, [[moving, moving]]).aois;
  expect(twice).toEqual(alone);
  expect(alone?.dwellMs).toBeGreaterThan(200);
});

it('[ME35] has the time of fixations in no AOI, and all valid time that is in none, so that attention leaves no rest', () => {
  const rows: Row[] = [
    [0, 100, 0.45, 0.5],
    [200, 500, 0.55, 0.5],
    [600, 700, 0.9, 0.5],
  ];
  const tMs = Float64Array.from({ length: 100 }, (_, i) => i * 10 + 5);
  const valid = Uint8Array.from(tMs, (t) => (t > 620 && t < 650 ? 0 : 1));
  const validTime = createValidTime({ tMs, x: tMs, y: tMs, valid }, 100);
  const view = viewOf(rows, { validTime, shownMs: 1_000 });
  const { elsewhere } = measureAoiMetrics(view, [left, middle]);
  expect(elsewhere).toEqual({ dwellMs: 100, validDwellMs: 570, dwellShare: 0.2 });
  const alone = measureAoiMetrics(view, [left]);
  const [inLeft] = alone.aois;
  expect((inLeft?.validDwellMs ?? 0) + alone.elsewhere.validDwellMs).toBe(alone.validMs);
  expect(measureAoiMetrics(view, []).elsewhere).toMatchObject({ dwellMs: 500, dwellShare: 1 });
  expect(measureAoiMetrics(viewOf([]), [left]).elsewhere.dwellShare).toBeNull();
});

it('[ME36] weighs people the same, and takes looks from those who looked', () => {
  const people = [
    viewOf([[1_000, 1_400, 0.2, 0.5]]),
    viewOf([
      [0, 100, 0.9, 0.5],
      [3_000, 3_200, 0.2, 0.5],
    ]),
    viewOf([[0, 400, 0.9, 0.5]]),
    viewOf([[0, 400, 0.9, 0.5]], { shownMs: 500 }),
  ].map((view) => measureAoiMetrics(view, [left]));
  const all = summarizeAoi(people, 0);
  expect(all).toMatchObject({
    people: 4,
    viewers: 2,
    viewersShare: 0.5,
    attention: { ratio: (0.04 + 0.02) / 4, n: 4 },
    firstShare: 0.5,
    dwellMs: 150,
    dwellShare: (1 + 200 / 300) / 4,
    fixationCount: 0.5,
    ttffMs: 2_000,
    firstFixationDurationMs: 300,
    fixationsBefore: 0.5,
  });
  // One of four left the page before anybody looked; of three, two looked in the end.
  expect(all.firstLook).toMatchObject({ medianMs: 3_000, n: 4, neverShare: 0.5 });
  expect(summarizeElsewhere(people).dwellMs).toBe((0 + 100 + 400 + 400) / 4);
  expect(summarizeAoi([], 0)).toMatchObject({ dwellMs: null, viewersShare: null });
});

it('[ME36] leaves out of the exposed first look who was never exposed', () => {
  const low = prepareAoi([
    {
      timestamp: 0,
      shape: { type: 'rectangle', x: 0, y: 0.8, width: 1, height: 0.2 },
      easing: 'hold',
      visible: true,
    },
  ]);
  const scrolledAt = (tMs: number) => ({
    tMs: Float64Array.of(0, tMs),
    top: Float64Array.of(0, 0.5),
    bottom: Float64Array.of(0.5, 1),
  });
  const people = [
    viewOf([[2_500, 2_900, 0.5, 0.9]], { viewport: scrolledAt(2_000) }),
    viewOf([], { viewport: scrolledAt(4_000) }),
    viewOf([], { viewport: scrolledAt(20_000) }),
  ].map((view) => measureAoiMetrics(view, [low]));
  const all = summarizeAoi(people, 0);
  expect(all.firstLookExposed).toMatchObject({ n: 2, neverShare: 0.5, medianMs: 500 });
  expect(all.firstLook).toMatchObject({ n: 3 });
  expect(all).toMatchObject({ exposed: 2, viewersExposedShare: 0.5, ttffExposedMs: 500 });
});
