import { CALLS } from '@fovea/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createActiveProject,
  createDraft,
  makePicture,
  type Person,
  signUp,
  uploadPicture,
} from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

const NOBODYS = '00000000-0000-7000-8000-000000000000';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await signUp(server);
});
afterAll(() => server.stop());

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
    [{ type: 'pro' }],
    [{ name: 'x'.repeat(101) }],
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
    let before: string | null | undefined;
    const sizes: number[] = [];
    do {
      const reply = await lister.client.call(CALLS.listProjects, {
        query: { limit: 2, ...(before ? { before } : {}) },
      });
      seen.push(...reply.projects.map(({ id }) => id));
      sizes.push(reply.projects.length);
      before = reply.next;
    } while (before !== null);
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
      query: { limit: 1, before: first.next ?? NOBODYS },
    });
    expect([first, second].map(({ projects }) => projects[0]?.id)).toEqual(old.map(({ id }) => id));
    expect(second.next).toBeNull();
  });

  it('shows nothing of other people', async () => {
    await createDraft(owner);
    const nobody = await signUp(server);
    expect(await nobody.client.call(CALLS.listProjects, { query: {} })).toEqual({
      projects: [],
      next: null,
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
    const bytes = await makePicture();
    const { url, uploadId } = await owner.client.call(CALLS.createUpload, {
      params: { id },
      body: { fileName: 'a.png', contentType: 'image/png', bytes: bytes.length },
    });
    await owner.client.call(CALLS.createPage, {
      params: { id },
      body: { kind: 'image', assetIds: [uploadId] },
    });
    const activate = () => owner.client.call(CALLS.activateProject, { params: { id } });
    await expect(activate()).rejects.toMatchObject({ code: 'project_not_ready' });
    server.storage.receive(url, bytes, 'image/png');
    await owner.client.call(CALLS.completeUpload, { params: { id, uploadId } });
    await expect(activate()).rejects.toMatchObject({ code: 'project_not_ready' });
    await server.runJobs('check-asset.v1');
    await expect(activate()).resolves.toMatchObject({ status: 'active' });
  });

  it('gives a link that cannot be guessed and a code that can be typed', async () => {
    const project = await createActiveProject(server, owner);
    expect(project.link).toMatch(/^https:\/\/go\.example\.com\/p\/[a-z2-7]{12}$/);
    expect(project.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  });

  it('freezes the project: no second activation, no page, no upload', async () => {
    const { id, pages } = await createActiveProject(server, owner);
    const refusal = { statusCode: 409, code: 'project_not_editable' };
    const params = { id };
    const assetIds = [pages[0]?.assets[0]?.id ?? ''];
    await expect(owner.client.call(CALLS.activateProject, { params })).rejects.toMatchObject(
      refusal,
    );
    await expect(
      owner.client.call(CALLS.createPage, { params, body: { kind: 'image', assetIds } }),
    ).rejects.toMatchObject(refusal);
    await expect(
      owner.client.call(CALLS.createUpload, {
        params,
        body: { fileName: 'a.png', contentType: 'image/png', bytes: 5 },
      }),
    ).rejects.toMatchObject(refusal);
  });

  it('happens once when two tabs press the button', async () => {
    const { id } = await createDraft(owner);
    const asset = await uploadPicture(server, owner, id, await makePicture());
    await owner.client.call(CALLS.createPage, {
      params: { id },
      body: { kind: 'image', assetIds: [asset.id] },
    });
    const answers = await Promise.allSettled(
      [1, 2].map(() => owner.client.call(CALLS.activateProject, { params: { id } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

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
    expect(pages[0]?.assets.map((asset) => asset.id)).toEqual([second.id, first.id]);
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
});
