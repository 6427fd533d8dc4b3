// Projects that nobody comes to any more.

import { LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/** When the last participant came, or later the project was started or collected again. */
const IDLE_SINCE = sql<Date>`greatest(
  (SELECT created_at FROM recordings WHERE project_id = projects.id AND number > 0
   ORDER BY number DESC LIMIT 1),
  projects.activated_at, projects.reopened_at)`;

export const toIdleEnd = (idleSince: Date) =>
  new Date(idleSince.getTime() + LIMITS.idleDays * DAY_MS);

/** Active projects to which nobody has come since so long that they end. */
export function listIdle(tx: Tx, now: Date) {
  return tx
    .selectFrom('projects')
    .select(['id', 'owner_id', IDLE_SINCE.as('idle_since')])
    .where(endsBefore(now))
    .forUpdate()
    .execute();
}

/**
 * Projects that end before this time and whose owner was not told of this end; marked as told from
 * here on.
 */
export function markEndsTold(tx: Tx, end: Date) {
  return tx
    .updateTable('projects')
    .set({ told_idle_since: IDLE_SINCE })
    .where(endsBefore(end))
    .where(sql<boolean>`told_idle_since IS DISTINCT FROM ${IDLE_SINCE}`)
    .returning(['id', IDLE_SINCE.as('idle_since')])
    .execute();
}

function endsBefore(end: Date) {
  const since = new Date(end.getTime() - LIMITS.idleDays * DAY_MS);
  return sql<boolean>`projects.status = 'active' AND projects.activated_at < ${since}
    AND ${IDLE_SINCE} < ${since}`;
}

/** The project with who is to hear of its end. Nothing once it or its owner is gone. */
export function findEnding(db: Db, id: string) {
  return db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.owner_id')
    .select([
      'projects.status',
      'projects.type',
      'projects.activated_at',
      'projects.ended_at',
      'projects.retention_days',
      'projects.recording_count',
      'users.email',
      'users.language',
      IDLE_SINCE.as('idle_since'),
    ])
    .where('projects.id', '=', id)
    .where('projects.deleted_at', 'is', null)
    .where('users.left_at', 'is', null)
    .executeTakeFirst();
}
