import type { Briefing, Contents, Project, ProjectHead } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import { isCollected, isWaiting } from './project-places.repo.ts';

type UnreadRow = Project['unread'][number];

export interface HashtagRow {
  readonly id: string;
  readonly name: string;
  readonly color: number;
}

export const completedCount = sql<number>`(
  SELECT count(*)::int FROM recordings r
  WHERE r.project_id = projects.id AND ${isCollected('r')}
)`;
export const completed = completedCount.as('completed');

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
  readonly type: ProjectHead['type'];
  readonly device: ProjectHead['device'];
  readonly orientation: ProjectHead['orientation'];
  readonly maxParticipant: number;
  readonly now: Date;
  readonly timerMs?: number;
  readonly shuffle?: boolean;
  readonly finalReview?: boolean;
  readonly retentionDays?: number;
  readonly passwordSealed?: Buffer | null;
  readonly briefing?: Briefing;
}

/** How many an account has that are not deleted. */
export async function countOwned(db: Db | Tx, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('projects')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertProject(db: Db | Tx, project: NewProjectRow): Promise<void> {
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

/** Complete recordings without readable data, by reason. */
const unread = sql<readonly UnreadRow[]>`(
  SELECT coalesce(json_agg(json_build_object('reason', u.reason, 'count', u.count)
    ORDER BY u.reason), '[]')
  FROM (
    SELECT r.unread_reason AS reason, count(*)::int AS count FROM recordings r
    WHERE r.project_id = projects.id AND r.unread_reason IS NOT NULL
      AND NOT r.is_test GROUP BY 1
  ) u
)`.as('unread');

const waiting = sql<number>`(
  SELECT count(*)::int FROM recordings r
  WHERE r.project_id = projects.id AND ${isWaiting('r')}
)`.as('waiting');

const countFlagged = (state: 'undecided' | 'left_out') => sql<number>`(
  SELECT count(*)::int FROM recordings r
  WHERE r.project_id = projects.id AND r.flag_state = ${sql.lit(state)} AND r.removed_at IS NULL
)`;
const flagged = countFlagged('undecided').as('flagged');
const leftOut = countFlagged('left_out').as('left_out');

/** A deleted project exists for nobody. */
export function findProject(db: Db | Tx, id: string) {
  return db
    .selectFrom('projects')
    .selectAll('projects')
    .select([completed, hashtags, unread, waiting, flagged, leftOut])
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

/** Whether records are made of gaze as the phone sent it, without corrections of drift. */
export async function setRawGaze(db: Db, id: string, isRaw: boolean): Promise<void> {
  await db.updateTable('projects').set({ raw_gaze: isRaw }).where('id', '=', id).execute();
}

/** Without what is counted of it. */
export function findProjectById(db: Db | Tx, id: string) {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Link of a project that was activated; before that it has neither slug nor code. */
export async function findSlugByCode(db: Db | Tx, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('projects')
    .select('slug')
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.slug ?? undefined;
}

export function findProjectBySlug(db: Db | Tx, slug: string) {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface ProjectChange {
  readonly name?: string | undefined;
  readonly type?: ProjectHead['type'] | undefined;
  readonly maxParticipant?: number | undefined;
  readonly device?: ProjectHead['device'] | undefined;
  readonly orientation?: ProjectHead['orientation'] | undefined;
  readonly timerMs?: number | undefined;
  readonly shuffle?: boolean | undefined;
  readonly finalReview?: boolean | undefined;
  readonly retentionDays?: number | undefined;
  readonly passwordSealed?: Buffer | null | undefined;
  readonly briefing?: Briefing | undefined;
  /** Key of a draft that was saved whole. */
  readonly saveKey?: string | undefined;
}

/** A new revision. */
export async function setProjectFields(
  tx: Tx,
  id: string,
  change: ProjectChange & { now: Date },
): Promise<void> {
  const { name, type, maxParticipant, device, orientation } = change;
  await tx
    .updateTable('projects')
    .set({
      updated_at: change.now,
      revision: sql`revision + 1`,
      save_key: change.saveKey ?? null,
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

/** A new revision of the same draft. */
export async function touchProjectRow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ updated_at: now, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();
}

function toSettings(change: ProjectChange) {
  const { timerMs, shuffle, finalReview, retentionDays, passwordSealed, briefing } = change;
  return {
    ...(timerMs === undefined ? {} : { timer_ms: timerMs }),
    ...(shuffle === undefined ? {} : { shuffle }),
    ...(finalReview === undefined ? {} : { final_review: finalReview }),
    ...(retentionDays === undefined ? {} : { retention_days: retentionDays }),
    ...(passwordSealed === undefined ? {} : { password_sealed: passwordSealed }),
    ...(briefing === undefined ? {} : { briefing: JSON.stringify(briefing) }),
  };
}

/** Answers the bytes of its draft. */
export async function setProjectSize(
  tx: Tx,
  id: string,
  size: { pageCount: number; lengthMs: number; contents: Contents },
): Promise<number> {
  const { draft_bytes } = await tx
    .updateTable('projects')
    .set({
      page_count: size.pageCount,
      length_ms: size.lengthMs,
      contents: JSON.stringify(size.contents),
      draft_bytes: sql`pg_column_size(briefing)
        + (SELECT coalesce(sum(pg_column_size(pages)), 0) FROM pages WHERE project_id = projects.id)
        + (SELECT coalesce(sum(pg_column_size(assets)), 0) FROM assets WHERE project_id = projects.id)`,
    })
    .where('id', '=', id)
    .returning('draft_bytes')
    .executeTakeFirstOrThrow();
  return draft_bytes;
}

/**
 * Bytes of all drafts of an account. Locks the sum: of two writes that fit only one by one, the second
 * is refused.
 */
export async function sumDraftBytes(tx: Tx, ownerId: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`drafts ${ownerId}`}, 0))`.execute(tx);
  const { bytes } = await tx
    .selectFrom('projects')
    .select(sql<number>`coalesce(sum(draft_bytes), 0)::float8`.as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** False when the project was deleted. */
export async function setAggregateVersion(tx: Tx, id: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('projects')
    .set({ aggregate_version: version })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
