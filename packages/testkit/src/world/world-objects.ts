import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type S3Place, toSignedHeaders } from '#engines/signed-request.ts';
import { createTransport, type Transport } from '#http-transport.ts';
import type { WorldObject } from './world.ts';

/** Where the objects of a stack are. */
export interface Bucket {
  readonly s3: S3Place;
  readonly name: string;
}

const KEPT_HEADERS = ['content-type', 'content-encoding', 'cache-control'] as const;
/** Files as they were handed in; nothing shows them once they are checked. */
const LEFT_OUT = 'quarantine/';

/** Writes every object of a bucket into a folder of its own and says where each is. */
export async function keepObjects(bucket: Bucket, folder: string): Promise<WorldObject[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return withTransport(async (transport) => {
    const objects: WorldObject[] = [];
    for (const key of await listKeys(transport, bucket)) {
      const { headers, bytes } = await send(transport, bucket, 'GET', `/${key}`);
      const body = await bytes();
      const file = createHash('sha256').update(body).digest('hex').slice(0, 16);
      await writeFile(join(folder, file), body);
      const kept = KEPT_HEADERS.flatMap((name) => {
        const value = headers[name];
        return value === undefined ? [] : [[name, value] as const];
      });
      objects.push({ key, file, headers: Object.fromEntries(kept) });
    }
    return objects.sort((a, b) => (a.key < b.key ? -1 : 1));
  });
}

/** Puts the objects into a bucket. */
export async function putObjects(
  bucket: Bucket,
  folder: string,
  objects: readonly WorldObject[],
): Promise<void> {
  await withTransport(async (transport) => {
    await Promise.all(
      objects.map(async ({ key, file, headers }) => {
        await send(
          transport,
          bucket,
          'PUT',
          `/${key}`,
          await readFile(join(folder, file)),
          headers,
        );
      }),
    );
  });
}

async function listKeys(transport: Transport, bucket: Bucket): Promise<string[]> {
  const { text } = await send(transport, bucket, 'GET', '?list-type=2&max-keys=1000');
  const page = await text();
  if (page.includes('<IsTruncated>true')) throw new Error('more objects than a page lists');
  const keys = [...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
  return keys.filter((key) => !key.startsWith(LEFT_OUT));
}

/** Not by fetch, which undoes the encoding of what it reads. */
async function send(
  transport: Transport,
  { s3, name }: Bucket,
  method: 'GET' | 'PUT',
  path: string,
  body?: Buffer<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
) {
  const place = `/${name}${path}`;
  const signed = toSignedHeaders(s3, method, place, body);
  const reply = await transport.send(`${s3.url}${place}`, {
    method,
    headers: { ...headers, ...signed },
    ...(body === undefined ? {} : { body }),
  });
  if (reply.status !== 200) throw new Error(`${method} ${place}: ${reply.status}`);
  return reply;
}

async function withTransport<T>(work: (transport: Transport) => Promise<T>): Promise<T> {
  const transport = createTransport({ maxSockets: 4, timeoutMs: 60_000 });
  try {
    return await work(transport);
  } finally {
    transport.stop();
  }
}
