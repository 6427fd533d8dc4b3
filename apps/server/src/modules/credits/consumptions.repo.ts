import type { ProjectHead } from '@fovea/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/** A complete recording wants a credit from now on. Its pack says whether it is used. */
export async function createConsumption(
  tx: Tx,
  recordingId: string,
  projectId: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consumptions')
    .values({ recording_id: recordingId, project_id: projectId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The same for people who had no place when they completed. Those whose data was read already owe one. */
export async function createConsumptions(
  tx: Tx,
  projectId: string,
  recordings: readonly { readonly id: string; readonly isPacked: boolean }[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('consumptions')
    .values(
      recordings.map(({ id, isPacked }) => ({
        recording_id: id,
        project_id: projectId,
        created_at: now,
        due_at: isPacked ? now : null,
      })),
    )
    .execute();
}

/**
 * The pack of a recording is there: its credit is due if the data can be read, else nobody wants it
 * any more. Answers whether it was let go.
 */
export async function decideConsumption(
  tx: Tx,
  recordingId: string,
  { isUsed, now }: { readonly isUsed: boolean; readonly now: Date },
): Promise<boolean> {
  if (isUsed) {
    await tx
      .updateTable('consumptions')
      .set({ due_at: now })
      .where('recording_id', '=', recordingId)
      .where('due_at', 'is', null)
      .execute();
    return false;
  }
  const { numDeletedRows } = await tx
    .deleteFrom('consumptions')
    .where('recording_id', '=', recordingId)
    .where('due_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Recordings that were removed before anybody could read them want no credit. */
export async function letGoOfRemoved(db: Db): Promise<void> {
  await db
    .deleteFrom('consumptions')
    .where('due_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recordings')
            .select('recordings.id')
            .whereRef('recordings.id', '=', 'consumptions.recording_id'),
        ),
      ),
    )
    .execute();
}

/** Recordings of a project that can be read and are not paid for yet, oldest first. */
export async function listUnsettled(db: Tx, projectId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('consumptions')
    .select('recording_id')
    .where('project_id', '=', projectId)
    .where('due_at', 'is not', null)
    .where('settled_at', 'is', null)
    .orderBy('recording_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.recording_id);
}

/** Projects with recordings to settle, and whether they cost anything. */
export async function listProjectsToSettle(db: Db, limit: number) {
  const { rows } = await sql<{ projectId: string; type: ProjectHead['type'] }>`
    SELECT project.id AS "projectId", project.type
    FROM projects AS project
    WHERE EXISTS (SELECT FROM consumptions
                  WHERE project_id = project.id AND settled_at IS NULL
                    AND due_at IS NOT NULL)
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

/** Locks the project, so that its type stays as it is until the transaction ends. */
export async function holdProjectType(tx: Tx, projectId: string) {
  const project = await tx
    .selectFrom('projects')
    .select('type')
    .where('id', '=', projectId)
    .forShare()
    .executeTakeFirst();
  return project?.type;
}

/** Without a movement. */
export async function markSettled(tx: Tx, projectId: string, now: Date): Promise<void> {
  await tx
    .updateTable('consumptions')
    .set({ settled_at: now })
    .where('project_id', '=', projectId)
    .where('due_at', 'is not', null)
    .where('settled_at', 'is', null)
    .execute();
}

/**
 * Reopens free consumptions, which are to be paid for after all. Those that wait for a pack are
 * left alone: the packer locks its recording before the project.
 */
export async function reopenFree(tx: Tx, projectId: string): Promise<void> {
  await tx
    .updateTable('consumptions')
    .set({ settled_at: null })
    .where('project_id', '=', projectId)
    .where('settled_at', 'is not', null)
    .where('tx_id', 'is', null)
    .where(isNotGone)
    .execute();
}

/** Whoever has withdrawn is not paid for. */
const isNotGone = sql<boolean>`NOT EXISTS (
  SELECT FROM tombstones WHERE tombstones.recording_id = consumptions.recording_id)`;

/** Recordings that run and hold a place. */
const countRunning = (projectId: RawBuilder<unknown>) => sql`
  (SELECT count(*) FROM recordings
   WHERE project_id = ${projectId} AND state = 'open' AND holds_place)`;

const countWantedBy = (projectId: RawBuilder<unknown>) => sql`
  (SELECT count(*) FROM consumptions WHERE project_id = ${projectId} AND settled_at IS NULL)
  + ${countRunning(projectId)}`;

/**
 * Credits that a project needs though it has ended: recordings to settle, those whose pack is not
 * there yet, and those that run.
 */
export async function countWanted(tx: Tx, projectId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT (${countWantedBy(sql`${projectId}`)})::int AS count`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function isDone(tx: Tx, projectId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('projects')
    .select('status')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.status === 'done';
}

/** Credits that a Basic project that has ended pays to become Pro. */
export async function countCollected(db: Db | Tx, projectId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT ((SELECT count(*) FROM consumptions
             WHERE project_id = ${projectId} AND ${isNotGone})
          + ${countRunning(sql`${projectId}`)})::int AS count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The last movement of a project's account; 0 if there was none. */
export async function findLastTx(db: Db, projectId: string): Promise<string> {
  const row = await db
    .selectFrom('credit_entries')
    .innerJoin('credit_accounts', 'credit_accounts.id', 'account_id')
    .select('tx_id')
    .where('kind', '=', 'project')
    .where('owner_id', '=', projectId)
    .orderBy('tx_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.tx_id ?? '0';
}

/** Projects that have ended and hold more than they need. */
export async function listProjectsToRelease(db: Db, limit: number) {
  const { rows } = await sql<{ projectId: string; projectName: string; userId: string }>`
    SELECT project.id AS "projectId", project.name AS "projectName", project.owner_id AS "userId"
    FROM credit_balances AS held
    JOIN credit_accounts AS account ON account.id = held.account_id AND account.kind = 'project'
    JOIN projects AS project ON project.id = account.owner_id AND project.status = 'done'
    WHERE held.amount > 0
    GROUP BY project.id
    HAVING sum(held.amount) > ${countWantedBy(sql`project.id`)}
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** A recording that was paid for: from which lot, and what limits its return. */
export async function findPaid(db: Db, recordingId: string) {
  const { rows } = await sql<{
    projectId: string;
    lotId: string;
    txId: string;
    isReturned: boolean;
    completedAt: Date;
    target: number;
  }>`
    SELECT paid.project_id AS "projectId", paid.lot_id AS "lotId", paid.tx_id AS "txId",
           paid.returned_tx_id IS NOT NULL AS "isReturned",
           paid.created_at AS "completedAt", project.max_participant AS target
    FROM consumptions AS paid
    JOIN projects AS project ON project.id = paid.project_id
    WHERE paid.recording_id = ${recordingId} AND paid.tx_id IS NOT NULL`.execute(db);
  return rows[0];
}

export async function countReturned(tx: Tx, projectId: string): Promise<number> {
  const row = await tx
    .selectFrom('consumptions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('returned_tx_id', 'is not', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** A recording whose credit came back, by the movement that brought it. */
export async function findReturned(db: Db, recordingId: string) {
  const { rows } = await sql<{ projectId: string; returnedTxId: string }>`
    SELECT project_id AS "projectId", returned_tx_id AS "returnedTxId" FROM consumptions
    WHERE recording_id = ${recordingId} AND returned_tx_id IS NOT NULL`.execute(db);
  return rows[0];
}

/** As if it had been paid for by this movement alone. */
export async function markPaidAgain(
  tx: Tx,
  { recordingId, lotId, txId }: { recordingId: string; lotId: string; txId: string },
): Promise<void> {
  await tx
    .updateTable('consumptions')
    .set({ tx_id: txId, lot_id: lotId, returned_tx_id: null })
    .where('recording_id', '=', recordingId)
    .execute();
}

export async function markReturned(tx: Tx, recordingId: string, txId: string): Promise<void> {
  await tx
    .updateTable('consumptions')
    .set({ returned_tx_id: txId })
    .where('recording_id', '=', recordingId)
    .execute();
}
