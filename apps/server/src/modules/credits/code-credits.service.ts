// Credits on their way: they leave the sender when a code is sent, and go to whoever uses it or
// back. They keep their lots, so their dates and what counts as unused travel with them.
import type { Tx } from '#platform/db/db.ts';
import {
  type LedgerDeps,
  type Part,
  passOn,
  pickLots,
  pickToSpend,
  runCommand,
  toCodeAccount,
  toSum,
  toUserAccount,
  toWorld,
} from './ledger.ts';

/** Where a code stands in the ledger. */
export interface CodePosting {
  readonly codeId: string;
  readonly accountId: string;
}

interface Sending {
  readonly userId: string;
  /** Of the request: the same again sends nothing twice. */
  readonly sendKey: string;
  readonly amount: number;
  /** What makes the request what it is, beside the amount. */
  readonly receivers: readonly string[];
  readonly codeIds: readonly string[];
}

/** The same amount into each code, all or none. */
export function sendCredits(
  deps: LedgerDeps,
  { userId, sendKey, amount, receivers, codeIds }: Sending,
  also: (
    tx: Tx,
    sent: { txId: string; at: Date; senderId: string; codes: readonly CodePosting[] },
  ) => Promise<void>,
): Promise<{ sent: number }> {
  const command = {
    key: `send:${userId}:${sendKey}`,
    kind: 'TRANSFER_OUT',
    spends: true,
    actorId: userId,
    request: { userId, amount, receivers },
  } as const;
  const refs = [toUserAccount(userId), ...codeIds.map(toCodeAccount)];
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const [senderId = '', ...codeAccounts] = accounts;
    let left: readonly Part[] = pickToSpend(await held(0), amount * codeIds.length, now);
    const moves = codeAccounts.flatMap((to) => {
      const own = pickLots(left, amount) ?? [];
      left = takeAway(left, own);
      return own.map((part) => ({ from: senderId, to, ...part }));
    });
    const codes = codeIds.map((codeId, i) => ({ codeId, accountId: codeAccounts[i] ?? '' }));
    return {
      moves,
      result: { sent: codeIds.length },
      also: (txId) => also(tx, { txId, at: now, senderId, codes }),
    };
  });
}

function takeAway(parts: readonly Part[], taken: readonly Part[]): Part[] {
  const amounts = new Map(taken.map(({ lotId, amount }) => [lotId, amount]));
  return parts
    .map(({ lotId, amount }) => ({ lotId, amount: amount - (amounts.get(lotId) ?? 0) }))
    .filter(({ amount }) => amount > 0);
}

interface Ending {
  readonly codeId: string;
  /** Who gets the credits. */
  readonly userId: string;
  readonly as: 'CODE_IN' | 'TRANSFER_BACK';
}

/**
 * Empties a code into an account. `decide` looks at the code while its account is locked, so of a
 * use and a cancellation at the same time one comes second; it throws what that one reads.
 */
export function emptyCode(
  deps: LedgerDeps,
  { codeId, userId, as }: Ending,
  decide: (tx: Tx, live: number) => Promise<void>,
  also: (
    tx: Tx,
    ended: { txId: string; at: Date; receiverId: string; moved: number },
  ) => Promise<void>,
): Promise<{ amount: number }> {
  const command = {
    key: `${as === 'CODE_IN' ? 'redeem' : 'cancel'}:${codeId}`,
    kind: as,
    ...(as === 'CODE_IN' ? ({ spends: true } as const) : {}),
    actorId: userId,
    request: { codeId, userId },
  } as const;
  const refs = [toCodeAccount(codeId), toUserAccount(userId), toWorld('expired')];
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const [from = '', to = '', expired = ''] = accounts;
    const moves = passOn(await held(0), now, { from, to, expired });
    const amount = toSum(moves.filter((move) => move.to === to));
    await decide(tx, amount);
    return {
      moves,
      result: { amount },
      also: (txId) => also(tx, { txId, at: now, receiverId: to, moved: amount }),
    };
  });
}
