import { CALLS, type CallInput, LIMITS, type Page } from '@fovea/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, type Person, signUp } from '#testing/journey.ts';
import { addPicturePage, addQuestion } from '#testing/stored-assets.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let owner: Person;
let id: string;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await signUp(server);
});
afterAll(() => server.stop());

async function change(
  pageId: string,
  body: CallInput<typeof CALLS.updatePage>['body'],
): Promise<Page | undefined> {
  const params = { id, pageId };
  const { pages } = await owner.client.call(CALLS.updatePage, { params, body });
  return pages.find((page) => page.id === pageId);
}
const readIds = async () =>
  (await owner.client.call(CALLS.getProject, { params: { id } })).pages.map((page) => page.id);

describe('the order of pages', () => {
  beforeAll(async () => {
    ({ id } = await createDraft(owner));
    for (let i = 0; i < 4; i++) await addPicturePage(server, owner, id);
  });
  const order = (pageIds: string[]) =>
    owner.client.call(CALLS.orderPages, { params: { id }, body: { pageIds } });

  it('is the order in which they are named, without gaps', async () => {
    const wanted = (await readIds()).toReversed();
    const { pages } = await order(wanted);
    expect(pages.map((page) => page.id)).toEqual(wanted);
    expect(pages.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(await readIds()).toEqual(wanted);
  });

  it('needs every page once', async () => {
    const [a = '', b = '', c = '', d = ''] = await readIds();
    const other = await createDraft(owner);
    const elsewhere = await addPicturePage(server, owner, other.id);
    for (const wrong of [
      [a, b, c],
      [a, b, c, c],
      [a, b, c, d, d],
      [a, b, c, elsewhere.id],
    ]) {
      await expect(order(wrong)).rejects.toMatchObject({ statusCode: 409, code: 'pages_changed' });
    }
    expect(await readIds()).toEqual([a, b, c, d]);
  });

  it('has a copy right behind its original, with all that it shows', async () => {
    const [a = '', b = '', c = '', d = ''] = await readIds();
    const look = { display: 'scroll', alignX: 'end', timerMs: 2_500, keepInPlace: true } as const;
    const original = await change(b, look);
    const { pages } = await owner.client.call(CALLS.duplicatePage, { params: { id, pageId: b } });
    const copy = pages[2];
    expect(pages.map((page) => page.id)).toEqual([a, b, copy?.id, c, d]);
    expect(copy).toEqual({ ...original, id: copy?.id, position: 2 });
    expect(copy?.id).not.toBe(b);
    await change(copy?.id ?? '', { timerMs: 9_000 });
    expect((await change(b, {}))?.timerMs).toBe(2_500);
  });
});

describe('Pages 1 to 50', () => {
  it('the fiftieth is the last, added or copied, also when two come at once', async () => {
    ({ id } = await createDraft(owner));
    const page = await addPicturePage(server, owner, id);
    await server.database.query(
      `INSERT INTO pages (id, project_id, kind, position, created_at)
       SELECT gen_random_uuid(), $1, 'image', place, now() FROM generate_series(1, $2::int) place`,
      [id, LIMITS.pagesMax - 2],
    );
    const answers = await Promise.allSettled([
      addQuestion(owner, id),
      addQuestion(owner, id),
      addQuestion(owner, id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const full = { statusCode: 409, code: 'pages_full' };
    await expect(addQuestion(owner, id)).rejects.toMatchObject(full);
    await expect(
      owner.client.call(CALLS.duplicatePage, { params: { id, pageId: page.id } }),
    ).rejects.toMatchObject(full);
    expect(await readIds()).toHaveLength(LIMITS.pagesMax);
    expect((await owner.client.call(CALLS.getProject, { params: { id } })).pageCount).toBe(50);
  });
});
