import { NO_BRIEFING } from '@fovea/contract';
import type { Db } from '#platform/db/db.ts';

export function findDeleted(db: Db, id: string) {
  return db
    .selectFrom('projects')
    .select(['id', 'forgotten_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

export function listDeleted(db: Db) {
  return db
    .selectFrom('projects')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where('forgotten_at', 'is', null)
    .orderBy('deleted_at')
    .limit(100)
    .execute();
}

export function listProjectsOf(db: Db, ownerId: string, limit: number) {
  return db
    .selectFrom('projects')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .limit(limit)
    .execute();
}

/** Projects whose store is to be looked through once more. */
export function listForgotten(db: Db, before: Date) {
  return db
    .selectFrom('projects')
    .select('id')
    .where('forgotten_at', '<', before)
    .where('erased_at', 'is', null)
    .orderBy('forgotten_at')
    .limit(1_000)
    .execute();
}

export async function markForgotten(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('projects')
    .set({ forgotten_at: now, password_sealed: null, briefing: JSON.stringify(NO_BRIEFING) })
    .where('id', '=', id)
    .execute();
}

export async function markErased(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('projects').set({ erased_at: now }).where('id', '=', id).execute();
}
