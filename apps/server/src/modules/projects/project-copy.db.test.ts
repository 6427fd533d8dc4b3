import { CALLS, type Project } from '@fovea/contract';
import { addPage, toDraft } from '@fovea/testkit';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createDraft, join, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { addPicturePage, addQuestion, storeAsset } from '#testing/stored-assets.ts';
import { waitForLocks } from '#testing/waits.ts';

const { server, owner } = await openServer({ people: ['owner'] });

const read = (id: string) => owner.client.call(CALLS.getProject, { params: { id } });
const copy = (id: string, name = 'A copy') =>
  owner.client.call(CALLS.duplicateProject, { params: { id }, body: { name } });
const remove = (id: string) => owner.client.call(CALLS.removeProject, { params: { id } });
const forget = () => server.runJobs('forget-project.v1');

/** Without what a copy cannot share. */
const toContent = ({ pages }: Project) =>
  pages.map(({ id: _id, assets, ...page }) => ({
    ...page,
    assets: assets.map((asset) => asset && { ...asset, id: '' }),
  }));

async function createRich(): Promise<string> {
  const { id } = await createDraft(owner);
  const params = { id };
  await owner.client.call(CALLS.updateProject, {
    params,
    body: {
      password: 'sesame',
      device: 'tablet',
      orientation: 'landscape',
      maxParticipant: 33,
      timerMs: 4_000,
      shuffle: true,
      finalReview: true,
    },
  });
  const ids = [await storeAsset(server, id), await storeAsset(server, id)];
  const [a = '', b = ''] = ids;
  const grid = { kind: 'image', layout: 'grid4', display: 'scroll', alignX: 'end' } as const;
  await addPage(owner.client, id, {
    ...grid,
    assetIds: [a, null, b, a],
    keepInPlace: true,
    name: 'Shelf',
  });
  await addQuestion(owner, id);
  const film = await storeAsset(server, id, { kind: 'video', durationMs: 7_000 });
  await addPage(owner.client, id, { kind: 'video', assetIds: [film] });
  const body = { names: ['packaging', 'wave-1'] };
  await owner.client.call(CALLS.setProjectHashtags, { params, body });
  return id;
}

/** Sizes that phones are told of the files that they load. */
function listObjectBytes(id: string): Promise<unknown[]> {
  const text = 'SELECT object_bytes FROM assets WHERE project_id = $1 ORDER BY object_key';
  return server.database.query(text, [id]);
}

describe('a copy of a project', () => {
  it('has the settings, pages, pictures and hashtags of its original, and another name', async () => {
    const original = await read(await createRich());
    server.clock.advance(1_000);
    const made = await copy(original.id, 'Wave 2');
    const now = server.clock.now().toISOString();
    expect({ ...made, pages: [] }).toEqual({
      ...original,
      pages: [],
      id: made.id,
      name: 'Wave 2',
      revision: made.revision,
      saveKey: null,
      createdAt: now,
      updatedAt: now,
    });
    expect(toContent(made)).toEqual(toContent(original));
    expect(await read(made.id)).toEqual(made);
    expect(await read(original.id)).toEqual(original);
    expect(await listObjectBytes(made.id)).toEqual(await listObjectBytes(original.id));
  });

  it('shares no page and no asset with it: changing one changes nothing of the other', async () => {
    const original = await read(await createRich());
    const made = await copy(original.id);
    const toIds = ({ pages }: Project) =>
      pages.flatMap((page) => [page.id, ...page.assets.flatMap((asset) => asset?.id ?? [])]);
    const shared = new Set(toIds(original));
    expect(toIds(made).filter((id) => shared.has(id))).toEqual([]);
    const params = { id: made.id, pageId: made.pages[0]?.id ?? '' };
    await owner.client.call(CALLS.updatePage, { params, body: { layout: 'single' } });
    const body = toDraft(await read(made.id));
    const { pages, settings } = body;
    const less = { ...body, settings: { ...settings, password: null }, pages: pages.slice(1) };
    await owner.client.call(CALLS.saveDraft, { params, body: less });
    expect(await read(original.id)).toEqual(original);
  });

  it('of a project that collects is in edit, without a link and with nobody in it', async () => {
    const { id } = await createDraft(owner);
    await addPicturePage(server, owner, id);
    const { link } = await owner.client.call(CALLS.activateProject, { params: { id } });
    const slug = link?.split('/').at(-1) ?? '';
    await record(server.app, slug, makeGaze(1));
    await join(server.app, slug);
    const made = await copy(id);
    expect(made).toMatchObject({
      status: 'edit',
      joined: 0,
      completed: 0,
      link: null,
      code: null,
      pageCount: 1,
    });
    const active = await owner.client.call(CALLS.activateProject, { params: { id: made.id } });
    expect(active.status).toBe('active');
    expect(active.link).not.toBe(link);
  });

  it('leaves behind what is not a picture yet: its slot waits', async () => {
    const { id } = await createDraft(owner);
    const ready = await storeAsset(server, id);
    const waiting = await storeAsset(server, id, { status: 'checking' });
    await addPage(owner.client, id, { kind: 'image', assetIds: [waiting, ready] });
    const made = await copy(id);
    expect(made.pages[0]?.assets.map((asset) => asset?.status ?? null)).toEqual([null, 'ready']);
  });
});

describe('pictures that copies share', () => {
  const stored = () => [...server.storage.objects.keys()].sort();
  const keysOf = (projectId: string) => stored().filter((key) => key.includes(projectId));

  it.each(['original first', 'copy first'])(
    'stay while one of them is there and go with the last: %s',
    async (order) => {
      const originalId = await createRich();
      const { id: copyId } = await copy(originalId);
      const keys = keysOf(originalId);
      expect(keys).toHaveLength(9);
      const [first, last] =
        order === 'original first' ? [originalId, copyId] : [copyId, originalId];
      const left = toContent(await read(last));
      await remove(first);
      await forget();
      expect(keysOf(originalId)).toEqual(keys);
      expect(toContent(await read(last))).toEqual(left);
      await remove(last);
      await forget();
      expect(keysOf(originalId)).toEqual([]);
    },
  );

  it('go when both are deleted before the worker comes', async () => {
    const originalId = await createRich();
    const { id: copyId } = await copy(originalId);
    await remove(originalId);
    await remove(copyId);
    await forget();
    expect(keysOf(originalId)).toEqual([]);
  });

  it('go when two workers forget both at once', async () => {
    const originalId = await createRich();
    const { id: copyId } = await copy(originalId);
    for (const id of [originalId, copyId]) await remove(id);
    await Promise.all(
      [copyId, originalId].map((projectId) => server.runJob('forget-project.v1', { projectId })),
    );
    expect(keysOf(originalId)).toEqual([]);
  });

  it('stay for a copy that was being made while its original was deleted', async () => {
    const originalId = await createRich();
    const keys = keysOf(originalId);
    const copying = Promise.withResolvers<Project>();
    const removing = Promise.withResolvers<unknown>();
    // The copy stops half way, at the first thing that it writes after its project.
    await server.deps.db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE project_hashtags IN SHARE MODE`.execute(tx);
      copying.resolve(copy(originalId));
      await waitForLocks(server);
      removing.resolve(remove(originalId).then(forget));
      await waitForLocks(server, 2);
    });
    const made = await copying.promise;
    await removing.promise;
    await forget();
    expect(keysOf(originalId)).toEqual(keys);
    expect((await read(made.id)).pages).toHaveLength(3);
  });

  it('stay for a copy of a copy', async () => {
    const originalId = await createRich();
    const { id: copyId } = await copy(originalId);
    const { id: thirdId } = await copy(copyId);
    const keys = keysOf(originalId);
    for (const id of [originalId, copyId]) {
      await remove(id);
      await forget();
    }
    expect(keysOf(originalId)).toEqual(keys);
    await remove(thirdId);
    await forget();
    expect(keysOf(originalId)).toEqual([]);
  });
});
