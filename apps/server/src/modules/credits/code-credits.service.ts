// Credits on their way: they leave the sender when a code is sent, and go to whoever uses it or
// back. They keep their lots, so their dates and what counts as unused travel with them.
import type { Tx } from '#platform/db/db.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import type { AccountRef } from './ledger.repo.ts';
import {
  type LedgerDeps,
  moveOrExpire,
  type Part,
  pickLots,
  pickToSpend,
  runCommand,
  toCodeAccount,
  toSum,
  toSystemAccount,
  toUserAccount,
} from './ledger.ts';
import { assertNothingOwed } from './reversals.service.ts';

interface NewCode {
  readonly id: string;
  readonly receiver: string;
}

interface Sending {
  readonly userId: string;
  /** Key of the request: the same again sends nothing twice. */
  readonly sendKey: string;
  readonly amount: number;
  readonly codes: readonly NewCode[];
}

/** The same amount into each code, all or none. */
export function sendCredits(
  deps: LedgerDeps,
  { userId, sendKey, amount, codes }: Sending,
  inSameTransaction: (
    tx: Tx,
    sent: {
      txId: string;
      at: Date;
      senderId: string;
      codes: readonly (NewCode & { accountId: string })[];
    },
  ) => Promise<void>,
): Promise<{ sent: number }> {
  const receivers = codes.map(({ receiver }) => receiver);
  const command = {
    key: `send:${userId}:${sendKey}`,
    kind: 'TRANSFER_OUT',
    spends: true,
    actorId: userId,
    request: { userId, amount, receivers },
  } as const;
  const refs: Record<'sender' | `code ${string}`, AccountRef> = {
    sender: toUserAccount(userId),
    ...Object.fromEntries(codes.map(({ id }) => [`code ${id}`, toCodeAccount(id)])),
  };
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const senderId = accounts.sender;
    const opened = codes.map((code) => ({
      ...code,
      accountId: requireValue(accounts[`code ${code.id}`], 'account of a code'),
    }));
    const own = await held('sender');
    const needed = amount * codes.length;
    await assertNothingOwed(tx, senderId, { held: own, needed, now });
    let left: readonly Part[] = pickToSpend(own, needed, now);
    const moves = opened.flatMap(({ accountId }) => {
      const parts = requireValue(pickLots(left, amount), 'credits of a code');
      left = takeAway(left, parts);
      return parts.map((part) => ({ from: senderId, to: accountId, ...part }));
    });
    return {
      moves,
      result: { sent: codes.length },
      inSameTransaction: (txId) =>
        inSameTransaction(tx, { txId, at: now, senderId, codes: opened }),
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
  /** User who gets the credits. */
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
  inSameTransaction: (
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
  const refs = {
    from: toCodeAccount(codeId),
    to: toUserAccount(userId),
    expired: toSystemAccount('expired'),
  };
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const receiverId = accounts.to;
    const moves = moveOrExpire(await held('from'), now, accounts);
    const moved = toSum(moves.filter(({ to }) => to === receiverId));
    await decide(tx, moved);
    return {
      moves,
      result: { amount: moved },
      inSameTransaction: (txId) => inSameTransaction(tx, { txId, at: now, receiverId, moved }),
    };
  });
}
