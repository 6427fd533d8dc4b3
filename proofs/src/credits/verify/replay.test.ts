import { describe, expect, it } from 'vitest';
import { type Entry, replay } from './replay.ts';

const entry = (txId: string, amount: number, balanceAfter: number, totalAfter: number): Entry => ({
  txId,
  amount,
  balanceAfter,
  totalAfter,
  account: 'a',
  isHolder: true,
  lot: '1',
});
const ENTRIES = [entry('1', 5, 5, 5), entry('2', -2, 3, 3)];

describe('replaying entries', () => {
  it('makes the balances that are noted', () => {
    expect(replay(ENTRIES, [{ account: 'a', lot: '1', amount: 3 }])).toEqual([]);
  });

  it('finds a balance that is not what was booked', () => {
    expect(replay(ENTRIES, [{ account: 'a', lot: '1', amount: 4 }])).toEqual(['a 1: 4, not 3']);
  });

  it('finds a balance that nobody booked', () => {
    const balances = [
      { account: 'a', lot: '1', amount: 3 },
      { account: 'b', lot: '1', amount: 1 },
    ];
    expect(replay(ENTRIES, balances)).toEqual(['b 1: 1, and no entry']);
  });

  it('finds a total that was noted wrong', () => {
    const wrong = [entry('1', 5, 5, 6)];
    expect(replay(wrong, [{ account: 'a', lot: '1', amount: 5 }])).toHaveLength(1);
  });

  it('leaves out the world, which has no balance', () => {
    expect(replay([{ ...entry('1', -5, 0, 0), isHolder: false }], [])).toEqual([]);
  });
});
