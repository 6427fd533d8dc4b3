import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { createSeededRandom } from '@fovea/testkit';
import type { OpenBucket } from '#harness/buckets.ts';

/** Kinds of objects that a disk can lose. */
export const KINDS = [
  'object of records',
  'tombstone',
  'copy of a tombstone',
  'pack',
  'copy of a pack',
] as const;
export type Kind = (typeof KINDS)[number];

export interface StoredObject {
  readonly kind: Kind;
  readonly bucket: OpenBucket;
  readonly key: string;
}

export async function listObjects(
  store: OpenBucket,
  copy: OpenBucket,
): Promise<readonly StoredObject[]> {
  const list = async (kind: Kind, bucket: OpenBucket, prefix: string) =>
    (await bucket.listKeys(prefix)).map((key) => ({ kind, bucket, key }));
  return [
    ...(await list('pack', store, 'recordings/')),
    ...(await list('copy of a pack', copy, 'recordings/')),
    ...(await list('tombstone', store, 'tombstones/')),
    ...(await list('copy of a tombstone', copy, 'tombstones/')),
  ];
}

/** So many objects, of every kind, never the same in both buckets: nothing could give that back. */
export function pickObjects(
  objects: readonly StoredObject[],
  count: number,
  seed: number,
): StoredObject[] {
  const random = createSeededRandom(seed);
  const waiting = objects
    .map((object) => ({ object, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ object }) => object);
  const picked = new Map<string, StoredObject>();
  const take = (from: readonly StoredObject[], most: number) => {
    const end = Math.min(count, picked.size + most);
    for (const object of from) {
      if (picked.size === end) return;
      if (!picked.has(object.key)) picked.set(object.key, object);
    }
  };
  const share = Math.ceil(count / KINDS.length);
  for (const kind of KINDS) {
    const own = waiting.filter((object) => object.kind === kind);
    take(own, Math.min(share, Math.ceil(own.length / 2)));
  }
  take(waiting, count);
  return [...picked.values()];
}

/** Every second one is gone, in the others one bit is flipped. */
export async function damage(objects: readonly StoredObject[], seed: number): Promise<void> {
  const random = createSeededRandom(seed);
  for (const [i, { bucket, key }] of objects.entries()) {
    if (i % 2 === 0) await bucket.remove(key);
    else await bucket.put(key, flipBit(await getBytes(bucket, key), random));
  }
}

async function getBytes(bucket: OpenBucket, key: string): Promise<Buffer<ArrayBuffer>> {
  const bytes = await bucket.find(key);
  if (bytes === undefined) throw new Error(`no object ${key}`);
  return bytes;
}

/** A few bits of gzip mean nothing: then another one. */
function flipBit(bytes: Buffer<ArrayBuffer>, random: () => number): Buffer<ArrayBuffer> {
  const text = hashText(bytes);
  for (;;) {
    const flipped = Buffer.from(bytes);
    const at = Math.floor(random() * bytes.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    if (hashText(flipped) !== text) return flipped;
  }
}

export async function isWhole({ bucket, key }: StoredObject): Promise<boolean> {
  const bytes = await bucket.find(key);
  const hash = bytes === undefined ? undefined : hashText(bytes);
  return hash !== undefined && key.endsWith(`${hash}.json`);
}

export async function countWrong(objects: readonly StoredObject[]): Promise<number> {
  const whole = await Promise.all(objects.map(isWhole));
  return whole.filter((isGood) => !isGood).length;
}

/** Nothing where the bytes are no text at all. */
function hashText(bytes: Buffer): string | undefined {
  try {
    return createHash('sha256').update(gunzipSync(bytes)).digest('hex');
  } catch {
    return undefined;
  }
}
