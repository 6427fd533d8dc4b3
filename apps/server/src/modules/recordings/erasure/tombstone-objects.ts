import { type Tombstone, tombstone } from '@fovea/contract';
import {
  JSON_OBJECT,
  type JsonObject,
  readJson,
  toJsonObject,
} from '#platform/storage/json-objects.ts';
import type { Storage } from '#platform/storage/storage.ts';

export const TOMBSTONES_PREFIX = 'tombstones/';
const NAMED_BY_HASH = /[/][0-9a-f]{64}[.]json$/;

interface TombstoneRow {
  readonly recording_id: string;
  readonly project_id: string;
  readonly reason: Tombstone['reason'];
  readonly asked_at: Date;
}

/** The same row gives the same object, under a key that ends in its hash. */
export async function buildTombstoneObject(
  row: TombstoneRow,
): Promise<JsonObject & { readonly key: string }> {
  const { recording_id: recordingId, project_id: projectId, reason, asked_at } = row;
  const facts = { recordingId, projectId, reason, askedAt: asked_at.toISOString() };
  const object = await toJsonObject(tombstone.parse({ format: 'fovea-tombstone', v: 1, ...facts }));
  return {
    ...object,
    key: `${TOMBSTONES_PREFIX}${projectId}/${recordingId}/${object.sha256}.json`,
  };
}

/** Under keys of their own, which nothing removes: the store tells a restored database of them. */
export async function putTombstone(
  storage: Pick<Storage, 'put'>,
  row: TombstoneRow,
): Promise<void> {
  const { key, bytes } = await buildTombstoneObject(row);
  await storage.put(key, bytes, JSON_OBJECT);
}

export async function readTombstone(key: string, bytes: Uint8Array): Promise<Tombstone> {
  return tombstone.parse(
    // The first ones had no hash and were not gzipped.
    NAMED_BY_HASH.test(key)
      ? await readJson(key, bytes)
      : JSON.parse(Buffer.from(bytes).toString()),
  );
}

export const isNamedByHash = (key: string) => NAMED_BY_HASH.test(key);
