import { CALLS } from '@fovea/contract';
import { afterAll, describe, expect, it } from 'vitest';
import {
  complete,
  createDraft,
  join,
  makeGaze,
  openBrowser,
  type Person,
  putBatch,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { countSessions, expectSound, give, listMoves, settle } from '#testing/sessions.ts';
import { addPicturePage } from '#testing/stored-assets.ts';
import { forgetDeletedProjects } from './project-removal.service.ts';

const NOT_FOUND = { statusCode: 404, code: 'not_found' };

const { server } = await openServer();
afterAll(() => expectSound(server));

const remove = (person: Person, id: string) =>
  person.client.call(CALLS.removeProject, { params: { id } });
const forget = () => server.runJobs('forget-project.v1');

async function start(person: Person, type: 'basic' | 'pro', maxParticipant: number) {
  const { id } = await createDraft(person, maxParticipant);
  await addPicturePage(server, person, id);
  await person.client.call(CALLS.updateProject, { params: { id }, body: { type } });
  const { link } = await person.client.call(CALLS.activateProject, { params: { id } });
  return { id, slug: link?.split('/').at(-1) ?? '' };
}

async function countRows(projectId: string) {
  const [row] = await server.database.query(
    `SELECT (SELECT count(*)::int FROM pages WHERE project_id = $1) AS pages,
            (SELECT count(*)::int FROM assets WHERE project_id = $1) AS assets,
            (SELECT count(*)::int FROM recordings WHERE project_id = $1) AS recordings,
            (SELECT count(*)::int FROM aggregates WHERE project_id = $1) AS aggregates,
            (SELECT count(*)::int FROM project_hashtags WHERE project_id = $1) AS hashtags`,
    [projectId],
  );
  return row;
}

describe('a deleted project', () => {
  it('is gone for its owner at once, in every call, and from every count', async () => {
    const owner = await signUp(server);
    const { client } = owner;
    const kept = await createDraft(owner);
    const { id } = await start(owner, 'basic', 5);
    const params = { id };
    for (const projectId of [id, kept.id]) {
      const set = { params: { id: projectId }, body: { names: ['packaging'] } };
      await client.call(CALLS.setProjectHashtags, set);
    }
    expect(await remove(owner, id)).toEqual({ removed: true });
    for (const attempt of [
      () => client.call(CALLS.getProject, { params }),
      () => client.call(CALLS.updateProject, { params, body: { name: 'Back' } }),
      () => client.call(CALLS.duplicateProject, { params, body: { name: 'Back' } }),
      () => client.call(CALLS.finishProject, { params }),
      () => client.call(CALLS.upgradeProject, { params }),
      () => client.call(CALLS.getAggregatedRecords, { params }),
      () => client.call(CALLS.setProjectHashtags, { params, body: { names: [] } }),
      () => remove(owner, id),
    ]) {
      await expect(attempt()).rejects.toMatchObject(NOT_FOUND);
    }
    const list = await client.call(CALLS.listProjects, { query: {} });
    expect([list.projects.map((project) => project.id), list.total]).toEqual([[kept.id], 1]);
    expect((await client.call(CALLS.countProjects)).all).toBe(1);
    const { hashtags } = await client.call(CALLS.listHashtags);
    expect(hashtags.map(({ name, projects }) => [name, projects])).toEqual([['packaging', 1]]);
  });

  it('is gone for participants: the link finds nothing and nobody can join', async () => {
    const owner = await signUp(server);
    const { id, slug } = await start(owner, 'basic', 5);
    const { client } = openBrowser(server.app);
    expect(
      await client.call(CALLS.getCollectProject, { params: { slug }, query: {} }),
    ).toMatchObject({
      open: true,
    });
    await remove(owner, id);
    const head = () => client.call(CALLS.getCollectProject, { params: { slug }, query: {} });
    await expect(head()).rejects.toMatchObject(NOT_FOUND);
    await expect(join(server.app, slug)).rejects.toMatchObject(NOT_FOUND);
    await forget();
    await expect(head()).rejects.toMatchObject(NOT_FOUND);
  });

  it('refuses a participant who is in the middle, before and after it is forgotten', async () => {
    const owner = await signUp(server);
    const { id, slug } = await start(owner, 'basic', 5);
    const gaze = makeGaze(3);
    const joined = await join(server.app, slug);
    const [first, second, third] = gaze.batches;
    expect((await putBatch(server.app, joined, 0, first)).status).toBe(200);
    await remove(owner, id);
    expect((await putBatch(server.app, joined, 1, second)).status).toBeLessThan(500);
    await forget();
    const late = await putBatch(server.app, joined, 2, third);
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect(late.status).toBeLessThan(500);
    const end = complete(server.app, joined, gaze);
    await expect(end).rejects.toMatchObject({ statusCode: expect.any(Number) });
    const rows = await server.database.query('SELECT FROM gaze_batches WHERE recording_id = $1', [
      joined.recordingId,
    ]);
    expect(rows).toEqual([]);
  });

  it('leaves nothing behind but its row: no page, picture, recording, record, hashtag or password', async () => {
    const owner = await signUp(server);
    const { id } = await createDraft(owner);
    await addPicturePage(server, owner, id);
    const params = { id };
    await owner.client.call(CALLS.updateProject, { params, body: { password: 'sesame' } });
    await owner.client.call(CALLS.setProjectHashtags, { params, body: { names: ['wave-1'] } });
    const { link } = await owner.client.call(CALLS.activateProject, { params });
    const slug = link?.split('/').at(-1) ?? '';
    await record(server.app, slug, makeGaze(1), { password: 'sesame' });
    await server.runJobs('pack-recording.v1');
    await server.runJobs('build-aggregate.v1');
    const before = [...server.storage.objects.keys()];
    expect(before.some((key) => key.includes(id))).toBe(true);
    expect(await countRows(id)).toMatchObject({ pages: 1, assets: 1, recordings: 1, hashtags: 1 });
    await remove(owner, id);
    expect(await forget()).toMatchObject([{ kind: 'done' }]);
    expect(await countRows(id)).toEqual({
      pages: 0,
      assets: 0,
      recordings: 0,
      aggregates: 0,
      hashtags: 0,
    });
    expect(server.storage.objects.size).toBeLessThan(before.length);
    expect([...server.storage.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
    const [kept] = await server.database.query(
      'SELECT password_sealed, forgotten_at IS NOT NULL AS forgotten FROM projects WHERE id = $1',
      [id],
    );
    expect(kept).toEqual({ password_sealed: null, forgotten: true });
  });

  it('is forgotten once, and by the schedule when its job is lost', async () => {
    const owner = await signUp(server);
    const { id } = await start(owner, 'basic', 5);
    await remove(owner, id);
    await server.database.query("DELETE FROM pgboss.job WHERE name = 'forget-project.v1'");
    expect(await forget()).toEqual([]);
    await forgetDeletedProjects(server.deps);
    expect(await forget()).toMatchObject([{ kind: 'done' }]);
    await forgetDeletedProjects(server.deps);
    expect(await forget()).toEqual([]);
  });
});

describe('sessions of a Pro project that is deleted', () => {
  const settled = async () => {
    await forget();
    await settle(server);
    await settle(server);
  };

  it('come back when nobody took part', async () => {
    const owner = await signUp(server);
    await give(server, owner.userId, 8);
    const { id } = await start(owner, 'pro', 5);
    expect(await countSessions(server, owner.userId)).toBe(3);
    await remove(owner, id);
    await settled();
    expect(await countSessions(server, owner.userId)).toBe(8);
    expect(await listMoves(server, owner.userId)).toEqual([
      ['RELEASE', 5, 8],
      ['USE', -5, 3],
      ['PURCHASE', 8, 8],
    ]);
  });

  it('come back but for those whose data could be read', async () => {
    const owner = await signUp(server);
    await give(server, owner.userId, 5);
    const { id, slug } = await start(owner, 'pro', 5);
    await record(server.app, slug, makeGaze(1, 1));
    await record(server.app, slug, makeGaze(1, 2));
    await server.runJobs('pack-recording.v1');
    await join(server.app, slug);
    await remove(owner, id);
    await settled();
    expect(await countSessions(server, owner.userId)).toBe(3);
  });

  it('come back from an early end once, not again with the deletion', async () => {
    const owner = await signUp(server);
    await give(server, owner.userId, 5);
    const { id, slug } = await start(owner, 'pro', 5);
    await record(server.app, slug, makeGaze(1, 3));
    await server.runJobs('pack-recording.v1');
    await owner.client.call(CALLS.finishProject, { params: { id } });
    expect(await countSessions(server, owner.userId)).toBe(4);
    await remove(owner, id);
    await settled();
    expect(await countSessions(server, owner.userId)).toBe(4);
  });

  it('stay untouched when the project was never started', async () => {
    const owner = await signUp(server);
    await give(server, owner.userId, 5);
    const { id } = await createDraft(owner, 5);
    await remove(owner, id);
    await settled();
    expect(await listMoves(server, owner.userId)).toEqual([['PURCHASE', 5, 5]]);
  });
});
