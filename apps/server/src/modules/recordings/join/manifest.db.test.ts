import { randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { addPage, type NewPage } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import {
  complete,
  createActiveProject,
  createDraft,
  join,
  makeGaze,
  makePicture,
  openBrowser,
  putBatch,
  uploadPicture,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const QUESTION = {
  kind: 'choice' as const,
  text: 'Which would you buy?',
  choices: ['Yuzu', 'Green tea'],
};

const { server, owner } = await openServer({ people: ['owner'] });

async function activate(id: string) {
  const { link } = await owner.client.call(CALLS.activateProject, { params: { id } });
  return (link ?? '').split('/').at(-1) ?? '';
}

describe('what a phone shows', () => {
  it('is every page with its look, its pictures by slot, its time and its question', async () => {
    const { id } = await createDraft(owner);
    const params = { id };
    const one = await uploadPicture(server, owner, id, await makePicture(600, 900));
    const two = await uploadPicture(server, owner, id, await makePicture(800, 500));
    const look = {
      layout: 'stacked',
      display: 'scroll',
      scale: 'fill',
      alignX: 'start',
      alignY: 'end',
      background: '#ffffff',
      tapLongestMs: 20_000,
      startMuted: false,
      posterFrame: 2,
    } as const;
    await addPage(owner.client, id, {
      kind: 'image',
      ...look,
      timerMs: null,
      assetIds: [two.id, one.id],
    });
    await addPage(owner.client, id, { kind: 'survey', question: QUESTION });
    await owner.client.call(CALLS.updateProject, { params, body: { finalReview: true } });
    const { pages, finalReview } = await join(server.app, await activate(id));
    expect(finalReview).toBe(true);
    expect(pages).toMatchObject([
      {
        index: 0,
        kind: 'image',
        ...look,
        timerMs: null,
        assets: [
          { id: two.id, kind: 'image', widthPx: 800, heightPx: 500, durationMs: null },
          { id: one.id, kind: 'image', widthPx: 600, heightPx: 900, durationMs: null },
        ],
        question: null,
      },
      { index: 1, kind: 'survey', assets: [], question: { ...QUESTION, required: true } },
    ]);
    for (const asset of pages[0]?.assets ?? []) {
      expect(asset.url).toMatch(/^https:\/\/media\.example\.com\//);
      expect(asset.sources.length).toBeGreaterThan(0);
      // Bytes of the file that a phone loads, which is not the uploaded one.
      const key = decodeURIComponent(new URL(asset.url).pathname.slice('/fovea/'.length));
      expect(asset.bytes).toBe(server.storage.objects.get(key)?.bytes.length);
      for (const { url } of asset.sources) expect(url).toMatch(/^https:\/\/media\.example\.com\//);
    }
  });

  it('leaves questions in their place when pages are shuffled, until one is let go', async () => {
    const { id } = await createDraft(owner, 40);
    const params = { id };
    const picture = await uploadPicture(server, owner, id, await makePicture(60, 90));
    const add = (body: NewPage) => addPage(owner.client, id, body);
    for (let i = 0; i < 3; i++) await add({ kind: 'image', assetIds: [picture.id] });
    const kept = await add({ kind: 'survey', question: QUESTION });
    const free = await add({ kind: 'survey', question: QUESTION, keepInPlace: false });
    expect([kept.keepInPlace, free.keepInPlace]).toEqual([true, false]);
    await owner.client.call(CALLS.updateProject, { params, body: { shuffle: true } });
    const slug = await activate(id);
    const placesOf = { kept: new Set<number>(), free: new Set<number>() };
    for (let i = 0; i < 20; i++) {
      const { pages } = await join(server.app, slug);
      placesOf.kept.add(pages.findIndex((page) => page.id === kept.id));
      placesOf.free.add(pages.findIndex((page) => page.id === free.id));
    }
    expect([...placesOf.kept]).toEqual([3]);
    expect(placesOf.free.size).toBeGreaterThan(1);
  });

  it('comes in an order of its own for everybody, the same when a join is repeated', async () => {
    const { id } = await createDraft(owner, 40);
    const params = { id };
    for (let i = 0; i < 6; i++) {
      const question = { ...QUESTION, text: `Question ${i}` };
      const body = { kind: 'survey' as const, question, keepInPlace: i === 0 };
      await addPage(owner.client, id, body);
    }
    await owner.client.call(CALLS.updateProject, { params, body: { shuffle: true } });
    const slug = await activate(id);
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const joinKey = randomUUID();
      const first = await join(server.app, slug, { joinKey });
      const again = await join(server.app, slug, { joinKey });
      const indexes = first.pages.map(({ index }) => index);
      expect(again.pages).toEqual(first.pages);
      expect(indexes[0]).toBe(0);
      expect(indexes.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
      orders.add(indexes.join());
    }
    expect(orders.size).toBeGreaterThan(3);
  });
});

describe('a project that its owner deleted', () => {
  it('does not exist for participants, whatever they had begun', async () => {
    const project = await createActiveProject(server, owner);
    const gaze = makeGaze(1);
    const joined = await join(server.app, project.slug);
    await putBatch(server.app, joined, 0, gaze.batches[0]);
    await owner.client.call(CALLS.removeProject, { params: { id: project.id } });
    const { client } = openBrowser(server.app);
    const params = { slug: project.slug };
    await expect(client.call(CALLS.getCollectProject, { params, query: {} })).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
    await expect(join(server.app, project.slug)).rejects.toMatchObject({ code: 'not_found' });
    await expect(complete(server.app, joined, gaze)).rejects.toMatchObject({
      code: 'recording_closed',
    });
  });
});
