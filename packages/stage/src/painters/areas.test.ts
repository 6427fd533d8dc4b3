import { type AoiShape, prepareAoi } from '@fovea/gaze/aoi';
import { expect, it } from 'vitest';
import { drawView } from '#draw-view.ts';
import { createRecordedCanvas } from '#testing/recorded-canvas.ts';
import { createTestScene } from '#testing/test-scene.ts';

const frame = (timestamp: number, shape: AoiShape, visible = true) =>
  ({ timestamp, shape, easing: 'linear', visible }) as const;
const box = (x: number) =>
  ({ type: 'rectangle', x, y: 0.5, width: 0.5, height: 0.25 }) as const satisfies AoiShape;
const areaOf = (...frames: ReturnType<typeof frame>[]) => ({
  name: 'Can',
  slot: 2,
  aoi: prepareAoi(frames),
});

function draw(area: ReturnType<typeof areaOf>, timeMs: number) {
  const canvas = createRecordedCanvas();
  drawView(canvas.context, createTestScene({ areas: [area] }), timeMs);
  return canvas.listShapes();
}

it('outlines areas in the colour of their slot over ink, with their names on a ground', () => {
  expect(draw(areaOf(frame(0, box(0.5))), 0)).toMatchObject([
    {
      kind: 'stroke',
      colour: '#0a0b0d',
      widthPx: 5,
      corners: [110, 120, 210, 120, 210, 170, 110, 170, 110, 120],
    },
    { kind: 'stroke', colour: '#aef1bb', widthPx: 2 },
    { kind: 'fill', colour: '#aef1bb', corners: [109, 98, 139, 116] },
    { kind: 'fillText', text: 'Can', colour: '#0a0b0d' },
  ]);
});

it('draws an outline alone where it has no name', () => {
  const shapes = draw({ ...areaOf(frame(0, box(0))), name: '' }, 0);
  expect(shapes.map(({ kind }) => kind)).toEqual(['stroke', 'stroke']);
});

it('follows the time between keyframes', () => {
  const moving = areaOf(frame(0, box(0)), frame(1_000, box(0.5)));
  expect(draw(moving, 500)[0]?.corners.slice(0, 2)).toEqual([60, 120]);
  expect(draw(moving, 2_000)[0]?.corners.slice(0, 2)).toEqual([110, 120]);
});

it('draws nothing of an area that is not there at the time', () => {
  const late = areaOf(frame(500, box(0)), frame(1_000, box(0), false));
  expect([0, 500, 1_000].map((timeMs) => draw(late, timeMs).length)).toEqual([0, 4, 0]);
});

it('draws ellipses round and polygons by their corners', () => {
  const ellipse = { type: 'ellipse', cx: 0.5, cy: 0.5, rx: 0.25, ry: 0.5 } as const;
  const corners = draw(areaOf(frame(0, ellipse)), 0)[0]?.corners ?? [];
  expect(corners.slice(0, 2)).toEqual([160, 120]);
  const distances = Array.from({ length: 64 }, (_, i) =>
    Math.hypot(((corners[2 * i] ?? 0) - 110) / 50, ((corners[2 * i + 1] ?? 0) - 120) / 100),
  );
  for (const distance of distances) expect(distance).toBeCloseTo(1, 9);
  const points = [
    [0, 0],
    [1, 0],
    [1, 1],
  ] as const;
  const polygon = draw(areaOf(frame(0, { type: 'polygon', points })), 0)[0]?.corners;
  expect(polygon).toEqual([10, 20, 210, 20, 210, 220, 10, 20]);
});
