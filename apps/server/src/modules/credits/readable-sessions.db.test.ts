import { createHash, randomBytes } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { addPage, type ScriptedGaze, toRootHash } from '@fovea/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import {
  complete,
  createActiveProject,
  createDraft,
  join,
  makeGaze,
  type Person,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import {
  countPaid,
  countSessions,
  expectSound,
  give,
  settle,
  startPro,
} from '#testing/sessions.ts';

const NO_GAZE = { batches: [], rootHash: createHash('sha256').digest('hex') };

const { server } = await openServer();
afterAll(() => expectSound(server));

/** Gaze of a script that sends unreadable bytes. */
function makeNoise(): ScriptedGaze {
  const batches = [randomBytes(8)];
  const sha256 = batches.map((bytes) => createHash('sha256').update(bytes).digest());
  return { ...makeGaze(1), batches, sha256, rootHash: toRootHash(sha256) };
}

const pack = () => server.runJobs('pack-recording.v1');
const readProject = (person: Person, id: string) =>
  person.client.call(CALLS.getProject, { params: { id } });
const finish = (person: Person, id: string) =>
  person.client.call(CALLS.finishProject, { params: { id } });

async function startWith(sessions: number) {
  const person = await signUp(server);
  await give(server, person.userId, sessions);
  const project = await startPro(server, person, sessions);
  const left = () => countSessions(server, person.userId);
  return { person, ...project, left };
}

describe('a session', () => {
  it('is used when the pack shows gaze, and not before', async () => {
    const { id, slug } = await startWith(2);
    await record(server.app, slug, makeGaze(1, 1));
    await server.deps.jobs.enqueue(server.deps.db, 'settle-credits.v1', {});
    await server.runJobs('settle-credits.v1');
    expect(await countPaid(server, id)).toBe(0);
    await settle(server);
    expect(await countPaid(server, id)).toBe(1);
  });

  it('comes back with its place when nothing can be read, and the owner sees why', async () => {
    const { person, id, slug } = await startWith(2);
    const { recordingId } = await record(server.app, slug, makeNoise());
    expect(await readProject(person, id)).toMatchObject({ joined: 1, completed: 1, unread: [] });
    await settle(server);
    expect(await countPaid(server, id)).toBe(0);
    expect(await readProject(person, id)).toMatchObject({
      status: 'active',
      joined: 0,
      completed: 0,
      unread: [{ reason: 'nothing_readable', count: 1 }],
    });
    const rows = await server.database.query(
      'SELECT holds_place, unread_reason FROM recordings WHERE id = $1',
      [recordingId],
    );
    expect(rows).toEqual([{ holds_place: false, unread_reason: 'nothing_readable' }]);
    for (const seed of [1, 2]) await record(server.app, slug, makeGaze(1, seed));
    await settle(server);
    expect(await countPaid(server, id)).toBe(2);
    expect((await readProject(person, id)).status).toBe('done');
  });

  it('is used by complete answers where there are questions alone, and by no others', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 2);
    const { id } = await createDraft(person, 2);
    const question = { kind: 'written' as const, text: 'Why?', choices: [], required: true };
    const params = { id };
    const page = { kind: 'survey' as const, question };
    await addPage(person.client, id, page);
    await person.client.call(CALLS.updateProject, { params, body: { type: 'pro' } });
    const { link, pages } = await person.client.call(CALLS.activateProject, { params });
    const slug = link?.split('/').at(-1) ?? '';
    const answers = [{ pageId: pages[0]?.id ?? '', choices: [], text: 'It is bright.' }];
    for (const given of [[], answers]) {
      await complete(server.app, await join(server.app, slug), NO_GAZE, { answers: given });
    }
    await settle(server);
    expect(await countPaid(server, id)).toBe(1);
    expect(await readProject(person, id)).toMatchObject({
      joined: 1,
      completed: 1,
      unread: [{ reason: 'answers_missing', count: 1 }],
    });
  });
});

describe('five runs of random bytes', () => {
  it('end no project and use nothing, and somebody real still finds a place', async () => {
    const { person, id, slug } = await startWith(5);
    for (let run = 0; run < 5; run++) await record(server.app, slug, makeNoise());
    await settle(server);
    expect(await readProject(person, id)).toMatchObject({
      status: 'active',
      joined: 0,
      completed: 0,
      unread: [{ reason: 'nothing_readable', count: 5 }],
    });
    expect(await countPaid(server, id)).toBe(0);
    await expect(record(server.app, slug, makeGaze(1, 3))).resolves.toBeDefined();
  });
});

describe('between completing and packing', () => {
  it('a full project goes on: one of its places may still come back', async () => {
    const { person, id, slug } = await startWith(2);
    const first = await record(server.app, slug, makeGaze(1, 4));
    const last = await record(server.app, slug, makeNoise());
    await server.runJob('pack-recording.v1', { recordingId: first.recordingId });
    expect((await readProject(person, id)).status).toBe('active');
    await server.runJob('pack-recording.v1', { recordingId: last.recordingId });
    expect(await readProject(person, id)).toMatchObject({ status: 'active', joined: 1 });
  });

  it('finishing keeps the session until the pack says whether it is used', async () => {
    const [used, unread] = [await startWith(3), await startWith(3)];
    await record(server.app, used.slug, makeGaze(1, 5));
    await record(server.app, unread.slug, makeNoise());
    for (const { person, id, left } of [used, unread]) {
      await finish(person, id);
      expect(await left()).toBe(2);
    }
    await settle(server);
    expect([await used.left(), await countPaid(server, used.id)]).toEqual([2, 1]);
    expect([await unread.left(), await countPaid(server, unread.id)]).toEqual([3, 0]);
  });

  it('a recording that no worker can pack keeps its session, and gets it decided in the end', async () => {
    const { person, id, slug, left } = await startWith(3);
    await record(server.app, slug, makeGaze(1, 6));
    const { put } = server.storage;
    server.storage.put = () => Promise.reject(new Error('store is away'));
    await pack();
    await finish(person, id);
    await server.database.query("DELETE FROM pgboss.job WHERE name = 'pack-recording.v1'");
    await settle(server);
    expect([await left(), await countPaid(server, id)]).toEqual([2, 0]);
    server.storage.put = put;
    const [row] = await server.database.query<{ id: string }>(
      'SELECT id FROM recordings WHERE project_id = $1',
      [id],
    );
    await server.runJob('pack-recording.v1', { recordingId: row?.id ?? '' });
    await settle(server);
    expect([await left(), await countPaid(server, id)]).toEqual([2, 1]);
  });

  it('an upgrade pays for what may be used, and gets back what was not', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 5);
    const { id, slug } = await createActiveProject(server, person, { maxParticipant: 5 });
    await record(server.app, slug, makeGaze(1, 7));
    await settle(server);
    await record(server.app, slug, makeGaze(1, 8));
    await record(server.app, slug, makeNoise());
    await finish(person, id);
    await person.client.call(CALLS.upgradeProject, { params: { id } });
    expect(await countSessions(server, person.userId)).toBe(2);
    await settle(server);
    expect(await countPaid(server, id)).toBe(2);
    expect(await countSessions(server, person.userId)).toBe(3);
  });

  it('deleting the project gives the session back with the data that nobody read', async () => {
    const { person, id, slug, left } = await startWith(3);
    await record(server.app, slug, makeGaze(1, 9));
    await settle(server);
    await record(server.app, slug, makeGaze(1, 10));
    await person.client.call(CALLS.removeProject, { params: { id } });
    await server.runJobs('forget-project.v1');
    await settle(server);
    expect(await countPaid(server, id)).toBe(1);
    expect(await left()).toBe(2);
  });

  it('two workers that pack the same recording give its place back once', async () => {
    const { person, id, slug } = await startWith(3);
    const { recordingId } = await record(server.app, slug, makeNoise());
    await Promise.all([1, 2].map(() => server.runJob('pack-recording.v1', { recordingId })));
    await record(server.app, slug, makeGaze(1, 11));
    expect((await readProject(person, id)).joined).toBe(1);
  });
});
