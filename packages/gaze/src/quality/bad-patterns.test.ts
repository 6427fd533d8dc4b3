import { expect, it } from 'vitest';
import { createSeededRandom } from '#synthetic/seeded-random.ts';
import { type BadPatternInput, detectBadPatterns } from './bad-patterns.ts';
import { measureHullArea } from './convex-hull.ts';

const screen: BadPatternInput = {
  screenWidthPx: 400,
  screenHeightPx: 800,
  aoiHits: new Uint32Array(0),
};

function toSignal(n: number, place: (i: number, random: () => number) => [number, number]) {
  const random = createSeededRandom(3);
  const points = Array.from({ length: n }, (_, i) => place(i, random));
  return {
    tMs: Float64Array.from(points, (_, i) => i * 33),
    x: Float64Array.from(points, ([x]) => x),
    y: Float64Array.from(points, ([, y]) => y),
    valid: new Uint8Array(n).fill(1),
  };
}

const natural = toSignal(200, (_, random) => [400 * random(), 800 * random()]);

it('[QM8] flags a page where all points lie in one AOI', () => {
  const hit = { ...screen, aoiHits: Uint32Array.of(20, 200) };
  expect(detectBadPatterns(natural, hit).flags).toEqual(['one_aoi']);
  expect(detectBadPatterns(natural, { ...hit, aoiHits: Uint32Array.of(199) }).flags).toEqual([]);
});

it('[QM9] flags more than 20 % of points that equal the one before', () => {
  const frozen = (share: number) =>
    toSignal(201, (i, random) => (i < 200 * share ? [200, 400] : [400 * random(), 800 * random()]));
  expect(detectBadPatterns(frozen(0.3), screen).flags).toEqual(['identical_points']);
  expect(detectBadPatterns(frozen(0.2), screen).flags).toEqual([]);
});

it('[QM10] flags gaze that stays within 5 % of the screen', () => {
  const small = toSignal(200, (_, random) => [80 + 80 * random(), 80 + 160 * random()]);
  const result = detectBadPatterns(small, screen);
  expect(result.flags).toEqual(['small_hull']);
  expect(result.shares?.hull).toBeGreaterThan(0.03);
  expect(
    measureHullArea(Float64Array.of(0, 4, 4, 0, 2, 2), Float64Array.of(0, 0, 3, 3, 1, 0)),
  ).toBe(12);
  expect(measureHullArea(Float64Array.of(0, 1, 2), Float64Array.of(0, 1, 2))).toBe(0);
});

it('[QM11] flags points on one line, however it lies', () => {
  const slanted = toSignal(200, (i, random) => [2 * i + random(), 3 * i + random()]);
  expect(detectBadPatterns(slanted, screen).flags).toContain('one_line');
  const upright = toSignal(200, (i, random) => [i % 11 === 0 ? 400 * random() : 9, 800 * random()]);
  expect(detectBadPatterns(upright, screen).flags).toEqual(['one_line']);
  const wide = toSignal(200, (i, random) => [2 * i, 100 * random()]);
  expect(detectBadPatterns(wide, screen).flags).toEqual([]);
});

it('[QM12] does not judge fewer than 30 valid points', () => {
  const still = toSignal(40, () => [5, 5]);
  const few = { ...still, valid: still.valid.fill(0, 0, 11) };
  expect(detectBadPatterns(few, screen)).toMatchObject({ flags: [], shares: null });
  expect(() => detectBadPatterns(natural, { ...screen, screenWidthPx: 0 })).toThrow(RangeError);
});
