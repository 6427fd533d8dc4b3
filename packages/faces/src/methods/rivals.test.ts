import { expect, test } from 'vitest';
import { fitDirectionRidge, fitScreenRidge, type RivalLook } from './rivals.ts';

/** Eyes whose pixels say the direction alone, beside one that is always the same. */
function lookFrom(xMm: number, target: { xMm: number; yMm: number }): RivalLook {
  const zMm = 330;
  const x = target.xMm - xMm;
  const length = Math.hypot(x, target.yMm, zMm);
  return {
    feature: Float64Array.from([(10 * x) / length, (10 * target.yMm) / length, 1]),
    head: { xMm, yMm: 0, zMm },
  };
}

const taught = [-30, 0, 30].flatMap((xMm) =>
  [10, 70, 130].map((yMm) => ({ ...lookFrom(0, { xMm, yMm }), target: { xMm, yMm } })),
);
const target = { xMm: 12, yMm: 60 };

test('both methods find a place when the head has not moved', () => {
  for (const rival of [fitScreenRidge(taught), fitDirectionRidge(taught)]) {
    const { xMm, yMm } = rival(lookFrom(0, target));
    expect(Math.hypot(xMm - target.xMm, yMm - target.yMm)).toBeLessThan(8);
  }
});

test('only the direction goes along when the head moves aside', () => {
  const look = lookFrom(40, target);
  expect(Math.abs(fitDirectionRidge(taught)(look).xMm - target.xMm)).toBeLessThan(8);
  expect(Math.abs(fitScreenRidge(taught)(look).xMm - target.xMm)).toBeGreaterThan(30);
});
