import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { BatchKey, BatchRow } from './batches.repo.ts';

export function lockRecordingForLetter(tx: Tx, id: string) {
  return tx
    .selectFrom('recordings')
    .select(['state', 'letter_count', 'ended_at', 'closed_at'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function findStoredHash(tx: Tx, { recordingId, seq }: BatchKey) {
  const stored = await tx
    .selectFrom('gaze_batches')
    .select('sha256')
    .where('recording_id', '=', recordingId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return stored?.sha256;
}

interface LetterRow extends BatchRow {
  readonly reason: string;
}

export async function hasLetter(tx: Tx, letter: LetterRow): Promise<boolean> {
  const found = await tx
    .selectFrom('dead_letters')
    .select('id')
    .where('recording_id', '=', letter.recordingId)
    .where('seq', '=', letter.seq)
    .where('reason', '=', letter.reason)
    .where('sha256', '=', letter.sha256)
    .executeTakeFirst();
  return found !== undefined;
}

/** Not of a recording that is being removed: the lock waits for whoever closes it. */
export async function insertDeadLetter(
  db: Db | Tx,
  letter: LetterRow & { readonly id: string; readonly now: Date },
): Promise<void> {
  const { id, recordingId, seq, reason, sha256, payload, now } = letter;
  await sql`
    INSERT INTO dead_letters (id, recording_id, seq, reason, sha256, payload, created_at)
    SELECT ${id}::uuid, id, ${seq}::int, ${reason}, ${sha256}::bytea, ${payload}::bytea,
      ${now}::timestamptz
    FROM recordings WHERE id = ${recordingId} AND removed_at IS NULL FOR SHARE
    ON CONFLICT DO NOTHING`.execute(db);
}

/**
 * Inserts a batch with the hash that the phone counts and no bytes that a pack could read. False
 * where a group has stored a batch under its number meanwhile.
 */
export async function insertEmptyBatch(tx: Tx, row: BatchRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gaze_batches')
    .values({
      recording_id: row.recordingId,
      seq: row.seq,
      sha256: row.sha256,
      payload: Buffer.alloc(0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function countLetter(tx: Tx, recordingId: string): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ letter_count: sql`letter_count + 1` })
    .where('id', '=', recordingId)
    .execute();
}

export async function endRecording(tx: Tx, recordingId: string, now: Date): Promise<void> {
  await tx.updateTable('recordings').set({ ended_at: now }).where('id', '=', recordingId).execute();
}
