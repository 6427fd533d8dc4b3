import { expect, it } from 'vitest';
import { toDateText, toDateTimeText, toMonthText, toTimeText } from './dates.ts';
import { toNumberText, toSignedText } from './numbers.ts';

it('The specification says "Dates yyyy.mm.dd"', () => {
  expect(toDateText(new Date(2024, 2, 5, 23, 59))).toBe('2024.03.05');
});

it('The specification says "date-times in Korean locale when browser language starts with ko, else US English"', () => {
  const instant = new Date(2024, 2, 5, 15, 7);
  expect(toDateTimeText(instant, 'ko-KR')).toMatch(/^2024\. 3\. 5\. 오후 3:07$/);
  expect(toDateTimeText(instant.getTime(), 'ko')).toMatch(/오후/);
  expect(toDateTimeText(instant, 'de')).toMatch(/^Mar 5, 2024, 3:07\sPM$/);
  expect(toTimeText(instant, 'ko-KR')).toBe('오후 3:07');
  expect(toTimeText(instant, 'de')).toMatch(/^3:07\sPM$/);
});

it('writes a month in the same languages', () => {
  const instant = new Date(2026, 10, 12).toISOString();
  expect(toMonthText(instant, 'ko')).toBe('2026년 11월');
  expect(toMonthText(instant, 'en-GB')).toBe('November 2026');
});

it('groups numbers the US way', () => {
  expect(toNumberText(1234567)).toBe('1,234,567');
});

it('writes a movement with its sign, the minus a real one', () => {
  expect([1200, -1200, 0].map(toSignedText)).toEqual(['+1,200', '−1,200', '0']);
});
