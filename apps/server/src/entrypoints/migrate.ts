import { keepPartitions } from '#modules/recordings/sweep/sweep.schedule.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { grantApplication } from '#platform/db/application-role.ts';
import { ForeignDatabase, migrateDatabase } from '#platform/db/migrations.ts';
import { createDeps } from '#platform/deps.ts';
import { migrateJobs } from '#platform/jobs/jobs.ts';
import { prepareBuckets } from '#platform/storage/prepare-buckets.ts';
import { startPatiently } from './start-patiently.ts';

const given = loadProcessConfig();
const owner = given.OWNER_DATABASE_URL;
const config = { ...given, DATABASE_URL: owner ?? given.DATABASE_URL };
const deps = await createDeps(config, 'migrate');
const { log } = deps;
// A lock is waited for a second at a time, so that nobody waits long behind us.
await startPatiently(log, async () => {
  const names = await migrateDatabase(config.DATABASE_URL.reveal(), log);
  log.info({ names }, 'tables are up to date');
}).catch((error: unknown) => {
  if (!(error instanceof ForeignDatabase)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
await startPatiently(log, () => keepPartitions(deps));
await startPatiently(log, () => migrateJobs(deps.pool, log));
log.info('job queues are up to date');
if (owner === undefined) {
  log.warn('the role that serves owns the tables, and could change what is only added to');
} else {
  await startPatiently(log, () => grantApplication(deps.pool, given.DATABASE_URL.reveal()));
  log.info('the role that serves has its rights');
}
await prepareBuckets(config, [config.WEB_URL, config.COLLECT_URL], log);
await Promise.all([deps.pool.end(), deps.ingestPool.end()]);
