import { expect, it } from 'vitest';
import { judgeResult, printChanges } from './judge.ts';
import type { Result } from './results.ts';

const toResult = (figures: Result['figures'], commit = 'abc'): Result => ({
  noun: 'ledger',
  date: '2026-11-16',
  commit,
  machine: { cores: 2, processor: 'one', memoryGb: 8, node: 'v24' },
  seconds: 1,
  figures,
});
const last = toResult([
  { name: 'lost', value: 0, goal: '0', ok: true },
  { name: 'ratio', value: '0.60', goal: 'at least 0.5', ok: true },
  { name: 'slow', value: '9 s', goal: 'at most 5 s', ok: false },
]);

it('tells what newly falls short from what did before', () => {
  const next = toResult([
    { name: 'lost', value: 2, goal: '0', ok: false },
    { name: 'ratio', value: '0.58', goal: 'at least 0.5', ok: true },
    { name: 'slow', value: '9 s', goal: 'at most 5 s', ok: false },
  ]);
  const judged = judgeResult(last, next, 0.2);
  expect(judged.short.map(({ name }) => name)).toEqual(['lost', 'slow']);
  expect(judged.newlyShort.map(({ name }) => name)).toEqual(['lost']);
  expect(printChanges('ledger', judged, last)).toEqual([
    'ledger: 2 short, 1 moved, against abc',
    '  NEWLY SHORT  lost: 2 (0)',
    '  SHORT  slow: 9 s (at most 5 s)',
    '  moved  lost: 0 to 2',
  ]);
});

it('tells what moved by more than the share and what is gone', () => {
  const next = toResult([{ name: 'ratio', value: '0.45', goal: 'at least 0.4', ok: true }]);
  const judged = judgeResult(last, next, 0.2);
  expect(judged.moved.map(({ after }) => after.name)).toEqual(['ratio']);
  expect(judged.gone.map(({ name }) => name)).toEqual(['lost', 'slow']);
  expect(judgeResult(last, next, 0.3).moved).toEqual([]);
});

it('has nothing to compare the first result with', () => {
  const judged = judgeResult(undefined, last, 0.2);
  expect(judged).toMatchObject({ newlyShort: [], moved: [], gone: [] });
  expect(judged.short).toHaveLength(1);
});
