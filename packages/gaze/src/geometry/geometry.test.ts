import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAssetPoint, toStagePoint } from './convert-points.ts';
import { placePicture } from './place-picture.ts';
import { createAssetPoint, createScreenPoint, type Size } from './points.ts';

const sizes = fc.record({
  widthPx: fc.integer({ min: 1, max: 8000 }),
  heightPx: fc.integer({ min: 1, max: 8000 }),
});
const shares = fc.double({ min: -1, max: 2, noNaN: true });

/** The screen of somebody who sees one picture whole and in the middle. */
const place = (screen: Size, picture: Size) =>
  placePicture({ xPx: 0, yPx: 0, ...screen }, picture, {
    scale: 'fit',
    alignX: 'center',
    alignY: 'center',
  });

it('[GE3] gives corners of the picture as 0 and 1, and keeps points beside it', () => {
  const rect = { xPx: 10, yPx: 20, widthPx: 200, heightPx: 400 };
  expect(toAssetPoint(createScreenPoint(10, 20), rect)).toEqual({ x: 0, y: 0 });
  expect(toAssetPoint(createScreenPoint(210, 420), rect)).toEqual({ x: 1, y: 1 });
  expect(toAssetPoint(createScreenPoint(0, 620), rect)).toEqual({ x: -0.05, y: 1.5 });
});

it('[GE4] draws a point on the stage over the same spot of the picture', () => {
  const rect = { xPx: 22, yPx: 30, widthPx: 300, heightPx: 600 };
  expect(toStagePoint(createAssetPoint(0.5, 0.25), rect)).toEqual({ x: 172, y: 180 });
  fc.assert(
    fc.property(sizes, sizes, shares, shares, (viewport, picture, x, y) => {
      const rect = place(viewport, picture);
      const drawn = toStagePoint(createAssetPoint(x, y), rect);
      const back = toAssetPoint(createScreenPoint(drawn.x, drawn.y), rect);
      expect(back.x).toBeCloseTo(x, 6);
      expect(back.y).toBeCloseTo(y, 6);
    }),
  );
});

it('[GE5] refuses a picture, screen or place without size', () => {
  const size = { widthPx: 100, heightPx: 100 };
  expect(() => place(size, { widthPx: 0, heightPx: 10 })).toThrow(RangeError);
  expect(() => place({ widthPx: Number.NaN, heightPx: 1 }, size)).toThrow(RangeError);
  expect(() => place({ widthPx: -1, heightPx: 1 }, size)).toThrow(RangeError);
  const empty = { xPx: 0, yPx: 0, widthPx: 0, heightPx: 0 };
  expect(() => toAssetPoint(createScreenPoint(1, 1), empty)).toThrow(RangeError);
});
