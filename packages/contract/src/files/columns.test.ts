import { describe, expect, it } from 'vitest';
import { ints, numbers, numbersOrNull } from './columns.ts';

const isColumn = { ints, numbers, numbersOrNull };

describe('a column of a stored file', () => {
  it.each([
    ['ints', []],
    ['ints', [0, -1, Number.MAX_SAFE_INTEGER]],
    ['numbers', [0.5, -2]],
    ['numbersOrNull', [null, 0.5]],
  ] as const)('%s takes %j', (name, values) => {
    expect(isColumn[name].safeParse(values).success).toBe(true);
  });

  it.each([
    ['ints', [1, 0.5]],
    ['ints', [Number.MAX_SAFE_INTEGER + 1]],
    ['ints', ['1']],
    ['ints', [null]],
    ['ints', { length: 1, 0: 1 }],
    ['ints', undefined],
    ['numbers', [1, null]],
    ['numbers', [Number.NaN]],
    ['numbers', '12'],
    ['numbersOrNull', [undefined]],
    ['numbersOrNull', ['0.5']],
    ['numbersOrNull', null],
  ] as const)('%s refuses %j', (name, values) => {
    expect(isColumn[name].safeParse(values).success).toBe(false);
  });
});
