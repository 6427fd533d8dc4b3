// What a Pro project costs: its whole target is set aside at the activation, and one credit goes
// with each complete recording. Basic projects cost nothing.
import type { Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { listUnsettled, settleConsumptions } from './consumptions.repo.ts';
import {
  isLive,
  type LedgerDeps,
  pickLots,
  runCommand,
  toProjectAccount,
  toUserAccount,
  toWorld,
} from './ledger.ts';

const GROUP = 100;

interface Reservation {
  readonly userId: string;
  readonly projectId: string;
  readonly amount: number;
}

/** Sets credits aside for a project; `also` stands or falls with it. */
export function reserveCredits(
  deps: LedgerDeps,
  { userId, projectId, amount }: Reservation,
  also: (tx: Tx) => Promise<void>,
): Promise<{ amount: number }> {
  const command = {
    key: `use:${projectId}`,
    kind: 'USE',
    actorId: userId,
    request: { userId, projectId, amount },
    details: { projectId },
  } as const;
  const refs = [toUserAccount(userId), toProjectAccount(projectId)];
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const [user = '', project = ''] = accounts;
    const live = (await held(0)).filter((lot) => isLive(lot, now));
    const picked = pickLots(live, amount);
    if (picked === undefined) {
      const balance = live.reduce((sum, lot) => sum + lot.amount, 0);
      throw new AppError('credits_insufficient', { balance, needed: amount });
    }
    const moves = picked.map((part) => ({ from: user, to: project, ...part }));
    return { moves, result: { amount }, also: () => also(tx) };
  });
}

/** Pays for complete recordings, up to a hundred at once. Answers how many. */
export async function settleProject(deps: LedgerDeps, projectId: string): Promise<number> {
  const [first, ...others] = await listUnsettled(deps.db, projectId, GROUP);
  if (first === undefined) return 0;
  const recordingIds = [first, ...others];
  const command = {
    key: `consume:${first}:${recordingIds.length}`,
    kind: 'CONSUME',
    actorId: null,
    request: { projectId, recordingIds },
    details: { projectId },
  } as const;
  const refs = [toProjectAccount(projectId), toWorld('consumed')];
  return runCommand(deps, command, refs, async ({ tx, now, accounts, held }) => {
    const [project = '', consumed = ''] = accounts;
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
