import { describe, expect, it } from 'vitest';
import { judgeLedger, type Outcome, type SentCommand, type StoredTx } from './judge-ledger.ts';

const done = (amount = 3): Outcome => ({ kind: 'done', value: { amount, balance: Math.random() } });
const refused: Outcome = { kind: 'refused', code: 'credits_insufficient' };
const unknown: Outcome = { kind: 'unknown' };
const sent = (key: string, ...outcomes: Outcome[]): SentCommand => ({ key, moves: 3, outcomes });
const tx = (key: string, moved = 3, times = 1): StoredTx => ({ key, moved, times });
const judge = (...given: Parameters<typeof judgeLedger>) => {
  const { keys: _keys, ...counts } = judgeLedger(...given);
  return counts;
};
const NOTHING = {
  lost: 0,
  appliedWrong: 0,
  phantom: 0,
  twoAnswers: 0,
  bothEnds: 0,
  unanswered: 0,
};

describe('judging the ledger', () => {
  it('finds nothing where every answer fits what is booked', () => {
    const commands = [
      sent('a', done(), done()),
      sent('b', unknown, done()),
      sent('c', refused),
      sent('d', unknown, refused),
    ];
    expect(judge(commands, [tx('a'), tx('b'), tx('d')])).toEqual(NOTHING);
  });

  it('counts an acknowledged command that is not booked as lost', () => {
    expect(judge([sent('a', unknown, done())], [])).toEqual({ ...NOTHING, lost: 1 });
  });

  it('counts a key that is booked twice, or with another effect', () => {
    const judged = judge([sent('a', done()), sent('b', done())], [tx('a', 3, 2), tx('b', 6)]);
    expect(judged).toEqual({ ...NOTHING, appliedWrong: 2 });
  });

  it('counts a command that was refused and is booked all the same', () => {
    expect(judge([sent('a', refused)], [tx('a')])).toEqual({ ...NOTHING, phantom: 1 });
  });

  it('counts two answers to one key', () => {
    const judged = judge([sent('a', done(3), done(2))], [tx('a')]);
    expect(judged).toEqual({ ...NOTHING, twoAnswers: 1 });
  });

  it('counts a code that was both used and cancelled', () => {
    const judged = judge(
      [sent('redeem:1', done()), sent('cancel:1', done())],
      [tx('redeem:1'), tx('cancel:1')],
    );
    expect(judged).toEqual({ ...NOTHING, bothEnds: 1 });
  });

  it('counts a command that was never answered', () => {
    expect(judge([sent('a', unknown)], [])).toEqual({ ...NOTHING, unanswered: 1 });
  });
});
