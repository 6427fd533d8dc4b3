import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toAssetPoint, toStagePoint } from './convert-points.ts';
import { fitPicture } from './fit-picture.ts';
import { createAssetPoint, createScreenPoint } from './points.ts';

const sizes = fc.record({
  widthPx: fc.integer({ min: 1, max: 8000 }),
  heightPx: fc.integer({ min: 1, max: 8000 }),
});
const shares = fc.double({ min: -1, max: 2, noNaN: true });

it('[GE1] shows the whole picture in its own proportions, as large as the viewport allows', () => {
  expect(
    fitPicture({ widthPx: 390, heightPx: 844 }, { widthPx: 1080, heightPx: 1920 }),
  ).toMatchObject({ widthPx: 390, heightPx: (390 * 1920) / 1080 });
  fc.assert(
    fc.property(sizes, sizes, (viewport, picture) => {
      const rect = fitPicture(viewport, picture);
      expect(rect.widthPx / rect.heightPx).toBeCloseTo(picture.widthPx / picture.heightPx, 6);
      const freeWidthPx = viewport.widthPx - rect.widthPx;
      const freeHeightPx = viewport.heightPx - rect.heightPx;
      expect(Math.min(freeWidthPx, freeHeightPx)).toBeCloseTo(0, 6);
      expect(Math.max(freeWidthPx, freeHeightPx)).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});

it('[GE2] leaves the same room on both sides of the picture', () => {
  expect(fitPicture({ widthPx: 100, heightPx: 300 }, { widthPx: 50, heightPx: 50 })).toEqual({
    xPx: 0,
    yPx: 100,
    widthPx: 100,
    heightPx: 100,
  });
  fc.assert(
    fc.property(sizes, sizes, (viewport, picture) => {
      const rect = fitPicture(viewport, picture);
      expect(2 * rect.xPx + rect.widthPx).toBeCloseTo(viewport.widthPx, 6);
      expect(2 * rect.yPx + rect.heightPx).toBeCloseTo(viewport.heightPx, 6);
    }),
  );
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
      const place = fitPicture(viewport, picture);
      const drawn = toStagePoint(createAssetPoint(x, y), place);
      const back = toAssetPoint(createScreenPoint(drawn.x, drawn.y), place);
      expect(back.x).toBeCloseTo(x, 6);
      expect(back.y).toBeCloseTo(y, 6);
    }),
  );
});

it('[GE5] refuses a picture, viewport or place without size', () => {
  const size = { widthPx: 100, heightPx: 100 };
  expect(() => fitPicture(size, { widthPx: 0, heightPx: 10 })).toThrow(RangeError);
  expect(() => fitPicture({ widthPx: Number.NaN, heightPx: 1 }, size)).toThrow(RangeError);
  expect(() => fitPicture({ widthPx: -1, heightPx: 1 }, size)).toThrow(RangeError);
  const empty = { xPx: 0, yPx: 0, widthPx: 0, heightPx: 0 };
  expect(() => toAssetPoint(createScreenPoint(1, 1), empty)).toThrow(RangeError);
});
