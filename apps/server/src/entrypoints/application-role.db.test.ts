import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvent, verifyEvents } from '#modules/audit/public.ts';
import { auditAndStop, getCredits, issueLot } from '#modules/credits/public.ts';
import { keepPartitions } from '#modules/recordings/sweep/sweep.schedule.ts';
import { loadConfig } from '#platform/config/load-config.ts';
import { grantApplication } from '#platform/db/application-role.ts';
import { createDeps, type ServerDeps, stopDeps } from '#platform/deps.ts';
import { signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const KEPT = [
  ['audit_events', 'details'],
  ['credit_txs', 'details'],
  ['credit_entries', 'amount'],
  ['credit_lots', 'expires_at'],
] as const;

let role: string;
/** The serving processes' dependencies, connected as the role that owns nothing. */
let deps: ServerDeps;
let client: pg.Client;

const { server } = await openServer();
beforeAll(async () => {
  const url = new URL(server.database.url);
  role = `${url.pathname.slice(1)}_app`;
  url.username = role;
  url.password = 'pass-word';
  await grantApplication(server.deps.pool, url.href);
  const config = loadConfig({ ...server.environment, DATABASE_URL: url.href });
  deps = { ...(await createDeps(config, 'api')), clock: server.clock };
  client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { userId } = await signUp(server);
  await issueLot(deps, {
    userId,
    source: 'promo',
    sourceRef: 'gift',
    amount: 7,
    paidAt: deps.clock.now(),
    expiresAt: null,
  });
  expect((await getCredits(deps, userId)).balance).toBe(7);
});

afterAll(async () => {
  await client.end();
  await stopDeps(deps);
  await server.database.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
});

it('is nobody special', async () => {
  const { rows } = await client.query(
    `SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
     FROM pg_roles WHERE rolname = current_user`,
  );
  expect(Object.values(rows[0])).toEqual([false, false, false, false, false]);
});

describe.each(KEPT)('%s', (table, column) => {
  it.each([
    ['changed', `UPDATE ${table} SET ${column} = NULL`],
    ['deleted', `DELETE FROM ${table}`],
    ['emptied', `TRUNCATE ${table} CASCADE`],
    ['freed of what keeps it', `ALTER TABLE ${table} DISABLE TRIGGER ALL`],
    ['dropped', `DROP TABLE ${table} CASCADE`],
  ])('is never %s by the role that serves', async (_, statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('is read and added to', async () => {
    const { rows } = await client.query(
      `SELECT has_table_privilege('${table}', 'SELECT') AND has_table_privilege('${table}', 'INSERT') AS may`,
    );
    expect(rows).toEqual([{ may: true }]);
  });
});

it.each([
  ['SET session_replication_role = replica'],
  ["UPDATE audit_head SET hash = ''"],
  ['DELETE FROM migrations'],
  ['CREATE TABLE mine ()'],
  ["SELECT drop_gaze_partition('credit_lots')"],
])('refuses %s', async (statement) => {
  await expect(client.query(statement)).rejects.toThrow(/permission denied|is no day of gaze/);
});

it('adds to the audit trail and the ledger, which stay whole', async () => {
  const event = { action: 'logged_in', actorId: null, subjectId: null } as const;
  await recordEvent(deps.db, event, deps.clock.now());
  expect(await verifyEvents(deps.db)).toBe(0);
  expect(Object.values(await auditAndStop(deps)).every((count) => count === 0)).toBe(true);
});

it('makes the days of gaze that come, and drops those that are over', async () => {
  const list = async () =>
    (
      await server.database.query<{ name: string }>(
        `SELECT relname AS name FROM pg_class WHERE relname ~ '^gaze_batches_2[0-9]{7}$' ORDER BY 1`,
      )
    ).map(({ name }) => name);
  await client.query("SELECT ensure_gaze_partitions('2020-02-03', 1)");
  expect(await list()).toContain('gaze_batches_20200203');
  await keepPartitions(deps);
  expect(await list()).not.toContain('gaze_batches_20200203');
});

it('is granted anew without a fault, and never to the owner', async () => {
  const url = new URL(server.database.url);
  url.username = role;
  await grantApplication(server.deps.pool, url.href);
  await expect(grantApplication(server.deps.pool, server.database.url)).rejects.toThrow(
    'must name a role that owns nothing',
  );
});
