import { expect, it } from 'vitest';
import { toChoices } from './page-state.ts';

it('makes a choice of every pasted line', () => {
  expect(toChoices('Yuzu Spark\r\n\n- Green tea\n2) Neither ')).toEqual([
    'Yuzu Spark',
    'Green tea',
    'Neither',
  ]);
  expect(toChoices('x'.repeat(100))[0]).toHaveLength(80);
});
