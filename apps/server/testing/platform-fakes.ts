import type { Clock } from '#platform/clock/clock.ts';
import type { Mail, Mailer } from '#platform/mail/mail.ts';
import {
  createStorage,
  type PutOptions,
  type Storage,
  type StorageConfig,
} from '#platform/storage/storage.ts';

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

export interface TestStorage extends Storage {
  readonly objects: Map<string, StoredObject>;
  /** What a browser does with a presigned upload. */
  receive(url: string, bytes: Uint8Array, contentType: string): void;
}

/** Signs as the real one does, which needs no network; the objects live in memory. */
export function createTestStorage(config: StorageConfig, clock: Clock): TestStorage {
  const objects = new Map<string, StoredObject>();
  return {
    ...createStorage(config, clock),
    objects,
    async put(key, bytes, options) {
      objects.set(key, { ...options, bytes });
    },
    async get(key) {
      const object = objects.get(key);
      if (object === undefined) {
        throw Object.assign(new Error('The specified key does not exist.'), { name: 'NoSuchKey' });
      }
      return object.bytes;
    },
    async findHead(key) {
      const object = objects.get(key);
      return object && { bytes: object.bytes.length, contentType: object.contentType };
    },
    async remove(key) {
      objects.delete(key);
    },
    receive(url, bytes, contentType) {
      const key = new URL(url).pathname.slice(`/${config.S3_BUCKET}/`.length);
      objects.set(decodeURIComponent(key), { bytes, contentType });
    },
  };
}
