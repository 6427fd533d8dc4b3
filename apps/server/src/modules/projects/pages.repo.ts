import type { Page } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export interface PageFields {
  readonly name?: string | null | undefined;
  readonly timerMs?: number | null | undefined;
  readonly layout?: Page['layout'] | undefined;
  readonly display?: Page['display'] | undefined;
  readonly scale?: Page['scale'] | undefined;
  readonly alignX?: Page['alignX'] | undefined;
  readonly alignY?: Page['alignY'] | undefined;
  readonly background?: Page['background'] | undefined;
  readonly tapLongestMs?: Page['tapLongestMs'] | undefined;
  readonly startMuted?: boolean | undefined;
  readonly posterFrame?: Page['posterFrame'] | undefined;
  readonly keepInPlace?: boolean | undefined;
  readonly question?: Page['question'] | undefined;
}

export interface NewPage extends PageFields {
  readonly id: string;
  readonly projectId: string;
  readonly kind: Page['kind'];
  readonly position: number;
  readonly now: Date;
}

export function listPages(db: Db | Tx, projectId: string) {
  return db
    .selectFrom('pages')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('position')
    .execute();
}

export function findPage(db: Db | Tx, projectId: string, id: string) {
  return db
    .selectFrom('pages')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
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

/** Maps of the first pictures, in their order. */
export function listDrawnMaps(db: Db, projectId: string) {
  return db
    .selectFrom('drawn_maps')
    .innerJoin('pages', 'pages.id', 'drawn_maps.page_id')
    .select(['drawn_maps.page_id', 'drawn_maps.slot', 'drawn_maps.object_key'])
    .where('drawn_maps.project_id', '=', projectId)
    .orderBy('pages.position')
    .orderBy('drawn_maps.slot')
    .execute();
}

export async function insertPages(tx: Tx, pages: readonly NewPage[]): Promise<void> {
  if (pages.length === 0) return;
  await tx
    .insertInto('pages')
    .values(
      pages.map((page) => ({
        id: page.id,
        project_id: page.projectId,
        kind: page.kind,
        position: page.position,
        created_at: page.now,
        // Where pages are shuffled, a question stays behind what it asks about unless it is let go.
        keep_in_place: page.kind === 'survey',
        ...toColumns(page),
      })),
    )
    .execute();
}

export async function setPageFields(tx: Tx, id: string, fields: PageFields): Promise<void> {
  const values = toColumns(fields);
  if (Object.keys(values).length === 0) return;
  await tx.updateTable('pages').set(values).where('id', '=', id).execute();
}

function toColumns(fields: PageFields) {
  const { name, timerMs, layout, display, scale, alignX, alignY, keepInPlace, question } = fields;
  const { background, tapLongestMs, startMuted, posterFrame } = fields;
  return {
    ...(name === undefined ? {} : { name }),
    ...(timerMs === undefined ? {} : { timer_ms: timerMs }),
    ...(layout === undefined ? {} : { layout }),
    ...(display === undefined ? {} : { display }),
    ...(scale === undefined ? {} : { scale }),
    ...(alignX === undefined ? {} : { align_x: alignX }),
    ...(alignY === undefined ? {} : { align_y: alignY }),
    ...(background === undefined ? {} : { background }),
    ...(tapLongestMs === undefined ? {} : { tap_longest_ms: tapLongestMs }),
    ...(startMuted === undefined ? {} : { start_muted: startMuted }),
    ...(posterFrame === undefined ? {} : { poster_frame: posterFrame }),
    ...(keepInPlace === undefined ? {} : { keep_in_place: keepInPlace }),
    ...(question === undefined
      ? {}
      : { question: question === null ? null : JSON.stringify(question) }),
  };
}

/** Whoever removes them gives the others their positions. */
export async function deletePages(
  tx: Tx,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('pages').where('project_id', '=', projectId).where('id', 'in', ids).execute();
}

/** Whether another project has a page with one of these ids. */
export async function hasForeignPage(
  tx: Tx,
  projectId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const row = await tx
    .selectFrom('pages')
    .select('id')
    .where('id', 'in', ids)
    .where('project_id', '!=', projectId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** All of a project that is forgotten. */
export async function removePages(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('pages').where('project_id', '=', projectId).execute();
}

/** The place in the list becomes the position. */
export async function setPagePositions(
  tx: Tx,
  projectId: string,
  pageIds: readonly string[],
): Promise<void> {
  await sql`
    UPDATE pages SET position = wanted.place - 1
    FROM unnest(${[...pageIds]}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE pages.id = wanted.id AND pages.project_id = ${projectId}`.execute(tx);
}

/** By slot. Nothing leaves a slot empty. */
export async function setPageAssets(
  tx: Tx,
  pageId: string,
  assetIds: readonly (string | null)[],
): Promise<void> {
  await tx.deleteFrom('page_assets').where('page_id', '=', pageId).execute();
  const rows = assetIds.flatMap((assetId, slot) =>
    assetId === null ? [] : [{ page_id: pageId, slot, asset_id: assetId }],
  );
  if (rows.length > 0) await tx.insertInto('page_assets').values(rows).execute();
}

export function listAssets(db: Db | Tx, projectId: string, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('assets')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
}
