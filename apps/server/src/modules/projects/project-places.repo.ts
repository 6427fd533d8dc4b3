import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

/**
 * Whether a recording is read: it is complete and holds a place, which with Pro is a session. Whatever
 * counts or shows what a project has collected asks this.
 */
export function isCollected(recordings: 'recordings' | 'r' = 'recordings') {
  const column = (name: string) => sql.ref(`${recordings}.${name}`);
  return sql<boolean>`(${column('state')} = 'complete' AND ${column('holds_place')}
    AND ${column('removed_at')} IS NULL AND NOT ${column('is_test')})`;
}

/**
 * Whether a recording waits for a place: it completed while every place was taken, or its owner let it
 * count while none was free. It is kept, and read once it has a place.
 */
export function isWaiting(recordings: 'recordings' | 'r' = 'recordings') {
  const column = (name: string) => sql.ref(`${recordings}.${name}`);
  return sql<boolean>`(${column('state')} = 'complete' AND NOT ${column('holds_place')}
    AND NOT ${column('session_returned')} AND ${column('unread_reason')} IS NULL
    AND coalesce(${column('flag_state')}, 'counted') = 'counted'
    AND ${column('parked_at')} IS NULL AND ${column('removed_at')} IS NULL
    AND NOT ${column('is_test')})`;
}

/**
 * Locks the project: joins of one project go one group after the other. They take no place. Its key
 * stays free: a row that names the project, such as a counter, may be held by one that waits for this.
 */
export function lockPlaces(tx: Tx, projectId: string) {
  return tx
    .selectFrom('projects')
    .select(['status', 'max_participant', 'joined', 'recording_count'])
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function takeNumbers(tx: Tx, projectId: string, numbers: number): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ recording_count: sql`recording_count + ${numbers}` })
    .where('id', '=', projectId)
    .execute();
}

/**
 * Up to so many places of a project that collects. Answers how many were left. It is locked first: one
 * statement that reads and writes would count places by what it saw before it had to wait.
 */
export async function takePlaces(tx: Tx, projectId: string, wanted: number): Promise<number> {
  const project = await lockPlaces(tx, projectId);
  if (project?.status !== 'active') return 0;
  const taken = Math.min(wanted, project.max_participant - project.joined);
  if (taken <= 0) return 0;
  await tx
    .updateTable('projects')
    .set({ joined: sql`joined + ${taken}` })
    .where('id', '=', projectId)
    .execute();
  return taken;
}

export async function givePlacesBack(tx: Tx, projectId: string, places: number): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ joined: sql`joined - ${places}` })
    .where('id', '=', projectId)
    .execute();
}
