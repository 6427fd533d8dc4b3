import { type FaultProxy, startFaultProxy } from '@fovea/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createDb } from './db.ts';
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
