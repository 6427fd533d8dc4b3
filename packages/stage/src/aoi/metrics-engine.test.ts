import { type Keyframe, prepareAoi } from '@fovea/gaze/aoi';
import { expect, it } from 'vitest';
import { EMPTY_TRACK, type GazeTrack } from '#gaze-tracks.ts';
import { createFixationList } from '#testing/test-scene.ts';
import { createMetricsEngine } from './metrics-engine.ts';
import type { MeasuredArea, MetricsPage } from './metrics-page.ts';

const frame = (x: number, width: number): Keyframe => ({
  timestamp: 0,
  shape: { type: 'rectangle', x, y: 0, width, height: 1 },
  easing: 'hold',
  visible: true,
});
const areaOf = (id: string, x: number, width: number, group: string | null = null) =>
  ({ id, group, parts: [prepareAoi([frame(x, width)])] }) satisfies MeasuredArea;
const LEFT = areaOf('left', 0, 0.5);
const RIGHT = areaOf('right', 0.5, 0.25);

/** Looks at one place all the time, at 50 Hz. */
const trackAt = (x: number): GazeTrack => ({
  tMs: Float32Array.from({ length: 50 }, (_, i) => i * 20 + 10),
  x: new Float32Array(50).fill(x),
  y: new Float32Array(50).fill(0.5),
  valid: new Uint8Array(50).fill(1),
});
const SECOND = { shownMs: 1_000, rateHz: 50 };
const PAGE: MetricsPage = {
  picture: { widthPx: 100, heightPx: 100 },
  fixations: [
    createFixationList([0, 400, 20, 50], [400, 1_000, 60, 50]),
    createFixationList([0, 1_000, 20, 50]),
    createFixationList([0, 1_000, 90, 50]),
    undefined,
  ],
  tracks: [trackAt(0.2), trackAt(0.2), trackAt(0.9), EMPTY_TRACK],
  times: [SECOND, SECOND, SECOND, undefined],
};
const ALL = Uint8Array.of(1, 1, 1, 1);
const WHOLE = { fromMs: 0, toMs: 1_000 };

function createEngine(page = PAGE) {
  const engine = createMetricsEngine();
  engine.setPage(page);
  return engine;
}

it('measures those shown who saw the page', () => {
  const engine = createEngine();
  const table = engine.measure({ areas: [LEFT, RIGHT], shown: ALL, range: WHOLE });
  expect(table).toMatchObject({ people: 3, range: WHOLE });
  expect(table.areas.map(({ attention }) => attention.ratio)).toEqual([1.4 / 3, 0.6 / 3]);
  expect(table.areas.map(({ viewersShare }) => viewersShare)).toEqual([2 / 3, 1 / 3]);
  expect(table.elsewhere.attention.ratio).toBe(1 / 3);
  const one = engine.measure({ areas: [LEFT], shown: Uint8Array.of(1, 0, 0, 0), range: WHOLE });
  expect(one).toMatchObject({ people: 1, areas: [{ dwellMs: 400 }] });
});

it('keeps to the range', () => {
  const range = { fromMs: 300, toMs: 500 };
  const [left] = createEngine().measure({ areas: [LEFT], shown: ALL, range }).areas;
  expect(left?.dwellMs).toBe((100 + 200 + 0) / 3);
});

it('"Groups are rows of their own: the union of their members, no time counted twice."', () => {
  const areas = [areaOf('a', 0, 0.5, 'Brand'), areaOf('b', 0.1, 0.6, 'Brand'), RIGHT];
  const { groups } = createEngine().measure({ areas, shown: ALL, range: WHOLE });
  expect(groups).toMatchObject([{ name: 'Brand', dwellMs: 2_000 / 3, viewers: 2 }]);
});

it('knows no valid time of people whose gaze was not read, and counts the rest of theirs', () => {
  const engine = createEngine({ ...PAGE, tracks: [trackAt(0.2)] });
  const [left] = engine.measure({ areas: [LEFT], shown: ALL, range: WHOLE }).areas;
  expect(left).toMatchObject({ people: 3, viewers: 2, attention: { ratio: 0.4, n: 1 } });
});

it('makes lanes of who looks at an area around each moment', () => {
  const question = { areas: [LEFT, RIGHT], shown: ALL };
  const { lanes, laneMs } = createEngine().measureStrips(question, 1_000);
  expect(laneMs).toBe(100);
  expect(lanes.map((lane) => lane.length)).toEqual([10, 10]);
  expect(lanes[0]?.every((share) => Math.abs(share - 2 / 3) < 1e-6)).toBe(true);
  expect(lanes[1]?.every((share) => share === 0)).toBe(true);
});

it('makes a row for each person, with the area of every fixation', () => {
  const question = { areas: [LEFT, RIGHT], shown: Uint8Array.of(1, 0, 1, 1) };
  const { scarf } = createEngine().measureStrips(question, 1_000);
  expect([...scarf.people]).toEqual([0, 2]);
  expect([...scarf.starts]).toEqual([0, 2, 3]);
  expect([...scarf.area]).toEqual([0, 1, -1]);
  expect([...scarf.onsetMs]).toEqual([0, 400, 0]);
  expect([...scarf.offsetMs]).toEqual([400, 1_000, 1_000]);
});

it('flags who looked at one area alone', () => {
  const { inOneArea } = createEngine().measureStrips({ areas: [LEFT], shown: ALL }, 1_000);
  expect([...inOneArea]).toEqual([1, 1, 0, 0]);
});
