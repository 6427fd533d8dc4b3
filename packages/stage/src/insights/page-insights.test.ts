import { type Keyframe, prepareAoi } from '@fovea/gaze/aoi';
import { expect, it } from 'vitest';
import { createMetricsEngine } from '#aoi/metrics-engine.ts';
import type { MetricsPage } from '#aoi/metrics-page.ts';
import type { GazeTrack } from '#gaze-tracks.ts';
import { createFixationList } from '#testing/test-scene.ts';
import type { AskedInsights } from './page-insights.ts';

const PEOPLE = 12;
const TRACK: GazeTrack = {
  tMs: Float32Array.from({ length: 100 }, (_, i) => i * 20 + 10),
  x: new Float32Array(100).fill(0.2),
  y: new Float32Array(100).fill(0.5),
  valid: new Uint8Array(100).fill(1),
};
/** Everybody looks to the top left first and then, after 1.2 s, to the bottom right. */
const PAGE: MetricsPage = {
  picture: { widthPx: 400, heightPx: 400 },
  fixations: Array.from({ length: PEOPLE }, () =>
    createFixationList([0, 1_100, 50, 50], [1_200, 1_900, 350, 350]),
  ),
  tracks: Array.from({ length: PEOPLE }, () => TRACK),
  times: Array.from({ length: PEOPLE }, () => ({ shownMs: 2_000, rateHz: 50 })),
};
const ASKED: AskedInsights = {
  shown: new Uint8Array(PEOPLE).fill(1),
  range: { fromMs: 0, toMs: 2_000 },
  pxPerDegree: new Float64Array(PEOPLE).fill(20),
  levels: Array.from({ length: PEOPLE }, () => [1]),
};
const areaOf = (id: string, x: number, timestamp = 0) => {
  const shape = { type: 'rectangle', x, y: 0, width: 0.5, height: 1 } as const;
  const frame: Keyframe = { timestamp, shape, easing: 'hold', visible: true };
  return { id, group: null, parts: [prepareAoi([frame])] };
};

function measure(
  change: Partial<AskedInsights> = {},
  areas = [areaOf('left', 0), areaOf('right', 0.5)],
) {
  const engine = createMetricsEngine();
  engine.setPage(PAGE);
  const made = engine.measureInsights({ ...ASKED, areas, ...change });
  if (made === undefined) throw new Error('nothing was measured');
  return made;
}

it('measures areas of those shown as the table does', () => {
  const { people, subjects, split, agreement, cards } = measure();
  expect(people).toBe(PEOPLE);
  expect(subjects).toMatchObject([
    { id: 'left', viewers: 12, firstLookMs: 0, firstShare: 1, field: null },
    { id: 'right', viewers: 12, firstLookMs: 1_200, firstShare: 0 },
  ]);
  expect(subjects[0]?.attention).toBeCloseTo(0.55, 9);
  expect(split).toEqual({ low: 0, medium: 1, high: 0, people: 12 });
  expect(agreement).toBeCloseTo(1, 9);
  expect(cards.map(({ kind }) => kind)).toEqual(['late', 'firstLongest']);
});

it('counts from the moment an area appears', () => {
  const { subjects } = measure({}, [areaOf('left', 0), areaOf('right', 0.5, 1_000)]);
  expect(subjects[1]).toMatchObject({ startMs: 1_000, firstLookMs: 200 });
});

it('takes the highest peaks where a page has no areas', () => {
  const { subjects, cards } = measure({}, []);
  expect(subjects).toMatchObject([
    { id: 'peak1', field: 'topLeft', viewers: 12 },
    { id: 'peak2', field: 'bottomRight', viewers: 12 },
  ]);
  expect(cards[0]).toMatchObject({ kind: 'late', subject: 'peak2' });
});

it('tells few people apart, and nothing without a page', () => {
  const shown = Uint8Array.from({ length: PEOPLE }, (_, i) => (i < 3 ? 1 : 0));
  expect(measure({ shown })).toMatchObject({ people: 3, isFew: true });
  expect(createMetricsEngine().measureInsights({ ...ASKED, areas: [] })).toBeUndefined();
});
