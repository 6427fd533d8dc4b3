import { CALLS } from '@fovea/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, makePicture, type Person, signUp, uploadPicture } from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let owner: Person;
let projectId: string;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await signUp(server);
  projectId = (await createDraft(owner)).id;
});
afterAll(() => server.stop());

function createUpload(bytes: number) {
  return owner.client.call(CALLS.createUpload, {
    params: { id: projectId },
    body: { fileName: 'a.png', contentType: 'image/png', bytes },
  });
}

describe('an upload', () => {
  it('cannot be completed before its bytes are there, nor with another length', async () => {
    const { url, uploadId } = await createUpload(100);
    const params = { id: projectId, uploadId };
    const complete = () => owner.client.call(CALLS.completeUpload, { params });
    await expect(complete()).rejects.toMatchObject({ statusCode: 409, code: 'upload_missing' });
    server.storage.receive(url, new Uint8Array(99), 'image/png');
    await expect(complete()).rejects.toMatchObject({ code: 'upload_missing' });
    expect(await server.runJobs('check-asset.v1')).toEqual([]);
    server.storage.receive(url, new Uint8Array(100), 'image/png');
    await expect(complete()).resolves.toMatchObject({ status: 'checking', url: null });
  });

  it('goes to quarantine under a signed length, never through us', async () => {
    const { url, method, headers } = await createUpload(77);
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toMatch(new RegExp(`^/fovea/quarantine/${projectId}/`));
    expect(searchParams.get('X-Amz-SignedHeaders')?.split(';')).toEqual(
      expect.arrayContaining(['content-length', 'content-type', 'host']),
    );
    expect({ method, headers }).toEqual({
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
    });
  });

  it('is checked once, however often it is completed', async () => {
    const bytes = await makePicture();
    const { url, uploadId } = await createUpload(bytes.length);
    server.storage.receive(url, bytes, 'image/png');
    const params = { id: projectId, uploadId };
    await server.runJobs('check-asset.v1');
    await Promise.all([1, 2, 3].map(() => owner.client.call(CALLS.completeUpload, { params })));
    expect(await server.runJobs('check-asset.v1')).toEqual([{ kind: 'done' }]);
    const again = await owner.client.call(CALLS.completeUpload, { params });
    expect(again.status).toBe('ready');
  });

  it.each([
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['noise', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 7) % 251))],
  ])(
    'is refused when it is %s instead of a picture, and its bytes are removed',
    async (_, bytes) => {
      const asset = await uploadPicture(server, owner, projectId, bytes);
      expect(asset).toMatchObject({ status: 'refused', refusal: 'not_a_picture', url: null });
      expect([...server.storage.objects.keys()].filter((key) => key.includes(asset.id))).toEqual(
        [],
      );
    },
  );

  it('is refused when it is cut short', async () => {
    const whole = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#fa3' },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    const asset = await uploadPicture(server, owner, projectId, whole.subarray(0, 700));
    expect(asset).toMatchObject({ status: 'refused', refusal: 'not_a_picture' });
  });

  it('is refused above 40 megapixels, however few bytes it has', async () => {
    const bomb = await makePicture(8_001, 5_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const asset = await uploadPicture(server, owner, projectId, bomb);
    expect(asset).toMatchObject({ status: 'refused', refusal: 'too_many_pixels' });
  });

  it('may be longer than WebP allows, such as a page to scroll', async () => {
    const asset = await uploadPicture(server, owner, projectId, await makePicture(20, 16_384));
    expect(asset).toMatchObject({ status: 'ready', widthPx: 20, heightPx: 16_384 });
    const key = decodeURIComponent(new URL(asset.url ?? '').pathname.slice('/fovea/'.length));
    expect(key).toMatch(/[.]png$/);
    expect(server.storage.objects.get(key)).toMatchObject({ contentType: 'image/png' });
  });

  it('becomes an upright picture without metadata', async () => {
    const rotated = await sharp({
      create: { width: 60, height: 30, channels: 3, background: '#0a7' },
    })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-owner', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(rotated).metadata()).orientation).toBe(6);
    const asset = await uploadPicture(server, owner, projectId, rotated);
    expect(asset).toMatchObject({ status: 'ready', widthPx: 30, heightPx: 60 });
    const key = decodeURIComponent(new URL(asset.url ?? '').pathname.slice('/fovea/'.length));
    const stored = server.storage.objects.get(key);
    const metadata = await sharp(stored?.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 30, height: 60 });
    expect(metadata.orientation).toBeUndefined();
    expect(metadata.exif).toBeUndefined();
    expect(Buffer.from(stored?.bytes ?? []).includes('secret-owner')).toBe(false);
  });

  it('keeps its quarantine out of what is shown: only the written picture has an address', async () => {
    const asset = await uploadPicture(server, owner, projectId, await makePicture());
    expect(new URL(asset.url ?? '').pathname).toMatch(/^\/fovea\/stimuli\//);
    expect([...server.storage.objects.keys()].some((key) => key.endsWith(`/${asset.id}`))).toBe(
      false,
    );
  });

  it('is tried again when the object store is away', async () => {
    const bytes = await makePicture();
    const { url, uploadId } = await createUpload(bytes.length);
    server.storage.receive(url, bytes, 'image/png');
    const params = { id: projectId, uploadId };
    await owner.client.call(CALLS.completeUpload, { params });
    const object = [...server.storage.objects].find(([key]) => key.endsWith(uploadId));
    server.storage.objects.delete(object?.[0] ?? '');
    expect(await server.runJobs('check-asset.v1')).toMatchObject([{ kind: 'retry' }]);
    await expect(owner.client.call(CALLS.getAsset, { params })).resolves.toMatchObject({
      status: 'checking',
    });
  });
});
