import { expect, it } from 'vitest';
import { findDueMonth, findNextTry, toMonthStart } from './own-months.ts';

const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);
const at = (text: string) => new Date(`${text}T10:00:00Z`);

it.each([
  ['2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
  ['2028-01-30', ['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30', '2028-05-30']],
  ['2027-11-29', ['2027-11-29', '2027-12-29', '2028-01-29', '2028-02-29', '2028-03-29']],
  ['2026-12-15', ['2026-12-15', '2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15']],
])('keeps the day of the first payment: %s', (first, days) => {
  expect(days.map((_, number) => day(toMonthStart(at(first), number)))).toEqual(days);
});

it('keeps the 29th of a leap year through the years', () => {
  const first = at('2028-02-29');
  expect([12, 13, 48].map((number) => day(toMonthStart(first, number)))).toEqual([
    ...['2029-02-28', '2029-03-29', '2032-02-29'],
  ]);
});

it('a month that is over is not charged', () => {
  const first = at('2026-01-31');
  expect(findDueMonth(first, 0, at('2026-02-28'))).toBe(1);
  expect(findDueMonth(first, 0, at('2026-03-30'))).toBe(1);
  expect(findDueMonth(first, 0, at('2026-03-31'))).toBe(2);
});

it('tries on days 0, 1, 3, 7, then it ends', () => {
  const first = at('2026-02-28');
  let now: Date | undefined = first;
  const days = [1, 2, 3, 4].map((refusals) => {
    now = now && findNextTry(first, refusals, now);
    return day(now);
  });
  expect(days).toEqual(['2026-03-01', '2026-03-03', '2026-03-07', undefined]);
});

it('a try that comes late is followed by the next a day later at the soonest', () => {
  const first = at('2026-02-28');
  expect(day(findNextTry(first, 2, at('2026-03-05')))).toBe('2026-03-06');
  expect(day(findNextTry(first, 3, at('2026-03-05')))).toBe('2026-03-07');
});
