import { toDateText } from '#shared/format/dates.ts';

const SOON_MS = 7 * 24 * 60 * 60_000;

interface Part {
  readonly amount: number;
  readonly expiresAt: string | null;
}

interface EndingSoon {
  readonly amount: number;
  /** yyyy.mm.dd, the last day on which they can be used. */
  readonly day: string;
}

/** What of the balance ends first, if that is within a week. */
export function findEndingSoon(parts: readonly Part[], nowMs: number): EndingSoon | undefined {
  const ending = parts.flatMap(({ amount, expiresAt }) => {
    if (amount <= 0 || expiresAt === null) return [];
    const endMs = Date.parse(expiresAt);
    if (endMs <= nowMs || endMs > nowMs + SOON_MS) return [];
    // What ends at midnight can be used on the day before.
    return [{ amount, endMs, day: toDateText(new Date(endMs - 1)) }];
  });
  const [first] = ending.toSorted((a, b) => a.endMs - b.endMs);
  if (first === undefined) return undefined;
  const sameDay = ending.filter(({ day }) => day === first.day);
  return { day: first.day, amount: sameDay.reduce((sum, { amount }) => sum + amount, 0) };
}
