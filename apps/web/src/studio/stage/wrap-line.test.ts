import { expect, it } from 'vitest';
import { wrapLine } from './wrap-line.ts';

const measure = (text: string) => 10 * text.length;

it('breaks a line between words where it would be too wide', () => {
  expect(wrapLine('1 Can 76%, 2 Headline 79%', 140, measure)).toEqual([
    '1 Can 76%, 2',
    'Headline 79%',
  ]);
  expect(wrapLine('1 Can 76%', 140, measure)).toEqual(['1 Can 76%']);
});

it('gives a word that is too long a row of its own, and keeps an empty line', () => {
  expect(wrapLine('A Headlineofthepage B', 100, measure)).toEqual(['A', 'Headlineofthepage', 'B']);
  expect(wrapLine('', 100, measure)).toEqual(['']);
});
