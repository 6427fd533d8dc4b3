import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export interface HashtagRow {
  readonly id: string;
  readonly name: string;
  readonly color: number;
}

export const completed = sql<number>`(
  SELECT count(*)::int FROM recordings r WHERE r.project_id = projects.id AND r.state = 'complete'
)`.as('completed');

export const hashtags = sql<readonly HashtagRow[]>`(
  SELECT coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'color', h.color)
    ORDER BY t.position), '[]')
  FROM project_hashtags t JOIN hashtags h ON h.id = t.hashtag_id
  WHERE t.project_id = projects.id
)`.as('hashtags');

export interface NewProjectRow {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly type: string;
  readonly device: string;
  readonly orientation: string;
  readonly maxParticipant: number;
  readonly now: Date;
  readonly timerMs?: number;
  readonly shuffle?: boolean;
  readonly finalReview?: boolean;
  readonly passwordSealed?: Buffer | null;
}

export async function createProject(db: Db | Tx, project: NewProjectRow): Promise<void> {
  await db
    .insertInto('projects')
    .values({
      id: project.id,
      owner_id: project.ownerId,
      name: project.name,
      type: project.type,
      device: project.device,
      orientation: project.orientation,
      max_participant: project.maxParticipant,
      created_at: project.now,
      updated_at: project.now,
      ...toSettings(project),
    })
    .execute();
}

/** A deleted project exists for nobody. */
export function findProject(db: Db | Tx, id: string) {
  return db
    .selectFrom('projects')
    .selectAll('projects')
    .select([completed, hashtags])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function lockProject(tx: Tx, id: string) {
  return tx
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function findProjectBySlug(db: Db | Tx, slug: string) {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function activateProject(
  tx: Tx,
  project: { id: string; slug: string; code: string; now: Date },
): Promise<void> {
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
}

export interface ProjectChange {
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly maxParticipant?: number | undefined;
  readonly device?: string | undefined;
  readonly orientation?: string | undefined;
  readonly timerMs?: number | undefined;
  readonly shuffle?: boolean | undefined;
  readonly finalReview?: boolean | undefined;
  readonly passwordSealed?: Buffer | null | undefined;
}

export async function updateProject(
  tx: Tx,
  id: string,
  change: ProjectChange & { now: Date },
): Promise<void> {
  const { name, type, maxParticipant, device, orientation } = change;
  await tx
    .updateTable('projects')
    .set({
      updated_at: change.now,
      ...(name === undefined ? {} : { name }),
      ...(type === undefined ? {} : { type }),
      ...(maxParticipant === undefined ? {} : { max_participant: maxParticipant }),
      ...(device === undefined ? {} : { device }),
      ...(orientation === undefined ? {} : { orientation }),
      ...toSettings(change),
    })
    .where('id', '=', id)
    .execute();
}

function toSettings({ timerMs, shuffle, finalReview, passwordSealed }: ProjectChange) {
  return {
    ...(timerMs === undefined ? {} : { timer_ms: timerMs }),
    ...(shuffle === undefined ? {} : { shuffle }),
    ...(finalReview === undefined ? {} : { final_review: finalReview }),
    ...(passwordSealed === undefined ? {} : { password_sealed: passwordSealed }),
  };
}

export async function setProjectSize(
  tx: Tx,
  id: string,
  size: { pageCount: number; lengthMs: number },
): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ page_count: size.pageCount, length_ms: size.lengthMs })
    .where('id', '=', id)
    .execute();
}

/** Its owner ends it before the target is met. */
export async function finishProject(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ status: 'done', finished_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Active projects that nobody has come to since then end; what nobody used comes back later. */
export function endIdleProjects(db: Db, since: Date, now: Date) {
  return db
    .updateTable('projects')
    .set({ status: 'done', finished_at: now, updated_at: now })
    .where('status', '=', 'active')
    .where('activated_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recordings')
            .select('recordings.id')
            .whereRef('recordings.project_id', '=', 'projects.id')
            .where('recordings.created_at', '>=', since),
        ),
      ),
    )
    .returning(['id', 'owner_id'])
    .execute();
}

/** Reaching the target ends a project. The count is read only when every place is taken. */
export async function endFullProject(db: Db | Tx, id: string): Promise<void> {
  await db
    .updateTable('projects')
    .set({ status: 'done' })
    .where('id', '=', id)
    .where('status', '=', 'active')
    .whereRef('joined', '>=', 'max_participant')
    .where(
      sql<boolean>`(SELECT count(*) FROM recordings r
        WHERE r.project_id = projects.id AND r.state = 'complete' AND r.holds_place)
        >= projects.max_participant`,
    )
    .execute();
}
