import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from '@fovea/testkit';
import { type S3Engine, startCeph } from '@fovea/testkit/engines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Secret } from '#platform/config/secret.ts';
import { createTestClock } from '#testing/platform-fakes.ts';
import { prepareBucket } from './prepare-bucket.ts';
import { createStorage, type Storage, type StorageConfig } from './storage.ts';

const ORIGIN = 'https://app.example.com';
const HOUR_MS = 3_600_000;
const bytes = Buffer.from('some bytes of a picture');

let dir: string;
let ceph: S3Engine;
let config: StorageConfig;
let storage: Storage;
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
  storage = createStorage(config, clock);
});
afterAll(async () => {
  storage?.stop();
  transport.stop();
  await ceph?.stop();
  await rm(dir, { recursive: true, force: true });
});

const putTo = (url: string, body: Uint8Array, contentType = 'image/png') =>
  transport.send(url, { method: 'PUT', headers: { 'content-type': contentType }, body });

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
    await storage.put('b/two', bytes, { contentType: 'image/webp' });
    const { url, expiresAt } = await storage.signGet('b/two');
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(expiresAt.getTime() - clock.now().getTime()).toBe(300_000);
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

describe('a presigned PUT', () => {
  it('stores a body of the signed length and type', async () => {
    const { url } = await storage.signPut('c/good', 'image/png', bytes.length);
    expect((await putTo(url, bytes)).status).toBe(200);
    expect(await storage.findHead('c/good')).toEqual({
      bytes: bytes.length,
      contentType: 'image/png',
    });
  });

  it.each([
    ['longer', Buffer.concat([bytes, bytes]), 'image/png'],
    ['shorter', bytes.subarray(1), 'image/png'],
    ['of another type', bytes, 'text/html'],
  ])('refuses a body that is %s', async (_title, body, contentType) => {
    const { url } = await storage.signPut('c/bad', 'image/png', bytes.length);
    expect((await putTo(url, body, contentType)).status).toBe(403);
    expect(await storage.findHead('c/bad')).toBeUndefined();
  });

  it('is refused after ten minutes', async () => {
    const start = clock.now();
    clock.advance(-601_000);
    const { url } = await storage.signPut('c/late', 'image/png', bytes.length);
    clock.set(start);
    expect((await putTo(url, bytes)).status).toBe(403);
  });
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
    const { url } = await storage.signPut('d/etag', 'image/png', bytes.length);
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

  it('may be prepared again, with all it holds', async () => {
    await storage.put('d/kept', bytes, { contentType: 'text/plain' });
    await prepareBucket(config, [ORIGIN]);
    expect(await storage.findHead('d/kept')).toMatchObject({ bytes: bytes.length });
  });
});
