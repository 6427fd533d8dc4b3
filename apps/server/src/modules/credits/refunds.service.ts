// Money back: the credits leave first, so that nobody spends them while the payment provider is
// asked. It confirms, or they come back.

import { LIMITS, type LotSource } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import type { Tx } from '#platform/db/db.ts';
import { CreditsRefused } from './credits-refused.ts';
import { isLive, type LedgerDeps, runCommand, toSystemAccount, toUserAccount } from './ledger.ts';
import { createRefund, endRefund, findLot, findRefund, isRefundOpen } from './refunds.repo.ts';
import { sumOwed } from './reversals.repo.ts';

const PAID: readonly LotSource[] = ['purchase', 'subscription', 'organization'];

/** Within 30 days, and only if the buyer still holds all that was bought. */
export function findRefundRefusal(
  lot: { amount: number; paidAt: Date },
  held: { amount: number; expiresAt: Date | null } | undefined,
  now: Date,
): 'used' | 'late' | undefined {
  if (held?.amount !== lot.amount || !isLive(held, now)) return 'used';
  return now.getTime() - lot.paidAt.getTime() > LIMITS.refundDays * DAY_MS ? 'late' : undefined;
}

/** The sessions leave at once; the provider is asked afterwards. */
export async function requestRefund(
  deps: LedgerDeps,
  input: { readonly requestId: string; readonly source: LotSource; readonly sourceRef: string },
): Promise<{ requestId: string; amount: number }> {
  const { requestId, source, sourceRef } = input;
  const lot = await findLot(deps.db, source, sourceRef);
  if (lot === undefined || !PAID.includes(lot.source)) throw new CreditsRefused('refund_refused');
  const command = {
    key: `refund:${requestId}`,
    kind: 'REFUND',
    spends: true,
    actorId: lot.buyerId,
    request: { source, sourceRef },
    details: { refund: 'requested' },
  } as const;
  const refs = { buyer: toUserAccount(lot.buyerId), refunded: toSystemAccount('refunded') };
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const { buyer, refunded } = accounts;
    const own = (await held('buyer')).find(({ lotId }) => lotId === lot.id);
    if (findRefundRefusal(lot, own, now) || (await sumOwed(tx, buyer)) > 0) {
      throw new CreditsRefused('refund_refused');
    }
    const { id: lotId, amount } = lot;
    return {
      moves: [{ from: buyer, to: refunded, lotId, amount }],
      result: { requestId, amount },
      inSameTransaction: () => createRefund(tx, { id: requestId, lotId, now }),
    };
  });
}

/** The money is with the buyer. What else is to happen then does so once. */
export async function confirmRefund(
  deps: LedgerDeps,
  requestId: string,
  inSameTransaction?: (tx: Tx) => Promise<void>,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const isOpen = await isRefundOpen(tx, requestId);
    if (!(await endRefund(tx, requestId, 'confirmed', deps.clock.now()))) {
      throw new CreditsRefused('refund_refused');
    }
    if (isOpen) await inSameTransaction?.(tx);
  });
}

/** The provider refused: the buyer has the sessions again. */
export async function refuseRefund(
  deps: LedgerDeps,
  requestId: string,
): Promise<{ amount: number }> {
  const refund = await findRefund(deps.db, requestId);
  if (refund === undefined) throw new CreditsRefused('refund_refused');
  const { lotId, amount, buyerId } = refund;
  const command = {
    key: `refund-back:${requestId}`,
    kind: 'REFUND',
    actorId: buyerId,
    request: { requestId },
    details: { refund: 'refused' },
  } as const;
  const refs = { buyer: toUserAccount(buyerId), refunded: toSystemAccount('refunded') };
  return runCommand(deps, command, refs, async ({ tx, now, accounts: { buyer, refunded } }) => {
    if (!(await endRefund(tx, requestId, 'refused', now)))
      throw new CreditsRefused('refund_refused');
    return { moves: [{ from: refunded, to: buyer, lotId, amount }], result: { amount } };
  });
}
