import { createStagePoint } from '@fovea/gaze/geometry';
import { beforeEach, expect, it } from 'vitest';
import type { GazeTrack } from './gaze-tracks.ts';
import { createPlaybackClock, type PlaybackClock } from './playback-clock.ts';
import { createStageView, type StageView } from './stage-view.ts';

interface Circle {
  kind: 'fill' | 'stroke';
  xPx: number;
  yPx: number;
  radiusPx: number;
  colour: unknown;
  widthPx: number;
  opacity: number;
}

/** A canvas that remembers the circles since it was last cleared. */
function createRecordedCanvas() {
  let circles: Circle[] = [];
  let path = { xPx: 0, yPx: 0, radiusPx: 0 };
  let clears = 0;
  let transform: number[] = [];
  const context = {
    fillStyle: '' as unknown,
    strokeStyle: '' as unknown,
    lineWidth: 1,
    globalAlpha: 1,
    setTransform: (...values: number[]) => {
      transform = values;
    },
    clearRect() {
      circles = [];
      clears++;
    },
    beginPath() {},
    arc(xPx: number, yPx: number, radiusPx: number) {
      path = { xPx, yPx, radiusPx };
    },
    fill: () => keep('fill', context.fillStyle),
    stroke: () => keep('stroke', context.strokeStyle),
  };
  const keep = (kind: Circle['kind'], colour: unknown) =>
    circles.push({
      kind,
      ...path,
      colour,
      widthPx: context.lineWidth,
      opacity: context.globalAlpha,
    });
  return {
    canvas: { width: 0, height: 0, getContext: () => context },
    listCircles: () => circles,
    listDiscs: () => circles.filter(({ kind }) => kind === 'fill'),
    countClears: () => clears,
    getTransform: () => transform,
  };
}

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
let recorded: ReturnType<typeof createRecordedCanvas>;
let clock: PlaybackClock;
let view: StageView;

beforeEach(() => {
  recorded = createRecordedCanvas();
  clock = createPlaybackClock({ now: () => 0, requestFrame: () => 1, cancelFrame() {} });
  clock.setDuration(1_000);
  view = createStageView(recorded.canvas, clock);
  view.setSize({ widthPx: 444, heightPx: 244 }, 2);
  view.setPicture({ widthPx: 100, heightPx: 100 });
});

it('sizes the canvas in device px and draws in CSS px', () => {
  expect(recorded.canvas).toMatchObject({ width: 888, height: 488 });
  expect(recorded.getTransform()).toEqual([2, 0, 0, 2, 0, 0]);
});

it('draws a dot of radius 6 with an ink edge of 1.5 px over its spot of the picture', () => {
  view.setTracks([createTrack(0.25, 0.5)]);
  view.setShown(all(1));
  expect(recorded.listCircles()).toMatchObject([
    { kind: 'fill', xPx: 122 + 50, yPx: 22 + 100, radiusPx: 6, colour: '#497cfd', opacity: 1 },
    { kind: 'stroke', radiusPx: 6.75, widthPx: 1.5, colour: '#0a0b0d' },
  ]);
});

it('follows the clock', () => {
  view.setTracks([createTrack(0.5, 0.5)]);
  view.setShown(all(1));
  clock.setDuration(2_000);
  clock.seek(1_075);
  expect(recorded.listDiscs()[0]?.opacity).toBeCloseTo(0.5);
  clock.seek(1_500);
  expect(recorded.listDiscs()).toEqual([]);
  view.close();
  const clears = recorded.countClears();
  clock.seek(0);
  expect(recorded.countClears()).toBe(clears);
});

it('leaves out participants that are not shown', () => {
  view.setTracks([createTrack(0, 0), createTrack(1, 1)]);
  view.setShown(Uint8Array.of(0, 1));
  expect(recorded.listDiscs()).toMatchObject([{ xPx: 322, yPx: 222, colour: '#fac871' }]);
});

it('repeats colours as rings from the ninth participant on', () => {
  view.setTracks(Array.from({ length: 9 }, () => createTrack(0.5, 0.5)));
  view.setShown(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1));
  expect(recorded.listCircles()).toMatchObject([
    { kind: 'stroke', colour: '#0a0b0d' },
    { kind: 'stroke', colour: '#497cfd' },
  ]);
});

it('draws more than 24 dots in neutral white, and marked ones in colour above them', () => {
  view.setTracks(Array.from({ length: 25 }, () => createTrack(0.5, 0.5)));
  view.setShown(all(25));
  expect(new Set(recorded.listDiscs().map(({ colour }) => colour))).toEqual(new Set(['#ffffff']));
  expect(recorded.listDiscs()[0]?.opacity).toBeCloseTo(0.6);
  const marked = new Uint8Array(25);
  marked[2] = 1;
  view.setMarked(marked);
  expect(recorded.listDiscs().at(-1)).toMatchObject({ colour: '#aef1bb', opacity: 1 });
  expect(recorded.listDiscs()).toHaveLength(25);
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
