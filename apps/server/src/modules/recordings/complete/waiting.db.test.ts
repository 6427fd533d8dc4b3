import { createHash } from 'node:crypto';
import { type ApiError, CALLS, LIMITS, type ProjectType } from '@fovea/contract';
import { toRootHash } from '@fovea/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import {
  begin,
  complete,
  createActiveProject,
  type Joined,
  join,
  logIn,
  makeGaze,
  type Person,
  putBatch,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords } from '#testing/read-records.ts';
import { countPaid, countSessions, DAY_MS, expectSound, give, settle } from '#testing/sessions.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';

const { server } = await openServer();
afterAll(() => expectSound(server));

interface Waiting {
  readonly person: Person;
  readonly id: string;
  /** Who has the only place. */
  readonly first: Joined;
  /** In the order in which they completed. */
  readonly waiting: readonly Joined[];
  readonly receipts: readonly string[];
}

/** A project for one, who completes first. Of two others the last to join is the first to complete. */
async function startFull(type: ProjectType): Promise<Waiting> {
  const person = await signUp(server);
  const { id, slug } = await createActiveProject(server, person, { type, maxParticipant: 1 });
  const keys = [makeKeys(), makeKeys(), makeKeys()];
  const joined: Joined[] = [];
  for (const { join: own } of keys) joined.push(await join(server.app, slug, own));
  const [first, ...others] = joined as [Joined, Joined, Joined];
  const waiting = others.reverse();
  for (const [seed, one] of [first, ...waiting].entries()) {
    const gaze = makeGaze(1, seed + 1);
    await putBatch(server.app, one, 0, gaze.batches[0]);
    await complete(server.app, one, gaze);
    server.clock.advance(1);
  }
  return { person, id, first, waiting, receipts: keys.map(({ receipt }) => receipt) };
}

const change = ({ client }: Pick<Person, 'client'>, id: string, maxParticipant: number) =>
  client.call(CALLS.changeTarget, { params: { id }, body: { maxParticipant } });
const idsOf = (people: readonly (Joined | undefined)[]) =>
  people.map((one) => one?.recordingId ?? '').sort();

async function readIds({ person, id }: Pick<Waiting, 'person' | 'id'>): Promise<readonly string[]> {
  await settle(server);
  await packAndMerge(server);
  const { client } = await logIn(server.app, person.email);
  const { manifest } = await readRecords(server, { ...person, client }, id);
  return manifest.participants.map(({ recordingId }) => recordingId).sort();
}

describe('a raised target', () => {
  it.each(['pro', 'basic'] as const)(
    'of a %s project takes in who waits, by the order of their ends, and a last one ends it',
    async (type) => {
      const project = await startFull(type);
      const { person, id, first, waiting } = project;
      expect(await readIds(project)).toEqual(idsOf([first]));
      if (type === 'pro') await give(server, person.userId, 2);
      expect(await change(person, id, 2)).toMatchObject({
        joined: 2,
        completed: 2,
        status: 'done',
      });
      expect(await readIds(project)).toEqual(idsOf([first, waiting[0]]));
      expect(await change(person, id, 3)).toMatchObject({
        joined: 3,
        completed: 3,
        status: 'done',
      });
      expect(await readIds(project)).toEqual(idsOf([first, ...waiting]));
      if (type === 'pro') expect(await countPaid(server, id)).toBe(3);
      expect(await countSessions(server, person.userId)).toBe(0);
    },
  );

  it('of somebody without the sessions takes in nobody', async () => {
    const project = await startFull('pro');
    const { person, id, first } = project;
    await expect(change(person, id, 3)).rejects.toMatchObject({ code: 'credits_insufficient' });
    expect(await readIds(project)).toEqual(idsOf([first]));
  });

  it('of a project that was finished takes them in before their packs are made', async () => {
    const project = await startFull('pro');
    const { person, id, first, waiting } = project;
    await person.client.call(CALLS.finishProject, { params: { id } });
    await give(server, person.userId, 3);
    expect(await change(person, id, 4)).toMatchObject({ joined: 3, status: 'active' });
    expect(await readIds(project)).toEqual(idsOf([first, ...waiting]));
    expect(await countPaid(server, id)).toBe(3);
    await person.client.call(CALLS.finishProject, { params: { id } });
    expect(await countSessions(server, person.userId)).toBe(1);
  });
});

describe('a place that comes back goes to who waits', () => {
  it('when its holder withdraws, and who waits may withdraw too', async () => {
    const project = await startFull('pro');
    const { id, waiting, receipts } = project;
    await withdraw(server, receipts[0] ?? '');
    expect(await readIds(project)).toEqual(idsOf([waiting[0]]));
    await withdraw(server, receipts[1] ?? '');
    const left = await server.database.query('SELECT FROM recordings WHERE project_id = $1', [id]);
    expect(left).toHaveLength(1);
    expect(await readIds(project)).toEqual(idsOf([waiting[0]]));
  });

  it('when nothing of its holder can be read', async () => {
    const person = await signUp(server);
    const { id, slug } = await createActiveProject(server, person, { maxParticipant: 1 });
    const [late, first] = [await join(server.app, slug), await join(server.app, slug)];
    const bytes = Buffer.from('no gaze');
    const rootHash = toRootHash([createHash('sha256').update(bytes).digest()]);
    await putBatch(server.app, first, 0, bytes);
    await complete(server.app, first, { batches: [bytes], rootHash });
    const gaze = makeGaze(1, 2);
    await putBatch(server.app, late, 0, gaze.batches[0]);
    await complete(server.app, late, gaze);
    expect(await readIds({ person, id })).toEqual(idsOf([late]));
  });

  it('when its holder is silent', async () => {
    const person = await signUp(server);
    const { id, slug } = await createActiveProject(server, person, { maxParticipant: 1 });
    const late = await join(server.app, slug);
    await begin(server.app, slug);
    const gaze = makeGaze(1, 2);
    await putBatch(server.app, late, 0, gaze.batches[0]);
    await complete(server.app, late, gaze);
    server.clock.advance(LIMITS.silentAfterMinutes * 60_000 + 600_000);
    await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
    await server.runJobs('sweep.v1');
    expect(await readIds({ person, id })).toEqual(idsOf([late]));
  });

  it('when a mark returns its session', async () => {
    const person = await signUp(server);
    const { id, slug } = await createActiveProject(server, person, {
      type: 'pro',
      maxParticipant: 5,
    });
    const late = await join(server.app, slug);
    const first = await record(server.app, slug, makeGaze(1, 1));
    for (const seed of [2, 3, 4, 5]) await record(server.app, slug, makeGaze(1, seed));
    const gaze = makeGaze(1, 6);
    await putBatch(server.app, late, 0, gaze.batches[0]);
    await complete(server.app, late, gaze);
    await settle(server);
    const params = { id: first.recordingId };
    await person.client.call(CALLS.markRecording, { params, body: { valid: false } });
    server.clock.advance(LIMITS.markStandsMinutes * 60_000);
    await server.deps.jobs.enqueue(server.deps.db, 'decide-marks.v1', {});
    await server.runJobs('decide-marks.v1');
    const { client } = await logIn(server.app, person.email);
    expect(await client.call(CALLS.getProject, { params: { id } })).toMatchObject({
      status: 'done',
      joined: 5,
      completed: 5,
    });
    expect(await readIds({ person, id })).toContain(late.recordingId);
  });
});

it('whoever waits is erased with everybody when the time that gaze is kept is over', async () => {
  const { person, id } = await startFull('basic');
  await person.client.call(CALLS.finishProject, { params: { id } });
  server.clock.advance((LIMITS.retentionDefaultDays + 1) * DAY_MS);
  await server.deps.jobs.enqueue(server.deps.db, 'end-retention.v1', {});
  await server.runJobs('end-retention.v1');
  await server.runJobs('erase-recordings.v1');
  const left = await server.database.query('SELECT FROM recordings WHERE project_id = $1', [id]);
  expect(left).toEqual([]);
});

it('twelve people who complete beside a target that goes up and down are read as far as they are paid', async () => {
  const person = await signUp(server);
  await give(server, person.userId, 8);
  const { id, slug } = await createActiveProject(server, person, {
    type: 'pro',
    maxParticipant: 8,
  });
  const people = await Promise.all(
    Array.from({ length: 12 }, async (_, seed) => {
      const keys = makeKeys();
      const joined = await join(server.app, slug, keys.join);
      return { joined, gaze: makeGaze(1, seed + 1), receipt: keys.receipt };
    }),
  );
  const targets = [10, 8, 11, 9, 10];
  await Promise.all([
    ...people.map(async ({ joined, gaze, receipt }, n) => {
      await putBatch(server.app, joined, 0, gaze.batches[0]);
      await complete(server.app, joined, gaze);
      if (n === 0) await withdraw(server, receipt);
    }),
    server.runJobs('pack-recording.v1'),
    (async () => {
      for (const target of targets) {
        const outcome = await change(person, id, target).catch(({ code }: ApiError) => code);
        expect(typeof outcome === 'string' ? outcome : 'target_too_low').toBe('target_too_low');
      }
    })(),
  ]);
  await settle(server);
  await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
  await server.runJobs('sweep.v1');
  await settle(server);
  await packAndMerge(server);
  const project = await person.client.call(CALLS.getProject, { params: { id } });
  const { manifest } = await readRecords(server, person, id);
  const [row] = await server.database.query<{ places: number }>(
    `SELECT (SELECT count(*) FROM recordings WHERE project_id = $1 AND holds_place)::int
       + (SELECT count(*) FROM tombstones WHERE project_id = $1 AND holds_place)::int AS places`,
    [id],
  );
  expect(project.joined).toBe(project.maxParticipant);
  expect(row?.places).toBe(project.joined);
  expect(manifest.participants).toHaveLength(project.completed);
  expect(await countPaid(server, id)).toBe(project.joined);
  expect(await countSessions(server, person.userId)).toBe(16 - project.maxParticipant);
});
