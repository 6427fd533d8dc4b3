import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Recordings } from '#platform/db/schema.ts';

/** Whether its owner may still count it or leave it out: it was flagged, and is not read. */
export const isUpToOwner = (
  row: Pick<Selectable<Recordings>, 'flag_state' | 'holds_place' | 'session_returned'>,
): boolean => row.flag_state !== null && !row.holds_place && !row.session_returned;

export function lockFlagged(tx: Tx, id: string) {
  return tx
    .selectFrom('recordings')
    .select(['id', 'project_id', 'packed_at', 'flag_state', 'holds_place', 'session_returned'])
    .where('id', '=', id)
    .where('flag_state', 'is not', null)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function setFlagState(
  tx: Tx,
  id: string,
  state: 'counted' | 'left_out',
): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ flag_state: state, decide_by: null })
    .where('id', '=', id)
    .execute();
}

/** Recordings whose owner has not decided in time, with the owner's id. */
export function listOverdueFlags(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .select(['recordings.id', 'recordings.project_id', 'projects.owner_id'])
    .where('recordings.decide_by', '<=', now)
    .where('recordings.removed_at', 'is', null)
    .orderBy('recordings.decide_by')
    .limit(limit)
    .execute();
}
