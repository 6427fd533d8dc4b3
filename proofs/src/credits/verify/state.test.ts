import { describe, expect, it } from 'vitest';
import { compare, mergeJobs } from './state.ts';

describe('comparing states', () => {
  it('finds nothing where both have the same', () => {
    expect(compare({ a: 1, code: ['USED', 2] }, { a: 1, code: ['USED', 2] })).toBeUndefined();
  });

  it('says what differs, and what one side lacks', () => {
    expect(compare({ a: 1, b: 2 }, { a: 2, c: 3 })).toBe(
      'a: 1, the model has 2\nb: 2, the model has nothing\nc: nothing, the model has 3',
    );
  });

  it('takes what a job books at one instant as one movement', () => {
    const row = { kind: 'EXPIRE', atMs: 5 };
    const use = { kind: 'USE', atMs: 5, amount: -1, total: 6 };
    expect(
      mergeJobs([{ ...row, amount: -2, total: 1 }, { ...row, amount: -3, total: 3 }, use]),
    ).toEqual([{ ...row, amount: -5, total: 1 }, use]);
  });
});
