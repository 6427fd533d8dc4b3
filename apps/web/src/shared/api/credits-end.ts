import { DAY_MS } from '@fovea/contract/times';
import { toDateText } from '#shared/format/dates.ts';

const SOON_MS = 7 * DAY_MS;

interface Part {
  readonly amount: number;
  readonly expiresAt: string | null;
}

interface CreditsEnd {
  readonly amount: number;
  /** The last day on which they can be used, as yyyy.mm.dd. */
  readonly day: string;
  /** Within a week. */
  readonly isSoon: boolean;
}

/** The part of the balance that ends first. What has ended meanwhile is no part of it. */
export function findCreditsEnd(parts: readonly Part[], nowMs: number): CreditsEnd | undefined {
  const ending = parts.flatMap(({ amount, expiresAt }) => {
    const endMs = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt);
    if (amount <= 0 || endMs <= nowMs || !Number.isFinite(endMs)) return [];
    // Sessions that end at midnight can be used on the day before.
    return [{ amount, endMs, day: toDateText(new Date(endMs - 1)) }];
  });
  const [first] = ending.toSorted((a, b) => a.endMs - b.endMs);
  if (first === undefined) return undefined;
  const sameDay = ending.filter(({ day }) => day === first.day);
  return {
    day: first.day,
    amount: sameDay.reduce((sum, { amount }) => sum + amount, 0),
    isSoon: first.endMs <= nowMs + SOON_MS,
  };
}
