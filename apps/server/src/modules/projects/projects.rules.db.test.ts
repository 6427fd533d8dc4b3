import { CALLS, type CallBody } from '@fovea/contract';
import { addPage, toDraft } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { createDraft, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { countSessions, give, listMoves } from '#testing/sessions.ts';
import { addPicturePage, addQuestion, storeAsset } from '#testing/stored-assets.ts';

type Settings = CallBody<typeof CALLS.updateProject>;

const { server, owner } = await openServer({ people: ['owner'] });

const read = (id: string) => owner.client.call(CALLS.getProject, { params: { id } });
const update = (id: string, body: Settings) =>
  owner.client.call(CALLS.updateProject, { params: { id }, body });
const activate = (id: string) => owner.client.call(CALLS.activateProject, { params: { id } });

async function createActive(): Promise<string> {
  const { id } = await createDraft(owner);
  await addPicturePage(server, owner, id);
  await activate(id);
  return id;
}

describe("'Project: name, password, max_participant, …' every setting is stored and read again", () => {
  const CHANGES: readonly Settings[] = [
    { name: 'Cereal boxes' },
    { password: 'open-sesame' },
    { maxParticipant: 60 },
    { device: 'tablet' },
    { orientation: 'landscape' },
    { timerMs: 12_500 },
    { shuffle: true },
    { finalReview: true },
    { type: 'pro' },
  ];

  it.each(CHANGES)('%j alone changes nothing else', async (change) => {
    const before = await createDraft(owner);
    server.clock.advance(1_000);
    const answer = await update(before.id, change);
    const lengthMs = change.finalReview === true ? 5_000 : 0;
    const updatedAt = server.clock.now().toISOString();
    const revision = before.revision + 1;
    expect(answer).toEqual({ ...before, ...change, lengthMs, updatedAt, revision });
    expect(await read(before.id)).toEqual(answer);
  });

  it('all at once, and back again', async () => {
    const before = await createDraft(owner);
    const all = Object.assign({}, ...CHANGES) as Settings;
    expect(await update(before.id, all)).toMatchObject(all);
    const { name, maxParticipant, device, orientation, timerMs, shuffle, finalReview, type } =
      before;
    const back = { name, maxParticipant, device, orientation, timerMs, shuffle, finalReview, type };
    const revision = before.revision + 2;
    expect(await update(before.id, { ...back, password: null })).toEqual({ ...before, revision });
  });

  it("'number of pages, project length': they follow every change of the pages", async () => {
    const { id } = await createDraft(owner);
    const sizeOf = async () => {
      const { pageCount, lengthMs } = await read(id);
      const { projects } = await owner.client.call(CALLS.listProjects, { query: {} });
      const listed = projects.find((project) => project.id === id);
      expect([listed?.pageCount, listed?.lengthMs]).toEqual([pageCount, lengthMs]);
      return [pageCount, lengthMs];
    };
    expect(await sizeOf()).toEqual([0, 0]);
    const page = await addPicturePage(server, owner, id);
    expect(await sizeOf()).toEqual([1, 8_000]);
    const params = { id, pageId: page.id };
    await owner.client.call(CALLS.updatePage, { params, body: { timerMs: null } });
    await update(id, { timerMs: 3_000 });
    expect(await sizeOf()).toEqual([1, 3_000]);
    await addQuestion(owner, id);
    const film = await storeAsset(server, id, { kind: 'video', durationMs: 30_500 });
    const body = { kind: 'video' as const, assetIds: [film] };
    await addPage(owner.client, id, body);
    await update(id, { finalReview: true });
    expect(await sizeOf()).toEqual([3, 3_000 + 10_000 + 30_500 + 5_000]);
    await addPage(owner.client, id, { kind: 'image', timerMs: null });
    expect(await sizeOf()).toEqual([4, 51_500]);
    const { pages, ...draft } = toDraft(await read(id));
    const without = { ...draft, pages: pages.slice(1) };
    await owner.client.call(CALLS.saveDraft, { params, body: without });
    expect(await sizeOf()).toEqual([3, 48_500]);
  });

  it("'project ID': six characters and a link, from the activation on", async () => {
    const { id, code, link } = await createDraft(owner);
    expect([code, link]).toEqual([null, null]);
    await addPicturePage(server, owner, id);
    const active = await activate(id);
    expect(active.code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(active.link).toMatch(/\/p\/[a-z2-7]{12}$/);
  });
});

describe("'password' of a project", () => {
  const PASSWORD = 'Sesame-4711';

  it('lies sealed: no table has it in plain, in hex or in base64', async () => {
    const { id } = await createDraft(owner);
    await update(id, { password: PASSWORD });
    const [row] = await server.database.query<{ password_sealed: Buffer }>(
      'SELECT password_sealed FROM projects WHERE id = $1',
      [id],
    );
    expect(row?.password_sealed.length).toBeGreaterThan(PASSWORD.length);
    const forms = ['utf8', 'hex', 'base64', 'base64url'] as const;
    const tables = await server.database.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    expect(tables.map(({ name }) => name)).toContain('public.projects');
    for (const { name } of tables) {
      const [found] = await server.database.query<{ rows: number }>(
        `SELECT count(*)::int AS rows FROM ${name} t WHERE EXISTS (
           SELECT FROM unnest($1::text[]) AS form WHERE strpos(t::text, form) > 0)`,
        [forms.map((form) => Buffer.from(PASSWORD).toString(form))],
      );
      expect([name, found?.rows]).toEqual([name, 0]);
    }
  });

  it('is sealed another way for each project, so that equal ones do not look equal', async () => {
    const ids = [await createDraft(owner), await createDraft(owner)].map(({ id }) => id);
    for (const id of ids) await update(id, { password: PASSWORD });
    const rows = await server.database.query<{ password_sealed: Buffer }>(
      'SELECT password_sealed FROM projects WHERE id = ANY($1)',
      [ids],
    );
    expect(new Set(rows.map((row) => row.password_sealed.toString('hex'))).size).toBe(2);
  });

  it('is shown to its owner, also while it collects; a list says only that there is one', async () => {
    const { id } = await createDraft(owner);
    await addPicturePage(server, owner, id);
    await update(id, { password: PASSWORD });
    await activate(id);
    expect((await read(id)).password).toBe(PASSWORD);
    const { projects } = await owner.client.call(CALLS.listProjects, { query: {} });
    expect(JSON.stringify(projects)).not.toContain(PASSWORD);
    expect(projects.find((project) => project.id === id)?.hasPassword).toBe(true);
  });

  it('stays when something else changes, and goes when it is taken away', async () => {
    const { id } = await createDraft(owner);
    await update(id, { password: PASSWORD });
    expect((await update(id, { name: 'Another' })).password).toBe(PASSWORD);
    expect((await update(id, { password: null })).password).toBeNull();
    const { projects } = await owner.client.call(CALLS.listProjects, { query: {} });
    expect(projects.find((project) => project.id === id)?.hasPassword).toBe(false);
  });
});

describe("'Activation starts data collection and after it the project cannot be edited'", () => {
  const REFUSAL = { statusCode: 409, code: 'project_not_editable' };

  it('no setting, no page, no order, no file; nothing has changed afterwards', async () => {
    const id = await createActive();
    const active = await read(id);
    const params = { id, pageId: active.pages[0]?.id ?? '' };
    const { client } = owner;
    for (const attempt of [
      () => update(id, { name: 'Another', shuffle: true }),
      () => update(id, { password: 'secret' }),
      () => update(id, { maxParticipant: 11 }),
      () => update(id, {}),
      () => addQuestion(owner, id),
      () => client.call(CALLS.updatePage, { params, body: { timerMs: 1_000 } }),
      () => client.call(CALLS.updatePage, { params, body: { name: 'A', timerMs: 1_000 } }),
      () => activate(id),
    ]) {
      await expect(attempt()).rejects.toMatchObject(REFUSAL);
    }
    expect(await read(id)).toEqual(active);
  });

  it('names are not part of it: project and pages get others while it collects and when it is done', async () => {
    const id = await createActive();
    const before = await read(id);
    const params = { id, pageId: before.pages[0]?.id ?? '' };
    const rename = async (name: string) => {
      const renamed = await update(id, { name });
      const body = { name: `${name}, page 1` };
      const { pages, ...rest } = await owner.client.call(CALLS.updatePage, { params, body });
      expect(renamed.name).toBe(name);
      return [rest.status, rest.name, pages[0]?.name];
    };
    expect(await rename('Teas')).toEqual(['active', 'Teas', 'Teas, page 1']);
    await owner.client.call(CALLS.finishProject, { params: { id } });
    expect(await rename('Coffees')).toEqual(['done', 'Coffees', 'Coffees, page 1']);
    const { name, status, updatedAt, pages, revision, saveKey, ...rest } = await read(id);
    const renamed = { name, status, updatedAt, pages, revision, saveKey };
    expect({ ...before, ...renamed }).toEqual({ ...rest, ...renamed });
    const stranger = await signUp(server);
    await expect(
      stranger.client.call(CALLS.updateProject, { params: { id }, body: { name: 'Mine' } }),
    ).rejects.toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  it('hashtags are not part of it: they change while it collects and when it is done', async () => {
    const id = await createActive();
    const setHashtags = async (...names: string[]) => {
      const set = { params: { id }, body: { names } };
      const { hashtags, status } = await owner.client.call(CALLS.setProjectHashtags, set);
      return [status, ...hashtags.map(({ name }) => name)];
    };
    expect(await setHashtags('wave-1')).toEqual(['active', 'wave-1']);
    await owner.client.call(CALLS.finishProject, { params: { id } });
    expect(await setHashtags('wave-1', 'report')).toEqual(['done', 'wave-1', 'report']);
  });

  it("'status edit, active (in progress), done': it goes on and never back", async () => {
    const id = await createActive();
    const finish = () => owner.client.call(CALLS.finishProject, { params: { id } });
    expect((await finish()).status).toBe('done');
    await expect(finish()).rejects.toMatchObject({ code: 'project_not_active' });
    await expect(activate(id)).rejects.toMatchObject(REFUSAL);
    await expect(update(id, { shuffle: true })).rejects.toMatchObject(REFUSAL);
  });

  it('a project in edit cannot be finished', async () => {
    const { id } = await createDraft(owner);
    await expect(owner.client.call(CALLS.finishProject, { params: { id } })).rejects.toMatchObject({
      code: 'project_not_active',
    });
  });
});

describe("'sessions needed, session cost'", () => {
  it("'Activating with too few sessions': nothing starts, nothing is paid", async () => {
    const poor = await signUp(server);
    await give(server, poor.userId, 4);
    const { id } = await createDraft(poor, 5);
    await addPicturePage(server, poor, id);
    await poor.client.call(CALLS.updateProject, { params: { id }, body: { type: 'pro' } });
    const start = () => poor.client.call(CALLS.activateProject, { params: { id } });
    await expect(start()).rejects.toMatchObject({ statusCode: 409, code: 'credits_insufficient' });
    const { status, link, code } = await poor.client.call(CALLS.getProject, { params: { id } });
    expect([status, link, code]).toEqual(['edit', null, null]);
    expect(await countSessions(server, poor.userId)).toBe(4);
    await poor.client.call(CALLS.updateProject, { params: { id }, body: { maxParticipant: 4 } });
    expect(await start()).toMatchObject({ status: 'active', type: 'pro' });
    expect(await countSessions(server, poor.userId)).toBe(0);
  });

  it('a Pro project that is not ready keeps its sessions', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 5);
    const { id } = await createDraft(person, 5);
    await addQuestion(person, id, { text: '' });
    await person.client.call(CALLS.updateProject, { params: { id }, body: { type: 'pro' } });
    await expect(
      person.client.call(CALLS.activateProject, { params: { id } }),
    ).rejects.toMatchObject({ code: 'project_not_ready' });
    expect(await listMoves(server, person.userId)).toEqual([['PURCHASE', 5, 5]]);
  });
});

describe('how many projects an account has', () => {
  it('is bounded: after 5,000 there is neither a new one nor a copy until one is deleted', async () => {
    const full = await signUp(server);
    const { id } = await createDraft(full);
    await server.database.query(
      `INSERT INTO projects (id, owner_id, name, type, device, orientation, max_participant,
                             created_at, updated_at)
       SELECT gen_random_uuid(), owner_id, name, type, device, orientation, max_participant,
              created_at, updated_at
       FROM projects, generate_series(2, $2) WHERE id = $1`,
      [id, 5_000],
    );
    const refused = { statusCode: 409, code: 'projects_full' };
    await expect(createDraft(full)).rejects.toMatchObject(refused);
    const copy = { params: { id }, body: { name: 'A copy' } };
    await expect(full.client.call(CALLS.duplicateProject, copy)).rejects.toMatchObject(refused);
    await expect(createDraft(owner)).resolves.toMatchObject({ name: 'A poster' });
    await full.client.call(CALLS.removeProject, { params: { id } });
    await expect(createDraft(full)).resolves.toMatchObject({ name: 'A poster' });
  });
});
