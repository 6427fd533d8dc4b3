import { forgetExpired } from '#modules/accounts/accounts.schedule.ts';
import { eraseAccounts } from '#modules/accounts/leaving.schedule.ts';
import { tellTerms } from '#modules/accounts/terms.schedule.ts';
import { checkRecords } from '#modules/analysis/check-records.schedule.ts';
import { removeSupersededObjects } from '#modules/analysis/superseded.schedule.ts';
import { auditCredits, settleCredits } from '#modules/credits/credits.schedule.ts';
import { keepInquiries } from '#modules/inquiries/inquiries.schedule.ts';
import { renewSubscriptions } from '#modules/payments/months.schedule.ts';
import { settlePayments } from '#modules/payments/payments.schedule.ts';
import { reconcilePayments } from '#modules/payments/reconcile.schedule.ts';
import { keepProjects } from '#modules/projects/projects.schedule.ts';
import { checkCopies } from '#modules/recordings/copies/check-copies.schedule.ts';
import { decideMarks } from '#modules/recordings/marks/marks.schedule.ts';
import { endRetention } from '#modules/recordings/retention/retention.schedule.ts';
import { keepPartitions, sweep } from '#modules/recordings/sweep/sweep.schedule.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps, stopDeps } from '#platform/deps.ts';
import { startHealth } from './health.ts';
import { sampleWork } from './sample-work.ts';
import { startOnDatabase } from './start-on-database.ts';
import { startPatiently } from './start-patiently.ts';
import { onStop } from './stop-signals.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const EVERY_HOUR = '7 * * * *';
const EVERY_DAY = '23 3 * * *';

const config = loadProcessConfig();
const deps = await createDeps(config, 'scheduler');
await startOnDatabase(deps);

const { jobs } = deps;
await jobs.work('sweep.v1', 1, () => sweep(deps));
await jobs.work('decide-marks.v1', 1, () => decideMarks(deps));
await jobs.work('end-retention.v1', 1, () => endRetention(deps));
await jobs.work('keep-partitions.v1', 1, () => keepPartitions(deps));
await jobs.work('remove-superseded.v1', 1, () => removeSupersededObjects(deps));
await jobs.work('check-copies.v1', 1, () => checkCopies(deps));
await jobs.work('check-records.v1', 1, () => checkRecords(deps));
await jobs.work('forget-expired.v1', 1, () => forgetExpired(deps));
await jobs.work('erase-accounts.v1', 1, () => eraseAccounts(deps));
await jobs.work('tell-terms.v1', 1, () => tellTerms(deps));
await jobs.work('keep-projects.v1', 1, () => keepProjects(deps));
await jobs.work('keep-inquiries.v1', 1, () => keepInquiries(deps));
await jobs.work('settle-credits.v1', 1, () => settleCredits(deps));
await jobs.work('audit-credits.v1', 1, () => auditCredits(deps));
await jobs.work('settle-payments.v1', 1, () => settlePayments(deps));
await jobs.work('renew-subscriptions.v1', 1, () => renewSubscriptions(deps));
await jobs.work('reconcile-payments.v1', 1, () => reconcilePayments(deps));
// PostgreSQL may be late for these as well, and they may be said twice.
await startPatiently(deps.log, async () => {
  await jobs.schedule('sweep.v1', EVERY_MINUTE);
  await jobs.schedule('decide-marks.v1', EVERY_MINUTE);
  await jobs.schedule('end-retention.v1', EVERY_HOUR);
  await jobs.schedule('keep-partitions.v1', EVERY_HOUR);
  await jobs.schedule('remove-superseded.v1', EVERY_TEN_MINUTES);
  await jobs.schedule('check-copies.v1', EVERY_HOUR);
  await jobs.schedule('check-records.v1', EVERY_HOUR);
  await jobs.schedule('forget-expired.v1', EVERY_HOUR);
  await jobs.schedule('erase-accounts.v1', EVERY_HOUR);
  await jobs.schedule('tell-terms.v1', EVERY_MINUTE);
  await jobs.schedule('keep-projects.v1', EVERY_HOUR);
  await jobs.schedule('keep-inquiries.v1', EVERY_HOUR);
  await jobs.schedule('settle-credits.v1', EVERY_MINUTE);
  await jobs.schedule('audit-credits.v1', EVERY_HOUR);
  await jobs.schedule('settle-payments.v1', EVERY_MINUTE);
  await jobs.schedule('renew-subscriptions.v1', EVERY_MINUTE);
  await jobs.schedule('reconcile-payments.v1', EVERY_DAY);
});

sampleWork(deps);
const internal = await startHealth(deps);
deps.log.info({ internal: internal.port }, 'scheduler is up');

onStop(deps.log, async () => {
  internal.drain();
  await stopDeps(deps);
  await internal.stop();
});
