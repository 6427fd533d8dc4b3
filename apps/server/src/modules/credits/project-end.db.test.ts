import { randomUUID } from 'node:crypto';
import { CALLS, LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { afterAll, describe, expect, it } from 'vitest';
import { returnSession } from '#modules/recordings/marks/return-session.service.ts';
import {
  begin,
  complete,
  createActiveProject,
  logIn,
  makeGaze,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import {
  countPaid,
  countSessions,
  expectSound,
  give,
  listMoves,
  settle,
  startPro,
} from '#testing/sessions.ts';
import { settleProject } from './projects-credits.service.ts';

const { server } = await openServer();
afterAll(() => expectSound(server));

const balanceOf = (userId: string) => countSessions(server, userId);

describe('a project that is finished early', () => {
  it('gives back what nobody used, each session to the lot it came from', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 4);
    await give(server, person.userId, 6, { source: 'subscription', days: 30 });
    const { id, slug } = await startPro(server, person, 8);
    await record(server.app, slug, makeGaze(1, 6));
    const { status } = await person.client.call(CALLS.finishProject, { params: { id } });
    expect(status).toBe('done');
    expect(await balanceOf(person.userId)).toBe(9);
    const { parts } = await person.client.call(CALLS.getCredits);
    expect(parts.map(({ amount, expiresAt }) => [amount, expiresAt === null])).toEqual([
      [5, false],
      [4, true],
    ]);
    expect((await listMoves(server, person.userId))[0]).toEqual(['RELEASE', 7, 9]);
  });

  it('does not bring back a month that has ended meanwhile', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 2);
    await give(server, person.userId, 6, { source: 'subscription', days: 30 });
    const { id } = await startPro(server, person, 8);
    server.clock.advance(30 * DAY_MS);
    const { client } = await logIn(server.app, person.email);
    await client.call(CALLS.finishProject, { params: { id } });
    expect(await balanceOf(person.userId)).toBe(2);
  });

  it('keeps a session for whoever takes part at that moment: it is paid if they finish, and comes back if not', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 4);
    const { id, slug } = await startPro(server, person, 4);
    const gaze = makeGaze(2);
    const [finishing] = [await begin(server.app, slug), await begin(server.app, slug)];
    await person.client.call(CALLS.finishProject, { params: { id } });
    expect(await balanceOf(person.userId)).toBe(2);
    await complete(server.app, finishing, gaze);
    await settle(server);
    expect(await countPaid(server, id)).toBe(1);
    expect(await balanceOf(person.userId)).toBe(2);
    server.clock.advance((LIMITS.silentAfterMinutes + 2) * 60_000);
    await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
    await server.runJobs('sweep.v1');
    await settle(server);
    expect(await balanceOf(person.userId)).toBe(3);
    expect(await listMoves(server, person.userId)).toEqual([
      ['RELEASE', 1, 3],
      ['RELEASE', 2, 2],
      ['USE', -4, 0],
      ['PURCHASE', 4, 4],
    ]);
  });

  it('charges nobody who comes back to it after their place was given away', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 2);
    const { id, slug } = await startPro(server, person, 2);
    const gaze = makeGaze(2);
    const joined = await begin(server.app, slug);
    server.clock.advance((LIMITS.silentAfterMinutes + 2) * 60_000);
    await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
    await server.runJobs('sweep.v1');
    const { client } = await logIn(server.app, person.email);
    await client.call(CALLS.finishProject, { params: { id } });
    await complete(server.app, joined, gaze);
    await settle(server);
    expect(await countPaid(server, id)).toBe(0);
    expect(await balanceOf(person.userId)).toBe(2);
  });

  it('takes nobody in any more and cannot end twice', async () => {
    const person = await signUp(server);
    const { id, slug } = await createActiveProject(server, person);
    await person.client.call(CALLS.finishProject, { params: { id } });
    await expect(record(server.app, slug, makeGaze(1, 8))).rejects.toThrow();
    await expect(person.client.call(CALLS.finishProject, { params: { id } })).rejects.toMatchObject(
      { code: 'project_not_active' },
    );
  });
});

describe("'Collected data may be invalidated'", () => {
  const invalidate = (recordingId: string) =>
    returnSession(server.deps, { recordingId, reason: 'a replayed recording' });
  const refused = { code: 'recording_not_returnable' };

  async function collect(maxParticipant: number, count: number) {
    const person = await signUp(server);
    await give(server, person.userId, maxParticipant);
    const { id, slug } = await startPro(server, person, maxParticipant);
    const recordings: string[] = [];
    for (let seed = 0; seed < count; seed++) {
      recordings.push((await record(server.app, slug, makeGaze(1, 20 + seed))).recordingId);
    }
    await settle(server);
    return { person, id, slug, recordings };
  }

  it('the session comes back to the project once, and the place opens for somebody else', async () => {
    const { person, id, slug, recordings } = await collect(5, 5);
    const [first = ''] = recordings;
    await server.runJobs('pack-recording.v1');
    await invalidate(first);
    await invalidate(first);
    const { joined, status } = await person.client.call(CALLS.getProject, { params: { id } });
    expect({ joined, status }).toEqual({ joined: 4, status: 'active' });
    await record(server.app, slug, makeGaze(1, 40));
    await settle(server);
    expect(await countPaid(server, id)).toBe(6);
    expect(await balanceOf(person.userId)).toBe(0);
  });

  it('for at most a fifth of the target', async () => {
    const { recordings } = await collect(10, 3);
    const [first = '', second = '', third = ''] = recordings;
    await invalidate(first);
    await invalidate(second);
    await expect(invalidate(third)).rejects.toMatchObject(refused);
  });

  it('within 7 days', async () => {
    const { recordings } = await collect(10, 2);
    const [first = '', second = ''] = recordings;
    server.clock.advance(LIMITS.returnDays * DAY_MS);
    await invalidate(first);
    server.clock.advance(1);
    await expect(invalidate(second)).rejects.toMatchObject(refused);
  });

  it('of a project that its owner ended the session goes on to the owner', async () => {
    const { person, id, recordings } = await collect(5, 1);
    await person.client.call(CALLS.finishProject, { params: { id } });
    await invalidate(recordings[0] ?? '');
    await settle(server);
    expect(await balanceOf(person.userId)).toBe(5);
  });

  it('not of a recording that nobody paid for', async () => {
    await expect(invalidate(randomUUID())).rejects.toMatchObject(refused);
    const person = await signUp(server);
    const { slug } = await createActiveProject(server, person);
    const { recordingId } = await record(server.app, slug, makeGaze(1, 41));
    await expect(invalidate(recordingId)).rejects.toMatchObject(refused);
  });
});

describe('two that settle at the same time', () => {
  it('pay for each recording once', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 12);
    const { id, slug } = await startPro(server, person, 12);
    for (let seed = 70; seed < 76; seed++) {
      await record(server.app, slug, makeGaze(1, seed));
      await server.runJobs('pack-recording.v1');
      await Promise.all([1, 2, 3].map(() => settleProject(server.deps, id)));
    }
    expect(await countPaid(server, id)).toBe(6);
    await expectSound(server);
  });

  it('leave a project to itself that cannot be settled', async () => {
    const [poor, rich] = [await signUp(server), await signUp(server)];
    const projects = [];
    for (const { userId } of [poor, rich]) await give(server, userId, 1);
    for (const person of [poor, rich]) projects.push(await startPro(server, person, 1));
    const [broken = '', sound = ''] = projects.map(({ id }) => id);
    for (const [i, { slug }] of projects.entries()) {
      await record(server.app, slug, makeGaze(1, 80 + i));
    }
    // A hand in the data: a recording that no session was set aside for.
    const free = await createActiveProject(server, poor);
    const { recordingId } = await record(server.app, free.slug, makeGaze(1, 90));
    await server.database.query('UPDATE consumptions SET project_id = $1 WHERE recording_id = $2', [
      broken,
      recordingId,
    ]);
    await settle(server);
    expect(await countPaid(server, sound)).toBe(1);
    expect(await countPaid(server, broken)).toBe(0);
  });
});
