import { toDateText } from '#shared/format/dates.ts';

const SOON_MS = 7 * 24 * 60 * 60_000;

interface Part {
  readonly amount: number;
  readonly expiresAt: string | null;
}

interface SessionsEnd {
  readonly amount: number;
  /** yyyy.mm.dd, the last day on which they can be used. */
  readonly day: string;
  /** Within a week. */
  readonly isSoon: boolean;
}

/** What of the balance ends first. */
export function toSessionsEnd(parts: readonly Part[], nowMs: number): SessionsEnd | undefined {
  const ending = parts.flatMap(({ amount, expiresAt }) =>
    amount > 0 && expiresAt !== null ? [{ amount, endMs: Date.parse(expiresAt) }] : [],
  );
  if (ending.length === 0) return undefined;
  const firstMs = Math.min(...ending.map(({ endMs }) => endMs));
  // What ends at midnight can be used on the day before.
  const toDay = (endMs: number) => toDateText(new Date(endMs - 1));
  const day = toDay(firstMs);
  const sameDay = ending.filter(({ endMs }) => toDay(endMs) === day);
  return {
    day,
    amount: sameDay.reduce((sum, { amount }) => sum + amount, 0),
    isSoon: firstMs - nowMs <= SOON_MS,
  };
}
