import type { Aoi, AoiKeyframe } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export interface NewAoi extends Pick<Aoi, 'name' | 'color' | 'group' | 'tags'> {
  readonly id: string;
  readonly projectId: string;
  readonly assetId: string;
  readonly keyframes: readonly AoiKeyframe[];
  readonly bytes: number;
  readonly now: Date;
}

/** Fields that are not given stay as they are. */
export type AoiChange = {
  readonly [Name in 'name' | 'color' | 'group' | 'tags' | 'keyframes']?: NewAoi[Name] | undefined;
};

export interface AoiPlace {
  readonly projectId: string;
  readonly assetId: string;
}

/**
 * Areas on assets that pages still show, in the order of their making; those without a date first.
 * As JSON: PostgreSQL puts it together from keyframes that were stored as text, so two megabytes of
 * it do not hold up the thread that serves all.
 */
export async function readAois(db: Db | Tx, projectId: string): Promise<string> {
  const { rows } = await sql<{ list: string }>`
    SELECT '[' || coalesce(string_agg(row_to_json(shown)::text, ','), '') || ']' AS list
    FROM (
      SELECT id AS "aoiId", project_id AS "experimentId", asset_id AS "assetId",
             to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
             name, color, aoi_group AS "group", tags,
             json_build_object('keyframes', keyframes) AS "keyframeAoi", version
      FROM aois
      WHERE project_id = ${projectId}
        AND EXISTS (SELECT FROM page_assets WHERE page_assets.asset_id = aois.asset_id)
      ORDER BY created_at ASC NULLS FIRST, id
    ) AS shown`.execute(db);
  return rows[0]?.list ?? '[]';
}

/** The longest page that shows the asset; the lock lets one area be added at a time. */
export function lockShownAsset(tx: Tx, { projectId, assetId }: AoiPlace) {
  return tx
    .selectFrom('page_assets')
    .innerJoin('pages', 'pages.id', 'page_assets.page_id')
    .innerJoin('assets', 'assets.id', 'page_assets.asset_id')
    .select(['pages.kind', 'pages.timer_ms', 'assets.duration_ms'])
    .where('pages.project_id', '=', projectId)
    .where('assets.id', '=', assetId)
    .orderBy(
      ({ fn }) => fn.coalesce('pages.timer_ms', 'assets.duration_ms'),
      (order) => order.desc().nullsFirst(),
    )
    .limit(1)
    .forNoKeyUpdate('assets')
    .executeTakeFirst();
}

export async function countAois(tx: Tx, assetId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('aois')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('asset_id', '=', assetId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function lockAoi(tx: Tx, { projectId, assetId }: AoiPlace, id: string) {
  return tx
    .selectFrom('aois')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('asset_id', '=', assetId)
    .forUpdate()
    .executeTakeFirst();
}

export type AoiRow = NonNullable<Awaited<ReturnType<typeof lockAoi>>>;

export async function insertAoi(tx: Tx, aoi: NewAoi): Promise<void> {
  await tx
    .insertInto('aois')
    .values({
      id: aoi.id,
      project_id: aoi.projectId,
      asset_id: aoi.assetId,
      name: aoi.name,
      color: aoi.color,
      aoi_group: aoi.group,
      tags: [...aoi.tags],
      keyframes: JSON.stringify(aoi.keyframes),
      version: 1,
      bytes: aoi.bytes,
      created_at: aoi.now,
    })
    .execute();
}

export async function setAoiFields(
  tx: Tx,
  id: string,
  { name, color, group, tags, keyframes, bytes }: AoiChange & { readonly bytes: number },
): Promise<void> {
  await tx
    .updateTable('aois')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(color === undefined ? {} : { color }),
      ...(group === undefined ? {} : { aoi_group: group }),
      ...(tags === undefined ? {} : { tags: [...tags] }),
      ...(keyframes === undefined ? {} : { keyframes: JSON.stringify(keyframes) }),
      version: sql`version + 1`,
      bytes,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteAoi(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('aois').where('id', '=', id).execute();
}

export async function copyAois(
  tx: Tx,
  assetIds: ReadonlyMap<string, string>,
  { projectId, now }: { readonly projectId: string; readonly now: Date },
): Promise<void> {
  await sql`
    INSERT INTO aois (id, project_id, asset_id, name, color, aoi_group, tags, keyframes, version,
                      bytes, created_at)
    SELECT gen_random_uuid(), ${projectId}, copied.to_id, name, color, aoi_group, tags, keyframes, 1,
           bytes, CASE WHEN created_at IS NULL THEN NULL ELSE ${now}::timestamptz END
    FROM unnest(${[...assetIds.keys()]}::uuid[], ${[...assetIds.values()]}::uuid[])
      AS copied (from_id, to_id)
    JOIN aois ON aois.asset_id = copied.from_id`.execute(tx);
}

export async function removeAois(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('aois').where('project_id', '=', projectId).execute();
  await tx.deleteFrom('aoi_versions').where('project_id', '=', projectId).execute();
}
