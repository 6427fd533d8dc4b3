import type { Asset, AssetRefusal } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Assets } from '#platform/db/schema.ts';
import { UNFINISHED_UPLOAD_DAYS } from '#platform/storage/prepare-bucket.ts';
import type { StoredAsset, StoredSource } from './store-asset.ts';

export type AssetRow = Selectable<Assets>;
export type AssetWithOwner = AssetRow & { readonly owner_id: string };

export async function createAsset(
  tx: Tx,
  asset: {
    id: string;
    projectId: string;
    fileName: string;
    contentType: string;
    kind: Asset['kind'];
    bytes: number;
    uploadKey: string;
    multipartId: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('assets')
    .values({
      id: asset.id,
      project_id: asset.projectId,
      file_name: asset.fileName,
      content_type: asset.contentType,
      kind: asset.kind,
      bytes: asset.bytes,
      upload_key: asset.uploadKey,
      multipart_id: asset.multipartId,
      created_at: asset.now,
    })
    .execute();
}

/**
 * Bytes that an account has stored or is about to. Copies share their objects and count once. Locks
 * the sum: of two uploads that fit only one by one, the second is refused.
 */
export async function sumBytes(tx: Tx, ownerId: string, now: Date): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`storage ${ownerId}`}, 0))`.execute(tx);
  const openSince = new Date(now.getTime() - UNFINISHED_UPLOAD_DAYS * DAY_MS);
  const { rows } = await sql<{ bytes: number }>`
    SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM (
      SELECT DISTINCT ON (assets.upload_key) assets.bytes
      FROM assets JOIN projects ON projects.id = assets.project_id
      WHERE projects.owner_id = ${ownerId} AND projects.deleted_at IS NULL
        AND (assets.status IN ('checking', 'ready')
          OR assets.status = 'uploading' AND assets.created_at > ${openSince})
    ) AS own`.execute(tx);
  return rows[0]?.bytes ?? 0;
}

/** Files of an account that are on their way or wait for a worker, also of projects it deleted. */
export async function countWaiting(tx: Tx, ownerId: string, now: Date): Promise<number> {
  const openSince = new Date(now.getTime() - UNFINISHED_UPLOAD_DAYS * DAY_MS);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count
    FROM assets JOIN projects ON projects.id = assets.project_id
    WHERE projects.owner_id = ${ownerId} AND (assets.status = 'checking'
      OR assets.status = 'uploading' AND assets.created_at > ${openSince}
        AND projects.deleted_at IS NULL)`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Files of its kind that its account has before it in the queue. */
export async function countBefore(tx: Tx, { id, kind }: Pick<AssetRow, 'id' | 'kind'>) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count
    FROM assets JOIN projects ON projects.id = assets.project_id
    WHERE projects.owner_id = (
        SELECT owner_id FROM projects JOIN assets ON projects.id = assets.project_id
        WHERE assets.id = ${id})
      AND assets.status = 'checking' AND assets.kind = ${kind} AND assets.id <> ${id}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export function findAsset(db: Db | Tx, projectId: string, id: string) {
  return db
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

export function findAssetWithOwner(db: Db | Tx, id: string): Promise<AssetWithOwner | undefined> {
  return db
    .selectFrom('assets')
    .innerJoin('projects', 'projects.id', 'assets.project_id')
    .selectAll('assets')
    .select('projects.owner_id')
    .where('assets.id', '=', id)
    .executeTakeFirst();
}

/** True when the asset was waiting for its bytes. */
export async function markChecking(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assets')
    .set({ status: 'checking' })
    .where('id', '=', id)
    .where('status', '=', 'uploading')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Also for copies that were made meanwhile. False when nobody waits for it any more. */
export async function markReady(tx: Tx, uploadKey: string, made: StoredAsset): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('assets')
    .set({
      status: 'ready',
      progress: null,
      object_key: made.objectKey,
      object_bytes: made.objectBytes,
      width_px: made.widthPx,
      height_px: made.heightPx,
      duration_ms: made.durationMs,
      thumb_key: made.thumbKey,
      poster_key: made.posterKey,
      hover_keys: [...made.hoverKeys],
      sources: JSON.stringify(made.sources),
    })
    .where('upload_key', '=', uploadKey)
    .where('status', '=', 'checking')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markRefused(
  db: Db | Tx,
  uploadKey: string,
  refusal: AssetRefusal,
): Promise<void> {
  await db
    .updateTable('assets')
    .set({ status: 'refused', refusal, progress: null })
    .where('upload_key', '=', uploadKey)
    .where('status', '=', 'checking')
    .execute();
}

export async function setProgress(db: Db, id: string, percent: number): Promise<void> {
  await db
    .updateTable('assets')
    .set({ progress: percent })
    .where('id', '=', id)
    .where('status', '=', 'checking')
    .execute();
}

/** For all that show the picture. False when nobody does any more. */
export async function addSources(
  db: Db,
  objectKey: string,
  sources: readonly StoredSource[],
): Promise<boolean> {
  const types = sources.map(({ type }) => type);
  const { numAffectedRows = 0n } = await sql`
    UPDATE assets SET sources = (
      SELECT coalesce(jsonb_agg(source), '[]') FROM jsonb_array_elements(sources) AS source
      WHERE NOT source->>'type' = ANY(${types})
    ) || ${JSON.stringify(sources)}::jsonb
    WHERE object_key = ${objectKey}`.execute(db);
  return numAffectedRows > 0n;
}

/** False when a page shows it. */
export async function removeUnused(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('assets')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('page_assets').select('asset_id').whereRef('asset_id', '=', 'assets.id')),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function isShown(db: Db, objectKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('assets')
    .select('id')
    .where('object_key', '=', objectKey)
    .executeTakeFirst();
  return row !== undefined;
}
