import { describe, expect, it } from 'vitest';
import type { AoiShape } from './keyframe.ts';
import { measureLooksInside, measureReliableSide, toSizeGrade } from './looks-inside.ts';

const SCREEN = { width: 390, height: 844 };
const toRectangle = (widthPx: number, heightPx: number): AoiShape => ({
  type: 'rectangle',
  x: 0.1,
  y: 0.2,
  width: widthPx / SCREEN.width,
  height: heightPx / SCREEN.height,
});
const toCorners = (widthPx: number, heightPx: number): AoiShape => {
  const [right, bottom] = [0.1 + widthPx / SCREEN.width, 0.2 + heightPx / SCREEN.height];
  return {
    type: 'polygon',
    points: [
      [0.1, 0.2],
      [right, 0.2],
      [right, bottom],
      [0.1, bottom],
    ],
  };
};

describe('with an error of 56 px', () => {
  it.each([
    [120, 60, 41],
    [200, 120, 80],
    [300, 200, 97],
  ])('%d by %d px hold %d of 100 looks', (widthPx, heightPx, looks) => {
    for (const shape of [toRectangle(widthPx, heightPx), toCorners(widthPx, heightPx)]) {
      expect(Math.round(100 * measureLooksInside(shape, SCREEN, 56))).toBe(looks);
    }
  });
});

it('[AOI16] is for a circle what the error says in closed form, and for an error without a size nothing', () => {
  const circle: AoiShape = {
    type: 'ellipse',
    cx: 0.5,
    cy: 0.5,
    rx: 100 / SCREEN.width,
    ry: 100 / SCREEN.height,
  };
  const sigma = 56 / Math.sqrt(Math.PI / 2);
  const exact = 1 - Math.exp(-(100 ** 2) / (2 * sigma ** 2));
  expect(measureLooksInside(circle, SCREEN, 56)).toBeCloseTo(exact, 3);
  expect(measureLooksInside(circle, SCREEN, 0.01)).toBeCloseTo(1, 6);
  expect(measureLooksInside(circle, SCREEN, 1e6)).toBeCloseTo(0, 6);
  expect(() => measureLooksInside(circle, SCREEN, 0)).toThrow(RangeError);
});

it('[AOI16] counts nothing that lands in a hole', () => {
  const points = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0.6, 1],
    [0.6, 0.1],
    [0.4, 0.1],
    [0.4, 1],
    [0, 1],
  ] as const;
  const extent = { width: 100, height: 100 };
  const inside = measureLooksInside({ type: 'polygon', points }, extent, 2);
  expect(inside).toBeLessThan(0.001);
});

it('[AOI17] has three grades: 80 and more, 50 to below 80, and below', () => {
  expect([1, 0.8, 0.795].map(toSizeGrade)).toEqual(['good', 'good', 'good']);
  expect([0.794, 0.5, 0.495].map(toSizeGrade)).toEqual(['fair', 'fair', 'fair']);
  expect([0.494, 0].map(toSizeGrade)).toEqual(['small', 'small']);
});

it('[AOI18] asks for 2.6 mean errors a side', () => {
  const sidePx = measureReliableSide(56);
  expect(sidePx).toBeCloseTo(145.6, 9);
  expect(measureLooksInside(toRectangle(sidePx, sidePx), SCREEN, 56)).toBeCloseTo(0.8, 2);
});
