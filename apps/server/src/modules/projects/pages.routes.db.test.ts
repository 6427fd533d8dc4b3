import { CALLS } from '@fovea/contract';
import { addPage, addPages } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { createDraft } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { storeAsset } from '#testing/stored-assets.ts';

const { server, owner } = await openServer({ people: ['owner'] });

describe('a page', () => {
  it('is appended after the others and keeps the order of its assets', async () => {
    const { id } = await createDraft(owner);
    const first = await storeAsset(server, id);
    const second = await storeAsset(server, id);
    for (const assetIds of [[second, first], [first]]) {
      await addPage(owner.client, id, { kind: 'image', assetIds, timerMs: 5_000 });
    }
    const { pages } = await owner.client.call(CALLS.getProject, { params: { id } });
    expect(pages.map(({ position, timerMs }) => [position, timerMs])).toEqual([
      [0, 5_000],
      [1, 5_000],
    ]);
    expect(pages[0]?.assets.map((asset) => asset?.id)).toEqual([second, first]);
  });

  it('cannot show an asset of another project', async () => {
    const other = await createDraft(owner);
    const assetId = await storeAsset(server, other.id);
    const { id } = await createDraft(owner);
    await expect(
      addPage(owner.client, id, { kind: 'image', assetIds: [assetId] }),
    ).rejects.toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  it('gets another timer, and no other page does', async () => {
    const { id } = await createDraft(owner);
    const pages = await addPictures(id, 2);
    const project = await owner.client.call(CALLS.updatePage, {
      params: { id, pageId: pages[1]?.id ?? '' },
      body: { timerMs: 12_500 },
    });
    expect(project.pages.map(({ timerMs }) => timerMs)).toEqual([5_000, 12_500]);
  });

  it.each([999, 60_500, 1_250, 1_500.5])('refuses a timer of %d ms', async (timerMs) => {
    const { id } = await createDraft(owner);
    const [page] = await addPictures(id, 1);
    await expect(
      owner.client.call(CALLS.updatePage, {
        params: { id, pageId: page?.id ?? '' },
        body: { timerMs },
      }),
    ).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('cannot be changed through another project, nor after the activation', async () => {
    const own = await createDraft(owner);
    const [page] = await addPictures(own.id, 1);
    const other = await createDraft(owner);
    const elsewhere = { id: other.id, pageId: page?.id ?? '' };
    const here = { id: own.id, pageId: page?.id ?? '' };
    const tryIt = async (params: typeof here, refusal: object) => {
      const body = { timerMs: 9_000 };
      await expect(owner.client.call(CALLS.updatePage, { params, body })).rejects.toMatchObject(
        refusal,
      );
    };
    await tryIt(elsewhere, { code: 'not_found' });
    const active = await owner.client.call(CALLS.activateProject, { params: { id: own.id } });
    await tryIt(here, { statusCode: 409, code: 'project_not_editable' });
    expect(await owner.client.call(CALLS.getProject, { params: { id: own.id } })).toEqual(active);
  });
});

async function addPictures(id: string, count: number) {
  const assetId = await storeAsset(server, id);
  const page = { kind: 'image' as const, assetIds: [assetId], timerMs: 5_000 };
  return addPages(owner.client, id, Array(count).fill(page));
}
