// Cost of a Pro project: its whole target is set aside at the activation, one credit goes with each
// recording that can be read, and unused credits come back when it ends. Basic projects cost
// nothing.

import { LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import type { Db, Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  countCollected,
  countReturned,
  countWanted,
  findLastTx,
  findPaid,
  findReturned,
  holdProjectType,
  isDone,
  listUnsettled,
  markPaidAgain,
  markReturned,
  markSettled,
  reopenFree,
  settleConsumptions,
} from './consumptions.repo.ts';
import { CreditsRefused } from './credits-refused.ts';
import type { Holding } from './ledger.repo.ts';
import {
  type LedgerDeps,
  moveOrExpire,
  pickLots,
  pickToSpend,
  runCommand,
  toProjectAccount,
  toSum,
  toSystemAccount,
  toUserAccount,
} from './ledger.ts';
import { assertNothingOwed } from './reversals.service.ts';

const GROUP = 100;

interface Reservation {
  readonly userId: string;
  readonly projectId: string;
  /** As it is called now: the history keeps it. */
  readonly projectName: string;
  readonly amount: number;
}

/** Sets credits aside for a project that starts. The caller's part stands or falls with it. */
export function reserveCredits(
  deps: LedgerDeps,
  order: Reservation,
  inSameTransaction: (tx: Tx) => Promise<void>,
): Promise<{ amount: number }> {
  return setAside(deps, order, 'USE', inSameTransaction);
}

/** The same for a Basic project that becomes Pro; what it has collected is paid for then. */
export function reserveForUpgrade(
  deps: LedgerDeps,
  order: Reservation,
  inSameTransaction: (tx: Tx) => Promise<void>,
): Promise<{ amount: number }> {
  return setAside(deps, order, 'UPGRADE', async (tx) => {
    await inSameTransaction(tx);
    await reopenFree(tx, order.projectId);
  });
}

/**
 * A project that was started wants more participants, or fewer: it holds a credit for each free place
 * and each recording that is not paid for. The caller changes it first, in the same transaction, and
 * answers how many places are free then.
 */
export async function fundTarget(
  deps: LedgerDeps,
  order: Omit<Reservation, 'amount'> & { readonly target: number; readonly isMore: boolean },
  change: (tx: Tx) => Promise<number>,
): Promise<void> {
  const { userId, projectId, projectName, target, isMore } = order;
  const command = {
    // The same target may be wanted again, after another one.
    key: `target:${projectId}:${target}:${await findLastTx(deps.db, projectId)}`,
    kind: isMore ? 'USE' : 'RELEASE',
    ...(isMore && { spends: true as const }),
    actorId: userId,
    request: { userId, projectId, target },
    details: { projectId, projectName },
  } as const;
  const refs = {
    user: toUserAccount(userId),
    project: toProjectAccount(projectId),
    expired: toSystemAccount('expired'),
  };
  await runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const needed = (await change(tx)) + (await countWanted(tx, projectId));
    const { user, project, expired } = accounts;
    const own = await held('project');
    const missing = needed - own.reduce((sum, { amount }) => sum + amount, 0);
    if (missing <= 0) {
      const route = { from: project, to: user, expired };
      return { moves: moveOrExpire(skip(own, needed), now, route), result: null };
    }
    const spent = await held('user');
    await assertNothingOwed(tx, user, { held: spent, needed: missing, now });
    const moves = pickToSpend(spent, missing, now).map((part) => ({
      from: user,
      to: project,
      ...part,
    }));
    return { moves, result: null };
  });
}

function setAside(
  deps: LedgerDeps,
  { userId, projectId, projectName, amount }: Reservation,
  kind: 'USE' | 'UPGRADE',
  inSameTransaction: (tx: Tx) => Promise<void>,
): Promise<{ amount: number }> {
  const command = {
    key: `${kind.toLowerCase()}:${projectId}`,
    kind,
    spends: true,
    actorId: userId,
    request: { userId, projectId, amount },
    details: { projectId, projectName },
  } as const;
  const refs = { user: toUserAccount(userId), project: toProjectAccount(projectId) };
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const own = await held('user');
    await assertNothingOwed(tx, accounts.user, { held: own, needed: amount, now });
    const moves = pickToSpend(own, amount, now).map((part) => ({
      from: accounts.user,
      to: accounts.project,
      ...part,
    }));
    return { moves, result: { amount }, inSameTransaction: () => inSameTransaction(tx) };
  });
}

/** Credits that a Basic project that is done pays to become Pro. */
export function getCollected(db: Db, projectId: string): Promise<number> {
  return countCollected(db, projectId);
}

/** Pays for recordings that can be read, up to a hundred at once. Answers how many. */
export async function settleProject(deps: LedgerDeps, projectId: string): Promise<number> {
  const command = {
    key: `consume:${projectId}:${await findLastTx(deps.db, projectId)}`,
    kind: 'CONSUME',
    actorId: null,
    request: { projectId },
    details: { projectId },
  } as const;
  const refs = { project: toProjectAccount(projectId), consumed: toSystemAccount('consumed') };
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    // Under the lock: another process may have paid for some of them a moment ago.
    const recordingIds = await listUnsettled(tx, projectId, GROUP);
    if (recordingIds.length === 0) return { moves: [], result: 0 };
    const picked = pickLots(await held('project'), recordingIds.length);
    if (picked === undefined) throw new AppError('credits_insufficient');
    const { project: from, consumed: to } = accounts;
    const moves = picked.map((part) => ({ from, to, ...part }));
    const lots = picked.flatMap(({ lotId, amount }) => Array<string>(amount).fill(lotId));
    return {
      moves,
      result: recordingIds.length,
      inSameTransaction: (txId) => settleConsumptions(tx, { recordingIds, lots, txId, now }),
    };
  });
}

/** Basic is free. The type is held, so that no recording slips through while it becomes Pro. */
export async function settleFree({ db, clock }: LedgerDeps, projectId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await holdProjectType(tx, projectId)) !== 'basic') return;
    await markSettled(tx, projectId, clock.now());
  });
}

/**
 * Gives back what a project that has ended does not need: each credit to its lot, or to nobody if
 * its date has passed. Recordings that still run, or whose pack is not there yet, keep theirs; the
 * next call looks again.
 */
export async function releaseProject(
  deps: LedgerDeps,
  project: { readonly projectId: string; readonly projectName: string; readonly userId: string },
): Promise<number> {
  const { projectId, projectName, userId } = project;
  const command = {
    key: `release:${projectId}:${await findLastTx(deps.db, projectId)}`,
    kind: 'RELEASE',
    actorId: userId,
    request: { projectId },
    details: { projectId, projectName },
  } as const;
  const refs = {
    from: toProjectAccount(projectId),
    to: toUserAccount(userId),
    expired: toSystemAccount('expired'),
  };
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    // A place that opened again a moment ago needs its credit.
    if (!(await isDone(tx, projectId))) return { moves: [], result: 0 };
    const kept = await countWanted(tx, projectId);
    const moves = moveOrExpire(skip(await held('from'), kept), now, accounts);
    return { moves, result: toSum(moves.filter(({ to }) => to === accounts.to)) };
  });
}

/** Holdings behind the first so many credits, which are used next. */
function skip(held: readonly Holding[], count: number): Holding[] {
  let rest = count;
  return held.flatMap((lot) => {
    const kept = Math.min(rest, lot.amount);
    rest -= kept;
    return kept === lot.amount ? [] : [{ ...lot, amount: lot.amount - kept }];
  });
}

/**
 * A recording turns out to be of no use: its credit goes back to the project. Within some days, and
 * for a part of the target at most. The caller opens its place again in the same transaction.
 */
export async function returnCredit(
  deps: LedgerDeps,
  {
    recordingId,
    reason,
    askedAt,
  }: {
    readonly recordingId: string;
    readonly reason: string;
    /** When somebody found that out; now unless told. */
    readonly askedAt?: Date | undefined;
  },
  inSameTransaction: (tx: Tx, projectId: string) => Promise<void>,
): Promise<{ projectId: string }> {
  const found = await findPaid(deps.db, recordingId);
  if (found === undefined) throw new CreditsRefused('recording_not_returnable');
  const { projectId } = found;
  const command = {
    // Paid for once more, it may come back once more.
    key: `return:${recordingId}:${found.txId}`,
    kind: 'RETURN',
    actorId: null,
    request: { recordingId },
    details: { projectId, recordingId, reason },
  } as const;
  const refs = { consumed: toSystemAccount('consumed'), project: toProjectAccount(projectId) };
  return runCommand(deps, command, refs, async ({ tx, now, accounts: { consumed, project } }) => {
    const { completedAt, lotId, target, isReturned } = found;
    // By a key of an older release, which named no payment.
    if (isReturned) throw new CreditsRefused('recording_not_returnable');
    const isLate = (askedAt ?? now).getTime() - completedAt.getTime() > LIMITS.returnDays * DAY_MS;
    const isFull = (await countReturned(tx, projectId)) >= Math.floor(target * LIMITS.returnShare);
    if (isLate || isFull) throw new CreditsRefused('recording_not_returnable');
    return {
      moves: [{ from: consumed, to: project, lotId, amount: 1 }],
      result: { projectId },
      async inSameTransaction(txId) {
        await markReturned(tx, recordingId, txId);
        await inSameTransaction(tx, projectId);
      },
    };
  });
}

/**
 * A recording is of use after all: it takes a credit of its project again. The caller takes its place
 * again in the same transaction, and with a place there is a credit for it.
 */
export async function takeCreditAgain(
  deps: LedgerDeps,
  recordingId: string,
  inSameTransaction: (tx: Tx, projectId: string) => Promise<void>,
): Promise<void> {
  const found = await findReturned(deps.db, recordingId);
  if (found === undefined) throw new CreditsRefused('recording_not_returned');
  const { projectId, returnedTxId } = found;
  const command = {
    key: `again:${recordingId}:${returnedTxId}`,
    kind: 'CONSUME',
    actorId: null,
    request: { recordingId },
    details: { projectId, recordingId },
  } as const;
  const refs = { project: toProjectAccount(projectId), consumed: toSystemAccount('consumed') };
  await runCommand(deps, command, refs, async ({ tx, accounts, held }) => {
    await inSameTransaction(tx, projectId);
    const [part] = pickLots(await held('project'), 1) ?? [];
    if (part === undefined) throw new AppError('mark_final');
    const { project: from, consumed: to } = accounts;
    return {
      moves: [{ from, to, ...part }],
      result: { projectId },
      inSameTransaction: (txId) => markPaidAgain(tx, { recordingId, lotId: part.lotId, txId }),
    };
  });
}
