// A project is edited, then active, then done: every change of its status stands here.
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { ProjectLink } from './project-link.ts';
import { isCollected } from './project-places.repo.ts';

const LINK_KEYS = new Set(['projects_slug_key', 'projects_code_key']);

/** False when another project has this slug or code; the transaction goes on either way. */
export async function tryMarkActive(
  tx: Tx,
  project: ProjectLink & { readonly id: string; readonly now: Date },
): Promise<boolean> {
  await sql`SAVEPOINT before_link`.execute(tx);
  try {
    await tx
      .updateTable('projects')
      .set({
        status: 'active',
        slug: project.slug,
        code: project.code,
        activated_at: project.now,
        updated_at: project.now,
      })
      .where('id', '=', project.id)
      .execute();
    return true;
  } catch (error) {
    if (!isLinkTaken(error)) throw error;
    await sql`ROLLBACK TO SAVEPOINT before_link`.execute(tx);
    return false;
  }
}

function isLinkTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && LINK_KEYS.has(String(error.constraint));
}

/** Ends a project before its target is met: its owner says so, or no participant comes any more. */
export async function markFinished(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ status: 'done', finished_at: now, ended_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** A project that was done collects again. */
export async function markReopened(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('projects')
    .set({
      status: 'active',
      reopened_at: now,
      finished_at: null,
      ended_at: null,
      expired_at: null,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** The owner leaves: nobody else is to take part. What nobody used comes back later. */
export async function endProjectsOf(tx: Tx, ownerId: string, now: Date): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ status: 'done', finished_at: now, ended_at: now, updated_at: now })
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .execute();
}

/**
 * Reaching the target ends a project: with as many recordings that keep their place, because one
 * that is still being packed may give it back. A parked one keeps it until somebody acts, and so does
 * one whose session was used before its participant withdrew. The count is read only when every place
 * is taken.
 */
export async function markDoneIfFull(db: Db | Tx, id: string): Promise<void> {
  await db
    .updateTable('projects')
    .set({
      status: 'done',
      ended_at: sql`(SELECT max(r.completed_at) FROM recordings r
        WHERE r.project_id = projects.id AND NOT r.is_test)`,
    })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .whereRef('joined', '>=', 'max_participant')
    .where(
      sql<boolean>`(SELECT count(*) FROM recordings r
        WHERE r.project_id = projects.id AND ${isCollected('r')}
          AND (r.packed_at IS NOT NULL OR r.parked_at IS NOT NULL))
        + (SELECT count(*) FROM tombstones t WHERE t.project_id = projects.id AND t.holds_place)
        >= projects.max_participant`,
    )
    .execute();
}

/** Somebody else may take the place. A project that ended because it was full collects again. */
export async function reopenPlace(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('projects')
    .set({
      joined: sql`joined - 1`,
      status: sql`CASE WHEN finished_at IS NULL AND deleted_at IS NULL THEN 'active' ELSE status END`,
      ended_at: sql`CASE WHEN finished_at IS NULL AND deleted_at IS NULL THEN NULL ELSE ended_at END`,
    })
    .where('id', '=', id)
    .execute();
}

export async function markDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    UPDATE projects SET deleted_at = ${now},
      status = CASE status WHEN 'active' THEN 'done' ELSE status END,
      finished_at = CASE status WHEN 'active' THEN ${now} ELSE finished_at END
    WHERE id = ${id}`.execute(tx);
}

/** Ended so long ago that their recordings are to go, the oldest first. */
export function listOverdue(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('projects')
    .select(['id', 'retention_days'])
    .where('status', '=', 'done')
    .where('deleted_at', 'is', null)
    .where('expired_at', 'is', null)
    .where(sql<boolean>`ended_at <= ${now}::timestamptz - retention_days * interval '24 hours'`)
    .orderBy('ended_at')
    .limit(limit)
    .execute();
}

export async function markExpired(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('projects').set({ expired_at: now }).where('id', '=', id).execute();
}
