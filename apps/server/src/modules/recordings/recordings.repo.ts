import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export interface NewRecording {
  readonly id: string;
  readonly joinKey: string;
  readonly gender: string | null;
  readonly age: number;
  readonly device: { name: string; widthPx: number; heightPx: number; pixelRatio: number };
  readonly cameraHz: number;
  readonly consent: { version: string; language: string; purposes: readonly string[] };
}

/** Locks the project: joins of one project go one group after the other. */
export function lockPlaces(tx: Tx, projectId: string) {
  return tx
    .selectFrom('projects')
    .select(['status', 'max_participant', 'joined', 'recording_count'])
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function listByJoinKeys(tx: Tx, joinKeys: readonly string[]) {
  return tx
    .selectFrom('recordings')
    .select(['id', 'join_key', 'number', 'project_id', 'created_at'])
    .where('join_key', 'in', joinKeys)
    .execute();
}

export async function takePlaces(
  tx: Tx,
  projectId: string,
  { places, numbers }: { places: number; numbers: number },
): Promise<void> {
  await tx
    .updateTable('projects')
    .set({
      joined: sql`joined + ${places}`,
      recording_count: sql`recording_count + ${numbers}`,
    })
    .where('id', '=', projectId)
    .execute();
}

/** Answers the ids that are new: a join key that another project stored meanwhile is left out. */
export async function insertRecordings(
  tx: Tx,
  projectId: string,
  firstNumber: number,
  recordings: readonly NewRecording[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .insertInto('recordings')
    .values(
      recordings.map((recording, i) => ({
        id: recording.id,
        project_id: projectId,
        join_key: recording.joinKey,
        number: firstNumber + i,
        gender: recording.gender,
        age: recording.age,
        device_name: recording.device.name,
        width_px: recording.device.widthPx,
        height_px: recording.device.heightPx,
        pixel_ratio: recording.device.pixelRatio,
        camera_hz: recording.cameraHz,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('join_key').doNothing())
    .returning('id')
    .execute();
  const inserted = new Set(rows.map(({ id }) => id));
  const consenting = recordings.filter(({ id }) => inserted.has(id));
  if (consenting.length === 0) return inserted;
  await tx
    .insertInto('consents')
    .values(
      consenting.map(({ id, consent }) => ({
        recording_id: id,
        version: consent.version,
        language: consent.language,
        purposes: [...consent.purposes],
        given_at: now,
      })),
    )
    .execute();
  return inserted;
}

/** Of a project that still exists. */
export function lockRecording(tx: Tx, id: string) {
  return tx
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .selectAll('recordings')
    .where('recordings.id', '=', id)
    .where('projects.deleted_at', 'is', null)
    .forUpdate('recordings')
    .executeTakeFirst();
}

export function listHashes(tx: Tx, recordingId: string) {
  return tx
    .selectFrom('gaze_batches')
    .select(['seq', 'sha256'])
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
  readonly favouritePageId: string | null;
  readonly holdsPlace: boolean;
  readonly now: Date;
}

export async function completeRecording(tx: Tx, completion: Completion): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({
      state: 'complete',
      holds_place: completion.holdsPlace,
      batch_count: completion.count,
      root_hash: completion.rootHash,
      rate_hz: completion.rateHz,
      error_px: completion.errorPx,
      offset_x_px: completion.offsetPx?.[0] ?? null,
      offset_y_px: completion.offsetPx?.[1] ?? null,
      precision_px: completion.precisionPx,
      favourite_page_id: completion.favouritePageId,
      completed_at: completion.now,
      // A partial pack of the silent time is replaced by the whole one.
      packed_at: null,
      pack_key: null,
    })
    .where('id', '=', completion.id)
    .execute();
}

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

/** True when there was a place left in a project that still collects. */
export async function retakePlace(tx: Tx, projectId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('projects')
    .set({ joined: sql`joined + 1` })
    .where('id', '=', projectId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .whereRef('joined', '<', 'max_participant')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Somebody else may take the place. A project that ended because it was full collects again. */
export async function reopenPlace(tx: Tx, recordingId: string, projectId: string): Promise<void> {
  await tx
    .updateTable('recordings')
    .set({ holds_place: false })
    .where('id', '=', recordingId)
    .execute();
  await tx
    .updateTable('projects')
    .set({
      joined: sql`joined - 1`,
      status: sql`CASE WHEN finished_at IS NULL THEN 'active' ELSE status END`,
    })
    .where('id', '=', projectId)
    .execute();
}

export function findRecordingForPack(db: Db | Tx, id: string) {
  return db
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .selectAll('recordings')
    .select('projects.owner_id')
    .where('recordings.id', '=', id)
    .executeTakeFirst();
}

/** Only if nobody completed the recording meanwhile: a partial pack must not pass for a whole one. */
export async function markPacked(
  tx: Tx,
  pack: {
    id: string;
    state: string;
    key: string;
    validity: number | null;
    effectiveHz: number | null;
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
    })
    .where('id', '=', pack.id)
    .where('state', '=', pack.state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
