import { createStagePoint } from '@fovea/gaze/geometry';
import { beforeEach, expect, it } from 'vitest';
import { drawView, findDrawn } from '#draw-view.ts';
import { createRecordedCanvas, type RecordedCanvas } from '#testing/recorded-canvas.ts';
import { createFixationList, createTestScene } from '#testing/test-scene.ts';
import { DEFAULT_VIEW } from '#view-options.ts';

const one = createFixationList([0, 200, 10, 10], [300, 500, 50, 50], [1_600, 1_800, 90, 10]);
const options = { ...DEFAULT_VIEW, view: 'overall' } as const;
let canvas: RecordedCanvas;

beforeEach(() => {
  canvas = createRecordedCanvas();
});

const listDots = () => canvas.listShapes().find(({ kind }) => kind === 'fill');

it('shows gaze points of overall as the centres of all fixations up to the playhead', () => {
  const scene = createTestScene({ options, fixations: [one] });
  drawView(canvas.context, scene, 600);
  expect(listDots()?.circles).toEqual([30, 40, 4, 110, 120, 4]);
  expect(findDrawn(scene, 600, createStagePoint(112, 120))).toBe(0);
  expect(findDrawn(scene, 600, createStagePoint(190, 40))).toBe(-1);
});

it('shows with window the last second before the playhead', () => {
  const window = { ...options, overallMode: 'window' } as const;
  drawView(canvas.context, createTestScene({ options: window, fixations: [one] }), 1_700);
  expect(listDots()?.circles).toEqual([190, 40, 4]);
});

it('shows the fixations of more than 24 as small neutral dots with a dark edge, of marked ones in colour', () => {
  const fixations = Array.from({ length: 25 }, () => one);
  const marked = new Uint8Array(25);
  marked[3] = 1;
  drawView(canvas.context, createTestScene({ options, fixations, marked }), 200);
  const [edges, dots, ofMarked] = canvas.listShapes().filter(({ kind }) => kind === 'fill');
  expect(edges).toMatchObject({ colour: '#0a0b0d', opacity: 0.5 });
  expect(edges?.corners).toHaveLength(24 * 4);
  expect(dots).toMatchObject({ colour: '#ffffff', opacity: 0.5 });
  expect(dots?.corners).toHaveLength(24 * 4);
  expect(ofMarked).toMatchObject({ colour: '#c95d7b', circles: [30, 40, 4] });
});
