import { sql } from 'kysely';
import type { Db } from './db.ts';

const LOCK_WAIT_OVER = '55P03';

/**
 * Runs while a connection of its own holds the lock beside others that share it. Nothing runs, and
 * nothing is answered, while somebody has it alone or waits for that.
 */
export function trySharedLock<T>(
  db: Db,
  name: string,
  run: () => Promise<T>,
): Promise<T | undefined> {
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      SELECT pg_try_advisory_lock_shared(hashtextextended(${name}, 0)) AS "isHeld"`.execute(held);
    if (rows[0]?.isHeld !== true) return undefined;
    try {
      return await run();
    } finally {
      await sql`SELECT pg_advisory_unlock_shared(hashtextextended(${name}, 0))`.execute(held);
    }
  });
}

/** Waits until nobody else has the lock; who wants to share it meanwhile is turned away. */
export function withLockAlone<T>(db: Db, name: string, run: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (held) => {
    while (!(await tryWait(held, name)));
    try {
      return await run();
    } finally {
      await sql`SELECT pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(held);
    }
  });
}

/** As long as a connection may wait for a lock. */
async function tryWait(held: Db, name: string): Promise<boolean> {
  try {
    await sql`SELECT pg_advisory_lock(hashtextextended(${name}, 0))`.execute(held);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_WAIT_OVER) return false;
    throw error;
  }
}
