import type { PageSpan, RecordingQuality } from '@fovea/contract';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

/** Locks a recording of an existing project that is not being erased. */
export function lockRecording(tx: Tx, id: string) {
  return tx
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .selectAll('recordings')
    .select('projects.device')
    .where('recordings.id', '=', id)
    .where('recordings.removed_at', 'is', null)
    .where('projects.deleted_at', 'is', null)
    .forUpdate('recordings')
    .executeTakeFirst();
}

export function listHashes(tx: Tx, recordingId: string) {
  return tx
    .selectFrom('gaze_batches')
    .select(['seq', 'sha256', sql<number>`octet_length(payload)`.as('bytes')])
    .where('recording_id', '=', recordingId)
    .orderBy('seq')
    .execute();
}

export interface Completion {
  readonly id: string;
  readonly count: number;
  readonly rootHash: Buffer;
  readonly rateHz: number;
  readonly errorPx: number | null;
  readonly offsetPx: readonly [number, number] | null;
  readonly precisionPx: number | null;
  readonly spans: readonly PageSpan[] | null;
  readonly quality: RecordingQuality | null;
  readonly favouritePageId: string | null;
  readonly holdsPlace: boolean;
  readonly now: Date;
}

export async function markComplete(tx: Tx, completion: Completion): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({
      state: 'complete',
      holds_place: completion.holdsPlace,
      address_hmac: null,
      batch_count: completion.count,
      root_hash: completion.rootHash,
      rate_hz: completion.rateHz,
      error_px: completion.errorPx,
      offset_x_px: completion.offsetPx?.[0] ?? null,
      offset_y_px: completion.offsetPx?.[1] ?? null,
      precision_px: completion.precisionPx,
      spans: completion.spans && JSON.stringify(completion.spans),
      quality: completion.quality && JSON.stringify(completion.quality),
      favourite_page_id: completion.favouritePageId,
      completed_at: completion.now,
      // A partial pack of the silent time is replaced by the whole one.
      packed_at: null,
      pack_key: null,
      pack_failures: 0,
      parked_at: null,
      parked_reason: null,
    })
    .where('id', '=', completion.id)
    .execute();
}

export async function losePlace(tx: Tx, recordingId: string): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ holds_place: false })
    .where('id', '=', recordingId)
    .execute();
}
