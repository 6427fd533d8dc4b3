import { expect, test } from 'vitest';
import { summariseDots } from './summary.ts';

test('no dot at all is no proof of exactness', () => {
  expect(summariseDots([]).deg.median).toBe(Number.POSITIVE_INFINITY);
});
