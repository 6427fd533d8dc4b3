import { beforeEach, expect, it } from 'vitest';
import { drawView } from '#draw-view.ts';
import { createRecordedCanvas, type RecordedCanvas } from '#testing/recorded-canvas.ts';
import { createFixationList, createTestScene } from '#testing/test-scene.ts';
import { DEFAULT_VIEW } from '#view-options.ts';

const path = createFixationList(
  [0, 220, 10, 10],
  [300, 1_180, 50, 50],
  [2_000, 6_000, 90, 10],
  [6_100, 6_200, 10, 90],
);
const options = { ...DEFAULT_VIEW, mode: 'gazePath' } as const;
const two = createTestScene({ options, fixations: [path, path, undefined] });
let canvas: RecordedCanvas;

beforeEach(() => {
  canvas = createRecordedCanvas();
});

const listLines = () =>
  canvas.listShapes().filter(({ kind, corners }) => kind === 'stroke' && corners.length > 0);
const listDiscs = () => canvas.listShapes().filter(({ kind }) => kind === 'fill');

it('draws fixations so far as circles of 6 + ms / 44 px, at most 18, with their numbers', () => {
  drawView(canvas.context, createTestScene({ options, fixations: [path] }), 2_088);
  expect(listDiscs().map(({ circles }) => circles)).toEqual([
    [30, 40, 6 + 220 / 44],
    [110, 120, 18],
    [190, 40, 8],
  ]);
  expect(canvas.listText()).toEqual(['1', '2', '3']);
});

it('joins them by a line of 2 px over an ink one of 4.5 px', () => {
  drawView(canvas.context, createTestScene({ options, fixations: [path] }), 500);
  expect(listLines()).toMatchObject([
    { widthPx: 4.5, colour: '#0a0b0d', opacity: 1, corners: [30, 40, 110, 120] },
    { widthPx: 2, colour: '#497cfd', opacity: 1, corners: [30, 40, 110, 120] },
  ]);
});

it('draws the marked participant whole and last, others as trails of 35 %', () => {
  drawView(canvas.context, { ...two, marked: Uint8Array.of(1, 0, 0) }, 500);
  expect(listLines().map(({ colour, opacity }) => [colour, opacity])).toEqual([
    ['#0a0b0d', 0.35],
    ['#fac871', 0.35],
    ['#0a0b0d', 1],
    ['#497cfd', 1],
  ]);
  expect(canvas.listText()).toEqual(['1', '2']);
});

it('keeps of a trail what is not older than its length, and the place of its end', () => {
  drawView(canvas.context, two, 6_150);
  expect(listLines()[0]?.corners).toEqual([190, 40, 30, 200]);
  expect(listDiscs().map(({ circles }) => circles)).toEqual([
    [30, 200, 6],
    [30, 200, 6],
  ]);
  const all = { ...options, trailMs: Number.POSITIVE_INFINITY };
  canvas = createRecordedCanvas();
  drawView(canvas.context, { ...two, options: all }, 6_150);
  expect(listLines()[0]?.corners).toHaveLength(8);
});

it('a trail of 2 s shows two seconds of the path of one person alone, and not all of it', () => {
  const alone = createTestScene({ options, fixations: [path] });
  drawView(canvas.context, alone, 6_150);
  expect(canvas.listText()).toEqual(['3', '4']);
  canvas = createRecordedCanvas();
  drawView(canvas.context, { ...alone, marked: Uint8Array.of(1) }, 6_150);
  expect(canvas.listText()).toEqual(['1', '2', '3', '4']);
});

it('draws in overall all paths of the stretch of time, whatever the trail', () => {
  const overall = { ...options, view: 'overall', trailMs: 1_000 } as const;
  drawView(canvas.context, { ...two, options: overall }, 10_000);
  expect(listLines()[0]?.corners).toHaveLength(8);
  const range = { fromMs: 250, toMs: 2_500 };
  canvas = createRecordedCanvas();
  drawView(
    canvas.context,
    { ...two, options: { ...overall, overallMode: 'range', range } },
    10_000,
  );
  expect(listLines()[0]?.corners).toEqual([110, 120, 190, 40]);
});

it('draws more than 24 trails in neutral white', () => {
  const many = createTestScene({ options, fixations: Array.from({ length: 25 }, () => path) });
  drawView(canvas.context, many, 500);
  expect(new Set(listLines().map(({ colour }) => colour))).toEqual(new Set(['#ffffff']));
});
