import { sendSessionEndedMail, sendVerificationCode } from '#modules/accounts/accounts.consumer.ts';
import { sendLeavingMail } from '#modules/accounts/leaving.consumer.ts';
import {
  sendPasswordChangedMail,
  sendResetMail,
} from '#modules/accounts/password-reset.consumer.ts';
import { sendTermsMail } from '#modules/accounts/terms.consumer.ts';
import { buildAggregate } from '#modules/analysis/analysis.consumer.ts';
import { makeArchive } from '#modules/analysis/archive.consumer.ts';
import { drawCard } from '#modules/analysis/draw-card.consumer.ts';
import { joinRecords } from '#modules/analysis/join-records.consumer.ts';
import { createErasedRecords, createMerger } from '#modules/analysis/public.ts';
import { renewRecords } from '#modules/analysis/rebuild-records.consumer.ts';
import { checkAsset, makeAvif, removeObjects } from '#modules/assets/assets.consumer.ts';
import { sendInquiryMail } from '#modules/inquiries/inquiries.consumer.ts';
import { sendPaymentMail } from '#modules/payments/payment-mails.consumer.ts';
import { sendProjectEndMail } from '#modules/projects/project-end-mail.consumer.ts';
import { forgetProject } from '#modules/projects/project-removal.consumer.ts';
import { eraseRecordings } from '#modules/recordings/erasure/erase-recordings.consumer.ts';
import { withdrawRecording } from '#modules/recordings/erasure/withdraw.consumer.ts';
import { leaveOutReturned } from '#modules/recordings/marks/leave-out.consumer.ts';
import { packRecording } from '#modules/recordings/pack/pack.consumer.ts';
import { createPacker } from '#modules/recordings/public.ts';
import { sendTransferCodeMail } from '#modules/transfers/transfers.consumer.ts';
import { requireWalls } from '#platform/child/walls.ts';
import { isDevelopment } from '#platform/config/development.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps, stopDeps } from '#platform/deps.ts';
import { startLoopWatch } from '#platform/health/loop-watch.ts';
import { startHealth } from './health.ts';
import { PROJECT_PARTS } from './project-parts.ts';
import { startOnDatabase } from './start-on-database.ts';
import { onStop } from './stop-signals.ts';

const config = loadProcessConfig();
const deps = await createDeps(config, 'worker');
await requireWalls(isDevelopment(config), deps.log);
await startOnDatabase(deps);

const { jobs } = deps;
const concurrency = config.WORKER_CONCURRENCY;
const packer = createPacker(concurrency);
const merger = createMerger(concurrency);
const joiner = createMerger(1);
await jobs.work('send-verification-code.v1', concurrency, (job) => sendVerificationCode(deps, job));
await jobs.work('send-reset-mail.v1', concurrency, (job) => sendResetMail(deps, job));
await jobs.work('send-password-changed-mail.v2', 1, (job) => sendPasswordChangedMail(deps, job));
await jobs.work('send-session-ended-mail.v1', 1, (job) => sendSessionEndedMail(deps, job));
await jobs.work('send-leaving-mail.v1', 1, (job) => sendLeavingMail(deps, job));
await jobs.work('send-terms-mail.v1', 1, (job) => sendTermsMail(deps, job));
await jobs.work('send-transfer-code.v1', concurrency, (job) => sendTransferCodeMail(deps, job));
await jobs.work('send-project-end-mail.v1', 1, (job) => sendProjectEndMail(deps, job));
await jobs.work('send-inquiry-mail.v1', 1, (job) => sendInquiryMail(deps, job));
await jobs.work('send-payment-mail.v1', 1, (job) => sendPaymentMail(deps, job));
// Pictures never wait behind a video.
await jobs.work('check-asset.v1', 1, (job) => checkAsset(deps, job));
await jobs.work('make-video.v1', 1, (job) => checkAsset(deps, job));
await jobs.work('make-avif.v1', 1, (job) => makeAvif(deps, job));
await jobs.work('remove-objects.v1', 1, (job) => removeObjects(deps, job));
await jobs.work('forget-project.v1', 1, (job) =>
  forgetProject({ ...deps, parts: PROJECT_PARTS }, job),
);
await jobs.work('pack-recording.v1', concurrency, (job) => packRecording({ ...deps, packer }, job));
await jobs.work('build-aggregate.v1', concurrency, (job) =>
  buildAggregate({ ...deps, merger }, job),
);
// Merges never wait behind joins.
await jobs.work('join-records.v1', 1, (job) => joinRecords({ ...deps, merger: joiner }, job));
await jobs.work('rebuild-records.v1', 1, (job) => renewRecords({ ...deps, merger: joiner }, job));
await jobs.work('draw-card.v1', 1, (job) => drawCard({ ...deps, merger: joiner }, job));
await jobs.work('make-archive.v1', 1, (job) => makeArchive(deps, job));
await jobs.work('withdraw-recording.v1', 1, (job) => withdrawRecording(deps, job));
const records = createErasedRecords({ ...deps, merger: joiner });
await jobs.work('erase-recordings.v1', 1, (job) => eraseRecordings({ ...deps, records }, job));
await jobs.work('leave-out-returned.v1', 1, (job) => leaveOutReturned({ ...deps, records }, job));

startLoopWatch();
const internal = await startHealth(deps, ['store', 'disk']);
deps.log.info({ internal: internal.port }, 'worker is up');

onStop(deps.log, async () => {
  internal.drain();
  await stopDeps(deps);
  packer.stop();
  merger.stop();
  joiner.stop();
  await internal.stop();
});
