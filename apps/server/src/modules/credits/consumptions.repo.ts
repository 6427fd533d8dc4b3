import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/** Complete recordings of a project that are not paid for yet, oldest first. */
export async function listUnsettled(db: Db, projectId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('consumptions')
    .select('recording_id')
    .where('project_id', '=', projectId)
    .where('settled_at', 'is', null)
    .orderBy('recording_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.recording_id);
}

/** Projects with recordings to settle, and whether they cost anything. */
export async function listProjectsToSettle(db: Db, limit: number) {
  const { rows } = await sql<{ projectId: string; type: string }>`
    SELECT project.id AS "projectId", project.type
    FROM projects AS project
    WHERE EXISTS (SELECT FROM consumptions
                  WHERE project_id = project.id AND settled_at IS NULL)
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function settleConsumptions(
  tx: Tx,
  settled: { recordingIds: readonly string[]; lots: readonly string[]; txId: string; now: Date },
): Promise<void> {
  const { recordingIds, lots, txId, now } = settled;
  await sql`
    UPDATE consumptions SET settled_at = ${now}, tx_id = ${txId}, lot_id = paid.lot_id
    FROM unnest(${recordingIds}::uuid[], ${lots}::bigint[]) AS paid (recording_id, lot_id)
    WHERE consumptions.recording_id = paid.recording_id`.execute(tx);
}

/** Basic projects cost nothing: theirs are settled without a movement. */
export async function settleFree(db: Db, projectId: string, now: Date): Promise<void> {
  await db
    .updateTable('consumptions')
    .set({ settled_at: now })
    .where('project_id', '=', projectId)
    .where('settled_at', 'is', null)
    .execute();
}
