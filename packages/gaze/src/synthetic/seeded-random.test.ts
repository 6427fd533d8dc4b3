import { expect, it } from 'vitest';
import { createSeededRandom } from './seeded-random.ts';

it('repeats for a seed, differs between seeds and fills the range evenly', () => {
  const draw = (seed: number) => Array.from({ length: 10_000 }, createSeededRandom(seed));
  const numbers = draw(1);
  expect(draw(1)).toEqual(numbers);
  expect(draw(2)).not.toEqual(numbers);
  const tenths = new Array<number>(10).fill(0);
  for (const number of numbers) {
    const tenth = Math.floor(number * 10);
    tenths[tenth] = (tenths[tenth] ?? Number.NaN) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
