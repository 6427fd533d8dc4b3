import type { Db } from '#platform/db/db.ts';

export interface StoredPack {
  readonly id: string;
  readonly pack_key: string | null;
  /** Nothing while there is no copy to compare with. */
  readonly pack_copied_at: Date | null;
}

const ofPacks = (db: Db) =>
  db
    .selectFrom('recordings')
    .select(['id', 'pack_key', 'pack_copied_at'])
    .where('packed_at', 'is not', null)
    .where('removed_at', 'is', null);

/** Packs without a copy, oldest first; not those that cannot be copied. */
export function listUncopiedPacks(db: Db, limit: number): Promise<StoredPack[]> {
  return ofPacks(db)
    .where('pack_copied_at', 'is', null)
    .where('pack_lost_at', 'is', null)
    .orderBy('packed_at')
    .limit(limit)
    .execute();
}

/** Not looked at yet, oldest first. */
export function listUncheckedPacks(
  db: Db,
  packedBefore: Date,
  limit: number,
): Promise<StoredPack[]> {
  return ofPacks(db)
    .where('packed_at', '<', packedBefore)
    .where('pack_checked_at', 'is', null)
    .where('pack_lost_at', 'is', null)
    .orderBy('packed_at')
    .limit(limit)
    .execute();
}

/** Looked at so long ago, longest first. */
export function listCheckedPacks(
  db: Db,
  checkedBefore: Date,
  limit: number,
): Promise<StoredPack[]> {
  return ofPacks(db)
    .where('pack_checked_at', '<', checkedBefore)
    .where('pack_lost_at', 'is', null)
    .orderBy('pack_checked_at')
    .limit(limit)
    .execute();
}

/** Lost packs, those that were looked for longest ago first. */
export function listLostPacks(db: Db, limit: number): Promise<StoredPack[]> {
  return ofPacks(db)
    .where('pack_lost_at', 'is not', null)
    .orderBy('pack_lost_at')
    .limit(limit)
    .execute();
}

/** Whether the recording is still there, and this is its pack. */
export async function isKept(db: Db, { id, key }: { id: string; key: string }): Promise<boolean> {
  const row = await ofPacks(db).where('id', '=', id).where('pack_key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export async function markPacks(
  db: Db,
  ids: readonly string[],
  marks: { readonly pack_copied_at?: Date; readonly pack_checked_at?: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('recordings')
    .set({ ...marks, pack_lost_at: null })
    .where('id', 'in', ids)
    .execute();
}

/** Packs that were lost, and only therefore in no records: the sweep has them merged. */
export async function unparkFound(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('recordings')
    .set({ parked_at: null, parked_reason: null })
    .where('id', 'in', ids)
    .where('pack_lost_at', 'is not', null)
    .where('parked_reason', '=', 'pack_unreadable')
    .execute();
}

export async function markPackLost(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('recordings').set({ pack_lost_at: now }).where('id', '=', id).execute();
}

/** Tombstones of recordings that are forgotten, so that their objects are there. */
const ofTombstones = (db: Db) =>
  db
    .selectFrom('tombstones')
    .select(['recording_id', 'project_id', 'reason', 'asked_at', 'copied_at'])
    .where('forgotten_at', 'is not', null);

export type StoredTombstone = Awaited<ReturnType<typeof listUncopiedTombstones>>[number];

export function listUncopiedTombstones(db: Db, limit: number) {
  return ofTombstones(db).where('copied_at', 'is', null).orderBy('asked_at').limit(limit).execute();
}

/** Looked at so long ago or never. */
export function listTombstonesToCheck(db: Db, checkedBefore: Date, limit: number) {
  return ofTombstones(db)
    .where(({ eb, or }) => or([eb('checked_at', 'is', null), eb('checked_at', '<', checkedBefore)]))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
}

export async function markTombstones(
  db: Db,
  ids: readonly string[],
  marks: { readonly copied_at?: Date; readonly checked_at?: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('tombstones').set(marks).where('recording_id', 'in', ids).execute();
}

/**
 * Number of objects that have waited for their copy since before the given time, and of lost packs.
 */
export async function countCopies(
  db: Db,
  before: Date,
): Promise<{ readonly uncopied: number; readonly lost: number }> {
  const row = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('recordings')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('packed_at', '<', before)
        .where('pack_copied_at', 'is', null)
        .where('pack_lost_at', 'is', null)
        .where('removed_at', 'is', null)
        .as('packs'),
      selectFrom('tombstones')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('forgotten_at', '<', before)
        .where('copied_at', 'is', null)
        .as('tombstones'),
      selectFrom('recordings')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('pack_lost_at', 'is not', null)
        .where('removed_at', 'is', null)
        .as('lost'),
    ])
    .executeTakeFirstOrThrow();
  return { uncopied: Number(row.packs) + Number(row.tombstones), lost: Number(row.lost) };
}
