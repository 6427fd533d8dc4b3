import { toPlace } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { Rule } from '#platform/limits/limits.ts';
import { hashReceipt, toReceiptHmac } from './receipt.ts';
import { insertWithdrawal } from './withdrawals.repo.ts';

/** From one address, which may be a lecture hall. Nobody guesses 128 bits. */
export const WITHDRAWALS: Rule = { name: 'withdrawals', max: 500, windowMs: 60 * 60_000 };

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'ids' | 'jobs' | 'config' | 'limits'>;

/** The same work whether or not anybody has the receipt: the job finds out. */
export async function askWithdrawal(deps: Deps, receipt: string, ip: string): Promise<void> {
  await deps.limits.takeAll('withdrawals_limited', [[WITHDRAWALS, toPlace(ip).address]]);
  const receiptHmac = toReceiptHmac(deps.config.RECEIPT_SECRET, hashReceipt(receipt));
  const id = deps.ids.next();
  await deps.db.transaction().execute(async (tx) => {
    await insertWithdrawal(tx, { id, receiptHmac, now: deps.clock.now() });
    await deps.jobs.enqueue(tx, 'withdraw-recording.v1', { withdrawalId: id }, { key: id });
  });
}
