import { type FaultProxy, startFaultProxy } from '@fovea/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createDb } from './db.ts';
import { repeatOnLockWait } from './lock-waits.ts';
import { isPassingFault } from './passing-fault.ts';
import { createPool, type Pool } from './pool.ts';

let proxy: FaultProxy;
let pool: Pool;
beforeAll(async () => {
  const url = new URL(inject('postgresUrl'));
  proxy = await startFaultProxy({ upstreamPort: Number(url.port), seed: 1 });
  url.host = `127.0.0.1:${proxy.port}`;
  const options = { url: url.href, max: 1, name: 'test', silenceMs: 3_000 };
  pool = createPool(options, createLog('test', 'silent'));
});
afterAll(async () => {
  await pool.end();
  await proxy.stop();
});

it('gives up a connection that falls silent, and heals with the next one', async () => {
  const db = createDb(pool);
  await sql`SELECT 1`.execute(db);
  proxy.add({ kind: 'timeout', ms: 0 });
  const asking = db
    .transaction()
    .execute((tx) => sql`SELECT 1`.execute(tx))
    .catch((error: unknown) => error);
  expect(isPassingFault(await asking)).toBe(true);
  expect(pool.totalCount).toBe(0);
  proxy.clear();
  const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});

it('does again what waited for a lock, and keeps no connection for it', async () => {
  const options = { url: inject('postgresUrl'), max: 1, name: 'test', lockMs: 20 };
  const waiting = createPool(options, createLog('test', 'silent'));
  const [db, other] = [createDb(waiting), createDb(pool)];
  const lock = sql`SELECT pg_advisory_xact_lock(4711)`;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const holding = other.transaction().execute(async (tx) => {
    await lock.execute(tx);
    isHeld();
    await released;
  });
  await held;
  let tries = 0;
  const calling = repeatOnLockWait(() =>
    db.transaction().execute(async (tx) => {
      tries += 1;
      await lock.execute(tx);
    }),
  );
  // Between two tries the only connection is free.
  await vi.waitFor(() => expect(tries).toBeGreaterThan(1));
  await sql`SELECT 1`.execute(db);
  release();
  await Promise.all([holding, calling]);
  await waiting.end();
});
