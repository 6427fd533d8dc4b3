import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { checkHash } from '@fovea/records';
import type { Storage } from './storage.ts';
import { isStoreFault } from './store-fault.ts';

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

export interface JsonObject {
  /** Of the JSON, before it is gzipped. */
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

export async function toJsonObject(value: unknown): Promise<JsonObject> {
  const text = JSON.stringify(value);
  return {
    sha256: toHash(text),
    bytes: await toGzip(text),
  };
}

/** Writes gzipped JSON under a key that ends in its content hash: a repeat writes the same object. */
export async function putJson(
  storage: Pick<Storage, 'put'>,
  prefix: string,
  value: unknown,
): Promise<string> {
  return putJsonObject(storage, prefix, await toJsonObject(value));
}

export async function putJsonObject(
  storage: Pick<Storage, 'put'>,
  prefix: string,
  { sha256, bytes }: JsonObject,
): Promise<string> {
  const key = `${prefix}${sha256}.json`;
  await storage.put(key, bytes, { contentType: 'application/json', gzipped: true });
  return key;
}

export async function getJson(storage: Pick<Storage, 'get'>, key: string): Promise<unknown> {
  return readJson(key, await storage.get(key));
}

/** Throws WrongBytes where they are not those that the key names. */
export async function readJson(key: string, bytes: Uint8Array): Promise<unknown> {
  const text = await fromGzip(bytes);
  checkHash(key, toHash(text));
  return JSON.parse(text.toString());
}

/** Whether the store has the object and gives back the very text that its key names. */
export async function isWhole(storage: Pick<Storage, 'get'>, key: string): Promise<boolean> {
  let text: Buffer;
  try {
    text = await fromGzip(await storage.get(key));
  } catch (error) {
    if (isStoreFault(error)) throw error;
    return false;
  }
  return key.endsWith(`${toHash(text)}.json`);
}

function toHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
