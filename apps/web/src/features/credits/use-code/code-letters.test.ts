import { expect, it } from 'vitest';
import { isWhole, toCaret, toGroups, toLetters } from './code-letters.ts';

it('takes letters and figures of whatever is pasted, in capitals', () => {
  expect(toLetters(' k7m2-9xqd 4hpt\n')).toBe('K7M29XQD4HPT');
  expect(toLetters('Ｋ７Ｍ２')).toBe('K7M2');
});

it('takes no more than a code has', () => {
  expect(toLetters('K7M2-9XQD-4HPT-EXTRA')).toBe('K7M29XQD4HPT');
});

it('groups by four, without a dash at the end', () => {
  expect(['', 'K7M2', 'K7M29', 'K7M29XQD4HPT'].map(toGroups)).toEqual([
    '',
    'K7M2',
    'K7M2-9',
    'K7M2-9XQD-4HPT',
  ]);
});

it('is whole with twelve', () => {
  expect(['K7M29XQD4HP', 'K7M29XQD4HPT'].map(isWhole)).toEqual([false, true]);
});

it('keeps the caret behind the letter that was typed', () => {
  // A letter typed at the end of the first group, and one in the middle of a whole code.
  expect(toCaret('K7M29', 5)).toBe(6);
  expect(toCaret('K7AM2-9XQ', 3)).toBe(3);
  expect(toCaret('', 0)).toBe(0);
});

it('lets the caret step over a dash that was deleted', () => {
  expect(toCaret('K7M29XQD', 4)).toBe(4);
});
