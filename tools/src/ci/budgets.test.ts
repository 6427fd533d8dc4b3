import { expect, test } from 'vitest';
import {
  type BudgetTable,
  findBudgetFaults,
  isOverBudget,
  MOST_SECONDS,
  toBudgets,
} from './budgets.ts';

test('a part without a budget, and a budget without a part, are faults', () => {
  expect(findBudgetFaults({ unit: 10, gone: 1 }, ['unit', 'verify planted'])).toEqual([
    'verify planted has no budget',
    'there is no part gone',
  ]);
  expect(findBudgetFaults({ unit: 0 }, ['unit'])).toEqual(['unit has no budget']);
});

test('all budgets together stay within that of the run', () => {
  expect(findBudgetFaults({ a: MOST_SECONDS - 1, b: 1 }, ['a', 'b'])).toEqual([]);
  expect(findBudgetFaults({ a: MOST_SECONDS, b: 1 }, ['a', 'b'])).toHaveLength(1);
});

test('a part that does more with --all has a second budget, which the usual run does not count', () => {
  const table = { a: MOST_SECONDS - 10, b: { usual: 10, all: 20 } };
  expect(toBudgets(table, false)).toEqual({ a: MOST_SECONDS - 10, b: 10 });
  expect(toBudgets(table, true)).toEqual({ a: MOST_SECONDS - 10, b: 20 });
  expect(findBudgetFaults(table, ['a', 'b'])).toEqual([]);
  expect(findBudgetFaults({ ...table, b: { usual: 11, all: 20 } }, ['a', 'b'])).toHaveLength(1);
});

test('a second budget that is no larger, and half of a pair, are faults', () => {
  const faults = findBudgetFaults({ a: { usual: 10, all: 10 } }, ['a']);
  expect(faults).toEqual(['a needs no more with --all: one number will do']);
  const half = { a: { all: 10 } } as unknown as BudgetTable;
  expect(findBudgetFaults(half, ['a'])).toContain('a has no budget');
});

test('a part is over its budget by more than a quarter, on a slower processor by more', () => {
  expect(isOverBudget(125, 100, 1)).toBe(false);
  expect(isOverBudget(126, 100, 1)).toBe(true);
  expect(isOverBudget(126, 100, 1.1)).toBe(false);
});

test('a busy machine says less, so that a part may be further over its budget there', () => {
  expect(isOverBudget(225, 100, 1.5)).toBe(false);
  expect(isOverBudget(226, 100, 1.5)).toBe(true);
});
