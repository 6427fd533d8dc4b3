// Money that went back without us: a dispute, or a refund made at the provider. Sessions that are
// still there leave; what is missing is owed, stops spending, and is taken of whatever comes in next.
import type { LotSource } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Holding, Move } from './ledger.repo.ts';
import {
  isLive,
  type LedgerDeps,
  moveOrExpire,
  runCommand,
  toSum,
  toSystemAccount,
  toUserAccount,
} from './ledger.ts';
import { findLot } from './refunds.repo.ts';
import {
  findReversal,
  isRefundedHere,
  listPayable,
  listTaken,
  noteReversalTx,
  saveReversal,
  sumOwed,
} from './reversals.repo.ts';

interface ReversedLot {
  readonly lotId: string;
  readonly userId: string;
  /** How many sessions nobody pays for now, all in all. */
  readUnpaid(): Promise<number>;
}

const ATTEMPTS = 8;

/**
 * Books how many sessions of a lot nobody pays for any more. It is a level: told again it changes
 * nothing, and told lower, as when a dispute was won, it gives back. It is read anew when somebody
 * else has changed it meanwhile, so that what was read first never wins. Answers what is still owed.
 */
export async function reverseLot(
  deps: LedgerDeps,
  { source, sourceRef }: { readonly source: LotSource; readonly sourceRef: string },
  readUnpaid: () => Promise<number>,
): Promise<{ owed: number }> {
  const lot = await findLot(deps.db, source, sourceRef);
  if (lot === undefined) throw new Error('nothing was issued for this payment');
  return bookUntilDone(deps, { lotId: lot.id, userId: lot.buyerId, readUnpaid });
}

/** Takes what is owed of what a user has, or everybody of what they have. */
export async function payDebts(deps: LedgerDeps, userId?: string): Promise<void> {
  for (const owed of await listPayable(deps.db, deps.clock.now(), userId)) {
    const readUnpaid = async () => (await findReversal(deps.db, owed.lotId)).unpaid;
    await bookUntilDone(deps, { ...owed, readUnpaid });
  }
}

async function bookUntilDone(deps: LedgerDeps, lot: ReversedLot): Promise<{ owed: number }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { changes } = await findReversal(deps.db, lot.lotId);
    const booked = await book(deps, lot, { changes, unpaid: await lot.readUnpaid() });
    if (booked !== undefined) return booked;
  }
  throw new Error('a lot is reversed again and again');
}

/** Nothing if somebody else has changed it since it was read. */
async function book(
  deps: LedgerDeps,
  { lotId, userId }: ReversedLot,
  { changes, unpaid: told }: { readonly changes: number; readonly unpaid: number },
): Promise<{ owed: number } | undefined> {
  const command = {
    key: `reverse:${lotId}:${changes}:${told}`,
    kind: 'REFUND',
    actorId: null,
    request: { lotId, unpaid: told },
    details: { refund: 'reversed' },
  } as const;
  const refs = {
    buyer: toUserAccount(userId),
    adjusted: toSystemAccount('adjusted'),
    expired: toSystemAccount('expired'),
  };
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const { buyer, adjusted, expired } = accounts;
    const before = await findReversal(tx, lotId);
    if (before.changes !== changes) return { moves: [], result: undefined };
    const unpaid = (await isRefundedHere(tx, lotId)) ? 0 : told;
    const moves: Move[] =
      unpaid < before.taken
        ? moveOrExpire(pickUpTo(await listTaken(tx, lotId), before.taken - unpaid), now, {
            from: adjusted,
            to: buyer,
            expired,
          })
        : pickUpTo(ownFirst(await held('buyer'), lotId, now), unpaid - before.taken).map(
            ({ lotId: from, amount }) => ({ from: buyer, to: adjusted, lotId: from, amount }),
          );
    const taken = unpaid < before.taken ? before.taken - toSum(moves) : before.taken + toSum(moves);
    const result = { owed: unpaid - taken };
    if (moves.length === 0 && unpaid === before.unpaid) return { moves, result };
    return {
      moves,
      result,
      async inSameTransaction(txId) {
        const changed = { unpaid, taken, changes: before.changes + 1 };
        await saveReversal(tx, { lotId, buyerId: buyer, ...changed, now });
        if (moves.length > 0) await noteReversalTx(tx, lotId, txId);
      },
    };
  });
}

/** Lots that the buyer can spend, beginning with the reversed one. */
function ownFirst(held: readonly Holding[], lotId: string, now: Date): Holding[] {
  const live = held.filter((lot) => isLive(lot, now));
  return [
    ...live.filter((lot) => lot.lotId === lotId),
    ...live.filter((lot) => lot.lotId !== lotId),
  ];
}

/** As much of an amount as there is. */
function pickUpTo(held: readonly Holding[], amount: number): Holding[] {
  let rest = amount;
  return held.flatMap((lot) => {
    const part = Math.min(rest, lot.amount);
    rest -= part;
    return part === 0 ? [] : [{ ...lot, amount: part }];
  });
}

/** Spending is refused while the account owes sessions. */
export async function assertNothingOwed(
  tx: Tx,
  accountId: string,
  wanted: { readonly held: readonly Holding[]; readonly needed: number; readonly now: Date },
): Promise<void> {
  const owed = await sumOwed(tx, accountId);
  if (owed === 0) return;
  const balance = toSum(wanted.held.filter((lot) => isLive(lot, wanted.now)));
  throw new AppError('credits_owed', { owed, balance, needed: wanted.needed });
}
