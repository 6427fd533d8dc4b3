import { expect, it } from 'vitest';
import { drawView } from '#draw-view.ts';
import { createRecordedCanvas } from '#testing/recorded-canvas.ts';
import { createTestScene } from '#testing/test-scene.ts';

it('outlines areas in the colour of their slot over ink, with their names', () => {
  const canvas = createRecordedCanvas();
  const points = [
    [0.5, 0.5],
    [1, 0.5],
    [1, 1],
  ] as const;
  drawView(canvas.context, createTestScene({ areas: [{ name: 'Can', slot: 2, points }] }), 0);
  expect(canvas.listShapes()).toMatchObject([
    {
      kind: 'stroke',
      colour: '#0a0b0d',
      widthPx: 5,
      corners: [110, 120, 210, 120, 210, 220, 110, 120],
    },
    { kind: 'stroke', colour: '#aef1bb', widthPx: 2 },
    { kind: 'strokeText', text: 'Can', colour: '#0a0b0d' },
    { kind: 'fillText', text: 'Can', colour: '#ffffff' },
  ]);
});

it('draws nothing of an area without corners', () => {
  const canvas = createRecordedCanvas();
  drawView(canvas.context, createTestScene({ areas: [{ name: 'Can', slot: 2, points: [] }] }), 0);
  expect(canvas.listText()).toEqual([]);
});
