import { expect, it } from 'vitest';
import { toFittingName } from './fitting-name.ts';

const mark = (name: string) => `${name} (copy)`;

it('marks a copy', () => {
  expect(toFittingName('Tea', 60, mark)).toBe('Tea (copy)');
});

it('cuts the name and not the mark when both are too long', () => {
  const name = toFittingName('x'.repeat(60), 60, mark);
  expect(name).toBe(`${'x'.repeat(53)} (copy)`);
  expect(name).toHaveLength(60);
});

it('leaves no half of a letter and no space before the mark', () => {
  expect(toFittingName('ab 🙂🙂', 11, mark)).toBe('ab (copy)');
  expect(toFittingName('ab🙂🙂', 11, mark)).toBe('ab🙂 (copy)');
});

it('cuts a name without a mark too', () => {
  expect(toFittingName(' abc ', 2)).toBe('ab');
  expect(toFittingName('   ', 2)).toBe('');
});
