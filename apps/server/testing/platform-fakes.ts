import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Clock } from '#platform/clock/clock.ts';
import type { Mail, Mailer } from '#platform/mail/mail.ts';
import { type Bucket, type BucketConfig, createBucket } from '#platform/storage/bucket.ts';
import type { PutOptions } from '#platform/storage/put-headers.ts';
import { type StorageConfig, toCopyConfig, withCopies } from '#platform/storage/storage.ts';

export interface TestClock extends Clock {
  set(time: Date): void;
  advance(ms: number): void;
}

/** Stands still until a test moves it. */
export function createTestClock(start = new Date()): TestClock {
  let timeMs = start.getTime();
  return {
    now: () => new Date(timeMs),
    set: (time) => {
      timeMs = time.getTime();
    },
    advance: (ms) => {
      timeMs += ms;
    },
  };
}

export interface TestMailer extends Mailer {
  readonly mails: Mail[];
  /** From here on every send fails, until it is called with false. */
  fail(isDown: boolean): void;
}

export function createTestMailer(): TestMailer {
  const mails: Mail[] = [];
  let isDown = false;
  return {
    mails,
    fail: (down) => {
      isDown = down;
    },
    async send(mail) {
      if (isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
      mails.push(mail);
    },
    stop: () => undefined,
  };
}

export interface StoredObject extends PutOptions {
  readonly bytes: Uint8Array;
}

export interface TestBucket extends Bucket {
  readonly objects: Map<string, StoredObject>;
  /** Uploads that are open, by their id: the parts by number. */
  readonly uploads: Map<string, Map<number, Uint8Array>>;
  /** Plays a browser that sends bytes to the presigned address of a part. */
  receive(url: string, bytes: Uint8Array): void;
}

export type TestStorage = ReturnType<typeof withCopies<TestBucket>>;

export function createTestStorage(
  config: StorageConfig,
  clock: Clock,
  told: Parameters<typeof withCopies>[2],
  objects = new Map<string, StoredObject>(),
): TestStorage {
  const copy = toCopyConfig(config);
  const second = copy === undefined ? undefined : createTestBucket(copy, clock, new Map());
  return withCopies(createTestBucket(config, clock, objects), second, told);
}

/** Signs as the real one does, which needs no network; the objects live in memory unless told. */
function createTestBucket(
  config: BucketConfig,
  clock: Clock,
  objects: Map<string, StoredObject>,
): TestBucket {
  const uploads = new Map<string, Map<number, Uint8Array>>();
  const contentTypes = new Map<string, string>();
  const uploadKeys = new Map<string, string>();

  function get(key: string): StoredObject {
    const object = objects.get(key);
    if (object !== undefined) return object;
    throw Object.assign(new Error('The specified key does not exist.'), { name: 'NoSuchKey' });
  }

  return {
    ...createBucket(config, clock),
    objects,
    uploads,
    async put(key, bytes, options) {
      objects.set(key, { ...options, bytes });
    },
    get: async (key) => get(key).bytes,
    download: async (key, path) => writeFile(path, get(key).bytes),
    async putFile(key, path, options) {
      objects.set(key, { ...options, bytes: await readFile(path) });
    },
    async findHead(key) {
      const object = objects.get(key);
      return object && { bytes: object.bytes.length, contentType: object.contentType };
    },
    async *listKeys(prefix) {
      for (const key of [...objects.keys()]) if (key.startsWith(prefix)) yield key;
    },
    async remove(key) {
      objects.delete(key);
    },
    async removeMany(keys) {
      for (const key of keys) objects.delete(key);
    },
    async removeAll(prefix, isKept = () => false) {
      for (const [id, key] of uploadKeys) if (key.startsWith(prefix)) uploads.delete(id);
      for (const key of objects.keys()) {
        if (key.startsWith(prefix) && !isKept(key)) objects.delete(key);
      }
    },
    async openMultipart(key, contentType) {
      const id = randomUUID();
      uploads.set(id, new Map());
      uploadKeys.set(id, key);
      contentTypes.set(id, contentType);
      return id;
    },
    async findParts({ multipartId }) {
      const parts = uploads.get(multipartId);
      return (
        parts &&
        [...parts]
          .toSorted(([a], [b]) => a - b)
          .map(([number, bytes]) => ({ number, bytes: bytes.length, etag: `"${number}"` }))
      );
    },
    async closeMultipart({ key, multipartId }, parts) {
      const stored = uploads.get(multipartId);
      if (stored === undefined) return false;
      const bytes = Buffer.concat(parts.map(({ number }) => stored.get(number) ?? Buffer.of()));
      objects.set(key, { bytes, contentType: contentTypes.get(multipartId) ?? '' });
      uploads.delete(multipartId);
      return true;
    },
    async abortMultipart({ multipartId }) {
      uploads.delete(multipartId);
    },
    receive(url, bytes) {
      const { searchParams } = new URL(url);
      const parts = uploads.get(searchParams.get('uploadId') ?? '');
      if (parts === undefined) throw new Error('NoSuchUpload');
      parts.set(Number(searchParams.get('partNumber')), bytes);
    },
  };
}
