import { expect, it } from 'vitest';
import { toAskedLanguage } from './asked-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ko', 'ko'],
  ['ko-KR,ko;q=0.9,en-US;q=0.8', 'ko'],
  ['en;q=0.3, ko;q=0.7', 'ko'],
  ['ko;q=0, de', 'en'],
  ['kok, *', 'en'],
  ['<script>', 'en'],
])('answers %j in %s', (header, language) => {
  expect(toAskedLanguage(header)).toBe(language);
});
