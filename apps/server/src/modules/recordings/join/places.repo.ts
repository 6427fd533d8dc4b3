import type { Db, Tx } from '#platform/db/db.ts';

/** Recordings that run and hold no place. */
export function listPlaceless(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('recordings')
    .select(['id', 'project_id'])
    .where('id', 'in', ids)
    .where('state', 'in', ['open', 'silent'])
    .where('holds_place', '=', false)
    .where('is_test', '=', false)
    .where('end_reason', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
}

/** In the order in which they joined. Recordings are locked before their project, everywhere. */
export async function lockPlaceless(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('recordings')
    .select('id')
    .where('id', 'in', ids)
    .where('state', 'in', ['open', 'silent'])
    .where('holds_place', '=', false)
    .where('is_test', '=', false)
    .where('end_reason', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** One that was silent runs again. */
export async function holdPlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ holds_place: true, state: 'open' })
    .where('id', 'in', ids)
    .execute();
}
