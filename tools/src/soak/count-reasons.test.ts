import { expect, test } from 'vitest';
import { countReasons } from './count-reasons.ts';

test('reasons are counted by run, the most frequent first', () => {
  expect(countReasons([['FAIL b'], ['FAIL a', 'FAIL a', 'FAIL b']])).toEqual([
    '2 of 2 failed runs: FAIL b',
    '1 of 2 failed runs: FAIL a',
  ]);
});
