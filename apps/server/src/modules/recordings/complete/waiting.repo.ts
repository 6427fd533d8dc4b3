import { FRAUD_FLAGS, type OutsideRecording } from '@fovea/contract';
import type { Selectable } from 'kysely';
import { isWaiting } from '#modules/projects/public.ts';
import { toParticipantName } from '#modules/recordings/participant-name.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Recordings } from '#platform/db/schema.ts';

const OUTSIDE_AT_MOST = 1_000;

/** Up to so many, the first to complete first. */
const listFirst = (tx: Tx, projectId: string, limit: number) =>
  tx
    .selectFrom('recordings')
    .select(['id', 'packed_at'])
    .where('project_id', '=', projectId)
    .where(isWaiting())
    .orderBy('completed_at')
    .orderBy('id')
    .limit(limit);

/** Waits for a transaction that packs or erases one of them. */
export function lockWaiting(tx: Tx, projectId: string, limit: number) {
  return listFirst(tx, projectId, limit).forUpdate().execute();
}

/** For a transaction that has locked other recordings: it leaves out whom another one has. */
export function tryLockWaiting(tx: Tx, projectId: string, limit: number) {
  return listFirst(tx, projectId, limit).forUpdate().skipLocked().execute();
}

export type WaitingRow = Awaited<ReturnType<typeof lockWaiting>>[number];

/** Whose data is kept and not read, the newest first. */
export async function listOutside(db: Db, projectId: string) {
  const rows = await db
    .selectFrom('recordings')
    .select(['id', 'number', 'device_name', 'session_returned', 'flag_state'])
    .select(['fraud_flags', 'decide_by'])
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        isWaiting(),
        eb('session_returned', '=', true),
        eb('flag_state', 'in', ['undecided', 'left_out']),
      ]),
    )
    .orderBy('number', 'desc')
    .limit(OUTSIDE_AT_MOST)
    .execute();
  return rows.map((row) => ({
    recordingId: row.id,
    subjectId: toParticipantName(row.number),
    deviceName: row.device_name,
    state: toOutsideState(row),
    flags: FRAUD_FLAGS.filter((flag) => row.fraud_flags.includes(flag)),
    decideBy: row.decide_by?.toISOString() ?? null,
  }));
}

type OutsideRow = Pick<Selectable<Recordings>, 'session_returned' | 'flag_state'>;

function toOutsideState(row: OutsideRow): OutsideRecording['state'] {
  if (row.session_returned) return 'returned';
  if (row.flag_state === 'undecided') return 'flagged';
  return row.flag_state === 'left_out' ? 'left_out' : 'waiting';
}

export async function endWaiting(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable('recordings').set({ holds_place: true }).where('id', 'in', ids).execute();
}

/** Projects where people wait while a place is free. */
export function listProjectsWithRoom(
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  return db
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .select('recordings.project_id as id')
    .distinct()
    .where(isWaiting())
    .where('projects.status', '=', 'active')
    .where('projects.deleted_at', 'is', null)
    .whereRef('projects.joined', '<', 'projects.max_participant')
    .where('recordings.project_id', '>', after)
    .orderBy('recordings.project_id')
    .limit(limit)
    .execute();
}
