import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/** More than a project has pages: pages that move stand here for a moment. */
const ASIDE = 1_000_000;

/** A picture that has been checked. */
interface CoverRow {
  readonly object_key: string;
  readonly width_px: number;
  readonly height_px: number;
}

const completed = sql<number>`(
  SELECT count(*)::int FROM recordings r WHERE r.project_id = projects.id AND r.state = 'complete'
)`.as('completed');

export async function createProject(
  db: Db | Tx,
  project: {
    id: string;
    ownerId: string;
    name: string;
    type: string;
    device: string;
    orientation: string;
    maxParticipant: number;
    now: Date;
  },
): Promise<void> {
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
    })
    .execute();
}

export function findProject(db: Db | Tx, id: string) {
  return db
    .selectFrom('projects')
    .selectAll('projects')
    .select(completed)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function lockProject(tx: Tx, id: string) {
  return tx.selectFrom('projects').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findProjectBySlug(db: Db | Tx, slug: string) {
  return db.selectFrom('projects').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** With what a list shows of the pages; `covers` is how many pictures at most. */
export function listProjects(
  db: Db | Tx,
  ownerId: string,
  { before, limit, covers }: { before: string | undefined; limit: number; covers: number },
) {
  return db
    .selectFrom('projects')
    .selectAll('projects')
    .select([
      completed,
      sql<number>`(
        SELECT count(*)::int FROM pages g WHERE g.project_id = projects.id
      )`.as('page_count'),
      sql<number>`(
        SELECT coalesce(sum(g.timer_ms), 0)::int FROM pages g WHERE g.project_id = projects.id
      )`.as('length_ms'),
      sql<readonly CoverRow[]>`(
        SELECT coalesce(json_agg(cover), '[]') FROM (
          SELECT a.object_key, a.width_px, a.height_px FROM pages g
          JOIN page_assets s ON s.page_id = g.id AND s.slot = 0
          JOIN assets a ON a.id = s.asset_id
          WHERE g.project_id = projects.id AND a.status = 'ready'
          ORDER BY g.position LIMIT ${covers}
        ) cover
      )`.as('covers'),
    ])
    .where('owner_id', '=', ownerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function activateProject(
  tx: Tx,
  project: { id: string; slug: string; code: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ status: 'active', slug: project.slug, code: project.code, activated_at: project.now })
    .where('id', '=', project.id)
    .execute();
}

export async function updateProject(
  tx: Tx,
  id: string,
  change: {
    name?: string | undefined;
    type?: string | undefined;
    maxParticipant?: number | undefined;
  },
): Promise<void> {
  const { name, type, maxParticipant } = change;
  const values = {
    ...(name === undefined ? {} : { name }),
    ...(type === undefined ? {} : { type }),
    ...(maxParticipant === undefined ? {} : { max_participant: maxParticipant }),
  };
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('projects').set(values).where('id', '=', id).execute();
}

/** Its owner ends it before the target is met. */
export async function finishProject(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ status: 'done', finished_at: now })
    .where('id', '=', id)
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

export function listPages(db: Db | Tx, projectId: string) {
  return db
    .selectFrom('pages')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('position')
    .execute();
}

export function listPageAssets(db: Db | Tx, projectId: string) {
  return db
    .selectFrom('page_assets')
    .innerJoin('pages', 'pages.id', 'page_assets.page_id')
    .innerJoin('assets', 'assets.id', 'page_assets.asset_id')
    .selectAll('assets')
    .select(['page_assets.page_id', 'page_assets.slot'])
    .where('pages.project_id', '=', projectId)
    .orderBy('page_assets.slot')
    .execute();
}

export function createPage(
  tx: Tx,
  page: { id: string; projectId: string; kind: string; timerMs: number | null; now: Date },
) {
  return tx
    .insertInto('pages')
    .values((build) => ({
      id: page.id,
      project_id: page.projectId,
      position: build
        .selectFrom('pages')
        .select(({ fn, lit }) => fn.coalesce(sql<number>`max(position) + 1`, lit(0)).as('position'))
        .where('project_id', '=', page.projectId),
      kind: page.kind,
      timer_ms: page.timerMs,
      created_at: page.now,
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePage(
  tx: Tx,
  projectId: string,
  id: string,
  change: { timerMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pages')
    .set({ timer_ms: change.timerMs })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when there is no such page. Positions stay without gaps: recordings count pages by them. */
export async function removePage(tx: Tx, projectId: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('pages')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('position')
    .executeTakeFirst();
  if (removed === undefined) return false;
  // In one step two pages could meet on one position, which the table refuses.
  const move = (by: number, above: number) =>
    tx
      .updateTable('pages')
      .set(({ eb }) => ({ position: eb('position', '+', by) }))
      .where('project_id', '=', projectId)
      .where('position', '>', above)
      .execute();
  await move(ASIDE, removed.position);
  await move(-ASIDE - 1, ASIDE);
  return true;
}

export async function createPageAssets(
  tx: Tx,
  pageId: string,
  assetIds: readonly string[],
): Promise<void> {
  await tx
    .insertInto('page_assets')
    .values(assetIds.map((assetId, slot) => ({ page_id: pageId, slot, asset_id: assetId })))
    .execute();
}

export function listAssets(db: Db | Tx, projectId: string, ids: readonly string[]) {
  return db
    .selectFrom('assets')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
}
