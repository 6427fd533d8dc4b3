import { pathToFileURL } from 'node:url';
import { migrateDatabase } from '#platform/db/migrations.ts';
import { createPool } from '#platform/db/pool.ts';
import { migrateJobs } from '#platform/jobs/jobs.ts';
import { createLog } from '#platform/log/log.ts';

/** Tables and queues, without the bucket: all that a database test needs. */
export async function migrateForTests(url: string): Promise<void> {
  const log = createLog('migrate', 'warn');
  await migrateDatabase(url, log);
  const pool = createPool({ url, max: 2, name: 'migrate', statementTimeoutMs: 60_000 }, log);
  await pool.query('SELECT ensure_gaze_partitions(current_date - 1, 4)');
  await migrateJobs(pool, log);
  await pool.end();
}

const url = process.argv[2];
if (url !== undefined && import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await migrateForTests(url);
}
