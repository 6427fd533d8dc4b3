import type { CALLS, GivenReply } from '@fovea/contract';
import type { HistoryRow } from './history.repo.ts';

type Credits = GivenReply<typeof CALLS.getCredits>;
type Movement = GivenReply<typeof CALLS.listCreditHistory>['rows'][number];

interface CreditPart {
  readonly amount: number;
  readonly expiresAt: Date | null;
}

export function toCreditPart({ amount, expiresAt }: CreditPart): Credits['parts'][number] {
  return { amount, expiresAt: expiresAt?.toISOString() ?? null };
}

export function toMovement({ id, type, at, amount, total, ...about }: HistoryRow): Movement {
  return { id, type, at: at.toISOString(), amount, total, about };
}
