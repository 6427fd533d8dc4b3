import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/** Notes objects for removal; they go unless they are released in time. */
export async function noteObjects(
  db: Db | Tx,
  projectId: string,
  keys: readonly string[],
  since: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('superseded_objects')
    .values(keys.map((key) => ({ key, project_id: projectId, since, older_than: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A version names them. False when one of them may have gone already. */
export async function releaseObjects(tx: Tx, keys: readonly string[]): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('superseded_objects')
    .where('key', 'in', keys)
    .executeTakeFirst();
  return Number(numDeletedRows) === keys.length;
}

/** Everything under the prefix that was written before the version. */
export async function supersedeOlder(
  tx: Tx,
  projectId: string,
  prefix: string,
  version: number,
  since: Date,
): Promise<void> {
  await tx
    .insertInto('superseded_objects')
    .values({ key: prefix, project_id: projectId, since, older_than: version })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        since: (eb) => eb.ref('excluded.since'),
        older_than: (eb) => eb.ref('excluded.older_than'),
      }),
    )
    .execute();
}

export function listSuperseded(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('superseded_objects')
    .selectAll()
    .where('since', '<=', before)
    .orderBy('since')
    .limit(limit)
    .execute();
}

/** Not those that were noted anew meanwhile. */
export async function forgetSuperseded(
  db: Db,
  keys: readonly string[],
  before: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('superseded_objects')
    .where('key', 'in', keys)
    .where('since', '<=', before)
    .execute();
}

/** Versions whose manifest has gone, but for the newest of each project. */
export async function forgetOldVersions(db: Db, builtBefore: Date): Promise<void> {
  await db
    .deleteFrom('aggregates')
    .where('built_at', '<=', builtBefore)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('aggregates as newer')
          .select(sql<number>`1`.as('one'))
          .whereRef('newer.project_id', '=', 'aggregates.project_id')
          .whereRef('newer.version', '>', 'aggregates.version')
          .where('newer.built_at', '<=', builtBefore),
      ),
    )
    .execute();
}

export async function removeSuperseded(tx: Tx | Db, projectId: string): Promise<void> {
  await tx.deleteFrom('superseded_objects').where('project_id', '=', projectId).execute();
}
