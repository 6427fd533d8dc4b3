import { CALLS } from '@fovea/contract';
import { addPage, type NewPage } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { createDraft } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { addPicturePage, addQuestion, storeAsset } from '#testing/stored-assets.ts';

const { server, owner } = await openServer({ people: ['owner'] });

const activate = (id: string) => owner.client.call(CALLS.activateProject, { params: { id } });
const add = (id: string, page: NewPage) => addPage(owner.client, id, page);
const toRefusal = (pageIds: readonly string[]) => ({
  statusCode: 409,
  code: 'project_not_ready',
  details: { pageIds },
});

describe("'Survey question and choices must be entered.'", () => {
  it.each([
    ['no text', { text: '' }],
    ['only spaces as text', { text: '   ' }],
    ['a written question without text', { kind: 'written' as const, text: '', choices: [] }],
    ['no choices', { choices: [] }],
    ['one choice', { choices: ['A'] }],
    ['an empty choice', { choices: ['A', 'B', ''] }],
    ['a choice of spaces', { choices: ['A', '  '] }],
  ])('a project with %s stays in edit, and the page is named', async (_, question) => {
    const { id } = await createDraft(owner);
    await addPicturePage(server, owner, id);
    await addQuestion(owner, id);
    const page = await addQuestion(owner, id, question);
    await expect(activate(id)).rejects.toMatchObject(toRefusal([page.id]));
    const { status } = await owner.client.call(CALLS.getProject, { params: { id } });
    expect(status).toBe('edit');
  });

  it.each([
    ['two choices', { choices: ['A', 'B'] }],
    ['ten choices', { choices: Array.from({ length: 10 }, (_, i) => `Choice ${i}`) }],
    ['a written question', { kind: 'written' as const, choices: [] }],
    ['a written question that had choices', { kind: 'written' as const, choices: [''] }],
    ['200 characters', { text: '가'.repeat(200) }],
  ])('a project with %s starts', async (_, question) => {
    const { id } = await createDraft(owner);
    await addQuestion(owner, id, question);
    expect(await activate(id)).toMatchObject({ status: 'active' });
  });
});

describe('a slot without a finished picture refuses the activation', () => {
  it.each([
    ['single', 0],
    ['sideBySide', 1],
    ['stacked', 1],
    ['grid4', 3],
  ] as const)('%s with %d pictures', async (layout, pictures) => {
    const { id } = await createDraft(owner);
    const assetIds: string[] = [];
    for (let i = 0; i < pictures; i++) assetIds.push(await storeAsset(server, id));
    const page = await add(id, { kind: 'image', layout, assetIds });
    await expect(activate(id)).rejects.toMatchObject(toRefusal([page.id]));
    const params = { id, pageId: page.id };
    const full = [...assetIds, await storeAsset(server, id)];
    await owner.client.call(CALLS.updatePage, { params, body: { assetIds: full } });
    expect(await activate(id)).toMatchObject({ status: 'active' });
  });

  it.each(['uploading', 'checking', 'refused'] as const)('a picture that is %s', async (status) => {
    const { id } = await createDraft(owner);
    const assetIds = [await storeAsset(server, id, { status })];
    const page = await add(id, { kind: 'image', assetIds });
    await expect(activate(id)).rejects.toMatchObject(toRefusal([page.id]));
  });

  it('a video page without its video', async () => {
    const { id } = await createDraft(owner);
    const page = await add(id, { kind: 'video' });
    await expect(activate(id)).rejects.toMatchObject(toRefusal([page.id]));
    const assetIds = [await storeAsset(server, id, { kind: 'video', durationMs: 9_000 })];
    const params = { id, pageId: page.id };
    await owner.client.call(CALLS.updatePage, { params, body: { assetIds } });
    expect(await activate(id)).toMatchObject({ status: 'active', lengthMs: 9_000 });
  });

  it('every page that is not ready is named, in their order', async () => {
    const { id } = await createDraft(owner);
    const empty = await add(id, { kind: 'image' });
    await addPicturePage(server, owner, id);
    const silent = await addQuestion(owner, id, { text: '' });
    await expect(activate(id)).rejects.toMatchObject(toRefusal([empty.id, silent.id]));
  });

  it("'No pages are selected.': neither does a project without pages start", async () => {
    const { id } = await createDraft(owner);
    await expect(activate(id)).rejects.toMatchObject(toRefusal([]));
  });
});

describe("'/project/template (create: …)'", () => {
  it.each([
    ['en', 'Which picture do you prefer?'],
    ['ko', '어떤 이미지가 더 마음에 드시나요?'],
  ] as const)('asks in the language of whoever creates: %s', async (language, text) => {
    const created = await createFrom('preferenceWideImages', language);
    expect(created.pages.map(({ kind, layout, assets }) => [kind, layout, assets])).toEqual([
      ['image', 'stacked', [null, null]],
      ['survey', 'single', []],
    ]);
    expect(created.pages[1]?.question).toMatchObject({ kind: 'choice', text, required: true });
    expect(created).toMatchObject({ pageCount: 2, lengthMs: 18_000, status: 'edit' });
  });

  it("'Preference - 1:1 & 4:5' starts with a pair, a grid and a question", async () => {
    const { id, pages } = await createFrom('preferenceSquare', 'en');
    expect(pages.map(({ kind, layout, assets }) => [kind, layout, assets.length])).toEqual([
      ['image', 'sideBySide', 2],
      ['image', 'grid4', 4],
      ['survey', 'single', 0],
    ]);
    const [pair, grid] = pages.map((page) => page.id);
    await expect(activate(id)).rejects.toMatchObject(toRefusal([pair ?? '', grid ?? '']));
    for (const page of pages.slice(0, 2)) {
      const assetIds = [];
      for (const _slot of page.assets) assetIds.push(await storeAsset(server, id));
      const params = { id, pageId: page.id };
      await owner.client.call(CALLS.updatePage, { params, body: { assetIds } });
    }
    expect(await activate(id)).toMatchObject({ status: 'active', pageCount: 3 });
  });

  it("'custom' starts empty", async () => {
    expect(await createFrom('custom', 'ko')).toMatchObject({ pages: [], pageCount: 0 });
  });
});

function createFrom(
  template: 'custom' | 'preferenceWideImages' | 'preferenceSquare',
  language: 'en' | 'ko',
) {
  const body = { name: 'From a template', type: 'basic', maxParticipant: 20 } as const;
  return owner.client.call(CALLS.createProject, { body: { ...body, template, language } });
}
