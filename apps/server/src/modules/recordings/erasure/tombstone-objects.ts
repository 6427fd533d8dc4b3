import { type Tombstone, tombstone } from '@fovea/contract';
import type { Storage } from '#platform/storage/storage.ts';

export const TOMBSTONES_PREFIX = 'tombstones/';

/** Under keys of their own, which nothing removes: the store tells a restored database of them. */
export async function putTombstone(
  storage: Pick<Storage, 'put'>,
  facts: Omit<Tombstone, 'format' | 'v'>,
): Promise<void> {
  const text = JSON.stringify(tombstone.parse({ format: 'fovea-tombstone', v: 1, ...facts }));
  const key = `${TOMBSTONES_PREFIX}${facts.projectId}/${facts.recordingId}.json`;
  await storage.put(key, Buffer.from(text), { contentType: 'application/json' });
}
