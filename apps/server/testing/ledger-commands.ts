// The ledger driver's commands for the ledger itself, transfers and the list of projects.
import type { LotSource, UnreadReason } from '@fovea/contract';
import { settleCredits } from '#modules/credits/credits.schedule.ts';
import { getCredits, listCreditHistory } from '#modules/credits/credits.service.ts';
import {
  adjust,
  expireLots,
  issueLot,
  issueOrganizationLot,
} from '#modules/credits/lots.service.ts';
import {
  releaseProject,
  reserveCredits,
  reserveForUpgrade,
  settleFree,
  settleProject,
} from '#modules/credits/projects-credits.service.ts';
import { confirmRefund, refuseRefund, requestRefund } from '#modules/credits/refunds.service.ts';
import { listProjects } from '#modules/projects/project-list.service.ts';
import { returnSession } from '#modules/recordings/marks/return-session.service.ts';
import { findRecordingForPack, markPacked } from '#modules/recordings/pack/pack.repo.ts';
import { settlePacked } from '#modules/recordings/pack/settle-packed.service.ts';
import {
  cancelTransferCode,
  listTransferCodes,
  redeemTransferCode,
  sendCodes,
} from '#modules/transfers/transfers.service.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';

export type Run = (deps: ServerDeps, input: never) => Promise<unknown>;

interface ByUser {
  readonly userId: string;
}
interface ByProject {
  readonly projectId: string;
}
interface ByRequest {
  readonly requestId: string;
}
interface Order extends ByUser, ByProject {
  readonly projectName: string;
  readonly amount: number;
}
interface Lot extends ByUser {
  readonly source: Exclude<LotSource, 'adjustment'>;
  readonly sourceRef: string;
  readonly amount: number;
  readonly accounts: number;
  readonly paidAt: number;
  readonly expiresAt: number | null;
}

const toActor = ({ userId }: ByUser) => ({
  userId,
  role: 'admin' as const,
  authSessionId: userId,
  passedSecondFactor: true,
});

export const LEDGER_COMMANDS: Readonly<Record<string, Run>> = {
  issueLot: (deps, { userId, source, sourceRef, amount, paidAt, expiresAt }: Lot) =>
    issueLot(deps, {
      userId,
      source,
      sourceRef,
      amount,
      paidAt: new Date(paidAt),
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    }),
  issueOrganizationLot: (deps, { userId, sourceRef, accounts, paidAt }: Lot) =>
    issueOrganizationLot(deps, { userId, sourceRef, accounts, paidAt: new Date(paidAt) }),
  adjust: (deps, input: Parameters<typeof adjust>[1]) => adjust(deps, input),
  activate: (deps, input: Order) =>
    reserveCredits(deps, input, (tx) =>
      changeProject(tx, input, { status: 'active', activated_at: deps.clock.now() }),
    ),
  upgrade: (deps, input: Order) =>
    reserveForUpgrade(deps, input, (tx) => changeProject(tx, input, { type: 'pro' })),
  release: (deps, input: Order) => releaseProject(deps, input),
  pack: async (deps, { recordingId, isReadable }: { recordingId: string; isReadable: boolean }) =>
    void (await pack(deps, recordingId, isReadable ? null : 'nothing_readable')),
  settle: (deps, { projectId }: ByProject) => settleProject(deps, projectId),
  settleFree: (deps, { projectId }: ByProject) => settleFree(deps, projectId),
  expire: (deps) => expireLots(deps),
  runJob: (deps) => settleCredits(deps),
  send: (deps, { userId, ...input }: ByUser & Parameters<typeof sendCodes>[2]) =>
    sendCodes(deps, toActor({ userId }), input, true),
  listCodes: (deps, input: ByUser) => listTransferCodes(deps, toActor(input), { limit: 200 }),
  redeem: (deps, input: ByUser & { code: string }) =>
    redeemTransferCode(deps, toActor(input), input.code),
  cancel: (deps, input: ByUser & { codeId: string }) =>
    cancelTransferCode(deps, toActor(input), input.codeId),
  requestRefund: (deps, input: Parameters<typeof requestRefund>[1]) => requestRefund(deps, input),
  confirmRefund: (deps, { requestId }: ByRequest) => confirmRefund(deps, requestId),
  refuseRefund: (deps, { requestId }: ByRequest) => refuseRefund(deps, requestId),
  returnCredit: (deps, input: Parameters<typeof returnSession>[1]) => returnSession(deps, input),
  listProjects: (deps, { userId, ...query }: ByUser & Parameters<typeof listProjects>[2]) =>
    listProjects(deps, toActor({ userId }), query),
  getCredits: (deps, { userId }: ByUser) => getCredits(deps, userId),
  listHistory: (deps, { userId }: ByUser) => listCreditHistory(deps, userId, { limit: 200 }),
};

/** As a worker does, once it has written the object. */
async function pack(deps: ServerDeps, id: string, unreadReason: UnreadReason | null) {
  await deps.db.transaction().execute(async (tx) => {
    const recording = await findRecordingForPack(tx, id);
    if (recording === undefined || recording.packed_at !== null) return;
    const now = deps.clock.now();
    const fraud = { flags: [], traceHash: null, pathHash: null };
    const figures = { key: 'drill', validity: null, effectiveHz: null, fraud };
    const { state, project_id: projectId } = recording;
    const decideBy = null;
    if (!(await markPacked(tx, { id, state, ...figures, unreadReason, decideBy, now }))) return;
    await settlePacked(tx, { id, projectId }, { isUsed: unreadReason === null, now });
  });
}

async function changeProject(
  tx: Tx,
  { projectId }: ByProject,
  change: { type: 'pro' } | { status: 'active'; activated_at: Date },
): Promise<void> {
  await tx.updateTable('projects').set(change).where('id', '=', projectId).execute();
}
