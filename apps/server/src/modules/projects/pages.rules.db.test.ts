import {
  CALLS,
  type CallInput,
  LAYOUT_SLOTS,
  LAYOUTS,
  type Page,
  type Question,
} from '@fovea/contract';
import { addPage, type NewPage } from '@fovea/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDraft } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { addPicturePage, addQuestion, storeAsset } from '#testing/stored-assets.ts';

const ALIGNS = ['start', 'center', 'end'] as const;
type Look = Partial<Omit<NewPage, 'kind' | 'question'>>;
type PageChange = CallInput<typeof CALLS.updatePage>['body'];

let id: string;

const { server, owner } = await openServer({ people: ['owner'] });

const add = (body: NewPage) => addPage(owner.client, id, body);
async function change(pageId: string, body: PageChange): Promise<Page | undefined> {
  const params = { id, pageId };
  const { pages } = await owner.client.call(CALLS.updatePage, { params, body });
  return pages.find((page) => page.id === pageId);
}
const idsOf = (page: Page | undefined) => page?.assets.map((asset) => asset?.id ?? null);
const storeSome = async (count: number) => {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await storeAsset(server, id));
  return ids;
};
const REFUSAL = { statusCode: 400, code: 'invalid_request' };

describe("'image layout, image display option, image align, timer'", () => {
  beforeAll(async () => {
    ({ id } = await createDraft(owner));
  });

  it.each([
    ...LAYOUTS.map((layout) => ({ layout })),
    ...(['fullscreen', 'scroll'] as const).map((display) => ({ display })),
    ...(['fill', 'fit'] as const).map((scale) => ({ scale })),
    ...ALIGNS.flatMap((alignX) => ALIGNS.map((alignY) => ({ alignX, alignY }))),
    { timerMs: 1_000 },
    { timerMs: 60_000 },
    { timerMs: null },
    { keepInPlace: true },
    { name: 'Shelf, left half' },
    { name: null },
  ])('%j is stored and read again, from the start or later', async (look) => {
    expect(await add({ kind: 'image', ...look })).toMatchObject(look);
    const { id: pageId } = await addPicturePage(server, owner, id);
    expect(await change(pageId, look)).toMatchObject(look);
  });

  it('a page starts centred, whole, on the full screen and with the timer of the project', async () => {
    await owner.client.call(CALLS.updateProject, { params: { id }, body: { timerMs: 4_500 } });
    expect(await add({ kind: 'image' })).toMatchObject({
      layout: 'single',
      display: 'fullscreen',
      scale: 'fit',
      alignX: 'center',
      alignY: 'center',
      timerMs: 4_500,
      keepInPlace: false,
      name: null,
      question: null,
    });
  });
});

describe('a page has 1 to 4 pictures, one in each slot of its layout', () => {
  beforeAll(async () => {
    ({ id } = await createDraft(owner));
  });

  it.each([
    [1, 'single'],
    [2, 'sideBySide'],
    [3, 'grid4'],
    [4, 'grid4'],
  ])('%d pictures without a layout are %s', async (count, layout) => {
    const ids = await storeSome(count);
    const page = await add({ kind: 'image', assetIds: ids });
    expect(page.layout).toBe(layout);
    const empty = Array(page.assets.length - count).fill(null);
    expect(idsOf(page)).toEqual([...ids, ...empty]);
  });

  it.each(LAYOUTS)('%s has an entry for each slot, and refuses one more', async (layout) => {
    const slots = LAYOUT_SLOTS[layout];
    const page = await add({ kind: 'image', layout });
    expect(idsOf(page)).toEqual(Array(slots).fill(null));
    const ids = await storeSome(slots + 1);
    await expect(change(page.id, { assetIds: ids })).rejects.toMatchObject(REFUSAL);
    expect(idsOf(await change(page.id, { assetIds: ids.slice(1) }))).toEqual(ids.slice(1));
  });

  it('a slot in the middle may be empty and is filled later', async () => {
    const [a = '', b = '', c = ''] = await storeSome(3);
    const page = await add({ kind: 'image', layout: 'grid4', assetIds: [a, null, b] });
    expect(idsOf(page)).toEqual([a, null, b, null]);
    expect(idsOf(await change(page.id, { assetIds: [a, c, b] }))).toEqual([a, c, b, null]);
  });

  it('one picture may fill several slots', async () => {
    const [a = ''] = await storeSome(1);
    const page = await add({ kind: 'image', layout: 'stacked', assetIds: [a, a] });
    expect(idsOf(page)).toEqual([a, a]);
  });
});

describe("'Grid of 4 to Single keeps the first picture and removes 3.'", () => {
  beforeAll(async () => {
    ({ id } = await createDraft(owner));
  });

  it.each([
    ['grid4', 'single', [0]],
    ['grid4', 'sideBySide', [0, 1]],
    ['grid4', 'stacked', [0, 1]],
    ['stacked', 'single', [0]],
    ['stacked', 'sideBySide', [0, 1]],
    ['single', 'grid4', [0, null, null, null]],
    ['sideBySide', 'grid4', [0, 1, null, null]],
  ] as const)('%s to %s keeps %j', async (from, to, kept) => {
    const ids = await storeSome(LAYOUT_SLOTS[from]);
    const { id: pageId } = await add({ kind: 'image', layout: from, assetIds: ids });
    const expected = kept.map((slot) => (slot === null ? null : ids[slot]));
    expect(idsOf(await change(pageId, { layout: to }))).toEqual(expected);
  });

  it.each([
    [[null, 0, 1, 2], 'single', [0]],
    [[null, null, null, 0], 'single', [0]],
    [[0, null, 1, 2], 'sideBySide', [0, 1]],
    [[null, 0, null, null], 'stacked', [null, 0]],
    [[null, 0, 1, null], 'stacked', [0, 1]],
  ] as const)('no picture is lost that has room: %j to %s keeps %j', async (from, to, kept) => {
    const ids = await storeSome(3);
    const toIds = (slots: readonly (number | null)[]) =>
      slots.map((slot) => (slot === null ? null : (ids[slot] ?? '')));
    const { id: pageId } = await add({ kind: 'image', layout: 'grid4', assetIds: toIds(from) });
    expect(idsOf(await change(pageId, { layout: to }))).toEqual(toIds(kept));
  });

  it('a new layout and its pictures can come together', async () => {
    const ids = await storeSome(2);
    const { id: pageId } = await add({ kind: 'image', assetIds: ids.slice(0, 1) });
    expect(idsOf(await change(pageId, { layout: 'stacked', assetIds: ids }))).toEqual(ids);
    await expect(change(pageId, { layout: 'single', assetIds: ids })).rejects.toMatchObject(
      REFUSAL,
    );
  });
});

describe("'Page/asset kinds: image, video, survey'", () => {
  beforeAll(async () => {
    ({ id } = await createDraft(owner));
  });

  it('a video page has one slot, in every way to make one', async () => {
    const film = await storeAsset(server, id, { kind: 'video', durationMs: 5_000 });
    const page = await add({ kind: 'video', assetIds: [film] });
    expect(page).toMatchObject({ layout: 'single', timerMs: null });
    expect(idsOf(page)).toEqual([film]);
    const wrongs: readonly Look[] = [
      { layout: 'sideBySide' },
      { layout: 'grid4' },
      { assetIds: [film, film] },
      { timerMs: 5_000 },
    ];
    for (const wrong of wrongs) {
      await expect(add({ kind: 'video', ...wrong })).rejects.toMatchObject(REFUSAL);
      await expect(change(page.id, wrong)).rejects.toMatchObject(REFUSAL);
    }
  });

  it('a picture page shows no video and a video page no picture', async () => {
    const film = await storeAsset(server, id, { kind: 'video' });
    const [picture = ''] = await storeSome(1);
    await expect(add({ kind: 'image', assetIds: [film] })).rejects.toMatchObject(REFUSAL);
    await expect(add({ kind: 'video', assetIds: [picture] })).rejects.toMatchObject(REFUSAL);
  });

  it('only a survey page has a question, and it has nothing else', async () => {
    const [picture = ''] = await storeSome(1);
    const question = { kind: 'written' as const, text: 'Why?', choices: [] };
    await expect(add({ kind: 'image', question })).rejects.toMatchObject(REFUSAL);
    await expect(add({ kind: 'video', question })).rejects.toMatchObject(REFUSAL);
    await expect(add({ kind: 'survey' })).rejects.toMatchObject(REFUSAL);
    const wrongs: readonly Look[] = [
      { assetIds: [picture] },
      { layout: 'grid4' },
      { display: 'scroll' },
      { timerMs: 5_000 },
    ];
    const asked = { kind: 'survey' as const, question };
    await expect(add({ ...asked, assetIds: [picture] })).rejects.toMatchObject(REFUSAL);
    await expect(add({ ...asked, timerMs: 5_000 })).rejects.toMatchObject(REFUSAL);
    const page = await addQuestion(owner, id);
    expect(page).toMatchObject({ kind: 'survey', assets: [], timerMs: null });
    for (const wrong of wrongs) {
      await expect(change(page.id, wrong)).rejects.toMatchObject(REFUSAL);
    }
  });

  it('every part of a question is stored and read again', async () => {
    const page = await addQuestion(owner, id);
    const questions: readonly Question[] = [
      {
        kind: 'choice',
        text: '어느 것이 더 좋은가요?',
        choices: ['왼쪽', '오른쪽', '<b>&"'],
        allowSeveral: true,
        addOther: true,
        shuffleChoices: true,
        required: false,
      },
      {
        kind: 'written',
        text: "Why? '\\",
        choices: [],
        allowSeveral: false,
        addOther: false,
        shuffleChoices: false,
        required: true,
      },
    ];
    for (const question of questions) {
      expect((await change(page.id, { question }))?.question).toEqual(question);
    }
  });
});
