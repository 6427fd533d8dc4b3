// Where credits come from and go in the end: payments, months, grants, corrections, expiry.
import { LIMITS, type LotSource } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import {
  isLive,
  type LedgerDeps,
  pickToSpend,
  runCommand,
  type TxKind,
  toSum,
  toSystemAccount,
  toUserAccount,
} from './ledger.ts';
import { createLot, listExpired } from './lots.repo.ts';
import { payDebts } from './reversals.service.ts';

/** Corrections have a command of their own. */
type IssuedSource = Exclude<LotSource, 'adjustment'>;

const KINDS: Readonly<Record<IssuedSource, TxKind>> = {
  purchase: 'PURCHASE',
  subscription: 'GRANT',
  organization: 'GRANT',
  promo: 'GRANT',
};

interface LotOrder {
  readonly userId: string;
  readonly source: IssuedSource;
  /** The payment or invoice; one that is reported twice makes one lot. */
  readonly sourceRef: string;
  readonly amount: number;
  readonly paidAt: Date;
  /** The end of what was paid for; bought credits have none. */
  readonly expiresAt: Date | null;
}

/** Work that stands or falls with a lot, given the balance before it. */
type Alongside = (tx: Tx, before: { balance: number }) => Promise<void>;

/** Sessions that come in pay what is owed first, at once. */
export async function issueLot(
  deps: LedgerDeps,
  order: LotOrder,
  alongside?: Alongside,
): Promise<{ lotId: string }> {
  const { userId, source, sourceRef, amount, expiresAt } = order;
  const command = {
    key: `lot:${source}:${sourceRef}`,
    kind: KINDS[source],
    actorId: userId,
    request: { userId, source, sourceRef, amount, expiresAt: expiresAt?.toISOString() },
  };
  const refs = { user: toUserAccount(userId), issued: toSystemAccount('issued') };
  const issue = runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const { user, issued } = accounts;
    const live = (await held('user')).filter((lot) => isLive(lot, now));
    const lotId = await createLot(tx, { ...order, buyerId: user });
    return {
      moves: [{ from: issued, to: user, lotId, amount }],
      result: { lotId },
      ...(alongside && { inSameTransaction: () => alongside(tx, { balance: toSum(live) }) }),
    };
  });
  const issued = await issue;
  await payDebts(deps, userId);
  return issued;
}

/** A year of a school or a business: sessions for every account, passed on by codes. */
export function issueOrganizationLot(
  deps: LedgerDeps,
  plan: { userId: string; sourceRef: string; accounts: number; paidAt: Date },
): Promise<{ lotId: string }> {
  const { accounts, ...order } = plan;
  if (accounts < LIMITS.organizationMinAccounts) {
    throw new RangeError(`the plan starts at ${LIMITS.organizationMinAccounts} accounts`);
  }
  return issueLot(deps, {
    ...order,
    source: 'organization',
    amount: accounts * LIMITS.organizationSessionsPerAccount,
    expiresAt: toYearLater(order.paidAt),
  });
}

/** The same day of the next year, UTC; of 29 February, the 28th. */
function toYearLater(from: Date): Date {
  const later = new Date(from);
  later.setUTCFullYear(from.getUTCFullYear() + 1);
  if (later.getUTCMonth() !== from.getUTCMonth()) later.setUTCDate(0);
  return later;
}

/** A correction by an operator: up makes a lot, down takes what is used next. */
export function adjust(
  deps: LedgerDeps,
  input: { key: string; userId: string; amount: number; reason: string },
): Promise<{ amount: number }> {
  const { key, userId, amount, reason } = input;
  const command = {
    key: `adjust:${key}`,
    kind: 'ADJUST',
    actorId: null,
    request: { userId, amount, reason },
    details: { reason },
  } as const;
  const refs = {
    user: toUserAccount(userId),
    system: toSystemAccount(amount > 0 ? 'issued' : 'adjusted'),
  };
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const { user, system } = accounts;
    if (amount > 0) {
      const lot = { sourceRef: key, amount, paidAt: now, expiresAt: null };
      const lotId = await createLot(tx, { ...lot, source: 'adjustment', buyerId: user });
      return { moves: [{ from: system, to: user, lotId, amount }], result: { amount } };
    }
    const picked = pickToSpend(await held('user'), -amount, now);
    const moves = picked.map((part) => ({ from: user, to: system, ...part }));
    return { moves, result: { amount } };
  });
}

/** Books what time has taken. Nothing depends on when it runs: spending looks at the date itself. */
export async function expireLots(deps: LedgerDeps): Promise<number> {
  let expired = 0;
  for (const row of await listExpired(deps.db, deps.clock.now())) {
    const command = {
      key: `expire:${row.accountId}:${row.lotId}:${row.lastTxId}`,
      kind: 'EXPIRE',
      actorId: null,
      request: { accountId: row.accountId, lotId: row.lotId },
    } as const;
    const holder = { kind: row.kind, ownerId: row.ownerId };
    const refs = { holder, expired: toSystemAccount('expired') };
    const { amount } = await runCommand(deps, command, refs, async ({ now, accounts, held }) => {
      const own = (await held('holder')).find(({ lotId }) => lotId === row.lotId);
      if (own === undefined || isLive(own, now)) return { moves: [], result: { amount: 0 } };
      const { holder: from, expired: to } = accounts;
      const { lotId, amount } = own;
      return { moves: [{ from, to, lotId, amount }], result: { amount } };
    });
    expired += amount;
  }
  return expired;
}
