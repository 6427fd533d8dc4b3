import { prepareAoi } from '@fovea/gaze/aoi';
import { createStagePoint } from '@fovea/gaze/geometry';
import { beforeEach, expect, it } from 'vitest';
import type { GazeTrack } from './gaze-tracks.ts';
import { createPlaybackClock, type PlaybackClock } from './playback-clock.ts';
import { createStageView, type StageView } from './stage-view.ts';
import { createRecordedCanvas, type RecordedCanvas } from './testing/recorded-canvas.ts';
import { DEFAULT_VIEW } from './view-options.ts';

/** Circles since the canvas was last cleared, one entry each. */
function listCircles() {
  return recorded.listShapes().flatMap(({ kind, circles, colour, widthPx, opacity }) =>
    Array.from({ length: circles.length / 3 }, (_, i) => {
      const [xPx, yPx, radiusPx] = circles.slice(3 * i, 3 * i + 3);
      return { kind, xPx, yPx, radiusPx, colour, widthPx, opacity };
    }),
  );
}

const listDiscs = () => listCircles().filter(({ kind }) => kind === 'fill');

/** Looks at one place from 0 to 1 s. */
function createTrack(x: number, y: number): GazeTrack {
  return {
    tMs: Float32Array.from({ length: 11 }, (_, i) => i * 100),
    x: new Float32Array(11).fill(x),
    y: new Float32Array(11).fill(y),
    valid: new Uint8Array(11).fill(1),
  };
}

const all = (count: number) => new Uint8Array(count).fill(1);
let recorded: RecordedCanvas;
let clock: PlaybackClock;
let view: StageView;

beforeEach(() => {
  recorded = createRecordedCanvas();
  clock = createPlaybackClock({ now: () => 0, requestFrame: () => 1, cancelFrame() {} });
  clock.setDuration(1_000);
  view = createStageView(recorded, clock);
  view.setSize({ widthPx: 444, heightPx: 244 }, 2);
  view.setPicture({ widthPx: 100, heightPx: 100 });
});

it('sizes the canvas in device px and draws in CSS px', () => {
  expect(recorded).toMatchObject({ width: 888, height: 488 });
  expect(recorded.getTransform()).toEqual([2, 0, 0, 2, 0, 0]);
});

it('draws a dot of radius 6 with an ink edge of 1.5 px over its spot of the picture', () => {
  view.setTracks([createTrack(0.25, 0.5)]);
  view.setShown(all(1));
  expect(listCircles()).toMatchObject([
    { kind: 'fill', xPx: 122 + 50, yPx: 22 + 100, radiusPx: 6, colour: '#497cfd', opacity: 1 },
    { kind: 'stroke', radiusPx: 6.75, widthPx: 1.5, colour: '#0a0b0d' },
  ]);
});

it('follows the clock', () => {
  view.setTracks([createTrack(0.5, 0.5)]);
  view.setShown(all(1));
  clock.setDuration(2_000);
  clock.seek(1_075);
  expect(listDiscs()[0]?.opacity).toBeCloseTo(0.5);
  clock.seek(1_500);
  expect(listDiscs()).toEqual([]);
  view.close();
  const clears = recorded.countClears();
  clock.seek(0);
  expect(recorded.countClears()).toBe(clears);
});

it('leaves out participants that are not shown', () => {
  view.setTracks([createTrack(0, 0), createTrack(1, 1)]);
  view.setShown(Uint8Array.of(0, 1));
  expect(listDiscs()).toMatchObject([{ xPx: 322, yPx: 222, colour: '#fac871' }]);
});

it('repeats colours as rings from the ninth participant on', () => {
  view.setTracks(Array.from({ length: 9 }, () => createTrack(0.5, 0.5)));
  view.setShown(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1));
  expect(listCircles()).toMatchObject([
    { kind: 'stroke', colour: '#0a0b0d' },
    { kind: 'stroke', colour: '#497cfd' },
  ]);
});

it('draws more than 24 dots in neutral white, and marked ones in colour above them', () => {
  view.setTracks(Array.from({ length: 25 }, () => createTrack(0.5, 0.5)));
  view.setShown(all(25));
  expect(new Set(listDiscs().map(({ colour }) => colour))).toEqual(new Set(['#ffffff']));
  expect(listDiscs()[0]?.opacity).toBeCloseTo(0.6);
  const marked = new Uint8Array(25);
  marked[2] = 1;
  view.setMarked(marked);
  expect(listDiscs().at(-1)).toMatchObject({ colour: '#aef1bb', opacity: 1 });
  expect(listDiscs()).toHaveLength(25);
});

it('draws what the options say, and finds it there', () => {
  const at = (ms: number) => Float64Array.of(ms, ms + 200);
  view.setFixations([
    { onsetMs: at(0), offsetMs: at(100), x: Float64Array.of(10, 90), y: Float64Array.of(10, 10) },
  ]);
  view.setShown(all(1));
  view.setOptions({ ...DEFAULT_VIEW, mode: 'gazePath' });
  expect(recorded.listText()).toEqual(['1']);
  clock.seek(300);
  expect(recorded.listText()).toEqual(['1', '2']);
  expect(view.findParticipant(createStagePoint(122 + 180, 22 + 20))).toBe(0);
  view.setOptions({ ...DEFAULT_VIEW, mode: 'heatmap' });
  expect(recorded.listShapes()).toEqual([]);
  view.setHeat({ image: 'map', widthPx: 25, heightPx: 25, contours: [] });
  expect(recorded.listShapes()).toMatchObject([
    { kind: 'image', corners: [0, 0, 25, 25, 122, 22, 200, 200] },
  ]);
  expect(view.findParticipant(createStagePoint(122 + 180, 22 + 20))).toBe(-1);
  const shape = { type: 'rectangle', x: 0, y: 0, width: 1, height: 1 } as const;
  const aoi = prepareAoi([{ timestamp: 0, shape, easing: 'linear', visible: true }]);
  view.setAreas([{ name: 'Can', slot: 2, aoi }]);
  expect(recorded.listText()).toEqual(['Can']);
});

it('finds the nearest dot within reach', () => {
  view.setTracks([createTrack(0.5, 0.5), createTrack(0.52, 0.5), createTrack(0.1, 0.1)]);
  view.setShown(Uint8Array.of(1, 1, 0));
  expect(view.findParticipant(createStagePoint(221, 122))).toBe(0);
  expect(view.findParticipant(createStagePoint(227, 122))).toBe(1);
  expect(view.findParticipant(createStagePoint(222, 133))).toBe(-1);
  expect(view.findParticipant(createStagePoint(142, 42))).toBe(-1);
});

it('tells where the picture lies, and only when it moves', () => {
  let moves = 0;
  view.subscribePlace(() => moves++);
  view.setSize({ widthPx: 444, heightPx: 244 }, 1);
  expect(moves).toBe(0);
  view.zoomBy(2);
  expect(moves).toBe(1);
  expect(view.getScale()).toBeCloseTo(4);
  expect(view.isFitted()).toBe(false);
  view.panBy(10, 0);
  expect(view.getPlace().xPx).toBeCloseTo(222 - 200 + 10);
  view.fit();
  expect(view.getPlace()).toEqual({ xPx: 122, yPx: 22, widthPx: 200, heightPx: 200 });
});
