import { expect, it } from 'vitest';
import { toPart } from '#testing/funnel.ts';
import { toHint } from './hint.ts';

it('hints at "at least 3 people and at least 40% lost at one step", and not below', () => {
  expect(toHint(toPart([5, 2, 2, 2]), true)).toEqual({ kind: 'lost', after: 'consented', lost: 3 });
  expect(toHint(toPart([10, 10, 10, 6]), true)).toEqual({
    kind: 'lost',
    after: 'calibrated',
    lost: 4,
  });
  expect(toHint(toPart([4, 2, 2, 2]), true)).toEqual({ kind: 'usual' });
  expect(toHint(toPart([8, 5, 5, 5]), true)).toEqual({ kind: 'usual' });
});

it('does not count who is still there', () => {
  expect(toHint(toPart([5, 2, 2, 2], [1, 0, 0, 0]), true)).toEqual({ kind: 'usual' });
});

it('says "Too few of each to say" under 3 people', () => {
  expect(toHint(toPart([2, 0, 0, 0]), true)).toEqual({ kind: 'tooFew' });
});
