// An account is gone for good: what it holds, and what its open codes hold, is nobody's any more.
import type { Tx } from '#platform/db/db.ts';
import { findLastUserTx } from './lapse.repo.ts';
import type { Holding, Move } from './ledger.repo.ts';
import {
  type LedgerDeps,
  runCommand,
  toCodeAccount,
  toSum,
  toSystemAccount,
  toUserAccount,
} from './ledger.ts';

/** Everything of the account. Its projects may give something back later; then it lapses as well. */
export async function lapseCredits(deps: LedgerDeps, userId: string): Promise<number> {
  const command = {
    key: `lapse:${userId}:${await findLastUserTx(deps.db, userId)}`,
    kind: 'LAPSE',
    actorId: null,
    request: { userId },
  } as const;
  const refs = { from: toUserAccount(userId), expired: toSystemAccount('expired') };
  return runCommand(deps, command, refs, async ({ accounts, held }) => {
    const moves = toLapse(await held('from'), accounts);
    return { moves, result: toSum(moves) };
  });
}

/**
 * Lapses the credits that an open code holds. `isOpen` looks at it while its account is locked: of
 * a use at the same time one comes second.
 */
export function lapseCode(
  deps: LedgerDeps,
  codeId: string,
  isOpen: (tx: Tx) => Promise<boolean>,
  inSameTransaction: (tx: Tx, ended: { txId: string; at: Date }) => Promise<void>,
): Promise<number> {
  const command = {
    key: `lapse-code:${codeId}`,
    kind: 'LAPSE',
    actorId: null,
    request: { codeId },
  } as const;
  const refs = { from: toCodeAccount(codeId), expired: toSystemAccount('expired') };
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    if (!(await isOpen(tx))) return { moves: [], result: 0 };
    const moves = toLapse(await held('from'), accounts);
    return {
      moves,
      result: toSum(moves),
      inSameTransaction: (txId) => inSameTransaction(tx, { txId, at: now }),
    };
  });
}

function toLapse(
  held: readonly Holding[],
  { from, expired }: { readonly from: string; readonly expired: string },
): Move[] {
  return held.map(({ lotId, amount }) => ({ from, to: expired, lotId, amount }));
}
