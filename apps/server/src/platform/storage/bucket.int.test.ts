import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetBucketLifecycleConfigurationCommand,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
} from '@aws-sdk/client-s3';
import { HOUR_MS } from '@fovea/contract/times';
import { createTransport } from '@fovea/testkit';
import { type S3Engine, startCeph } from '@fovea/testkit/engines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Secret } from '#platform/config/secret.ts';
import { createTestClock } from '#testing/platform-fakes.ts';
import { type Bucket, type BucketConfig, createBucket, createS3 } from './bucket.ts';
import { prepareBucket } from './prepare-bucket.ts';
import { createRemoval } from './removal.ts';

const ORIGIN = 'https://app.example.com';
const bytes = Buffer.from('some bytes of a picture');
/** Stores want 5 MB of every part but the last. */
const PART = Buffer.alloc(5 * 1_048_576, 'part');

let dir: string;
let ceph: S3Engine;
let config: BucketConfig;
let storage: Bucket;
const clock = createTestClock();
const transport = createTransport();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fovea-storage-test-'));
  ceph = await startCeph({ dir, store: 'memory' });
  config = {
    S3_URL: ceph.url,
    S3_PUBLIC_URL: ceph.url,
    S3_REGION: ceph.region,
    S3_BUCKET: 'fovea-test',
    S3_ACCESS_KEY: new Secret(ceph.accessKey),
    S3_SECRET_KEY: new Secret(ceph.secretKey),
  };
  await prepareBucket(config, [ORIGIN]);
  storage = createBucket(config, clock);
});
afterAll(async () => {
  storage?.stop();
  transport.stop();
  await ceph?.stop();
  await rm(dir, { recursive: true, force: true });
});

const putTo = (url: string, body: Uint8Array) =>
  transport.send(url, { method: 'PUT', headers: {}, body });

describe('stored objects', () => {
  it('come back as they were, with length and type', async () => {
    await storage.put('a/one.bin', bytes, { contentType: 'image/webp' });
    expect(Buffer.from(await storage.get('a/one.bin')).equals(bytes)).toBe(true);
    expect(await storage.findHead('a/one.bin')).toEqual({
      bytes: bytes.length,
      contentType: 'image/webp',
    });
  });

  it('that are missing have no head, and reading one fails', async () => {
    expect(await storage.findHead('a/none')).toBeUndefined();
    await expect(storage.get('a/none')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('are gone after they are removed, and a repeat is harmless', async () => {
    await storage.put('a/gone', bytes, { contentType: 'text/plain' });
    await storage.remove('a/gone');
    await storage.remove('a/gone');
    expect(await storage.findHead('a/gone')).toBeUndefined();
  });

  it('are refused to somebody without a signature', async () => {
    await storage.put('a/private', bytes, { contentType: 'text/plain' });
    expect((await fetch(`${ceph.url}/fovea-test/a/private`)).status).toBe(403);
  });
});

describe('a presigned GET', () => {
  it('gives the bytes with the headers that caches need', async () => {
    await storage.put('b/two', bytes, { contentType: 'image/webp', kept: 'forGood' });
    const { url, expiresAt } = await storage.signGet('b/two');
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(expiresAt.getTime() - clock.now().getTime()).toBe(300_000);
  });

  it.each([
    [undefined, 'no-store'],
    ['shortly', 'private, max-age=300'],
  ] as const)('is kept by a browser as its writer says: %s', async (kept, said) => {
    await storage.put('b/gaze', bytes, { contentType: 'image/webp', ...(kept && { kept }) });
    const response = await fetch((await storage.signGet('b/gaze')).url);
    expect(response.headers.get('cache-control')).toBe(said);
  });

  it('is for one object: another key under the same signature is refused', async () => {
    await storage.put('b/three', bytes, { contentType: 'image/webp' });
    const { url } = await storage.signGet('b/two');
    expect((await fetch(url.replace('b/two', 'b/three'))).status).toBe(403);
  });

  it('is the same for everybody within six hours, and lives through the next six', async () => {
    await storage.put('b/shared', bytes, { contentType: 'image/webp' });
    const start = clock.now();
    const step = Math.floor(start.getTime() / (6 * HOUR_MS)) * 6 * HOUR_MS;
    clock.set(new Date(step));
    const first = await storage.signSharedGet('b/shared');
    clock.set(new Date(step + 6 * HOUR_MS - 1));
    const last = await storage.signSharedGet('b/shared');
    clock.set(new Date(step + 6 * HOUR_MS));
    const next = await storage.signSharedGet('b/shared');
    clock.set(start);
    expect(last.url).toBe(first.url);
    expect(next.url).not.toBe(first.url);
    expect(first.expiresAt.getTime()).toBe(step + 24 * HOUR_MS);
    expect((await fetch(first.url)).status).toBe(200);
  });
});

describe('an upload in parts', () => {
  const open = async (key: string) => ({
    key,
    multipartId: await storage.openMultipart(key, 'image/png'),
  });

  it('becomes one object when it is closed, and is safe to close and to give up again', async () => {
    const upload = await open('c/parts');
    for (const [number, body] of [PART, bytes].entries()) {
      const { url } = await storage.signPart(upload, number + 1, body.length);
      expect((await putTo(url, body)).status).toBe(200);
    }
    const parts = (await storage.findParts(upload)) ?? [];
    expect(parts.map(({ number, bytes: length }) => [number, length])).toEqual([
      [1, PART.length],
      [2, bytes.length],
    ]);
    expect(await storage.closeMultipart(upload, parts)).toBe(true);
    expect(await storage.findHead('c/parts')).toEqual({
      bytes: PART.length + bytes.length,
      contentType: 'image/png',
    });
    await storage.closeMultipart(upload, parts).catch(() => undefined);
    await storage.abortMultipart(upload);
    expect(await storage.findParts(upload)).toBeUndefined();
    expect(await storage.findHead('c/parts')).toMatchObject({ bytes: PART.length + bytes.length });
  });

  it('is gone when it is given up, with the parts that came', async () => {
    const upload = await open('c/given-up');
    const { url } = await storage.signPart(upload, 1, bytes.length);
    await putTo(url, bytes);
    await storage.abortMultipart(upload);
    expect(await storage.findParts(upload)).toBeUndefined();
    expect((await putTo(url, bytes)).status).toBe(404);
  });

  it.each([
    ['longer', Buffer.concat([bytes, bytes])],
    ['shorter', bytes.subarray(1)],
  ])('S12: refuses a part that is %s than what was signed', async (_title, body) => {
    const upload = await open('c/length');
    const { url } = await storage.signPart(upload, 1, bytes.length);
    expect((await putTo(url, body)).status).toBe(403);
    expect(await storage.findParts(upload)).toEqual([]);
  });

  it.each([
    ['another key', (url: string) => url.replace('/c/mine', '/c/other')],
    ['another part', (url: string) => url.replace('partNumber=1', 'partNumber=2')],
    [
      'another upload',
      (url: string, other: string) => url.replace(/uploadId=[^&]+/, `uploadId=${other}`),
    ],
    ['no upload at all', (url: string) => url.replace(/uploadId=[^&]+&/, '')],
  ])('S12: a signature is refused for %s', async (_title, change) => {
    const [upload, other] = [await open('c/mine'), await open('c/mine')];
    const { url } = await storage.signPart(upload, 1, bytes.length);
    const changed = change(url, encodeURIComponent(other.multipartId));
    expect(changed).not.toBe(url);
    expect((await putTo(changed, bytes)).status).toBe(403);
    expect(await storage.findParts(other)).toEqual([]);
    expect((await putTo(url, bytes)).status).toBe(200);
  });

  it('S12: an address is refused after ten minutes', async () => {
    const upload = await open('c/late');
    const start = clock.now();
    clock.advance(-601_000);
    const { url } = await storage.signPart(upload, 1, bytes.length);
    clock.set(start);
    expect((await putTo(url, bytes)).status).toBe(403);
  });
});

describe('files', () => {
  it('go to the store and come back as they were, without being held in memory', async () => {
    const [from, to] = [join(dir, 'from.bin'), join(dir, 'to.bin')];
    await writeFile(from, PART);
    await storage.putFile('f/one.mp4', from, { contentType: 'video/mp4' });
    await storage.download('f/one.mp4', to);
    expect((await readFile(to)).equals(PART)).toBe(true);
    await expect(storage.download('f/none', to)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('are removed together, and those that are missing harm nobody', async () => {
    const keys = Array.from({ length: 12 }, (_, i) => `f/many-${i}`);
    for (const key of keys.slice(1)) await storage.put(key, bytes, { contentType: 'image/webp' });
    await storage.removeMany(keys);
    const heads = await Promise.all(keys.map((key) => storage.findHead(key)));
    expect(heads.every((head) => head === undefined)).toBe(true);
  });
});

describe('what is removed', () => {
  const contentType = 'image/webp';

  async function inStore<T>(work: (s3: ReturnType<typeof createS3>) => Promise<T>): Promise<T> {
    const s3 = createS3(config, config.S3_URL);
    try {
      return await work(s3);
    } finally {
      s3.destroy();
    }
  }

  /** Keys of versions and delete markers, and of open uploads. */
  const listLeft = (Prefix: string) =>
    inStore(async (s3) => {
      const target = { Bucket: config.S3_BUCKET, Prefix };
      const { Versions = [], DeleteMarkers = [] } = await s3.send(
        new ListObjectVersionsCommand(target),
      );
      const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand(target));
      return [...Versions, ...DeleteMarkers, ...Uploads].map(({ Key = '' }) => Key).toSorted();
    });

  it('is gone in every version, without a marker, and its neighbours stay', async () => {
    await storage.put('h/one', bytes, { contentType });
    await storage.put('h/one', PART, { contentType });
    await storage.put('h/one-more', bytes, { contentType });
    await storage.remove('h/one');
    await storage.remove('h/one');
    expect(await listLeft('h/')).toEqual(['h/one-more']);
    await storage.removeMany(['h/one-more', 'h/none']);
    expect(await listLeft('h/')).toEqual([]);
  });

  it('may be all that begins alike, page by page: versions and open uploads, but for what is kept', async () => {
    const keys = Array.from({ length: 5 }, (_, i) => `i/project/${i}`);
    for (const key of [...keys, ...keys, 'i/project-2/kept']) {
      await storage.put(key, bytes, { contentType });
    }
    for (const name of ['a', 'b', 'c']) {
      const key = `i/project/${name}`;
      const upload = { key, multipartId: await storage.openMultipart(key, contentType) };
      const { url } = await storage.signPart(upload, 1, bytes.length);
      await putTo(url, bytes);
    }
    expect(await listLeft('i/project/')).toHaveLength(13);
    const isKept = (key: string) => key.endsWith('3');
    await inStore((s3) => createRemoval(s3, config.S3_BUCKET, 2).removeAll('i/project/', isKept));
    expect(await listLeft('i/project')).toEqual(['i/project-2/kept', 'i/project/3', 'i/project/3']);
    await storage.removeAll('i/project/');
    await storage.removeAll('i/project/');
    expect(await listLeft('i/project/')).toEqual([]);
  });

  it('by mistake, past us, ends for good after 35 days, and a given-up upload after one', async () => {
    const { Rules = [] } = await inStore((s3) =>
      s3.send(new GetBucketLifecycleConfigurationCommand({ Bucket: config.S3_BUCKET })),
    );
    const everywhere = Rules.filter(({ Filter }) => (Filter?.Prefix ?? '') === '');
    const ends = everywhere.flatMap((rule) => rule.NoncurrentVersionExpiration ?? []);
    expect(ends).toMatchObject([{ NoncurrentDays: 35 }]);
    const aborts = everywhere.flatMap((rule) => rule.AbortIncompleteMultipartUpload ?? []);
    expect(aborts).toMatchObject([{ DaysAfterInitiation: 1 }]);
    expect(Rules.map(({ Status }) => Status)).toEqual(Rules.map(() => 'Enabled'));
  });
});

describe('S14: whoever opens a stored object directly', () => {
  it.each(['image/webp', 'image/avif', 'image/jpeg', 'image/png', 'video/mp4', 'application/json'])(
    'gets a file of type %s and no page, by either kind of address',
    async (contentType) => {
      const key = `g/${contentType}`;
      await storage.put(key, Buffer.from('<script>alert(1)</script>'), { contentType });
      for (const { url } of [await storage.signGet(key), await storage.signSharedGet(key)]) {
        const { headers } = await fetch(url);
        expect(headers.get('content-type')).toBe(contentType);
        expect(headers.get('content-disposition')).toBe('attachment');
        const asPage = url.replace(
          'response-content-disposition=attachment',
          'response-content-disposition=inline',
        );
        expect((await fetch(asPage)).status).toBe(403);
        expect((await fetch(`${url}&response-content-type=text%2Fhtml`)).status).toBe(403);
      }
    },
  );
});

describe('the bucket', () => {
  const ask = (origin: string) =>
    fetch(`${ceph.url}/fovea-test/d/any`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    });

  it('lets our pages upload from a browser and read the ETag', async () => {
    const preflight = await ask(ORIGIN);
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
    const multipartId = await storage.openMultipart('d/etag', 'image/png');
    const { url } = await storage.signPart({ key: 'd/etag', multipartId }, 1, bytes.length);
    const put = await transport.send(url, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', origin: ORIGIN },
      body: bytes,
    });
    expect(put.headers['access-control-expose-headers']).toContain('ETag');
    expect(put.headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it('refuses pages of other sites', async () => {
    const preflight = await ask('https://evil.example');
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('and a second one of somebody else cannot be read or emptied with the keys of the first', async () => {
    const { accessKey, secretKey } = ceph.copy;
    const keys = { S3_ACCESS_KEY: new Secret(accessKey), S3_SECRET_KEY: new Secret(secretKey) };
    const own = { ...config, ...keys, S3_BUCKET: 'fovea-test-copy' };
    await prepareBucket(own);
    const second = createBucket(own, clock);
    const stranger = createBucket({ ...config, S3_BUCKET: own.S3_BUCKET }, clock);
    try {
      await second.put('a/one', bytes, { contentType: 'text/plain' });
      await expect(stranger.get('a/one')).rejects.toMatchObject({ name: 'AccessDenied' });
      await expect(stranger.removeAll('a/')).rejects.toMatchObject({ name: 'AccessDenied' });
      expect(Buffer.from(await second.get('a/one')).equals(bytes)).toBe(true);
      await second.put('a/one', PART, { contentType: 'text/plain' });
      await second.removeAll('a/');
      expect(await second.findHead('a/one')).toBeUndefined();
    } finally {
      second.stop();
      stranger.stop();
    }
  });

  it('may be prepared again, with all it holds', async () => {
    await storage.put('d/kept', bytes, { contentType: 'text/plain' });
    await prepareBucket(config, [ORIGIN]);
    expect(await storage.findHead('d/kept')).toMatchObject({ bytes: bytes.length });
  });
});
