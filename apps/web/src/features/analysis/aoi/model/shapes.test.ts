import type { AoiShape } from '@fovea/gaze/aoi';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addPoint,
  fitShape,
  moveShape,
  removePoint,
  resizeBox,
  toBox,
  toDraggedBox,
  toShape,
} from './shapes.ts';

const TRIANGLE: AoiShape = {
  type: 'polygon',
  points: [
    [0.2, 0.2],
    [0.6, 0.2],
    [0.4, 0.6],
  ],
};
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const by = fc.double({ min: -2, max: 2, noNaN: true });

it('moves as far as the picture goes, and keeps its size', () => {
  const shapes = fc.constantFrom<AoiShape>(
    TRIANGLE,
    toShape('rectangle', { left: 0.1, top: 0.1, right: 0.4, bottom: 0.3 }),
    toShape('ellipse', { left: 0.1, top: 0.1, right: 0.4, bottom: 0.3 }),
  );
  fc.assert(
    fc.property(shapes, by, by, (shape, dx, dy) => {
      const before = toBox(shape);
      const after = toBox(moveShape(shape, dx, dy));
      expect(Math.min(after.left, after.top)).toBeGreaterThanOrEqual(-1e-12);
      expect(Math.max(after.right, after.bottom)).toBeLessThanOrEqual(1 + 1e-12);
      expect(after.right - after.left).toBeCloseTo(before.right - before.left, 9);
      expect(after.bottom - after.top).toBeCloseTo(before.bottom - before.top, 9);
    }),
  );
});

it('resizes by its handles, also past the other side, within the picture', () => {
  const box = { left: 0.2, top: 0.2, right: 0.4, bottom: 0.4 };
  const widened = resizeBox(box, 'e', 0.2, 0.3);
  expect([widened.right, widened.top, widened.bottom]).toEqual([0.6000000000000001, 0.2, 0.4]);
  const turned = resizeBox(box, 'nw', 0.5, 0);
  expect([turned.left, turned.right]).toEqual([0.4, 0.7]);
  expect(resizeBox(box, 'se', 9, 9)).toMatchObject({ right: 1, bottom: 1 });
  expect(toBox(fitShape(TRIANGLE, turned))).toMatchObject({ left: 0.4, top: 0.2 });
});

it('Shift square, Alt from centre', () => {
  const drag = { isSquare: true, isFromCentre: false, aspect: 2 };
  const square = toDraggedBox([0.1, 0.1], [0.3, 0.2], drag);
  expect((square.right - square.left) * 2).toBeCloseTo(square.bottom - square.top, 12);
  const centred = toDraggedBox([0.5, 0.5], [0.6, 0.7], {
    ...drag,
    isSquare: false,
    isFromCentre: true,
  });
  expect(
    [centred.left, centred.right, centred.top, centred.bottom].map((x) => Math.round(x * 10)),
  ).toEqual([4, 6, 3, 7]);
});

it('a point that is added lies on its edge, and removing it brings the shape back', () => {
  fc.assert(
    fc.property(fc.nat(2), unit, (edge, share) => {
      const more = addPoint(TRIANGLE, { edge, share });
      expect(removePoint(more, edge + 1)).toEqual(TRIANGLE);
      expect(toBox(more)).toEqual(toBox(TRIANGLE));
    }),
  );
  expect(removePoint(TRIANGLE, 0)).toBe(TRIANGLE);
});
