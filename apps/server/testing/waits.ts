import { setTimeout as sleep } from 'node:timers/promises';
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
