import { expect, it } from 'vitest';
import type { OpenBucket } from '#harness/buckets.ts';
import { KINDS, pickObjects, type StoredObject } from './rotten-objects.ts';

const bucket = {} as OpenBucket;
const toObjects = (kind: StoredObject['kind'], keys: readonly string[]): StoredObject[] =>
  keys.map((key) => ({ kind, bucket, key }));
const packs = Array.from({ length: 10 }, (_, i) => `p${i}`);
const objects = [
  ...toObjects('pack', packs),
  ...toObjects('copy of a pack', packs),
  ...toObjects('tombstone', ['t1', 't2']),
  ...toObjects('copy of a tombstone', ['t1', 't2']),
  ...toObjects('object of records', ['manifest']),
];

it('as many objects as asked for, of every kind, and none in both buckets', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const picked = pickObjects(objects, 13, seed);
    expect(picked).toHaveLength(13);
    expect(new Set(picked.map(({ key }) => key)).size).toBe(13);
    expect(new Set(picked.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  }
});
