import type { Db, Tx } from '#platform/db/db.ts';

export async function createAsset(
  db: Db | Tx,
  asset: {
    id: string;
    projectId: string;
    fileName: string;
    contentType: string;
    bytes: number;
    uploadKey: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('assets')
    .values({
      id: asset.id,
      project_id: asset.projectId,
      file_name: asset.fileName,
      content_type: asset.contentType,
      bytes: asset.bytes,
      upload_key: asset.uploadKey,
      created_at: asset.now,
    })
    .execute();
}

export function findAsset(db: Db | Tx, projectId: string, id: string) {
  return db
    .selectFrom('assets')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

export function findAssetWithOwner(db: Db | Tx, id: string) {
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

export async function markReady(
  db: Db | Tx,
  id: string,
  picture: { objectKey: string; widthPx: number; heightPx: number },
): Promise<void> {
  await db
    .updateTable('assets')
    .set({
      status: 'ready',
      object_key: picture.objectKey,
      width_px: picture.widthPx,
      height_px: picture.heightPx,
    })
    .where('id', '=', id)
    .execute();
}

export async function markRefused(db: Db | Tx, id: string, refusal: string): Promise<void> {
  await db.updateTable('assets').set({ status: 'refused', refusal }).where('id', '=', id).execute();
}
