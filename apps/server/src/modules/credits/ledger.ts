// The ledger: credits move between accounts, lot by lot, by commands that are each one transaction.
// A command has a key: sent again it answers what it did and moves nothing.
import { createHash } from 'node:crypto';
import type { CreditMove } from '@fovea/contract';
import type { Tx } from '#platform/db/db.ts';
import { waitForReplicas } from '#platform/db/replicas.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  type AccountRef,
  findTx,
  type Holding,
  insertTx,
  isStopped,
  listHoldings,
  lockAccounts,
  type Move,
  openAccounts,
  postMoves,
  type SystemKind,
} from './ledger.repo.ts';
import { isLedgerRace } from './ledger-race.ts';

const ATTEMPTS = 8;
const SYSTEM_OWNER_ID = '00000000-0000-0000-0000-000000000000';

/** Kinds of movements: those that the use history shows, and those that only the ledger knows. */
export type TxKind = CreditMove | 'CONSUME' | 'RETURN' | 'LAPSE';

export type LedgerDeps = Pick<ServerDeps, 'db' | 'clock'>;

interface Command {
  readonly key: string;
  readonly kind: TxKind;
  readonly actorId: string | null;
  /** Waits while an audit says that the ledger is wrong. Collecting data goes on. */
  readonly spends?: true;
  /** All that makes the command what it is: the same key with another request is refused. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A command's view of the ledger while it holds the locks. Accounts have the names that it gave them. */
interface LedgerContext<Name extends string> {
  readonly tx: Tx;
  /** Read after the locks, so that nothing slips behind an expiry. */
  readonly now: Date;
  readonly accounts: Readonly<Record<Name, string>>;
  held(account: Name): Promise<Holding[]>;
}

interface Booking<R> {
  readonly moves: readonly Move[];
  readonly result: R;
  /** Writes facts beside the ledger that stand or fall with it. */
  readonly inSameTransaction?: (txId: string) => Promise<void>;
}

export const toSystemAccount = (kind: SystemKind): AccountRef => ({
  kind,
  ownerId: SYSTEM_OWNER_ID,
});
export const toUserAccount = (ownerId: string): AccountRef => ({ kind: 'user', ownerId });
export const toProjectAccount = (ownerId: string): AccountRef => ({ kind: 'project', ownerId });
export const toCodeAccount = (ownerId: string): AccountRef => ({ kind: 'code', ownerId });

export async function runCommand<Name extends string, R>(
  deps: LedgerDeps,
  command: Command,
  refs: Readonly<Record<Name, AccountRef>>,
  decide: (context: LedgerContext<Name>) => Promise<Booking<R>>,
): Promise<R> {
  const requestHash = createHash('sha256').update(JSON.stringify(command.request)).digest();
  for (let attempt = 1; ; attempt++) {
    try {
      return await deps.db.transaction().execute(async (tx) => {
        const done = await findDone<R>(tx, command.key, requestHash);
        if (done !== undefined) return done.result;
        const accounts = await openAccounts(tx, refs);
        await lockAccounts(tx, Object.values(accounts));
        // Whoever waited for a twin finds its work done.
        const twin = await findDone<R>(tx, command.key, requestHash);
        if (twin !== undefined) return twin.result;
        if (command.spends && (await isStopped(tx))) throw new AppError('credits_paused');
        const now = deps.clock.now();
        const held = (account: Name) => listHoldings(tx, accounts[account]);
        const { moves, result, inSameTransaction } = await decide({ tx, now, accounts, held });
        if (moves.length === 0 && inSameTransaction === undefined) return result;
        const { key, kind, actorId, details = {} } = command;
        const row = { kind, key, requestHash, actorId, at: now, details, result };
        const txId = await insertTx(tx, row);
        if (moves.length > 0) await postMoves(tx, txId, moves);
        await inSameTransaction?.(txId);
        return result;
      });
    } catch (error) {
      if (attempt >= ATTEMPTS || !isLedgerRace(error)) throw error;
    }
  }
}

async function findDone<R>(
  tx: Tx,
  key: string,
  requestHash: Buffer,
): Promise<{ result: R } | undefined> {
  const done = await findTx<R>(tx, key);
  if (done === undefined) return undefined;
  if (!done.request_hash.equals(requestHash)) throw new AppError('key_reused');
  await waitForReplicas().execute(tx);
  return done;
}

export const isLive = ({ expiresAt }: Pick<Holding, 'expiresAt'>, now: Date) =>
  expiresAt === null || expiresAt > now;

export interface Part {
  readonly lotId: string;
  readonly amount: number;
}

/** The first credits that make up an amount, lot by lot; nothing if there are too few. */
export function pickLots(held: readonly Part[], amount: number): Part[] | undefined {
  const picked: Part[] = [];
  let rest = amount;
  for (const { lotId, amount: own } of held) {
    if (rest === 0) break;
    const part = Math.min(rest, own);
    picked.push({ lotId, amount: part });
    rest -= part;
  }
  return rest === 0 ? picked : undefined;
}

/** Parts that a spend takes: live lots, the soonest end first. */
export function pickToSpend(held: readonly Holding[], amount: number, now: Date): Part[] {
  const live = held.filter((lot) => isLive(lot, now));
  const picked = pickLots(live, amount);
  if (picked !== undefined) return picked;
  throw new AppError('credits_insufficient', { balance: toSum(live), needed: amount });
}

export const toSum = (parts: readonly Pick<Part, 'amount'>[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Credits go to a holder; those whose date has passed are gone. */
export function moveOrExpire(
  held: readonly Holding[],
  now: Date,
  route: { readonly from: string; readonly to: string; readonly expired: string },
): Move[] {
  const { from, to, expired } = route;
  return held.map((lot) => ({
    from,
    to: isLive(lot, now) ? to : expired,
    lotId: lot.lotId,
    amount: lot.amount,
  }));
}
