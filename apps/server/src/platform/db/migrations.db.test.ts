import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { type LeasedDatabase, leaseDatabase } from '#testing/database.ts';
import { toClosedEnvironment } from '#testing/environment.ts';
import { runEntry } from '#testing/run-entry.ts';
import { ForeignDatabase, getNewestMigration, migrateDatabase } from './migrations.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
const log = createLog('migrate', 'silent');
const dir = mkdtempSync(join(tmpdir(), 'fovea-migrations-'));
let database: LeasedDatabase;

beforeAll(() => cpSync(MIGRATIONS, dir, { recursive: true }));
beforeEach(async () => {
  database = await leaseDatabase(inject('postgresUrl'));
  return () => database.drop();
});
afterAll(() => rmSync(dir, { recursive: true }));

const listMade = () => database.query<{ name: string }>('SELECT * FROM migrations ORDER BY id');

describe('a database', () => {
  it('of these migrations has nothing to run', async () => {
    expect(await migrateDatabase(database.url, log)).toEqual([]);
    expect(await migrateDatabase(database.url, log, dir)).toEqual([]);
  });

  it('of a later release is left as it is, for images that are taken back', async () => {
    await database.query("INSERT INTO migrations (name, run_on) VALUES ('3026_later', now())");
    expect(await migrateDatabase(database.url, log)).toEqual([]);
  });

  it('whose process died before the checksum was recorded gets it', async () => {
    const before = await listMade();
    await database.query('UPDATE migrations SET checksum = NULL');
    await migrateDatabase(database.url, log);
    expect(await listMade()).toEqual(before);
  });
});

describe('refuses, and changes nothing of, a database', () => {
  async function expectRefusal(from?: string): Promise<void> {
    const before = await listMade();
    const refusal = await migrateDatabase(database.url, log, from).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ForeignDatabase);
    expect((refusal as Error).message).toMatch(
      /new empty database, or run `npm run stack -- --reset`/,
    );
    expect(await listMade()).toEqual(before);
  }

  it('that another baseline made', async () => {
    const [file = ''] = readdirSync(dir).filter((name) => name.startsWith(getNewestMigration()));
    await appendFile(join(dir, file), 'CREATE TABLE planted ();\n');
    await expectRefusal(dir);
    expect(await database.query("SELECT to_regclass('planted') AS oid")).toEqual([{ oid: null }]);
  });

  it('that earlier migrations made, without a checksum, in one sentence of `migrate`', async () => {
    await database.query("UPDATE migrations SET name = '20261115020000000_accounts'");
    await database.query('ALTER TABLE migrations DROP COLUMN checksum');
    await expectRefusal();
    const environment = { ...toClosedEnvironment(), DATABASE_URL: database.url };
    const { exit, stderr } = await runEntry({ environment }, 'migrate');
    expect(exit).toBe(1);
    expect(stderr).toMatch(/^This database was made by other migrations [^\n]+[.]\n$/);
  });

  it('that has these tables and an earlier migration besides', async () => {
    await database.query(
      "INSERT INTO migrations (name, run_on) VALUES ('20260101000000000_earlier', now())",
    );
    await expectRefusal();
  });
});
