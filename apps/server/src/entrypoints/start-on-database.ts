import { requireDurability } from '#platform/db/durability.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { startPatiently } from './start-patiently.ts';

/** Waits for PostgreSQL, sees that it keeps what it is given, and joins the job queue. */
export function startOnDatabase({ config, log, pool, jobs }: ServerDeps): Promise<void> {
  return startPatiently(log, async () => {
    await requireDurability(pool, config.DURABILITY);
    await jobs.start();
  });
}
