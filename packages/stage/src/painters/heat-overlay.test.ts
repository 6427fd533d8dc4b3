import { expect, it } from 'vitest';
import { drawView } from '#draw-view.ts';
import { createRecordedCanvas } from '#testing/recorded-canvas.ts';
import { createTestScene } from '#testing/test-scene.ts';
import { DEFAULT_VIEW } from '#view-options.ts';

const options = { ...DEFAULT_VIEW, mode: 'heatmap', opacity: 0.7 } as const;
const square = Float64Array.of(20, 40, 60, 40, 60, 80, 20, 80);
const speck = Float64Array.of(90, 90, 92, 90, 92, 92);

it('lays a map over the place of its picture with the opacity that was chosen', () => {
  const canvas = createRecordedCanvas();
  const heat = { image: 'map', widthPx: 24.5, heightPx: 25, contours: [] };
  drawView(canvas.context, createTestScene({ options, heat }), 0);
  expect(canvas.listShapes()).toMatchObject([
    { kind: 'image', opacity: 0.7, corners: [0, 0, 24.5, 25, 10, 20, 200, 200] },
  ]);
});

it('draws contours as lines with an ink edge, and labels those that have room for one', () => {
  const canvas = createRecordedCanvas();
  const contours = [
    { percent: 25, rings: [square, speck] },
    { percent: 50, rings: [square] },
  ] as const;
  const heat = { image: 'map', widthPx: 25, heightPx: 25, contours };
  drawView(canvas.context, createTestScene({ options, heat }), 0);
  expect(canvas.listText()).toEqual(['25%', '50%']);
  const lines = canvas.listShapes().filter(({ kind }) => kind === 'stroke');
  expect(lines.map(({ widthPx, colour }) => [widthPx, colour])).toEqual([
    [3, '#0a0b0d'],
    [1.25, '#ffffff'],
    [3, '#0a0b0d'],
    [1.25, '#ffffff'],
  ]);
  expect(lines.at(-1)?.corners).toEqual([50, 100, 130, 100, 130, 180, 50, 180, 50, 100]);
});
