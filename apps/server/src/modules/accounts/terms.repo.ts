import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export function findNewestTerms(db: Db | Tx) {
  return db.selectFrom('terms').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
}

export function findTerms(db: Db | Tx, version: string) {
  return db.selectFrom('terms').selectAll().where('version', '=', version).executeTakeFirst();
}

export async function insertTerms(
  db: Db | Tx,
  { version, announcedAt, inForceAt }: { version: string; announcedAt: Date; inForceAt: Date },
): Promise<void> {
  await db
    .insertInto('terms')
    .values({ version, announced_at: announcedAt, in_force_at: inForceAt })
    .execute();
}

/**
 * What an account has not agreed to yet: the newest version, since the first of them. A session that
 * was there before them goes on to its end.
 */
export async function findOpenTerms(
  db: Db | Tx,
  { userId, authSessionId = null }: { userId: string; authSessionId?: string | null },
) {
  const { rows } = await sql<{ version: string; in_force_at: Date; must_agree: boolean }>`
    SELECT max(version) AS version, min(in_force_at) AS in_force_at,
      coalesce(min(in_force_at) <= (SELECT created_at FROM auth_sessions WHERE id = ${authSessionId}),
        false) AS must_agree
    FROM terms WHERE version > (SELECT terms_version FROM users WHERE id = ${userId})
    HAVING count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

/** False when the account has agreed to them or to newer ones. */
export async function markAgreed(tx: Tx, userId: string, version: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ terms_version: version })
    .where('id', '=', userId)
    .where('terms_version', '<', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Some accounts that terms were not mailed to, and that have not agreed to them: by chance, so that
 * addresses that take no mail keep no others waiting.
 */
export function listUntold(db: Db, version: string, limit: number) {
  return db
    .selectFrom('users')
    .select('id')
    .where('leaves_at', 'is', null)
    .where('terms_version', '<', version)
    .where(sql<boolean>`coalesce(terms_told, '') < ${version}`)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
}

export async function markTold(db: Db, userId: string, version: string): Promise<void> {
  await db.updateTable('users').set({ terms_told: version }).where('id', '=', userId).execute();
}
