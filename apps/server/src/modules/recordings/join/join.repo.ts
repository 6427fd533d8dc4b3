import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Recordings } from '#platform/db/schema.ts';

export interface NewRecording {
  readonly id: string;
  readonly joinKey: string;
  /** Present for a phone that made a receipt. */
  readonly receiptHmac: Buffer | null;
  readonly gender: Selectable<Recordings>['gender'];
  readonly age: number;
  readonly device: {
    readonly name: string;
    readonly widthPx: number;
    readonly heightPx: number;
    readonly pixelRatio: number;
    readonly screen?: { readonly widthPx: number; readonly heightPx: number } | undefined;
  };
  readonly cameraHz: number;
  readonly source: Selectable<Recordings>['source'];
  readonly consent: {
    readonly version: string;
    readonly language: string;
    readonly purposes: readonly string[];
    readonly wordsSha256?: string | undefined;
  };
  readonly isTest?: boolean;
  /** Where it was joined from, until it is over. */
  readonly addressHmac?: Buffer | null;
}

export function listByJoinKeys(db: Db | Tx, joinKeys: readonly string[]) {
  return db
    .selectFrom('recordings')
    .select(['id', 'join_key', 'number', 'project_id', 'created_at', 'removed_at'])
    .where('join_key', 'in', joinKeys)
    .execute();
}

/**
 * Answers the ids that are new: a join key that another project stored meanwhile is left out, and a
 * receipt that somebody else has.
 */
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
        receipt_hmac: recording.receiptHmac,
        number: firstNumber + i,
        gender: recording.gender,
        age: recording.age,
        device_name: recording.device.name,
        width_px: recording.device.widthPx,
        height_px: recording.device.heightPx,
        pixel_ratio: recording.device.pixelRatio,
        screen_width_px: recording.device.screen?.widthPx ?? null,
        screen_height_px: recording.device.screen?.heightPx ?? null,
        camera_hz: recording.cameraHz,
        source: recording.source,
        holds_place: false,
        address_hmac: recording.addressHmac ?? null,
        is_test: recording.isTest ?? false,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
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
        words_sha256:
          consent.wordsSha256 === undefined ? null : Buffer.from(consent.wordsSha256, 'hex'),
        given_at: now,
      })),
    )
    .execute();
  return inserted;
}
