import { ApiError } from '@fovea/contract';

/** How many sessions there are, and how many it takes. */
interface CreditShortage {
  readonly balance: number;
  readonly needed: number;
}

/** Too few, or owed for a payment that went back; how many are owed stands beside the balance. */
const SHORT: readonly string[] = ['credits_insufficient', 'credits_owed'];

/** Figures of a call that the server refused for want of sessions. */
export function findShortage(error: unknown): CreditShortage | undefined {
  if (!(error instanceof ApiError) || !SHORT.includes(error.code)) return undefined;
  const { balance, needed } = (error.details ?? {}) as Partial<CreditShortage>;
  return typeof balance === 'number' && typeof needed === 'number'
    ? { balance, needed }
    : undefined;
}
