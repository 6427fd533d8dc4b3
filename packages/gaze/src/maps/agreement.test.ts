import { expect, it } from 'vitest';
import { createFixationsOf } from '#synthetic/fixation-rows.ts';
import { measureAgreement } from './agreement.ts';
import { measureCc } from './compare-maps.ts';

const picture = { widthPx: 80, heightPx: 80 };
const range = { fromMs: 0, toMs: 1_000 };
const at = (...places: readonly (readonly [number, number])[]) =>
  createFixationsOf(places.map(([x, y], i) => [i * 100, i * 100 + 80, x, y] as const));

/** The same map, field by field, in another way. */
function mapOf(places: readonly (readonly [number, number])[]): Float64Array {
  return Float64Array.from({ length: 64 }, (_, i) =>
    places.reduce((sum, [x, y]) => {
      const far = Math.max(
        Math.abs(Math.floor(x / 10) - (i % 8)),
        Math.abs(Math.floor(y / 10) - (i >> 3)),
      );
      return sum + (far === 0 ? 80 : far === 1 ? 40 : 0);
    }, 0),
  );
}

it('[MA32] takes the mean correlation of the maps of two people over all pairs', () => {
  const people = [
    [
      [15, 15],
      [45, 45],
    ],
    [
      [15, 25],
      [65, 65],
    ],
    [[75, 5]],
  ] as const;
  const maps = people.map((places) => mapOf(places));
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const;
  const mean =
    pairs.reduce(
      (sum, [a, b]) => sum + (measureCc(maps[a] as Float64Array, maps[b] as Float64Array) ?? 0),
      0,
    ) / 3;
  const found = measureAgreement(
    people.map((places) => at(...places)),
    picture,
    range,
  );
  expect(found).toBeCloseTo(mean, 12);
});

it('[MA32] is 1 where all look alike and missing with fewer than two who looked', () => {
  const one = at([15, 15]);
  expect(measureAgreement([one, one, one], picture, range)).toBeCloseTo(1, 12);
  expect(measureAgreement([one, at([200, 5])], picture, range)).toBeNull();
  expect(measureAgreement([one, one], picture, { fromMs: 500, toMs: 900 })).toBeNull();
});
