import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Counts a hit. False, and nothing counted, if there are `max` since `from`. */
export async function addHit(
  db: Db,
  key: Buffer,
  window: { now: Date; from: Date; expiresAt: Date; max: number },
): Promise<boolean> {
  const { now, from, expiresAt, max } = window;
  // The row's lock makes hits of one key wait for each other, so that none slips through.
  const { rows } = await sql`
    INSERT INTO rate_counters AS counter (key, hits, expires_at)
    VALUES (${key}, ARRAY[${now}::timestamptz], ${expiresAt})
    ON CONFLICT (key) DO UPDATE
    SET hits = array_append(ARRAY(SELECT hit FROM unnest(counter.hits) AS hit WHERE hit > ${from}),
                            ${now}::timestamptz),
        expires_at = ${expiresAt}
    WHERE (SELECT count(*) FROM unnest(counter.hits) AS hit WHERE hit > ${from}) < ${max}
    RETURNING key`.execute(db);
  return rows.length > 0;
}

export async function listHits(db: Db, key: Buffer): Promise<Date[]> {
  const row = await db
    .selectFrom('rate_counters')
    .select('hits')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.hits ?? [];
}

export async function removeLastHit(db: Db, key: Buffer): Promise<void> {
  await sql`UPDATE rate_counters SET hits = trim_array(hits, 1)
            WHERE key = ${key} AND cardinality(hits) > 0`.execute(db);
}

export async function removeHits(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('rate_counters').where('key', '=', key).execute();
}

export async function removeExpiredCounters(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_counters').where('expires_at', '<=', now).execute();
}
