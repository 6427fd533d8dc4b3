import { putTombstone, toTombstoneObject } from '#modules/recordings/erasure/tombstone-objects.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { Condition, Storage } from '#platform/storage/storage.ts';
import type { StoredTombstone } from './copies.repo.ts';

/** Its row is a third copy: what neither bucket has is written anew. */
export async function keepTombstone(
  { storage }: Pick<ServerDeps, 'storage'>,
  row: StoredTombstone,
  way: (storage: Storage, key: string) => Promise<Condition>,
): Promise<void> {
  const { key } = await toTombstoneObject(row);
  if ((await way(storage, key)) !== 'lost') return;
  await putTombstone(storage, row);
  await storage.copy(key);
}
