import { CALLS, type Page } from '@fovea/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, makePicture, type Person, signUp, uploadPicture } from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await signUp(server);
});
afterAll(() => server.stop());

describe('a page', () => {
  it('is appended after the others and keeps the order of its assets', async () => {
    const { id } = await createDraft(owner);
    const first = await uploadPicture(server, owner, id, await makePicture());
    const second = await uploadPicture(server, owner, id, await makePicture(60, 60));
    for (const assetIds of [[second.id, first.id], [first.id]]) {
      await owner.client.call(CALLS.createPage, {
        params: { id },
        body: { kind: 'image', assetIds, timerMs: 5_000 },
      });
    }
    const { pages } = await owner.client.call(CALLS.getProject, { params: { id } });
    expect(pages.map(({ position, timerMs }) => [position, timerMs])).toEqual([
      [0, 5_000],
      [1, 5_000],
    ]);
    expect(pages[0]?.assets.map((asset) => asset?.id)).toEqual([second.id, first.id]);
  });

  it('gets distinct positions when pages are added at once', async () => {
    const { id } = await createDraft(owner);
    const asset = await uploadPicture(server, owner, id, await makePicture());
    const add = () =>
      owner.client.call(CALLS.createPage, {
        params: { id },
        body: { kind: 'image', assetIds: [asset.id] },
      });
    const pages = await Promise.all([add(), add(), add(), add()]);
    expect(pages.map(({ position }) => position).sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it('cannot show an asset of another project', async () => {
    const other = await createDraft(owner);
    const asset = await uploadPicture(server, owner, other.id, await makePicture());
    const { id } = await createDraft(owner);
    await expect(
      owner.client.call(CALLS.createPage, {
        params: { id },
        body: { kind: 'image', assetIds: [asset.id] },
      }),
    ).rejects.toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  it('is removed while the project is edited, and the pages after it move up', async () => {
    const { id } = await createDraft(owner);
    const pages = await addPages(id, 4);
    const removed = { id, pageId: pages[1]?.id ?? '' };
    const project = await owner.client.call(CALLS.removePage, { params: removed });
    const left = [pages[0], pages[2], pages[3]].map((page) => page?.id);
    expect(project.pages.map((page) => page.id)).toEqual(left);
    expect(project.pages.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(await owner.client.call(CALLS.getProject, { params: { id } })).toEqual(project);
    await expect(owner.client.call(CALLS.removePage, { params: removed })).rejects.toMatchObject({
      code: 'not_found',
    });
    const [next] = await addPages(id, 1);
    expect(next?.position).toBe(3);
  });

  it('gets another timer, and no other page does', async () => {
    const { id } = await createDraft(owner);
    const pages = await addPages(id, 2);
    const project = await owner.client.call(CALLS.updatePage, {
      params: { id, pageId: pages[1]?.id ?? '' },
      body: { timerMs: 12_500 },
    });
    expect(project.pages.map(({ timerMs }) => timerMs)).toEqual([5_000, 12_500]);
  });

  it.each([999, 60_500, 1_250, 1_500.5])('refuses a timer of %d ms', async (timerMs) => {
    const { id } = await createDraft(owner);
    const [page] = await addPages(id, 1);
    await expect(
      owner.client.call(CALLS.updatePage, {
        params: { id, pageId: page?.id ?? '' },
        body: { timerMs },
      }),
    ).rejects.toMatchObject({ code: 'invalid_request' });
  });

  it('cannot be changed or removed through another project, nor after the activation', async () => {
    const own = await createDraft(owner);
    const [page] = await addPages(own.id, 1);
    const other = await createDraft(owner);
    const elsewhere = { id: other.id, pageId: page?.id ?? '' };
    const here = { id: own.id, pageId: page?.id ?? '' };
    const tryBoth = async (params: typeof here, refusal: object) => {
      const body = { timerMs: 9_000 };
      await expect(owner.client.call(CALLS.removePage, { params })).rejects.toMatchObject(refusal);
      await expect(owner.client.call(CALLS.updatePage, { params, body })).rejects.toMatchObject(
        refusal,
      );
    };
    await tryBoth(elsewhere, { code: 'not_found' });
    const active = await owner.client.call(CALLS.activateProject, { params: { id: own.id } });
    await tryBoth(here, { statusCode: 409, code: 'project_not_editable' });
    expect(await owner.client.call(CALLS.getProject, { params: { id: own.id } })).toEqual(active);
  });
});

async function addPages(id: string, count: number) {
  const asset = await uploadPicture(server, owner, id, await makePicture());
  const pages: Page[] = [];
  for (let i = 0; i < count; i++) {
    const body = { kind: 'image' as const, assetIds: [asset.id], timerMs: 5_000 };
    pages.push(await owner.client.call(CALLS.createPage, { params: { id }, body }));
  }
  return pages;
}
