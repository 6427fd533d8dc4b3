import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

const ownerOf = (projectId: string) => sql`(SELECT owner_id FROM projects WHERE id = ${projectId})`;

interface AreaBytes {
  readonly asset: number;
  readonly project: number;
  /** Bytes in all projects of the account, copies too. */
  readonly account: number;
  /** Bytes of the former states that the account keeps. */
  readonly history: number;
}

/**
 * Bytes of areas as they are after a write. Locks the sums of the account: of two writes that fit
 * only one by one, the second is refused.
 */
export async function sumAreaBytes(
  tx: Tx,
  { projectId, assetId = null }: { readonly projectId: string; readonly assetId?: string | null },
): Promise<AreaBytes> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('areas ' || ${ownerOf(projectId)}, 0))`.execute(
    tx,
  );
  const { rows } = await sql<AreaBytes>`
    SELECT coalesce(sum(bytes) FILTER (WHERE asset_id = ${assetId}), 0)::float8 AS asset,
           coalesce(sum(bytes) FILTER (WHERE project_id = ${projectId}), 0)::float8 AS project,
           coalesce(sum(bytes), 0)::float8 AS account,
           (SELECT coalesce(sum(bytes), 0)::float8 FROM aoi_versions
            JOIN projects ON projects.id = project_id
            WHERE owner_id = ${ownerOf(projectId)} AND deleted_at IS NULL) AS history
    FROM aois JOIN projects ON projects.id = project_id
    WHERE owner_id = ${ownerOf(projectId)} AND deleted_at IS NULL`.execute(tx);
  const [sums] = rows;
  if (sums === undefined) throw new Error('a sum has one row');
  return sums;
}

interface NewVersion {
  readonly id: string;
  readonly projectId: string;
  readonly version: number;
  readonly former: object;
  readonly userId: string;
  readonly now: Date;
}

export async function insertAoiVersion(tx: Tx, change: NewVersion): Promise<void> {
  const former = JSON.stringify(change.former);
  await tx
    .insertInto('aoi_versions')
    .values({
      aoi_id: change.id,
      project_id: change.projectId,
      version: change.version,
      former,
      bytes: Buffer.byteLength(former),
      changed_at: change.now,
      changed_by: change.userId,
    })
    .execute();
}

interface Kept {
  readonly versions: number;
  readonly bytes: number;
}

/** Forgets the oldest changes of a project. */
export async function keepNewestOfProject(tx: Tx, projectId: string, kept: Kept): Promise<void> {
  await sql`
    DELETE FROM aoi_versions WHERE project_id = ${projectId} AND number IN (
      SELECT number FROM (
        SELECT number, row_number() OVER newest AS place, sum(bytes) OVER newest AS bytes
        FROM aoi_versions WHERE project_id = ${projectId}
        WINDOW newest AS (ORDER BY number DESC)
      ) AS counted
      WHERE place > ${kept.versions} OR bytes > ${kept.bytes}
    )`.execute(tx);
}

/** The same over all projects of the account that a project belongs to. */
export async function keepNewestOfAccount(
  tx: Tx,
  projectId: string,
  { bytes }: Pick<Kept, 'bytes'>,
): Promise<void> {
  await sql`
    DELETE FROM aoi_versions WHERE number IN (
      SELECT number FROM (
        SELECT number, sum(bytes) OVER (ORDER BY number DESC) AS bytes
        FROM aoi_versions JOIN projects ON projects.id = project_id
        WHERE owner_id = ${ownerOf(projectId)} AND deleted_at IS NULL
      ) AS counted
      WHERE bytes > ${bytes}
    )`.execute(tx);
}
