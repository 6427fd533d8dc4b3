import { expect, test } from 'vitest';
import { countSpread, isOfSpread, MOST_DRAWN } from './spread.ts';

const pick = (people: number) =>
  Array.from({ length: people }, (_, place) => place).filter((place) => isOfSpread(place, people));

test('up to 2,000 people are all drawn', () => {
  expect(pick(3)).toEqual([0, 1, 2]);
  expect(pick(MOST_DRAWN)).toHaveLength(MOST_DRAWN);
});

test.each([2_001, 5_000, 7_777, 100_000])('of %i people 2,000 are drawn, evenly', (people) => {
  const picked = pick(people);
  expect(countSpread(people)).toBe(MOST_DRAWN);
  expect(picked).toHaveLength(MOST_DRAWN);
  const gaps = picked.slice(1).map((place, i) => place - (picked[i] as number));
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
});
