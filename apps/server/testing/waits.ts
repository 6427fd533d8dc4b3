import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { TestServer } from './test-server.ts';

/** Until it is so. What never comes ends with the time of its test, however slow the machine is. */
export async function waitUntil(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await sleep(10);
}

/** Until so many statements wait for another transaction. */
export function waitForLocks({ database }: Pick<TestServer, 'database'>, count = 1): Promise<void> {
  return waitUntil(async () => {
    const blocked = await database.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return blocked.length === count;
  });
}

/** Waits until somebody waits for this connection: others may wait for each other meanwhile. */
export async function waitUntilInTheWay(
  { database }: Pick<TestServer, 'database'>,
  connection: Pick<PoolClient, 'query'>,
): Promise<void> {
  const { rows } = await connection.query('SELECT pg_backend_pid() AS pid');
  await waitUntil(async () => {
    const waiting = await database.query(
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND $1 = ANY (pg_blocking_pids(pid))',
      [rows[0]?.pid],
    );
    return waiting.length > 0;
  });
}
