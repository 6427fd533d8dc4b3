import { type Asset, CALLS } from '@fovea/contract';
import { addPage } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import {
  createActiveProject,
  createDraft,
  makePicture,
  sendFile,
  signUp,
  uploadPicture,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { addPicturePage } from '#testing/stored-assets.ts';
import { activateProject } from './projects.service.ts';

const { server, owner } = await openServer({ people: ['owner'] });

describe('a new project', () => {
  it('is in edit, without a link, and reads back the same', async () => {
    const created = await createDraft(owner, 25);
    expect(created).toMatchObject({
      status: 'edit',
      type: 'basic',
      device: 'mobile',
      orientation: 'portrait',
      maxParticipant: 25,
      joined: 0,
      completed: 0,
      link: null,
      code: null,
      pages: [],
    });
    const read = await owner.client.call(CALLS.getProject, { params: { id: created.id } });
    expect(read).toEqual(created);
  });

  it.each([
    [{ name: '  ' }],
    [{ maxParticipant: 0 }],
    [{ maxParticipant: 100_001 }],
    [{ type: 'enterprise' }],
    [{ name: 'x'.repeat(61) }],
  ])('is refused with %j', async (change) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/projects',
      headers: {
        cookie: owner.cookieHeader(),
        'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '',
      },
      payload: { name: 'A poster', type: 'basic', maxParticipant: 5, ...change },
    });
    expect(reply.json()).toMatchObject({ statusCode: 400, code: 'invalid_request' });
  });
});

describe('GET /projects', () => {
  it('lists own projects newest first, a page at a time, each exactly once', async () => {
    const lister = await signUp(server);
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      server.clock.advance(1_000);
      made.unshift((await createDraft(lister)).id);
    }
    const seen: string[] = [];
    let after: string | null | undefined;
    const sizes: number[] = [];
    do {
      const reply = await lister.client.call(CALLS.listProjects, {
        query: { limit: 2, ...(after ? { after } : {}) },
      });
      seen.push(...reply.projects.map(({ id }) => id));
      sizes.push(reply.projects.length);
      after = reply.next;
    } while (after !== null);
    expect(seen).toEqual(made);
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('keeps its place when a project is added between two pages', async () => {
    const lister = await signUp(server);
    const old = [await createDraft(lister)];
    server.clock.advance(1_000);
    old.unshift(await createDraft(lister));
    const first = await lister.client.call(CALLS.listProjects, { query: { limit: 1 } });
    server.clock.advance(1_000);
    await createDraft(lister);
    const second = await lister.client.call(CALLS.listProjects, {
      query: { limit: 1, after: first.next ?? '' },
    });
    expect([first, second].map(({ projects }) => projects[0]?.id)).toEqual(old.map(({ id }) => id));
    expect(second.next).toBeNull();
  });

  it('counts the pages, adds their timers up and shows the first three pictures in order', async () => {
    const lister = await signUp(server);
    const { id } = await createDraft(lister);
    const summarise = async () =>
      (await lister.client.call(CALLS.listProjects, { query: {} })).projects[0];
    expect(await summarise()).toMatchObject({ pageCount: 0, lengthMs: 0, covers: [] });
    const pictures: Asset[] = [];
    for (const widthPx of [10, 20, 30, 40]) {
      const picture = await uploadPicture(server, lister, id, await makePicture(widthPx, 80));
      pictures.push(picture);
      await addPage(lister.client, id, { kind: 'image', assetIds: [picture.id], timerMs: 4_000 });
    }
    const summary = await summarise();
    expect(summary).toMatchObject({ pageCount: 4, lengthMs: 16_000 });
    expect(summary?.covers).toEqual(
      pictures.slice(0, 3).map(({ thumbUrl, widthPx, heightPx }) => ({
        url: thumbUrl,
        widthPx,
        heightPx,
        mapUrl: null,
      })),
    );
  });

  it('shows nothing of other people', async () => {
    await createDraft(owner);
    const nobody = await signUp(server);
    expect(await nobody.client.call(CALLS.listProjects, { query: {} })).toEqual({
      projects: [],
      next: null,
      total: 0,
    });
  });
});

describe('activation', () => {
  it('is refused without a page', async () => {
    const { id } = await createDraft(owner);
    await expect(
      owner.client.call(CALLS.activateProject, { params: { id } }),
    ).rejects.toMatchObject({ statusCode: 409, code: 'project_not_ready' });
  });

  it('is refused while a picture is not checked yet', async () => {
    const { id } = await createDraft(owner);
    const params = await sendFile(server, owner, id, { bytes: await makePicture() });
    const { uploadId } = params;
    await addPage(owner.client, id, { kind: 'image', assetIds: [uploadId] });
    const activate = () => owner.client.call(CALLS.activateProject, { params: { id } });
    await expect(activate()).rejects.toMatchObject({ code: 'project_not_ready' });
    await owner.client.call(CALLS.completeUpload, { params });
    await expect(activate()).rejects.toMatchObject({ code: 'project_not_ready' });
    await server.runJobs('check-asset.v1');
    await expect(activate()).resolves.toMatchObject({ status: 'active' });
  });

  it('gives a link that cannot be guessed and a code that can be typed', async () => {
    const project = await createActiveProject(server, owner);
    expect(project.link).toMatch(/^https:\/\/go\.example\.com\/p\/[a-z2-7]{12}$/);
    expect(project.code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  });

  it('draws another link and code while another project has them', async () => {
    const taken = await createActiveProject(server, owner);
    const { id } = await createDraft(owner);
    await addPicturePage(server, owner, id);
    const draws = [
      { slug: taken.slug, code: '222222' },
      { slug: 'a'.repeat(12), code: taken.code ?? '' },
      { slug: 'b'.repeat(12), code: '333333' },
    ];
    const drawLink = () => draws.shift() ?? { slug: '', code: '' };
    const actor = {
      userId: owner.userId,
      role: 'user' as const,
      authSessionId: '',
      passedSecondFactor: false,
    };
    const { project } = await activateProject({ ...server.deps, drawLink }, actor, id);
    expect(project).toMatchObject({ status: 'active', slug: 'b'.repeat(12), code: '333333' });
    expect(draws).toEqual([]);
  });

  it('freezes the project: no second activation, no page, no upload', async () => {
    const { id, pages } = await createActiveProject(server, owner);
    const refusal = { statusCode: 409, code: 'project_not_editable' };
    const params = { id };
    const assetIds = [pages[0]?.assets[0]?.id ?? ''];
    await expect(owner.client.call(CALLS.activateProject, { params })).rejects.toMatchObject(
      refusal,
    );
    await expect(addPage(owner.client, id, { kind: 'image', assetIds })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      owner.client.call(CALLS.createUpload, {
        params,
        body: { fileName: 'a.png', contentType: 'image/png', bytes: 5 },
      }),
    ).rejects.toMatchObject(refusal);
  });

  it('happens once when two tabs press the button', async () => {
    const { id } = await createDraft(owner);
    await addPicturePage(server, owner, id);
    const answers = await Promise.allSettled(
      [1, 2].map(() => owner.client.call(CALLS.activateProject, { params: { id } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
