import { CALLS, LIMITS } from '@fovea/contract';
import { addPage } from '@fovea/testkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDraft, makePicture, sendFile, signUp, uploadPicture } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const environment = { STORAGE_LIMIT_MB: '500' };
const { server, owner } = await openServer({ people: ['owner'], environment });
const { id: projectId } = await createDraft(owner);

type Params = { id: string; uploadId: string };

async function createUpload(bytes: number, contentType: 'image/png' | 'video/mp4' = 'image/png') {
  const upload = await owner.client.call(CALLS.createUpload, {
    params: { id: projectId },
    body: { fileName: 'a.png', contentType, bytes },
  });
  return { ...upload, params: { id: projectId, uploadId: upload.uploadId } };
}

const sign = (params: Params, numbers: number[]) =>
  owner.client.call(CALLS.signUploadParts, { params, body: { numbers } });

async function send(params: Params, number: number, bytes: number): Promise<void> {
  const { parts } = await sign(params, [number]);
  server.storage.receive(parts[0]?.url ?? '', new Uint8Array(bytes));
}

const complete = (params: Params) => owner.client.call(CALLS.completeUpload, { params });
const remove = (params: Params) => owner.client.call(CALLS.removeUpload, { params });
const listObjects = (id: string) =>
  [...server.storage.objects.keys()].filter((k) => k.includes(id));

function findStored(url: string | null | undefined) {
  const key = decodeURIComponent(new URL(url ?? '').pathname.slice('/fovea/'.length));
  return server.storage.objects.get(key);
}

describe('an upload', () => {
  it('goes to quarantine in parts whose lengths are signed, never through us', async () => {
    const bytes = 2 * LIMITS.uploadPartBytes + 5;
    const { params, partBytes, parts } = await createUpload(bytes);
    expect({ partBytes, parts }).toEqual({ partBytes: LIMITS.uploadPartBytes, parts: 3 });
    const signed = await sign(params, [3, 1, 3]);
    expect(signed.parts.map(({ number, bytes: length }) => [number, length])).toEqual([
      [3, 5],
      [1, LIMITS.uploadPartBytes],
    ]);
    for (const { url } of signed.parts) {
      const { pathname, searchParams } = new URL(url);
      expect(pathname).toMatch(new RegExp(`^/fovea/quarantine/${projectId}/`));
      expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;host');
      expect(searchParams.get('X-Amz-Expires')).toBe('600');
    }
  });

  it('has no parts beyond its end', async () => {
    const { params } = await createUpload(10);
    await expect(sign(params, [2])).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('goes on where it stopped: only parts of the right length have arrived', async () => {
    const { params } = await createUpload(LIMITS.uploadPartBytes + 7);
    await send(params, 1, LIMITS.uploadPartBytes - 1);
    await send(params, 2, 7);
    const list = () => owner.client.call(CALLS.listUploadParts, { params });
    expect(await list()).toEqual({ partBytes: LIMITS.uploadPartBytes, parts: 2, arrived: [2] });
    await send(params, 1, LIMITS.uploadPartBytes);
    expect((await list()).arrived).toEqual([1, 2]);
  });

  it('cannot be completed before every part is there in full', async () => {
    const { params } = await createUpload(LIMITS.uploadPartBytes + 100);
    const missing = { statusCode: 409, code: 'upload_missing' };
    await expect(complete(params)).rejects.toMatchObject(missing);
    await send(params, 1, LIMITS.uploadPartBytes);
    await send(params, 2, 99);
    await expect(complete(params)).rejects.toMatchObject(missing);
    expect(await server.runJobs('check-asset.v1')).toEqual([]);
    await send(params, 2, 100);
    await expect(complete(params)).resolves.toMatchObject({ status: 'checking', url: null });
    await server.runJobs('check-asset.v1');
  });

  it('is checked once, however often it is completed at the same time', async () => {
    const bytes = await makePicture();
    const params = await sendFile(server, owner, projectId, { bytes });
    await Promise.all([1, 2, 3].map(() => complete(params)));
    expect(await server.runJobs('check-asset.v1')).toEqual([{ kind: 'done' }]);
    await expect(complete(params)).resolves.toMatchObject({ status: 'ready' });
  });

  it('is completed by a repeat when the store had joined the parts and we had not noted it', async () => {
    const bytes = await makePicture();
    const params = await sendFile(server, owner, projectId, { bytes });
    const key = `quarantine/${projectId}/${params.uploadId}`;
    await server.storage.put(key, bytes, { contentType: 'image/png' });
    server.storage.uploads.clear();
    await expect(complete(params)).resolves.toMatchObject({ status: 'checking' });
    await server.runJobs('check-asset.v1');
    await expect(owner.client.call(CALLS.getAsset, { params })).resolves.toMatchObject({
      status: 'ready',
    });
  });

  it('takes no more parts when it has ended', async () => {
    const params = await sendFile(server, owner, projectId, { bytes: await makePicture() });
    await complete(params);
    await expect(sign(params, [1])).rejects.toMatchObject({ code: 'upload_ended' });
    await expect(owner.client.call(CALLS.listUploadParts, { params })).rejects.toMatchObject({
      code: 'upload_ended',
    });
    await server.runJobs('check-asset.v1');
  });

  it('may be a picture of at most 20 MB or a video of at most 200 MB', async () => {
    await expect(createUpload(LIMITS.imageMaxBytes + 1)).rejects.toMatchObject({ statusCode: 400 });
    await expect(createUpload(LIMITS.videoMaxBytes + 1, 'video/mp4')).rejects.toMatchObject({
      statusCode: 400,
    });
    const { parts, params } = await createUpload(LIMITS.videoMaxBytes, 'video/mp4');
    expect(parts).toBe(25);
    await remove(params);
  });

  it('is refused when the account has no room, also when two come at once', async () => {
    const person = await signUp(server);
    const { id } = await createDraft(person);
    const { id: otherId } = await createDraft(person);
    const open = (project: string, bytes: number) =>
      person.client.call(CALLS.createUpload, {
        params: { id: project },
        body: { fileName: 'a.mp4', contentType: 'video/mp4', bytes },
      });
    const first = await open(id, LIMITS.videoMaxBytes);
    const both = await Promise.allSettled([
      open(id, LIMITS.videoMaxBytes),
      open(otherId, LIMITS.videoMaxBytes),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { statusCode: 409, code: 'storage_full' },
    });
    await person.client.call(CALLS.removeUpload, { params: { id, uploadId: first.uploadId } });
    await expect(open(id, LIMITS.videoMaxBytes)).resolves.toMatchObject({ parts: 25 });
  });
});

describe('an upload that is given up', () => {
  it('is gone with its parts', async () => {
    const { params } = await createUpload(10);
    await send(params, 1, 10);
    const before = server.storage.uploads.size;
    expect(await remove(params)).toEqual({ removed: true });
    expect(server.storage.uploads.size).toBe(before - 1);
    await expect(remove(params)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leaves nothing behind while it waits for a worker', async () => {
    const params = await sendFile(server, owner, projectId, { bytes: await makePicture() });
    await complete(params);
    expect(await remove(params)).toEqual({ removed: true });
    expect(await server.runJobs('check-asset.v1')).toEqual([
      { kind: 'discard', reason: 'not_waiting' },
    ]);
    expect(listObjects(params.uploadId)).toEqual([]);
  });

  it('leaves nothing behind when a worker is at it', async () => {
    const params = await sendFile(server, owner, projectId, { bytes: await makePicture() });
    await complete(params);
    const { putFile } = server.storage;
    server.storage.putFile = async (...file) => {
      server.storage.putFile = putFile;
      await putFile(...file);
      await remove(params);
    };
    expect(await server.runJobs('check-asset.v1')).toEqual([{ kind: 'done' }]);
    expect(listObjects(params.uploadId)).toEqual([]);
  });

  it('takes its objects along when no page shows it', async () => {
    const asset = await uploadPicture(server, owner, projectId, await makePicture(600, 400));
    expect(listObjects(asset.id).length).toBeGreaterThan(2);
    expect(await remove({ id: projectId, uploadId: asset.id })).toEqual({ removed: true });
    expect(await server.runJobs('remove-objects.v1')).toEqual([{ kind: 'done' }]);
    expect(listObjects(asset.id)).toEqual([]);
  });

  it('stays when a page shows it', async () => {
    const asset = await uploadPicture(server, owner, projectId, await makePicture());
    await addPage(owner.client, projectId, { kind: 'image', assetIds: [asset.id] });
    expect(await remove({ id: projectId, uploadId: asset.id })).toEqual({ removed: false });
    expect(await server.runJobs('remove-objects.v1')).toEqual([]);
  });
});

describe('a picture', () => {
  it.each([
    ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['noise', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 7) % 251))],
  ])('is refused when it is %s, and its bytes are removed', async (_, bytes) => {
    const asset = await uploadPicture(server, owner, projectId, bytes);
    expect(asset).toMatchObject({ status: 'refused', refusal: 'not_a_picture', url: null });
    expect(listObjects(asset.id)).toEqual([]);
  });

  it('is refused when it is cut short', async () => {
    const background = '#fa3';
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .jpeg({ quality: 100 })
      .toBuffer();
    const cut = Buffer.concat([whole.subarray(0, 700), Buffer.from([0xff, 0xd9])]);
    const asset = await uploadPicture(server, owner, projectId, cut);
    expect(asset).toMatchObject({ status: 'refused', refusal: 'not_a_picture' });
  });

  it('is refused above 40 megapixels, however few bytes it has', async () => {
    const bomb = await makePicture(8_001, 5_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const asset = await uploadPicture(server, owner, projectId, bomb);
    expect(asset).toMatchObject({ status: 'refused', refusal: 'too_many_pixels' });
  });

  it('is refused when a side is longer than 16383 px', async () => {
    const asset = await uploadPicture(server, owner, projectId, await makePicture(20, 16_384));
    expect(asset).toMatchObject({ status: 'refused', refusal: 'side_too_long' });
  });

  it('is turned upright and keeps nothing but its pixels', async () => {
    const background = '#0a7';
    const rotated = await sharp({ create: { width: 60, height: 30, channels: 3, background } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret-owner', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(rotated).metadata()).orientation).toBe(6);
    const asset = await uploadPicture(server, owner, projectId, rotated);
    expect(asset).toMatchObject({ status: 'ready', widthPx: 30, heightPx: 60 });
    const stored = findStored(asset.url);
    const metadata = await sharp(stored?.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 30, height: 60 });
    expect([metadata.orientation, metadata.exif, metadata.icc]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(stored?.bytes ?? []).includes('secret-owner')).toBe(false);
  });

  it('comes in sizes for phones, as WebP at once and as AVIF afterwards', async () => {
    await server.runJobs('make-avif.v1');
    const asset = await uploadPicture(server, owner, projectId, await makePicture(1_000, 500));
    const widths = (sources: typeof asset.sources) =>
      sources.map(({ type, widthPx }) => `${widthPx} ${type}`);
    expect(widths(asset.sources)).toEqual(['480 image/webp', '960 image/webp']);
    expect(await server.runJobs('make-avif.v1')).toEqual([{ kind: 'done' }]);
    const params = { id: projectId, uploadId: asset.id };
    const { sources, thumbUrl } = await owner.client.call(CALLS.getAsset, { params });
    expect(widths(sources)).toEqual([
      '480 image/avif',
      '480 image/webp',
      '960 image/avif',
      '960 image/webp',
    ]);
    for (const { url, type, widthPx } of sources) {
      const stored = findStored(url);
      expect(stored?.contentType).toBe(type);
      expect(await sharp(stored?.bytes).metadata()).toMatchObject({
        width: widthPx,
        height: widthPx / 2,
      });
    }
    expect((await sharp(findStored(thumbUrl)?.bytes).metadata()).width).toBe(320);
  });

  it('is tried again when the object store is away, and refused for nothing', async () => {
    const params = await sendFile(server, owner, projectId, { bytes: await makePicture() });
    await complete(params);
    server.storage.objects.delete(`quarantine/${projectId}/${params.uploadId}`);
    expect(await server.runJobs('check-asset.v1')).toMatchObject([{ kind: 'retry' }]);
    await expect(owner.client.call(CALLS.getAsset, { params })).resolves.toMatchObject({
      status: 'checking',
      refusal: null,
    });
  });
});
