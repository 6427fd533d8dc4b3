import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { migrateDatabase } from '#platform/db/migrations.ts';
import { createLog } from '#platform/log/log.ts';
import { type LeasedDatabase, leaseDatabase } from '#testing/database.ts';
import { startPatiently } from './start-patiently.ts';

let database: LeasedDatabase;
beforeAll(async () => {
  database = await leaseDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

it('migrating goes on when a lock is held for longer than one wait', async () => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE migrations');
  const log = createLog('migrate', 'silent');
  const warned = Promise.withResolvers<unknown>();
  vi.spyOn(log, 'warn').mockImplementation((given: unknown) => warned.resolve(given));
  const migrated = startPatiently(log, () => migrateDatabase(database.url, log));
  expect(await warned.promise).toEqual({ reason: expect.stringContaining('lock timeout') });
  await holder.end();
  await migrated;
});
