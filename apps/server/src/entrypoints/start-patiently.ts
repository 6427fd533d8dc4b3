import { setTimeout as sleep } from 'node:timers/promises';
import { isPassingFault } from '#platform/db/passing-fault.ts';
import type { Log } from '#platform/log/log.ts';

const EVERY_MS = 500;
const TRIES = 120;

/** A process that starts before its database, or finds it busy, waits for it instead of dying. */
export async function startPatiently(log: Log, start: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await start();
      return;
    } catch (error) {
      if (tries >= TRIES || !isPassingFault(error)) throw error;
      if (tries === 1) log.warn({ reason: toReason(error) }, 'PostgreSQL is not ready yet');
      await sleep(EVERY_MS);
    }
  }
}

function toReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
