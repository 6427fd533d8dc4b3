import { expect, test } from 'vitest';
import { findBudgetFaults, isOverBudget, MOST_SECONDS } from './budgets.ts';

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

test('a part is over its budget by more than a quarter, on a slower processor by more', () => {
  expect(isOverBudget(125, 100, 1)).toBe(false);
  expect(isOverBudget(126, 100, 1)).toBe(true);
  expect(isOverBudget(126, 100, 1.1)).toBe(false);
});

test('a busy machine says less, so that a part may be further over its budget there', () => {
  expect(isOverBudget(225, 100, 1.5)).toBe(false);
  expect(isOverBudget(226, 100, 1.5)).toBe(true);
});
