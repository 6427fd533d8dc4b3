import {
  buildTombstoneObject,
  putTombstone,
} from '#modules/recordings/erasure/tombstone-objects.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { StoredTombstone } from './copies.repo.ts';

/** Has it in every bucket. Its row is a third copy: what none of them has is written anew. */
export async function keepTombstone(
  { storage }: Pick<ServerDeps, 'storage'>,
  row: StoredTombstone,
): Promise<void> {
  const { key } = await buildTombstoneObject(row);
  const keep = row.copied_at === null ? storage.copy : storage.mend;
  if ((await keep(key)) !== 'lost') return;
  await putTombstone(storage, row);
  await storage.copy(key);
}
