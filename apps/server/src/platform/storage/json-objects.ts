import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { checkHash } from '@fovea/records';
import type { Bucket } from './bucket.ts';
import type { PutOptions } from './put-headers.ts';
import { isNoObject } from './store-fault.ts';

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

export const JSON_OBJECT: PutOptions = { contentType: 'application/json', gzipped: true };

export interface JsonObject {
  /** Hash of the JSON, before it is gzipped. */
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
  storage: Pick<Bucket, 'put'>,
  prefix: string,
  value: unknown,
): Promise<string> {
  return putJsonObject(storage, prefix, await toJsonObject(value));
}

export async function putJsonObject(
  storage: Pick<Bucket, 'put'>,
  prefix: string,
  { sha256, bytes }: JsonObject,
): Promise<string> {
  const key = `${prefix}${sha256}.json`;
  await storage.put(key, bytes, JSON_OBJECT);
  return key;
}

export async function getJson(storage: Pick<Bucket, 'get'>, key: string): Promise<unknown> {
  return readJson(key, await storage.get(key));
}

/** Throws WrongBytes where they are not those that the key names. */
export async function readJson(key: string, bytes: Uint8Array): Promise<unknown> {
  const text = await fromGzip(bytes);
  checkHash(key, toHash(text));
  return JSON.parse(text.toString());
}

/** The object under the key, if it is the very text that the key names. */
export async function findWhole(
  storage: Pick<Bucket, 'get'>,
  key: string,
): Promise<Uint8Array | undefined> {
  const bytes = await storage.get(key).catch((error: unknown) => {
    if (isNoObject(error)) return undefined;
    throw error;
  });
  return bytes !== undefined && (await isNamedBy(key, bytes)) ? bytes : undefined;
}

export async function isNamedBy(key: string, bytes: Uint8Array): Promise<boolean> {
  try {
    return key.endsWith(`${toHash(await fromGzip(bytes))}.json`);
  } catch {
    // Not even gzip.
    return false;
  }
}

function toHash(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
