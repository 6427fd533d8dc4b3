import { expect, it } from 'vitest';
import { createModelNames } from './model-names.ts';

it('keeps so many names of a project, and those it knows for good', () => {
  const { toKept } = createModelNames();
  const kept = Array.from({ length: 300 }, (_, i) => toKept('a', `Phone ${i}`));
  expect(new Set(kept).size).toBe(201);
  expect(toKept('a', 'Phone 7')).toBe('Phone 7');
  expect(toKept('a', 'Phone 299')).toBe('');
  expect(toKept('b', 'Phone 299')).toBe('Phone 299');
});
