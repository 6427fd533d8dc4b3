import { createStagePoint } from '@fovea/gaze/geometry';
import { expect, it } from 'vitest';
import { toPanned, toPlace, toZoomed, WHOLE_ROOM } from './stage-place.ts';

const stage = { widthPx: 1000, heightPx: 544 };
const picture = { widthPx: 500, heightPx: 1000 };

it('fits the whole picture with a margin of 22 px', () => {
  expect(toPlace(stage, picture, 'fit')).toEqual({
    xPx: 375,
    yPx: 22,
    widthPx: 250,
    heightPx: 500,
  });
});

it('leaves a picture where it is when nothing in a corner reaches it', () => {
  const room = { ...WHOLE_ROOM, left: { widthPx: 370, heightPx: 150 } };
  expect(toPlace(stage, picture, 'fit', room)).toEqual(toPlace(stage, picture, 'fit'));
});

it('fits beside or above what lies in the lower corners, whichever leaves the picture larger', () => {
  const corners = {
    left: { widthPx: 220, heightPx: 150 },
    right: { widthPx: 140, heightPx: 50 },
  };
  const room = { ...WHOLE_ROOM, ...corners };
  const wide = { widthPx: 1_600, heightPx: 900 };
  const place = toPlace(stage, wide, 'fit', room);
  // Beside the legend, above the zoom.
  expect(place.xPx).toBeGreaterThanOrEqual(228);
  expect(place.xPx + place.widthPx).toBeCloseTo(1_000 - 22);
  expect(place.yPx + place.heightPx).toBeLessThanOrEqual(544 - 58);
  const flat = toPlace(stage, { widthPx: 1_600, heightPx: 600 }, 'fit', room);
  expect(flat.widthPx).toBeCloseTo(1_000 - 44);
  expect(flat.yPx + flat.heightPx).toBeLessThanOrEqual(544 - 158);
});

it('fits a picture that can keep clear of nothing as if nothing were there', () => {
  const room = { ...WHOLE_ROOM, left: { widthPx: 2_000, heightPx: 2_000 } };
  expect(toPlace(stage, picture, 'fit', room)).toEqual(toPlace(stage, picture, 'fit'));
});

it('gives a stage smaller than its margins a picture of no size', () => {
  expect(toPlace({ widthPx: 30, heightPx: 30 }, picture, 'fit')).toMatchObject({ widthPx: 0 });
});

it('keeps the point under the pointer in its place while zooming', () => {
  const fitted = toPlace(stage, picture, 'fit');
  const anchor = createStagePoint(400, 122);
  const zoom = toZoomed(stage, picture, fitted, { factor: 2, anchor });
  const place = toPlace(stage, picture, zoom);
  expect(place.widthPx).toBeCloseTo(500);
  expect((400 - place.xPx) / place.widthPx).toBeCloseTo(0.1);
  expect((122 - place.yPx) / place.heightPx).toBeCloseTo(0.2);
});

it('holds the scale between 10 and 800 percent', () => {
  const fitted = toPlace(stage, picture, 'fit');
  const anchor = createStagePoint(500, 272);
  expect(toZoomed(stage, picture, fitted, { factor: 1000, anchor })).toMatchObject({ scale: 8 });
  expect(toZoomed(stage, picture, fitted, { factor: 0.001, anchor })).toMatchObject({
    scale: 0.1,
  });
});

it('moves with the pointer and keeps the picture in reach', () => {
  const zoom = { ...asZoomed(2), centre: asZoomed(2).centre };
  const before = toPlace(stage, picture, zoom);
  const after = toPlace(stage, picture, toPanned(picture, before, stage, { xPx: 30, yPx: -40 }));
  expect(after.xPx - before.xPx).toBeCloseTo(30);
  expect(after.yPx - before.yPx).toBeCloseTo(-40);
  const away = toPlace(stage, picture, toPanned(picture, before, stage, { xPx: 9e9, yPx: 0 }));
  expect(away.xPx).toBeCloseTo(stage.widthPx / 2);
});

function asZoomed(factor: number) {
  const anchor = createStagePoint(500, 272);
  const zoom = toZoomed(stage, picture, toPlace(stage, picture, 'fit'), { factor, anchor });
  if (zoom === 'fit') throw new Error('not zoomed');
  return zoom;
}
