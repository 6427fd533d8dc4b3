import { expect, it } from 'vitest';
import { toDateText, toDateTimeText } from './dates.ts';
import { toNumberText } from './numbers.ts';

it('writes a date as yyyy.mm.dd', () => {
  expect(toDateText(new Date(2024, 2, 5, 23, 59))).toBe('2024.03.05');
});

it('writes a date-time in Korean for a Korean browser and in US English for any other', () => {
  const instant = new Date(2024, 2, 5, 15, 7);
  expect(toDateTimeText(instant, 'ko-KR')).toMatch(/2024.*오후 3:07/);
  expect(toDateTimeText(instant, 'de')).toMatch(/^Mar 5, 2024, 3:07\sPM$/);
});

it('groups numbers the US way', () => {
  expect(toNumberText(1234567)).toBe('1,234,567');
});
