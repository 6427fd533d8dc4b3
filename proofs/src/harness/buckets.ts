import type { TestStack, Transport } from '@fovea/testkit';
import { type S3Place, toSignedHeaders } from '@fovea/testkit/engines';

/** A bucket of a stack, with whose keys it is used. */
export interface Bucket {
  readonly place: 'store' | 'copy';
  readonly s3: S3Place;
  readonly name: string;
}

/** The one that everybody uses, and that of the copies. */
export function listBuckets({ s3, env }: Pick<TestStack, 's3' | 'env'>): readonly [Bucket, Bucket] {
  return [
    { place: 'store', s3, name: env['S3_BUCKET'] ?? '' },
    { place: 'copy', s3: { ...s3, ...s3.copy }, name: env['COPY_S3_BUCKET'] ?? '' },
  ];
}

/** Objects as they lie there, past the server's code. */
export function openBucket(transport: Transport, { s3, name }: Bucket) {
  async function send(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: Buffer<ArrayBuffer>) {
    const own = `/${name}${path}`;
    const headers = {
      ...toSignedHeaders(s3, method, own, body),
      ...(body === undefined ? {} : { 'content-encoding': 'gzip' }),
    };
    const reply = await transport.send(`${s3.url}${own}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    if (reply.status < 400 || reply.status === 404) return reply;
    throw new Error(`${method} ${own}: ${reply.status} ${await reply.text()}`);
  }

  return {
    async listKeys(prefix: string): Promise<string[]> {
      const keys: string[] = [];
      for (;;) {
        const after = encodeURIComponent(keys.at(-1) ?? '');
        const query = `list-type=2&prefix=${encodeURIComponent(prefix)}&start-after=${after}`;
        const text = await (await send('GET', `?${query}`)).text();
        keys.push(...[...text.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key));
        if (!text.includes('<IsTruncated>true')) return keys;
      }
    },
    async find(key: string): Promise<Buffer<ArrayBuffer> | undefined> {
      const reply = await send('GET', `/${key}`);
      return reply.status === 404 ? undefined : Buffer.from(await reply.bytes());
    },
    put: (key: string, bytes: Buffer<ArrayBuffer>) => send('PUT', `/${key}`, bytes),
    remove: (key: string) => send('DELETE', `/${key}`),
  };
}

export type OpenBucket = ReturnType<typeof openBucket>;
