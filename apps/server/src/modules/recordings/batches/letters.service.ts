// A dead letter is a batch that cannot be stored under its number or cannot be true. Its bytes are
// kept, a few for each recording; one more ends the recording.
import { BATCH_BOUNDS, type BatchLie, type ErrorCode } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { BatchRow } from './batches.repo.ts';
import {
  countLetter,
  endRecording,
  findStoredHash,
  hasLetter,
  insertDeadLetter,
  insertEmptyBatch,
  lockRecordingForLetter,
} from './letters.repo.ts';

export interface Letter {
  readonly row: BatchRow;
  readonly reason: BatchLie | 'batch_conflict';
}

/**
 * Keeps a letter, and for one that cannot be true an empty batch under its number, so that the phone
 * can complete. Answers why it was refused, or nothing where the batch counts as come.
 */
export async function keepLetter(
  deps: Pick<ServerDeps, 'db' | 'ids' | 'clock'>,
  { row, reason }: Letter,
): Promise<ErrorCode | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    const recording = await lockRecordingForLetter(tx, row.recordingId);
    const storedHash = await findStoredHash(tx, row);
    if (storedHash?.equals(row.sha256)) return undefined;
    const isConflict = storedHash !== undefined;
    const refusal = isConflict ? 'batch_conflict' : undefined;
    // After the end nobody needs to know what else a phone would have said.
    const isOver = recording?.state === 'complete' || recording?.closed_at != null;
    if (recording === undefined || isOver) return refusal ?? 'recording_closed';
    if (recording.ended_at !== null) return 'recording_implausible';
    const letter = { ...row, reason: isConflict ? 'batch_conflict' : reason };
    if (await hasLetter(tx, letter)) return refusal;
    const now = deps.clock.now();
    if (recording.letter_count >= BATCH_BOUNDS.deadLetters) {
      await endRecording(tx, row.recordingId, now);
      return 'recording_implausible';
    }
    await countLetter(tx, row.recordingId);
    await insertDeadLetter(tx, { ...letter, id: deps.ids.next(), now });
    // Sent again, it finds what was stored in that moment.
    if (!isConflict && !(await insertEmptyBatch(tx, row))) throw new AppError('unavailable');
    return refusal;
  });
}
