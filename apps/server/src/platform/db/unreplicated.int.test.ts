import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import {
  createDatabase,
  type PostgresEngine,
  removePostgres,
  startPostgres,
} from '@fovea/testkit/engines';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createActiveProject,
  type Joined,
  join,
  makeGaze,
  type Person,
  putBatch,
  signUp,
} from '#testing/journey.ts';
import { migrateForTests } from '#testing/migrate-database.ts';
import { countSessions, give } from '#testing/sessions.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';
import { waitUntil } from '#testing/waits.ts';

const UNAVAILABLE = { code: 'unavailable' };

let dir: string;
let engine: PostgresEngine | undefined;
let admin: pg.Client;
let server: TestServer;
let owner: Person;
let joined: Joined;

beforeAll(async () => {
  dir = await mkdtemp(joinPath(tmpdir(), 'fovea-standby-'));
  engine = await startPostgres({ dir, replicates: true });
  const url = await createDatabase(engine.url(), 'fovea_standby_test');
  await migrateForTests(url);
  admin = new pg.Client({ connectionString: engine.url() });
  admin.on('error', () => undefined);
  await admin.connect();
  server = await buildTestServer({ environment: { DATABASE_URL: url } });
  owner = await signUp(server);
  const { slug } = await createActiveProject(server, owner);
  joined = await join(server.app, slug);
  await loseStandby();
});

afterAll(async () => {
  await findStandby();
  await server?.stop();
  await admin?.end();
  await engine?.stop();
  await removePostgres(dir);
});

/** From here on every commit waits for a standby that never comes. */
async function loseStandby(): Promise<void> {
  await admin.query("ALTER SYSTEM SET synchronous_standby_names = 'away'");
  await admin.query('SELECT pg_reload_conf()');
  const probe = new pg.Client({ connectionString: engine?.url() });
  let waits = false;
  probe.on('notice', () => {
    waits = true;
  });
  await probe.connect();
  await waitUntil(async () => {
    await cancelWaits(probe.query("SELECT pg_logical_emit_message(true, 'probe', '')"));
    return waits;
  });
  await probe.end();
}

async function findStandby(): Promise<void> {
  await admin.query('ALTER SYSTEM RESET synchronous_standby_names');
  await admin.query('SELECT pg_reload_conf()');
}

/** Ends every wait for the standby, as an operator does, until there is an answer. */
async function cancelWaits<T>(asked: Promise<T>): Promise<T> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  asked.then(over, over);
  await waitUntil(async () => {
    await admin.query(
      "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
    );
    return isOver;
  });
  return asked;
}

const countBatches = async () =>
  (await server.deps.pool.query('SELECT 1 FROM gaze_batches')).rows.length;

it('does not acknowledge what no standby has: neither a batch, nor its repeat, nor sessions', async () => {
  const bytes = makeGaze(2).batches[0];
  const send = () => putBatch(server.app, joined, 0, bytes);
  expect(await cancelWaits(send())).toMatchObject({ status: 503, ...UNAVAILABLE });
  // It is stored here alone: a repeat finds it, and is no promise either.
  expect(await countBatches()).toBe(1);
  expect(await cancelWaits(send())).toMatchObject({ status: 503, ...UNAVAILABLE });
  const sourceRef = randomUUID();
  const grant = () => give(server, owner.userId, 5, { sourceRef });
  await expect(cancelWaits(grant())).rejects.toMatchObject(UNAVAILABLE);
  await expect(cancelWaits(grant())).rejects.toMatchObject(UNAVAILABLE);

  await findStandby();
  expect(await send()).toMatchObject({ status: 200, through: 0 });
  expect(await countBatches()).toBe(1);
  await grant();
  expect(await countSessions(server, owner.userId)).toBe(5);
});
