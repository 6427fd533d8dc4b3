// What a Pro project costs: its whole target is set aside at the activation, one credit goes with
// each complete recording, and what nobody used comes back when it ends. Basic projects cost nothing.
import { LIMITS } from '@fovea/contract';
import type { Db, Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  countCollected,
  countReturned,
  countWanted,
  findLastTx,
  findPaid,
  isDone,
  listUnsettled,
  markReturned,
  reopenFree,
  settleConsumptions,
} from './consumptions.repo.ts';
import { CreditsRefused } from './credits-refused.ts';
import type { Held } from './ledger.repo.ts';
import {
  type LedgerDeps,
  passOn,
  pickLots,
  pickToSpend,
  runCommand,
  toProjectAccount,
  toSum,
  toUserAccount,
  toWorld,
} from './ledger.ts';

const GROUP = 100;
const DAY_MS = 24 * 3_600_000;

interface Reservation {
  readonly userId: string;
  readonly projectId: string;
  /** As it is called now: the history keeps it. */
  readonly projectName: string;
  readonly amount: number;
}

/** Sets credits aside for a project that starts; `also` stands or falls with it. */
export function reserveCredits(
  deps: LedgerDeps,
  order: Reservation,
  also: (tx: Tx) => Promise<void>,
): Promise<{ amount: number }> {
  return setAside(deps, order, 'USE', also);
}

/** The same for a Basic project that becomes Pro; what it has collected is paid for then. */
export function reserveForUpgrade(
  deps: LedgerDeps,
  order: Reservation,
  also: (tx: Tx) => Promise<void>,
): Promise<{ amount: number }> {
  return setAside(deps, order, 'UPGRADE', async (tx) => {
    await also(tx);
    await reopenFree(tx, order.projectId);
  });
}

/** More for a project that collects and raises its target. Once for each target. */
export function reserveMore(
  deps: LedgerDeps,
  { target, ...order }: Reservation & { readonly target: number },
  also: (tx: Tx) => Promise<void>,
): Promise<{ amount: number }> {
  return setAside(deps, order, 'USE', also, `add:${order.projectId}:${target}`);
}

function setAside(
  deps: LedgerDeps,
  { userId, projectId, projectName, amount }: Reservation,
  kind: 'USE' | 'UPGRADE',
  also: (tx: Tx) => Promise<void>,
  key = `${kind.toLowerCase()}:${projectId}`,
): Promise<{ amount: number }> {
  const command = {
    key,
    kind,
    spends: true,
    actorId: userId,
    request: { userId, projectId, amount },
    details: { projectId, projectName },
  } as const;
  const refs = [toUserAccount(userId), toProjectAccount(projectId)];
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const [user = '', project = ''] = accounts;
    const picked = pickToSpend(await held(0), amount, now);
    const moves = picked.map((part) => ({ from: user, to: project, ...part }));
    return { moves, result: { amount }, also: () => also(tx) };
  });
}

/** What a Basic project that is done pays to become Pro. */
export function getCollected(db: Db, projectId: string): Promise<number> {
  return countCollected(db, projectId);
}

/** Pays for complete recordings, up to a hundred at once. Answers how many. */
export async function settleProject(deps: LedgerDeps, projectId: string): Promise<number> {
  const command = {
    key: `consume:${projectId}:${await findLastTx(deps.db, projectId)}`,
    kind: 'CONSUME',
    actorId: null,
    request: { projectId },
    details: { projectId },
  } as const;
  const refs = [toProjectAccount(projectId), toWorld('consumed')];
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const [project = '', consumed = ''] = accounts;
    // Under the lock: another process may have paid for some of them a moment ago.
    const recordingIds = await listUnsettled(tx, projectId, GROUP);
    if (recordingIds.length === 0) return { moves: [], result: 0 };
    const picked = pickLots(await held(0), recordingIds.length);
    if (picked === undefined) throw new AppError('credits_insufficient');
    const moves = picked.map((part) => ({ from: project, to: consumed, ...part }));
    const lots = picked.flatMap(({ lotId, amount }) => Array<string>(amount).fill(lotId));
    return {
      moves,
      result: recordingIds.length,
      also: (txId) => settleConsumptions(tx, { recordingIds, lots, txId, now }),
    };
  });
}

/**
 * Gives back what a project that has ended does not need: each credit to its lot, or to nobody if
 * its date has passed. Recordings that still run keep theirs; the next call looks again.
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
  const refs = [toProjectAccount(projectId), toUserAccount(userId), toWorld('expired')];
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const [from = '', to = '', expired = ''] = accounts;
    // A place that opened again a moment ago needs its credit.
    if (!(await isDone(tx, projectId))) return { moves: [], result: 0 };
    const kept = await countWanted(tx, projectId);
    const moves = passOn(skip(await held(0), kept), now, { from, to, expired });
    return { moves, result: toSum(moves.filter((move) => move.to === to)) };
  });
}

/** What is left behind the first so many, which are used next. */
function skip(held: readonly Held[], count: number): Held[] {
  let rest = count;
  return held.flatMap((lot) => {
    const kept = Math.min(rest, lot.amount);
    rest -= kept;
    return kept === lot.amount ? [] : [{ ...lot, amount: lot.amount - kept }];
  });
}

/**
 * A recording turns out to be of no use: its credit goes back to the project. Within some days, and
 * for a part of the target at most. `also` opens its place again.
 */
export async function returnCredit(
  deps: LedgerDeps,
  { recordingId, reason }: { readonly recordingId: string; readonly reason: string },
  also: (tx: Tx, projectId: string) => Promise<void>,
): Promise<{ projectId: string }> {
  const found = await findPaid(deps.db, recordingId);
  if (found === undefined) throw new CreditsRefused('recording_not_returnable');
  const { projectId } = found;
  const command = {
    key: `return:${recordingId}`,
    kind: 'RETURN',
    actorId: null,
    request: { recordingId },
    details: { projectId, recordingId, reason },
  } as const;
  const refs = [toWorld('consumed'), toProjectAccount(projectId)];
  return runCommand(deps, command, refs, async ({ tx, now, accounts }) => {
    const [from = '', to = ''] = accounts;
    const { completedAt, lotId, target } = found;
    const isLate = now.getTime() - completedAt.getTime() > LIMITS.returnDays * DAY_MS;
    const isFull = (await countReturned(tx, projectId)) >= Math.floor(target * LIMITS.returnShare);
    if (isLate || isFull) throw new CreditsRefused('recording_not_returnable');
    return {
      moves: [{ from, to, lotId, amount: 1 }],
      result: { projectId },
      async also(txId) {
        await markReturned(tx, recordingId, txId);
        await also(tx, projectId);
      },
    };
  });
}
