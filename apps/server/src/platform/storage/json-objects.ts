import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Storage } from './storage.ts';

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

/** Writes gzipped JSON under a key that ends in its content hash: a repeat writes the same object. */
export async function putJson(
  storage: Pick<Storage, 'put'>,
  prefix: string,
  value: unknown,
): Promise<string> {
  const text = JSON.stringify(value);
  const key = `${prefix}${createHash('sha256').update(text).digest('hex')}.json`;
  await storage.put(key, await toGzip(text), { contentType: 'application/json', gzipped: true });
  return key;
}

export async function getJson(storage: Pick<Storage, 'get'>, key: string): Promise<unknown> {
  return JSON.parse((await fromGzip(await storage.get(key))).toString());
}
