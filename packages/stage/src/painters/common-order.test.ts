import { type AoiShape, prepareAoi } from '@fovea/gaze/aoi';
import { createStagePoint } from '@fovea/gaze/geometry';
import { beforeEach, expect, it } from 'vitest';
import { drawView, findDrawn } from '#draw-view.ts';
import { createRecordedCanvas, type RecordedCanvas } from '#testing/recorded-canvas.ts';
import { createFixationList, createTestScene } from '#testing/test-scene.ts';
import { DEFAULT_VIEW } from '#view-options.ts';
import type { StagePlace } from '#view-scene.ts';

const path = createFixationList([0, 300, 10, 10], [300, 900, 50, 50]);
const options = { ...DEFAULT_VIEW, mode: 'gazePath' } as const;
const SHAPES = {
  box: { type: 'rectangle', x: 0, y: 0, width: 0.2, height: 0.2 },
  round: { type: 'ellipse', cx: 0.1, cy: 0.9, rx: 0.1, ry: 0.1 },
  corners: {
    type: 'polygon',
    points: [
      [0.8, 0.8],
      [1, 0.8],
      [0.9, 1],
    ],
  },
} as const satisfies Record<string, AoiShape>;
const toPlace = (shape: AoiShape, share: number, slot?: number, fromMs = 0): StagePlace => ({
  label: `${100 * share}%`,
  slot,
  share,
  parts: [prepareAoi([{ timestamp: fromMs, shape, easing: 'hold', visible: true }])],
});
const order = [
  toPlace(SHAPES.box, 0.8, 0),
  toPlace(SHAPES.round, 0.5),
  toPlace(SHAPES.corners, 0, 2, 1_000),
];
const scene = createTestScene({ options, fixations: [path, path], order });
let canvas: RecordedCanvas;

beforeEach(() => {
  canvas = createRecordedCanvas();
});

const listDiscs = () =>
  canvas.listShapes().filter(({ kind, circles }) => kind === 'fill' && circles.length > 0);
const listArrows = () =>
  canvas
    .listShapes()
    .filter(
      ({ colour, kind, corners }) =>
        colour === '#ffffff' && kind === 'stroke' && corners.length > 8,
    );

it('draws places by number with their shares, in place of the paths of all', () => {
  drawView(canvas.context, scene, 1_000);
  expect(listDiscs().map(({ circles, colour }) => [colour, ...circles])).toEqual([
    ['#497cfd', 30, 40, 13],
    ['#ffffff', 30, 200, 13],
    ['#aef1bb', 190, 200, 13],
  ]);
  expect(canvas.listText()).toEqual(['80%', '1', '50%', '2', '0%', '3']);
});

it('joins them by arrows as wide as many people took the step, each bent to its right', () => {
  drawView(canvas.context, scene, 1_000);
  const lines = listArrows();
  expect(lines.map(({ widthPx }) => widthPx)).toEqual([1.5 + 0.5 * 4.5, 1.5]);
  // Down the left edge and along the lower one: x and y in the middle of the way.
  const [down, across] = lines.map(({ corners }) => corners.slice(18, 20));
  expect(down?.[0]).toBeLessThan(30 - 15);
  expect(across?.[1]).toBeGreaterThan(200 + 15);
});

it('leaves out a place that is not there at the time, and the arrows to and from it', () => {
  drawView(canvas.context, scene, 999);
  expect(listDiscs()).toHaveLength(2);
  expect(listArrows()).toHaveLength(1);
  expect(canvas.listText()).toEqual(['80%', '1', '50%', '2']);
});

it('writes a share to the left where the picture ends at the right', () => {
  drawView(canvas.context, scene, 1_000);
  const text = canvas.listShapes().find(({ text }) => text === '0%');
  expect(text?.corners[0]).toBeLessThan(190 - 13);
});

it('gives way to the path of one who is marked, and of nobody else', () => {
  drawView(canvas.context, { ...scene, marked: Uint8Array.of(0, 1) }, 1_000);
  expect(canvas.listText()).toEqual(['1', '2']);
  expect(new Set(listDiscs().map(({ colour }) => colour))).toEqual(new Set(['#fac871']));
  canvas = createRecordedCanvas();
  const isHidden = { shown: Uint8Array.of(1, 0), marked: Uint8Array.of(0, 1) };
  drawView(canvas.context, { ...scene, ...isHidden }, 1_000);
  expect(listDiscs()).toHaveLength(3);
});

it('draws nothing while the order is not known, and finds nobody under the pointer', () => {
  drawView(canvas.context, { ...scene, order: [] }, 1_000);
  expect(canvas.listShapes()).toEqual([]);
  const at = createStagePoint(110, 120);
  expect(findDrawn({ ...scene, order: undefined }, 800, at)).toBe(0);
  expect(findDrawn(scene, 800, at)).toBe(-1);
});
