import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#platform/config/load-config.ts';
import { createLog } from '#platform/log/log.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { toClosedEnvironment } from '#testing/environment.ts';
import { createTestClock, createTestStorage, type TestStorage } from '#testing/platform-fakes.ts';
import { JSON_OBJECT } from './json-objects.ts';

const TEXT = '{"gaze":[1,2,3]}';
const KEY = `recordings/p/r/${createHash('sha256').update(TEXT).digest('hex')}.json`;
const bytes = gzipSync(TEXT);
/** Which bucket, and what a disk did to its object. */
const ROT: readonly [string, (objects: TestStorage['objects']) => void][] = [
  ['is gone', (objects) => objects.delete(KEY)],
  ['has a flipped bit', (objects) => put(objects, flip(bytes))],
  ['has another text', (objects) => put(objects, gzipSync('{"gaze":[]}'))],
];

function flip(from: Uint8Array): Buffer {
  const other = Buffer.from(from);
  other[14] = (other[14] ?? 0) ^ 8;
  return other;
}

function put(objects: TestStorage['objects'], own: Uint8Array): void {
  objects.set(KEY, { bytes: own, ...JSON_OBJECT });
}

const metrics = createMetrics();
let storage: TestStorage;
let copies: TestStorage['objects'];

function create(environment: Record<string, string> = {}): TestStorage {
  const env = { ...toClosedEnvironment(), DATABASE_URL: 'postgres://db/fovea', ...environment };
  const told = { log: createLog('worker', 'silent'), metrics };
  return createTestStorage(loadConfig(env), createTestClock(), told);
}

beforeEach(async () => {
  metrics.mendedObjects.reset();
  storage = create();
  copies = storage.copies?.objects ?? new Map();
  await storage.put(KEY, bytes, JSON_OBJECT);
  expect(await storage.copy(KEY)).toBe('whole');
});

const countMended = async () => (await metrics.mendedObjects.get()).values;

describe('an object with a copy', () => {
  it('is whole in both buckets, and nothing is written', async () => {
    expect(copies.get(KEY)).toEqual(storage.objects.get(KEY));
    expect(await storage.mend(KEY)).toBe('whole');
    expect(await countMended()).toEqual([]);
  });

  it.each(ROT)('comes back from the copy when it %s', async (_how, damage) => {
    damage(storage.objects);
    expect(await storage.mend(KEY)).toBe('mended');
    expect(storage.objects.get(KEY)?.bytes).toEqual(bytes);
    expect(await countMended()).toMatchObject([{ labels: { place: 'store' }, value: 1 }]);
  });

  it.each(ROT)('gives the copy back when that %s', async (_how, damage) => {
    damage(copies);
    expect(await storage.mend(KEY)).toBe('mended');
    expect(copies.get(KEY)?.bytes).toEqual(bytes);
    expect(await countMended()).toMatchObject([{ labels: { place: 'copy' }, value: 1 }]);
  });

  it.each(ROT)(
    'is lost when in both buckets it %s, and neither is written',
    async (_how, damage) => {
      damage(storage.objects);
      damage(copies);
      const before = storage.objects.get(KEY);
      expect(await storage.mend(KEY)).toBe('lost');
      expect(await storage.copy(KEY)).toBe('lost');
      expect(storage.objects.get(KEY)).toEqual(before);
    },
  );

  it('is not lost because a bucket refuses or is away', async () => {
    storage.objects.delete(KEY);
    const get = () => Promise.reject(Object.assign(new Error('no'), { name: 'AccessDenied' }));
    if (storage.copies !== undefined) storage.copies.get = get;
    await expect(storage.mend(KEY)).rejects.toThrow('no');
  });
});

describe('what is removed', () => {
  it.each([
    ['by its key', () => storage.remove(KEY)],
    ['among many', () => storage.removeMany([KEY])],
    ['by how it begins', () => storage.removeAll('recordings/p/')],
  ])('goes from both buckets %s', async (_how, remove) => {
    await remove();
    expect([storage.objects.size, copies.size]).toEqual([0, 0]);
  });

  it('has no copy unless it is a pack or a tombstone: the second bucket is not asked', async () => {
    await storage.put('aggregates/p/x', bytes, JSON_OBJECT);
    const remove = () => Promise.reject(new Error('away'));
    Object.assign(storage.copies ?? {}, { remove, removeAll: remove });
    await storage.remove('aggregates/p/x');
    await storage.removeAll('aggregates/p/');
    await expect(storage.removeAll('recordings/p/')).rejects.toThrow('away');
  });
});

describe('without a second bucket', () => {
  it('objects are whole or lost', async () => {
    const alone = create({ COPY_S3_BUCKET: '' });
    expect(alone.copies).toBeUndefined();
    await alone.put(KEY, bytes, JSON_OBJECT);
    expect(await alone.copy(KEY)).toBe('whole');
    expect(await alone.mend(KEY)).toBe('whole');
    alone.objects.delete(KEY);
    expect(await alone.mend(KEY)).toBe('lost');
    await alone.removeAll('recordings/');
  });
});
