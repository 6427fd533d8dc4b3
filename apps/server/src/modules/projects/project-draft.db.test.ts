import { randomUUID } from 'node:crypto';
import {
  CALLS,
  type CallInput,
  DEFAULT_LOOK,
  type DraftPage,
  draftOutdated,
  LIMITS,
  type Project,
} from '@fovea/contract';
import { toDraft } from '@fovea/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDraft } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { addPicturePage, addQuestion } from '#testing/stored-assets.ts';

type Body = CallInput<typeof CALLS.saveDraft>['body'];

let project: Project;

const { server, owner } = await openServer({ people: ['owner'] });

const read = () => owner.client.call(CALLS.getProject, { params: { id: project.id } });
const save = (body: Body) =>
  owner.client.call(CALLS.saveDraft, { params: { id: project.id }, body });

beforeEach(async () => {
  project = await createDraft(owner);
  await addPicturePage(server, owner, project.id);
  await addQuestion(owner, project.id);
  project = await read();
});

function toNewPage(change: Partial<DraftPage> = {}): DraftPage {
  return {
    ...DEFAULT_LOOK,
    id: randomUUID(),
    kind: 'image',
    name: null,
    timerMs: null,
    keepInPlace: false,
    assetIds: [],
    question: null,
    ...change,
  };
}

describe('a draft', () => {
  it('is stored as a whole: settings, and pages with ids made by the client', async () => {
    const body = toDraft(project);
    const added = toNewPage({
      layout: 'sideBySide',
      assetIds: [null, body.pages[0]?.assetIds[0] ?? null],
    });
    const settings = { ...body.settings, name: 'Lemon', shuffle: true, password: 'yuzu-2026' };
    const saved = await save({ ...body, settings, pages: [added, ...body.pages.toReversed()] });
    expect(saved).toMatchObject({ name: 'Lemon', shuffle: true, password: 'yuzu-2026' });
    expect(saved.pages.map(({ id, position }) => [id, position])).toEqual([
      [added.id, 0],
      [project.pages[1]?.id, 1],
      [project.pages[0]?.id, 2],
    ]);
    expect(saved.pages[0]?.assets.map((asset) => asset?.id ?? null)).toEqual(added.assetIds);
    expect(saved.pageCount).toBe(3);
    expect(await read()).toEqual(saved);
  });

  it('that changes nothing leaves everything as it is, on a new revision', async () => {
    const saved = await save(toDraft(project));
    expect(saved.revision).toBe(project.revision + 1);
    expect(saved.pages).toEqual(project.pages);
  });

  it('has the background of a page, its longest time for a tap, the sound and the poster of a video', async () => {
    const body = toDraft(project);
    const [picture, ...rest] = body.pages as [DraftPage, ...DraftPage[]];
    const extras = {
      background: '#fde68a',
      tapLongestMs: 20_000,
      startMuted: false,
      posterFrame: 4,
    };
    const saved = await save({ ...body, pages: [{ ...picture, ...extras }, ...rest] });
    expect(saved.pages[0]).toMatchObject(extras);
    expect(await read()).toEqual(saved);
    // An app that is older than they are sends none of them.
    const { background, tapLongestMs, startMuted, posterFrame, ...older } = picture;
    const again = { ...toDraft(saved), pages: [older, ...rest] };
    expect((await save(again)).pages).toEqual(project.pages);
    for (const wrong of [{ background: 'red' }, { tapLongestMs: 700 }, { posterFrame: 5 }]) {
      const pages = [{ ...picture, ...wrong }, ...rest];
      const refused = save({ ...toDraft(await read()), pages });
      await expect(refused).rejects.toMatchObject({ code: 'invalid_request' });
    }
  });

  it('takes pages away, and brings them back under their ids', async () => {
    const body = toDraft(project);
    const without = await save({ ...body, pages: body.pages.slice(1) });
    expect(without.pages.map(({ id, position }) => [id, position])).toEqual([
      [project.pages[1]?.id, 0],
    ]);
    const back = await save({ ...body, revision: without.revision, key: randomUUID() });
    expect(back.pages).toEqual(project.pages);
  });

  it('is refused whole when one page of it is wrong', async () => {
    const body = toDraft(project);
    const [picture, question] = body.pages as [DraftPage, DraftPage];
    const settings = { ...body.settings, name: 'Never stored' };
    for (const pages of [
      [picture, picture],
      [{ ...picture, kind: 'video' as const, timerMs: null }],
      [{ ...picture, question: question.question }],
      [{ ...question, question: null }],
      [{ ...question, assetIds: picture.assetIds }],
      [{ ...picture, assetIds: [null, ...picture.assetIds] }],
      [{ ...picture, timerMs: 1_250 }],
      Array.from({ length: LIMITS.pagesMax + 1 }, () => toNewPage()),
    ]) {
      await expect(save({ ...body, settings, pages })).rejects.toMatchObject({
        code: 'invalid_request',
      });
    }
    await expect(
      save({ ...body, settings, pages: [toNewPage({ assetIds: [randomUUID()] })] }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await read()).toEqual(project);
  });
});

describe('a draft that is kept as a copy of its project', () => {
  it('has its own settings and pages, and pictures that are stored for it', async () => {
    const body = toDraft(project);
    const [picture, question] = body.pages as [DraftPage, DraftPage];
    await save({ ...body, pages: [question] });
    const { settings } = body;
    const pages = [{ ...picture, id: randomUUID(), timerMs: 2_000 }];
    const copy = await owner.client.call(CALLS.duplicateProject, {
      params: { id: project.id },
      body: { name: 'Mine', draft: { settings: { ...settings, shuffle: true }, pages } },
    });
    expect(copy).toMatchObject({ name: 'Mine', shuffle: true, status: 'edit', pageCount: 1 });
    expect(copy.pages[0]).toMatchObject({ timerMs: 2_000, assets: [{ status: 'ready' }] });
    expect(copy.pages[0]?.assets[0]?.id).not.toBe(picture.assetIds[0]);
    expect((await read()).pages.map(({ id }) => id)).toEqual([question.id]);
  });

  it('may have empty slots behind those of its layout, as a draft that is saved', async () => {
    const { settings } = toDraft(project);
    const pages = [toNewPage({ layout: 'single', assetIds: [null, null, null, null] })];
    const copy = await owner.client.call(CALLS.duplicateProject, {
      params: { id: project.id },
      body: { name: 'Mine', draft: { settings, pages } },
    });
    expect(copy.pages[0]).toMatchObject({ layout: 'single', assets: [null] });
  });

  it('has no picture of another project', async () => {
    const other = await createDraft(owner);
    const { assets } = await addPicturePage(server, owner, other.id);
    const { settings } = toDraft(project);
    const copy = await owner.client.call(CALLS.duplicateProject, {
      params: { id: project.id },
      body: {
        name: 'Mine',
        draft: { settings, pages: [toNewPage({ assetIds: [assets[0]?.id ?? null] })] },
      },
    });
    expect(copy.pages[0]?.assets).toEqual([null]);
  });
});

describe('the revision of a draft', () => {
  it('is the one it was made from; else 409 with the stored one', async () => {
    const body = toDraft(project);
    const mine = await save({ ...body, settings: { ...body.settings, name: 'Mine' } });
    const theirs = { ...body, key: randomUUID(), settings: { ...body.settings, name: 'Theirs' } };
    const refusal = await save(theirs).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ statusCode: 409, code: 'draft_outdated' });
    expect(draftOutdated.parse((refusal as { details: unknown }).details).project).toEqual(mine);
    expect((await read()).name).toBe('Mine');
  });

  it('is not asked of a save that is repeated: it answers the same', async () => {
    const body = toDraft(project);
    const [first, second] = await Promise.all([save(body), save(body)]);
    expect(second).toEqual(first);
    expect((await read()).revision).toBe(project.revision + 1);
  });

  it('lets one of several saves through that are sent at once', async () => {
    const body = toDraft(project);
    const all = await Promise.allSettled(
      Array.from({ length: 4 }, () => save({ ...body, key: randomUUID() })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is raised by every write, page calls too', async () => {
    const params = { id: project.id, pageId: project.pages[0]?.id ?? '' };
    const writes = [
      () => owner.client.call(CALLS.updateProject, { params, body: { name: 'Other' } }),
      () => owner.client.call(CALLS.updatePage, { params, body: { timerMs: 3_000 } }),
      () => addQuestion(owner, project.id),
      () =>
        owner.client
          .call(CALLS.upgradeProject, { params })
          .catch(() => addQuestion(owner, project.id)),
    ];
    for (const [at, write] of writes.entries()) {
      await write();
      expect((await read()).revision).toBe(project.revision + at + 1);
    }
    await expect(save(toDraft(project))).rejects.toMatchObject({ code: 'draft_outdated' });
  });

  it('is named by the activation: another than was shown is not started', async () => {
    const params = { id: project.id };
    const body = toDraft(project);
    const saved = await save({ ...body, settings: { ...body.settings, maxParticipant: 90 } });
    const start = (revision: number) =>
      owner.client.call(CALLS.activateProject, { params, body: { revision } });
    await expect(start(project.revision)).rejects.toMatchObject({ code: 'draft_outdated' });
    expect((await read()).status).toBe('edit');
    expect((await start(saved.revision)).status).toBe('active');
    await expect(save(toDraft(await read()))).rejects.toMatchObject({
      code: 'project_not_editable',
    });
  });
});
