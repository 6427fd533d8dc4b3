import { describe, expect, it } from 'vitest';
import { addMonths, toInstant } from './calendar.ts';

const after = (start: string, months: number, zone: string) =>
  new Date(addMonths(Date.parse(start), months, zone)).toISOString();

describe('paid months', () => {
  it.each([
    ['a month of 31 days', '2027-01-15T10:00:00Z', 1, 'UTC', '2027-02-15T10:00:00.000Z'],
    ['the last day of a short one', '2027-01-31T10:00:00Z', 1, 'UTC', '2027-02-28T10:00:00.000Z'],
    ['a leap day', '2028-01-31T10:00:00Z', 1, 'UTC', '2028-02-29T10:00:00.000Z'],
    ['the full day again after it', '2028-01-31T10:00:00Z', 2, 'UTC', '2028-03-31T10:00:00.000Z'],
    ['another year', '2027-12-31T23:59:59.999Z', 2, 'UTC', '2028-02-29T23:59:59.999Z'],
    // 00:30 on 31 January in Seoul is the 30th in London.
    ['a day of its own place', '2027-01-30T15:30:00Z', 1, 'Asia/Seoul', '2027-02-27T15:30:00.000Z'],
    // The clocks go forward on 28 March: an hour less.
    ['a change of clocks', '2027-03-10T11:00:00Z', 1, 'Europe/Berlin', '2027-04-10T10:00:00.000Z'],
  ])('end with %s', (_what, start, months, zone, end) => {
    expect(after(start, months, zone)).toBe(end);
  });

  it('that start in an hour which clocks skip start after it', () => {
    const skipped = toInstant(Date.parse('2027-03-28T02:30:00Z'), 'Europe/Berlin');
    expect(new Date(skipped).toISOString()).toBe('2027-03-28T01:30:00.000Z');
  });
});
