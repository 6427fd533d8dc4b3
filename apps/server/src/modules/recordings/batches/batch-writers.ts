import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#platform/db/db.ts';
import { listBatchWriters } from './batches.repo.ts';

const LOOK_AGAIN_MS = 20;

/**
 * Until those have ended who may have looked before a recording was closed: what they stored can be
 * read then, and whoever came later is refused. A statement ends within seconds.
 */
export async function writersEnded(db: Db): Promise<void> {
  const waitedFor = new Set(await listBatchWriters(db));
  while (waitedFor.size > 0) {
    await sleep(LOOK_AGAIN_MS);
    const still = new Set(await listBatchWriters(db));
    for (const writer of waitedFor) if (!still.has(writer)) waitedFor.delete(writer);
  }
}
