import { expect, it } from 'vitest';
import { listStages } from './make-picture.ts';

it.each([
  [42, [6, 18, 42]],
  [7, [1, 3, 7]],
  [2, [1, 2]],
  [1, [1]],
  [0, []],
])('the three small maps of %i people are after %j', (people, stages) => {
  expect(listStages(people)).toEqual(stages);
});
