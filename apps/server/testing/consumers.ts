import type { JobName } from '@fovea/contract';
import { PROJECT_PARTS } from '#entrypoints/project-parts.ts';
import { sendSessionEndedMail, sendVerificationCode } from '#modules/accounts/accounts.consumer.ts';
import { forgetExpired } from '#modules/accounts/accounts.schedule.ts';
import { sendLeavingMail } from '#modules/accounts/leaving.consumer.ts';
import { eraseAccounts } from '#modules/accounts/leaving.schedule.ts';
import {
  sendPasswordChangedMail,
  sendResetMail,
} from '#modules/accounts/password-reset.consumer.ts';
import { sendTermsMail } from '#modules/accounts/terms.consumer.ts';
import { tellTerms } from '#modules/accounts/terms.schedule.ts';
import { buildAggregate } from '#modules/analysis/analysis.consumer.ts';
import { makeArchive } from '#modules/analysis/archive.consumer.ts';
import { checkRecords } from '#modules/analysis/check-records.schedule.ts';
import { drawCard } from '#modules/analysis/draw-card.consumer.ts';
import { createErasedRecords } from '#modules/analysis/erased-records.service.ts';
import { joinRecords } from '#modules/analysis/join-records.consumer.ts';
import type { Merger } from '#modules/analysis/merger.ts';
import { renewRecords } from '#modules/analysis/rebuild-records.consumer.ts';
import { RECORDS_WORK } from '#modules/analysis/records-work.ts';
import { removeSupersededObjects } from '#modules/analysis/superseded.schedule.ts';
import { checkAsset, makeAvif, removeObjects } from '#modules/assets/assets.consumer.ts';
import { auditCredits, settleCredits } from '#modules/credits/credits.schedule.ts';
import { sendInquiryMail } from '#modules/inquiries/inquiries.consumer.ts';
import { keepInquiries } from '#modules/inquiries/inquiries.schedule.ts';
import { renewSubscriptions } from '#modules/payments/months.schedule.ts';
import { sendPaymentMail } from '#modules/payments/payment-mails.consumer.ts';
import { settlePayments } from '#modules/payments/payments.schedule.ts';
import { reconcilePayments } from '#modules/payments/reconcile.schedule.ts';
import { sendProjectEndMail } from '#modules/projects/project-end-mail.consumer.ts';
import { forgetProject } from '#modules/projects/project-removal.consumer.ts';
import { keepProjects } from '#modules/projects/projects.schedule.ts';
import { checkCopies } from '#modules/recordings/copies/check-copies.schedule.ts';
import { eraseRecordings } from '#modules/recordings/erasure/erase-recordings.consumer.ts';
import { withdrawRecording } from '#modules/recordings/erasure/withdraw.consumer.ts';
import { leaveOutReturned } from '#modules/recordings/marks/leave-out.consumer.ts';
import { decideMarks } from '#modules/recordings/marks/marks.schedule.ts';
import { makePack } from '#modules/recordings/pack/make-pack.ts';
import { packRecording } from '#modules/recordings/pack/pack.consumer.ts';
import type { Packer } from '#modules/recordings/pack/packer.ts';
import { endRetention } from '#modules/recordings/retention/retention.schedule.ts';
import { keepPartitions, sweep } from '#modules/recordings/sweep/sweep.schedule.ts';
import { sendTransferCodeMail } from '#modules/transfers/transfers.consumer.ts';
import { TaskFault } from '#platform/child/child-pool.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { JobHandler } from '#platform/jobs/jobs.ts';

/** Without a child, whose start would cost more than all packs of a test. */
const IN_PLACE: Packer = {
  run: (task) =>
    makePack(task).catch((error: unknown) => Promise.reject(new TaskFault('threw', String(error)))),
};

export const MERGED_IN_PLACE: Merger = RECORDS_WORK;

/** Handlers that worker and scheduler bind; a queue without a consumer does not compile. */
export function listConsumers(deps: ServerDeps): { [Name in JobName]: JobHandler<Name> } {
  const records = createErasedRecords({ ...deps, merger: MERGED_IN_PLACE });
  return {
    'send-verification-code.v1': (job) => sendVerificationCode(deps, job),
    'send-reset-mail.v1': (job) => sendResetMail(deps, job),
    'send-password-changed-mail.v2': (job) => sendPasswordChangedMail(deps, job),
    'send-session-ended-mail.v1': (job) => sendSessionEndedMail(deps, job),
    'send-leaving-mail.v1': (job) => sendLeavingMail(deps, job),
    'send-terms-mail.v1': (job) => sendTermsMail(deps, job),
    'send-transfer-code.v1': (job) => sendTransferCodeMail(deps, job),
    'send-project-end-mail.v1': (job) => sendProjectEndMail(deps, job),
    'send-payment-mail.v1': (job) => sendPaymentMail(deps, job),
    'send-inquiry-mail.v1': (job) => sendInquiryMail(deps, job),
    'check-asset.v1': (job) => checkAsset(deps, job),
    'make-avif.v1': (job) => makeAvif(deps, job),
    'make-video.v1': (job) => checkAsset(deps, job),
    'remove-objects.v1': (job) => removeObjects(deps, job),
    'forget-project.v1': (job) => forgetProject({ ...deps, parts: PROJECT_PARTS }, job),
    'pack-recording.v1': (job) => packRecording({ ...deps, packer: IN_PLACE }, job),
    'build-aggregate.v1': (job) => buildAggregate({ ...deps, merger: MERGED_IN_PLACE }, job),
    'withdraw-recording.v1': (job) => withdrawRecording(deps, job),
    'erase-recordings.v1': (job) => eraseRecordings({ ...deps, records }, job),
    'leave-out-returned.v1': (job) => leaveOutReturned({ ...deps, records }, job),
    'join-records.v1': (job) => joinRecords({ ...deps, merger: MERGED_IN_PLACE }, job),
    'rebuild-records.v1': (job) => renewRecords({ ...deps, merger: MERGED_IN_PLACE }, job),
    'draw-card.v1': (job) => drawCard({ ...deps, merger: MERGED_IN_PLACE }, job),
    'make-archive.v1': (job) => makeArchive(deps, job),
    'sweep.v1': () => sweep(deps),
    'remove-superseded.v1': () => removeSupersededObjects(deps),
    'check-copies.v1': () => checkCopies(deps),
    'check-records.v1': () => checkRecords(deps),
    'decide-marks.v1': () => decideMarks(deps),
    'end-retention.v1': () => endRetention(deps),
    'keep-partitions.v1': () => keepPartitions(deps),
    'forget-expired.v1': () => forgetExpired(deps),
    'erase-accounts.v1': () => eraseAccounts(deps),
    'tell-terms.v1': () => tellTerms(deps),
    'keep-projects.v1': () => keepProjects(deps),
    'keep-inquiries.v1': () => keepInquiries(deps),
    'settle-credits.v1': () => settleCredits(deps),
    'audit-credits.v1': () => auditCredits(deps),
    'settle-payments.v1': () => settlePayments(deps),
    'renew-subscriptions.v1': () => renewSubscriptions(deps),
    'reconcile-payments.v1': () => reconcilePayments(deps),
  };
}
