import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, CALLS } from '@fovea/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ActiveProject,
  createActiveProject,
  join,
  openBrowser,
  type Person,
  signUp,
  toJoinBody,
} from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await buildTestServer({ instances: 2 });
  owner = await signUp(server);
});
afterAll(() => server.stop());

const instance = (i: number) => server.apps[i % 2] ?? server.app;

async function countRows(project: ActiveProject) {
  const [row] = await server.database.query<{ joined: number; recordings: number }>(
    `SELECT joined, (SELECT count(*)::int FROM recordings WHERE project_id = projects.id) AS recordings
     FROM projects WHERE id = $1`,
    [project.id],
  );
  return row;
}

describe('places', () => {
  it('are exact when 50 phones on two instances want 10', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 10 });
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => join(instance(i), project.slug)),
    );
    const joined = answers.filter((answer) => answer.status === 'fulfilled');
    expect(joined).toHaveLength(10);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason.code).toBe('project_full');
    }
    expect(await countRows(project)).toEqual({ joined: 10, recordings: 10 });
    const names = joined.map(({ value }) => value.participant).sort();
    expect(names).toEqual(
      Array.from({ length: 10 }, (_, i) => `P-${String(i + 1).padStart(3, '0')}`),
    );
    const head = await openBrowser(server.app).client.call(CALLS.getCollectProject, {
      params: { slug: project.slug },
    });
    expect(head.open).toBe(false);
  });

  it('are taken once by a join that is sent again, at once and on both instances', async () => {
    const project = await createActiveProject(server, owner);
    const joinKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => join(instance(i), project.slug, { joinKey })),
    );
    expect(new Set(answers.map(({ recordingId }) => recordingId)).size).toBe(1);
    expect(new Set(answers.map(({ participant }) => participant))).toEqual(new Set(['P-001']));
    expect(await countRows(project)).toEqual({ joined: 1, recordings: 1 });
  });

  it('answer a known phone also when the project is full by now', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 1 });
    const joinKey = randomUUID();
    const first = await join(server.app, project.slug, { joinKey });
    await expect(join(server.app, project.slug)).rejects.toMatchObject({ code: 'project_full' });
    const again = await join(instance(1), project.slug, { joinKey });
    expect(again.recordingId).toBe(first.recordingId);
  });

  it('are taken once by a key that comes in upper and in lower case', async () => {
    const project = await createActiveProject(server, owner);
    const joinKey = randomUUID();
    const keys = [joinKey.toUpperCase(), joinKey, joinKey.toUpperCase()];
    const together = await Promise.all(
      keys.map((key) => join(server.app, project.slug, { joinKey: key })),
    );
    const later = await join(server.app, project.slug, { joinKey: joinKey.toUpperCase() });
    expect(new Set([...together, later].map(({ recordingId }) => recordingId)).size).toBe(1);
    expect(await countRows(project)).toEqual({ joined: 1, recordings: 1 });
  });
});

describe('a join that cannot be stored', () => {
  it('is refused before it reaches the group of its neighbours', async () => {
    const project = await createActiveProject(server, owner);
    const device = { ...toJoinBody().device, name: 'Pixel\u0000' };
    const answers = await Promise.allSettled([
      join(server.app, project.slug),
      join(server.app, project.slug, { device }),
    ]);
    expect(answers).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'invalid_request' } },
    ]);
  });
});

describe('a join key of another project', () => {
  it('is refused alone: neighbours in the same group get their places', async () => {
    const one = await createActiveProject(server, owner);
    const two = await createActiveProject(server, owner);
    const joinKey = randomUUID();
    await join(server.app, one.slug, { joinKey });
    const answers = await Promise.allSettled([
      join(server.app, two.slug),
      join(server.app, two.slug, { joinKey }),
      join(server.app, two.slug),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(answers[1]).toMatchObject({ reason: { statusCode: 400, code: 'invalid_request' } });
    expect(await countRows(two)).toEqual({ joined: 2, recordings: 2 });
  });

  it('opens no foreign recording when both joins share a group', async () => {
    const one = await createActiveProject(server, owner);
    const two = await createActiveProject(server, owner);
    const joinKey = randomUUID();
    const answers = await Promise.allSettled(
      [one, two].map(({ slug }) => join(server.app, slug, { joinKey })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await server.database.query('SELECT id FROM recordings WHERE join_key = $1', [
      joinKey,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('is refused alone when the other project stores it at the same moment', async () => {
    const one = await createActiveProject(server, owner);
    const two = await createActiveProject(server, owner);
    const { recordingId } = await join(server.app, one.slug);
    const joinKey = randomUUID();
    const other = await server.deps.pool.connect();
    await other.query('BEGIN');
    await other.query('UPDATE recordings SET join_key = $1 WHERE id = $2', [joinKey, recordingId]);
    const joining = Promise.allSettled([
      join(server.app, two.slug),
      join(server.app, two.slug, { joinKey }),
      join(server.app, two.slug),
    ]);
    await sleep(300);
    await other.query('COMMIT');
    other.release();
    expect(await joining).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'invalid_request' } },
      { status: 'fulfilled' },
    ]);
    expect(await countRows(two)).toEqual({ joined: 2, recordings: 2 });
    const late = await join(server.app, two.slug);
    expect(await countRows(two)).toEqual({ joined: 3, recordings: 3 });
    expect(late.participant).not.toBe('P-003');
  });
});

describe('who may not take part', () => {
  it.each([
    ['a participant under age', { age: 17 }, 'invalid_request'],
    ['a camera under 20 Hz', { cameraHz: 19.9 }, 'camera_too_slow'],
    [
      'a consent without every purpose',
      { consent: { version: 'consent-1', language: 'en', purposes: ['gaze'] } },
      'invalid_request',
    ],
    [
      'a consent to another text',
      { consent: { version: 'consent-0', language: 'en', purposes: ['gaze', 'answers'] } },
      'invalid_request',
    ],
  ] as const)('leaves no trace: %s', async (_title, change, code) => {
    const project = await createActiveProject(server, owner);
    const body = { ...toJoinBody(), ...change };
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/v1/collect/projects/${project.slug}/recordings`,
      payload: body,
    });
    expect(reply.json()).toMatchObject({ code });
    expect(await countRows(project)).toEqual({ joined: 0, recordings: 0 });
    const traces = await server.database.query('SELECT 1 FROM recordings WHERE join_key = $1', [
      body.joinKey,
    ]);
    expect(traces).toEqual([]);
  });

  it('is nobody at exactly 18 years and 20 Hz', async () => {
    const project = await createActiveProject(server, owner);
    await expect(join(server.app, project.slug, { age: 18, cameraHz: 20 })).resolves.toMatchObject({
      participant: 'P-001',
    });
  });
});

describe('a join', () => {
  it('stores the consent with version, language, purposes and time', async () => {
    const project = await createActiveProject(server, owner);
    const { recordingId } = await join(server.app, project.slug, {
      consent: { version: 'consent-1', language: 'ko', purposes: ['answers', 'gaze'] },
    });
    const [consent] = await server.database.query(
      'SELECT version, language, purposes, given_at FROM consents WHERE recording_id = $1',
      [recordingId],
    );
    expect(consent).toEqual({
      version: 'consent-1',
      language: 'ko',
      purposes: ['answers', 'gaze'],
      given_at: server.clock.now(),
    });
  });

  it('answers pages in order with addresses of their pictures', async () => {
    const project = await createActiveProject(server, owner, { pages: 3 });
    const { pages, batchMs } = await join(server.app, project.slug);
    expect(batchMs).toBe(2_000);
    expect(pages.map(({ index, id }) => [index, id])).toEqual(
      project.pages.map(({ position, id }) => [position, id]),
    );
    expect(pages[0]?.assets[0]).toMatchObject({ widthPx: 40, heightPx: 80 });
    expect(pages[0]?.assets[0]?.url).toMatch(/^https:\/\/media\.example\.com\/fovea\/stimuli\//);
  });

  it('is refused for a link that does not exist and for a project that is over', async () => {
    await expect(join(server.app, 'aaaaaaaaaaaa')).rejects.toMatchObject({ code: 'not_found' });
    const project = await createActiveProject(server, owner);
    await server.database.query("UPDATE projects SET status = 'done' WHERE id = $1", [project.id]);
    const refused = await join(server.app, project.slug).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ statusCode: 409, code: 'project_not_active' });
  });
});
