import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Recordings } from '#platform/db/schema.ts';
import type { Fraud } from './find-fraud.ts';

type State = Selectable<Recordings>['state'];
export type ParkedReason = NonNullable<Selectable<Recordings>['parked_reason']>;

/** Not one that is being erased. */
export function findRecordingForPack(db: Db | Tx, id: string) {
  return db
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .selectAll('recordings')
    .select('projects.owner_id')
    .where('recordings.id', '=', id)
    .where('recordings.removed_at', 'is', null)
    .executeTakeFirst();
}

/** Closes a recording for batches. A phone whose batches are all there may still complete it. */
export async function closeRecording(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('recordings')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/**
 * Only if nobody completed the recording meanwhile, since a partial pack must not pass for a whole one,
 * and nobody is erasing it.
 */
export async function markPacked(
  tx: Tx,
  pack: {
    id: string;
    state: State;
    key: string;
    validity: number | null;
    effectiveHz: number | null;
    /** Set for a complete recording whose data cannot be read. */
    unreadReason: Selectable<Recordings>['unread_reason'];
    fraud: Fraud;
    /** Its owner decides until then; null where there is nothing to decide. */
    decideBy: Date | null;
    now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recordings')
    .set({
      pack_key: pack.key,
      packed_at: pack.now,
      validity: pack.validity,
      effective_hz: pack.effectiveHz,
      unread_reason: pack.unreadReason,
      fraud_flags: [...pack.fraud.flags],
      ...(pack.decideBy !== null && {
        flag_state: 'undecided' as const,
        decide_by: pack.decideBy,
        holds_place: false,
      }),
      trace_hash: toBytes(pack.fraud.traceHash),
      path_hash: toBytes(pack.fraud.pathHash),
      pack_copied_at: null,
      pack_checked_at: null,
      pack_lost_at: null,
      // Another worker may have given up meanwhile.
      parked_at: null,
      parked_reason: null,
    })
    .where('id', '=', pack.id)
    .where('state', '=', pack.state)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toBytes(hex: string | null): Buffer | null {
  return hex === null ? null : Buffer.from(hex, 'hex');
}

/**
 * Whether another recording of the project has this trace or path. Replays that are packed at the same
 * time wait for each other, so that all but one are found.
 */
export async function isReplay(
  tx: Tx,
  { id, projectId }: { readonly id: string; readonly projectId: string },
  { traceHash, pathHash }: Fraud,
): Promise<boolean> {
  if (traceHash === null && pathHash === null) return false;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`traces ${projectId}`}, 0))`.execute(
    tx,
  );
  const found = await tx
    .selectFrom('recordings')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '<>', id)
    .where('is_test', '=', false)
    .where(({ eb, or }) =>
      or([eb('trace_hash', '=', toBytes(traceHash)), eb('path_hash', '=', toBytes(pathHash))]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Answers how often it has failed by now. */
export async function countPackFailure(tx: Tx, id: string): Promise<number> {
  const row = await tx
    .updateTable('recordings')
    .set({ pack_failures: sql`pack_failures + 1` })
    .where('id', '=', id)
    .returning('pack_failures')
    .executeTakeFirst();
  return row?.pack_failures ?? 0;
}

/** Only as long as it is what it was: a phone that returns meanwhile gets its own tries. */
export async function markParked(
  tx: Tx,
  parked: { id: string; state: State; reason: ParkedReason; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recordings')
    .set({ parked_at: parked.now, parked_reason: parked.reason })
    .where('id', '=', parked.id)
    .where('state', '=', parked.state)
    .where('parked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Parked recordings of a project that have no pack, as if they had never failed. */
export function unparkUnpacked(tx: Tx, projectId: string) {
  return tx
    .updateTable('recordings')
    .set({ pack_failures: 0, parked_at: null, parked_reason: null })
    .where('project_id', '=', projectId)
    .where('parked_at', 'is not', null)
    .where('packed_at', 'is', null)
    .returning('id')
    .execute();
}
