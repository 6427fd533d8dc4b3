import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runCommand } from '#engines/processes.ts';
import { readWorld, toWorldPath } from './world.ts';
import { restoreRows } from './world-rows.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const DATABASE = 'restored_world';
const DAYS_MS = 100 * 86_400_000;
const MIGRATE = new URL('../../../../apps/server/testing/migrate-database.ts', import.meta.url);

const toUrl = (database: string) => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  return url.href;
};
let client: pg.Client;

beforeAll(async () => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${DATABASE}`);
  await admin.end();
  await runCommand(process.execPath, [fileURLToPath(MIGRATE), toUrl(DATABASE)]);
  await restoreRows(toUrl(DATABASE), await readFile(toWorldPath('rows.sql'), 'utf8'), DAYS_MS);
  client = new pg.Client({ connectionString: toUrl(DATABASE) });
  await client.connect();
});

afterAll(() => client.end());

describe('a restored world', () => {
  it('is as young as on the day it was made', async () => {
    const madeMs = Date.parse((await readWorld()).madeAt);
    for (const column of ['projects.activated_at', 'recordings.completed_at', 'credit_txs.at']) {
      const [table, name] = column.split('.');
      const { rows } = await client.query<{ at: Date }>(`SELECT max(${name}) AS at FROM ${table}`);
      const ageMs = madeMs + DAYS_MS - (rows[0]?.at.getTime() ?? 0);
      expect(ageMs, column).toBeGreaterThan(0);
      expect(ageMs, column).toBeLessThan(30 * 60_000);
    }
  });

  it('has a chain of audit events that holds', async () => {
    const { rows } = await client.query<{ seq: string; isKept: boolean }>(
      `SELECT seq, hash = hash_audit_event(
         coalesce(lag(hash) OVER (ORDER BY seq), decode('', 'hex')), e) AS "isKept"
       FROM audit_events AS e ORDER BY seq`,
    );
    // The first follows a head that is not among them.
    expect(rows.slice(1).every(({ isKept }) => isKept)).toBe(true);
    expect(rows.length).toBeGreaterThan(1);
  });

  it('breaks no foreign key', async () => {
    const { rows } = await client.query<{ table: string; definition: string }>(
      `SELECT conrelid::regclass AS "table", pg_get_constraintdef(oid) AS definition
       FROM pg_constraint
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0`,
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { table, definition } of rows) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT once_more ${definition}`);
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT once_more`);
    }
  });
});
