// Months that we count ourselves. The day of the first payment is kept: after a month that is too
// short for it, it is there again. UTC.
import type { Month } from '#platform/payments/payment-provider.ts';

const DAY_MS = 24 * 3_600_000;
/** Days after the first refusal on which a card is charged again; then the subscription ends. */
const TRY_DAYS = [0, 1, 3, 7];

/** So many months after the first payment: of 31 January 28 February, then 31 March. */
export function toMonthStart(startedAt: Date, number: number): Date {
  const start = new Date(startedAt);
  start.setUTCMonth(startedAt.getUTCMonth() + number);
  // A day that the month does not have has run over into the next.
  if (start.getUTCDate() !== startedAt.getUTCDate()) start.setUTCDate(0);
  return start;
}

export function toMonth(startedAt: Date, number: number): Month {
  return { start: toMonthStart(startedAt, number), end: toMonthStart(startedAt, number + 1) };
}

/** The month to charge for: the next one, or the one of today when whole months were missed. */
export function findDueMonth(startedAt: Date, paid: number, now: Date): number {
  let number = paid + 1;
  while (toMonthStart(startedAt, number + 1) <= now) number += 1;
  return number;
}

/**
 * Nothing when there were enough. Tries that a dead scheduler missed are not made up for at once: a
 * card that is refused now has a day to be filled.
 */
export function findNextTry(firstTry: Date, refusals: number, now: Date): Date | undefined {
  const days = TRY_DAYS[refusals];
  if (days === undefined) return undefined;
  return new Date(Math.max(firstTry.getTime() + days * DAY_MS, now.getTime() + DAY_MS));
}
