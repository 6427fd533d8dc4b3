import { expect, it } from 'vitest';
import type { Signal } from '#samples/signal.ts';
import { createSeededRandom } from '#synthetic/seeded-random.ts';
import { CONVERGENCE_DEFAULTS, measureConvergence } from './convergence.ts';

const options = { ...CONVERGENCE_DEFAULTS, width: 400, height: 800 };

/** A person with one sample at 1000 ms. */
function toPerson(x: number, y: number): Signal {
  return {
    tMs: Float64Array.of(1000),
    x: Float64Array.of(x),
    y: Float64Array.of(y),
    valid: Uint8Array.of(1),
  };
}

it('[AT10] is 1 at one place and near 0 where people look anywhere', () => {
  const random = createSeededRandom(2);
  const anywhere = Array.from({ length: 2000 }, () => toPerson(400 * random(), 800 * random()));
  const at = Float64Array.of(1000);
  expect(measureConvergence(anywhere, at, options).convergence[0]).toBeCloseTo(0, 1);
  const half = anywhere.map(({ x, y }) => toPerson((x[0] ?? 0) / 2, (y[0] ?? 0) / 2));
  expect(measureConvergence(half, at, options).convergence[0]).toBeCloseTo(0.75, 1);
  const same = [toPerson(5, 5), toPerson(5, 5), toPerson(5, 5)];
  expect(measureConvergence(same, at, options).convergence[0]).toBe(1);
});

it('[AT10] is missing with fewer than three people near the time', () => {
  const people = [toPerson(1, 1), toPerson(2, 9), toPerson(9, 2)];
  const { valid, people: counts } = measureConvergence(
    people,
    Float64Array.of(949, 950, 1050, 1051),
    options,
  );
  expect([...valid]).toEqual([0, 1, 1, 0]);
  expect([...counts]).toEqual([0, 3, 3, 0]);
  expect(measureConvergence(people.slice(1), Float64Array.of(1000), options).valid[0]).toBe(0);
  expect(() => measureConvergence(people, new Float64Array(1), { ...options, width: 0 })).toThrow(
    RangeError,
  );
});

it('[AT10] takes the nearest valid sample of each person', () => {
  const moving: Signal = {
    tMs: Float64Array.of(960, 990, 1020),
    x: Float64Array.of(0, 500, 7),
    y: Float64Array.of(0, 500, 9),
    valid: Uint8Array.of(1, 0, 1),
  };
  const people = [moving, toPerson(7, 9), toPerson(7, 9)];
  expect(measureConvergence(people, Float64Array.of(1000), options).convergence[0]).toBe(1);
});
