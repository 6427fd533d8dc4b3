import { randomBytes, randomUUID } from 'node:crypto';
import { ApiError, CALLS, LIMITS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import {
  type ActiveProject,
  begin,
  complete,
  createActiveProject,
  join,
  makeGaze,
  openBrowser,
  putBatch,
  record,
  toJoinBody,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { waitUntilInTheWay } from '#testing/waits.ts';

const { server, owner } = await openServer({ instances: 2, people: ['owner'] });

const instance = (i: number) => server.apps[i % 2] ?? server.app;

/** Enough for a place. */
const sendGaze = (app: typeof server.app, own: Awaited<ReturnType<typeof join>>) =>
  makeGaze(2).batches.map((bytes, seq) => putBatch(app, own, seq, bytes));

async function countRows(project: ActiveProject) {
  const [row] = await server.database.query<{ joined: number; recordings: number }>(
    `SELECT joined, (SELECT count(*)::int FROM recordings WHERE project_id = projects.id) AS recordings
     FROM projects WHERE id = $1`,
    [project.id],
  );
  return row;
}

describe('a recording', () => {
  it('keeps where its gaze comes from; an app that does not say is a script', async () => {
    const project = await createActiveProject(server, owner);
    const readSource = async (source?: 'camera') => {
      const { recordingId } = await join(server.app, project.slug, source && { source });
      const [row] = await server.database.query('SELECT source FROM recordings WHERE id = $1', [
        recordingId,
      ]);
      return row;
    };
    expect(await readSource('camera')).toEqual({ source: 'camera' });
    expect(await readSource()).toEqual({ source: 'scripted' });
  });
});

describe('what a link shows before anything is asked', () => {
  it('says how long the pages take', async () => {
    const project = await createActiveProject(server, owner, { pages: 2 });
    const head = await openBrowser(server.app).client.call(CALLS.getCollectProject, {
      params: { slug: project.slug },
      query: {},
    });
    expect(head.lengthMs).toBe(project.lengthMs);
    expect(head.lengthMs).toBeGreaterThan(0);
  });
});

describe('places', () => {
  it('are exact when 50 phones on two instances want 40', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 40 });
    const joined = await Promise.all(
      Array.from({ length: 50 }, (_, i) => join(instance(i), project.slug)),
    );
    expect(await countRows(project)).toEqual({ joined: 0, recordings: 50 });
    const sent = await Promise.all(joined.flatMap((own, i) => sendGaze(instance(i), own)));
    expect(sent.every(({ status }) => status === 200)).toBe(true);
    expect(await countRows(project)).toEqual({ joined: 40, recordings: 50 });
    const holders = await server.database.query(
      'SELECT 1 FROM recordings WHERE project_id = $1 AND holds_place',
      [project.id],
    );
    expect(holders).toHaveLength(40);
    const names = joined.map(({ participant }) => participant).sort();
    expect(names).toEqual(
      Array.from({ length: 50 }, (_, i) => `P-${String(i + 1).padStart(3, '0')}`),
    );
  });

  it('are taken by nobody who only joins, and by no bytes that are not gaze', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 20 });
    const joined = await Promise.all(
      Array.from({ length: 25 }, () => join(server.app, project.slug)),
    );
    await Promise.all(joined.map((own) => putBatch(server.app, own, 0, randomBytes(60))));
    expect(await countRows(project)).toEqual({ joined: 0, recordings: 25 });
    await begin(server.app, project.slug);
    expect(await countRows(project)).toEqual({ joined: 1, recordings: 26 });
  });

  it('are taken once by gaze that is sent again, at once and on both instances', async () => {
    const project = await createActiveProject(server, owner);
    const joined = await join(server.app, project.slug);
    await Promise.all(Array.from({ length: 8 }, (_, i) => sendGaze(instance(i), joined)).flat());
    expect(await countRows(project)).toEqual({ joined: 1, recordings: 1 });
  });

  it('are not taken in a project that its owner has ended', async () => {
    const project = await createActiveProject(server, owner);
    const joined = await join(server.app, project.slug);
    await owner.client.call(CALLS.finishProject, { params: { id: project.id } });
    const sent = await Promise.all(sendGaze(server.app, joined));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countRows(project)).toEqual({ joined: 0, recordings: 1 });
  });

  it('are looked for again at the end by whoever found none at the beginning', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 1 });
    const [early, late] = [
      await join(server.app, project.slug),
      await join(server.app, project.slug),
    ];
    const gaze = makeGaze(2);
    for (const own of [early, late]) await Promise.all(sendGaze(server.app, own));
    await server.database.query(
      "UPDATE recordings SET state = 'silent', holds_place = false WHERE id = $1",
      [early.recordingId],
    );
    await server.database.query('UPDATE projects SET joined = 0 WHERE id = $1', [project.id]);
    await complete(server.app, late, gaze);
    expect(await countRows(project)).toEqual({ joined: 1, recordings: 2 });
  });
});

describe('a join that is sent again', () => {
  it('opens one recording, at once and on both instances', async () => {
    const project = await createActiveProject(server, owner);
    const joinKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => join(instance(i), project.slug, { joinKey })),
    );
    expect(new Set(answers.map(({ recordingId }) => recordingId)).size).toBe(1);
    expect(new Set(answers.map(({ participant }) => participant))).toEqual(new Set(['P-001']));
    expect(await countRows(project)).toEqual({ joined: 0, recordings: 1 });
  });

  it('is answered also when the project is full by now', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 1 });
    const joinKey = randomUUID();
    const first = await record(server.app, project.slug, makeGaze(1), { joinKey });
    await expect(join(server.app, project.slug)).rejects.toMatchObject({ code: 'starts_limited' });
    const again = await join(instance(1), project.slug, { joinKey });
    expect(again.recordingId).toBe(first.recordingId);
  });

  it('is refused when the token would end before a run does, and never gets one that has', async () => {
    const project = await createActiveProject(server, owner);
    const joinKey = randomUUID();
    const { recordingId } = await join(server.app, project.slug, { joinKey });
    const start = server.clock.now();
    const lastMs = (LIMITS.recordingTokenHours * 60 - LIMITS.resumeMinutes) * 60_000;
    server.clock.advance(lastMs);
    expect(await join(server.app, project.slug, { joinKey })).toMatchObject({ recordingId });
    for (const moreMs of [1, 25 * 3_600_000]) {
      server.clock.advance(moreMs);
      await expect(join(server.app, project.slug, { joinKey })).rejects.toMatchObject({
        statusCode: 409,
        code: 'recording_closed',
      });
    }
    expect((await join(server.app, project.slug)).recordingId).not.toBe(recordingId);
    server.clock.set(start);
  });

  it('opens one recording by a key that comes in upper and in lower case', async () => {
    const project = await createActiveProject(server, owner);
    const joinKey = randomUUID();
    const keys = [joinKey.toUpperCase(), joinKey, joinKey.toUpperCase()];
    const together = await Promise.all(
      keys.map((key) => join(server.app, project.slug, { joinKey: key })),
    );
    const later = await join(server.app, project.slug, { joinKey: joinKey.toUpperCase() });
    expect(new Set([...together, later].map(({ recordingId }) => recordingId)).size).toBe(1);
    expect(await countRows(project)).toEqual({ joined: 0, recordings: 1 });
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
  it('is refused alone: neighbours in the same group get their recordings', async () => {
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
    expect(await countRows(two)).toEqual({ joined: 0, recordings: 2 });
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
    await waitUntilInTheWay(server, other);
    await other.query('COMMIT');
    other.release();
    expect(await joining).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'invalid_request' } },
      { status: 'fulfilled' },
    ]);
    expect(await countRows(two)).toEqual({ joined: 0, recordings: 2 });
    const late = await join(server.app, two.slug);
    expect(await countRows(two)).toEqual({ joined: 0, recordings: 3 });
    expect(late.participant).not.toBe('P-003');
  });
});

describe('who may not take part', () => {
  it.each([
    ['a participant under age', { age: 17 }, 'invalid_request'],
    ['a camera under 20 Hz', { cameraHz: 19.9 }, 'camera_too_slow'],
    [
      'a consent without every purpose',
      { consent: { version: 'consent-2', language: 'en', purposes: ['gaze'] } },
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
      consent: { version: 'consent-2', language: 'ko', purposes: ['answers', 'gaze'] },
    });
    const [consent] = await server.database.query(
      'SELECT version, language, purposes, given_at FROM consents WHERE recording_id = $1',
      [recordingId],
    );
    expect(consent).toEqual({
      version: 'consent-2',
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
    expect(pages[0]?.assets[0]).toMatchObject({ widthPx: 640, heightPx: 960 });
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
