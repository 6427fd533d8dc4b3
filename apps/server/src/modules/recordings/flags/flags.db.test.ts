import { CALLS, LIMITS, type OutsideRecording } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createActiveProject,
  logIn,
  makeGaze,
  type Person,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords } from '#testing/read-records.ts';
import { countPaid, expectSound, give, settle } from '#testing/sessions.ts';
import { waitForLocks } from '#testing/waits.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';
import { lockFlagged, setFlagState } from './flags.repo.ts';

const { server } = await openServer({ rewinds: true });
afterAll(() => expectSound(server));

interface Collected {
  readonly person: Person;
  readonly id: string;
  readonly slug: string;
}

async function open(type: 'pro' | 'basic', target: number, sessions = target): Promise<Collected> {
  const person = await signUp(server);
  if (type === 'pro') await give(server, person.userId, sessions);
  const { id, slug } = await createActiveProject(server, person, { type, maxParticipant: target });
  return { person, id, slug };
}

/** One person, and scripts that send the same gaze again. */
async function collect(
  project: Collected,
  { scripts, seed = 1 }: { readonly scripts: number; readonly seed?: number },
): Promise<{ readonly first: string; readonly replays: readonly string[] }> {
  const ids: string[] = [];
  for (let n = 0; n <= scripts; n++) {
    ids.push((await record(server.app, project.slug, makeGaze(6, seed))).recordingId);
    await settle(server);
  }
  await packAndMerge(server);
  const [first = '', ...replays] = ids;
  return { first, replays };
}

/** After hours the clock has passed the end of each session that logs in. */
async function enter({ person }: Collected) {
  return (await logIn(server.app, person.email)).client;
}

async function decide(project: Collected, id: string, valid: boolean) {
  const client = await enter(project);
  await client.call(CALLS.markRecording, { params: { id }, body: { valid } });
  await settle(server);
  await server.runJobs('build-aggregate.v1');
}

async function readProject(project: Collected) {
  const client = await enter(project);
  const found = await client.call(CALLS.getProject, { params: { id: project.id } });
  const { status, joined, completed, waiting, flagged, leftOut } = found;
  return { status, joined, completed, waiting, flagged, leftOut };
}

async function readOutside(project: Collected): Promise<readonly OutsideRecording[]> {
  const client = await enter(project);
  return (await client.call(CALLS.listOutside, { params: { id: project.id } })).outside;
}

async function readIds(project: Collected): Promise<readonly string[]> {
  const person = { ...project.person, client: await enter(project) };
  const { manifest } = await readRecords(server, person, project.id);
  return manifest.participants.map(({ recordingId }) => recordingId).sort();
}

async function runSchedule(): Promise<void> {
  await server.deps.jobs.enqueue(server.deps.db, 'decide-marks.v1', {});
  await server.runJobs('decide-marks.v1');
}

const listEvents = async (recordingId: string) =>
  server.database.query(
    'SELECT action, actor_id FROM audit_events WHERE subject_id = $1 ORDER BY seq',
    [recordingId],
  );

describe.each(['pro', 'basic'] as const)('in a %s project gaze that a script sent', (type) => {
  it('ends no project, takes no place and uses no session before its owner decides', async () => {
    const project = await open(type, 2);
    const { first, replays } = await collect(project, { scripts: 4 });
    expect(await readProject(project)).toMatchObject({
      status: 'active',
      joined: 1,
      completed: 1,
      waiting: 0,
      flagged: 4,
    });
    expect(await readIds(project)).toEqual([first]);
    expect(await countPaid(server, project.id)).toBe(type === 'pro' ? 1 : 0);
    const outside = await readOutside(project);
    expect(outside.map(({ recordingId }) => recordingId).sort()).toEqual([...replays].sort());
    expect(outside[0]).toMatchObject({ state: 'flagged', flags: ['replayed_trace'] });
    const other = await record(server.app, project.slug, makeGaze(6, 2));
    await settle(server);
    await packAndMerge(server);
    expect(await readProject(project)).toMatchObject({ status: 'done', completed: 2, flagged: 4 });
    expect(await readIds(project)).toEqual([first, other.recordingId].sort());
  });

  it('is read and charged once its owner counts it, as long as a place is free', async () => {
    const project = await open(type, 2);
    const { first, replays } = await collect(project, { scripts: 2 });
    const [one = '', two = ''] = replays;
    await decide(project, one, true);
    await decide(project, one, true);
    expect(await readProject(project)).toMatchObject({ status: 'done', joined: 2, flagged: 1 });
    expect(await readIds(project)).toEqual([first, one].sort());
    expect(await countPaid(server, project.id)).toBe(type === 'pro' ? 2 : 0);
    await decide(project, two, true);
    expect(await readProject(project)).toMatchObject({ status: 'done', waiting: 1, flagged: 0 });
    expect(await readIds(project)).toEqual([first, one].sort());
    if (type === 'pro') await give(server, project.person.userId, 1);
    const client = await enter(project);
    const params = { id: project.id };
    await client.call(CALLS.changeTarget, { params, body: { maxParticipant: 3 } });
    await settle(server);
    await server.runJobs('build-aggregate.v1');
    expect(await readIds(project)).toEqual([first, one, two].sort());
    expect(await countPaid(server, project.id)).toBe(type === 'pro' ? 3 : 0);
    expect(await listEvents(one)).toEqual([
      { action: 'recording_counted', actor_id: project.person.userId },
    ]);
  });

  it('is left out when its owner says so, and may count after all', async () => {
    const project = await open(type, 3);
    const { first, replays } = await collect(project, { scripts: 1 });
    const [one = ''] = replays;
    await decide(project, one, false);
    expect(await readProject(project)).toMatchObject({ joined: 1, flagged: 0, leftOut: 1 });
    expect(await readOutside(project)).toMatchObject([{ state: 'left_out', decideBy: null }]);
    expect(await readIds(project)).toEqual([first]);
    await decide(project, one, true);
    expect(await readProject(project)).toMatchObject({ joined: 2, completed: 2, leftOut: 0 });
    expect(await readIds(project)).toEqual([first, one].sort());
  });

  it('is left out by itself after 7 days, and not before', async () => {
    const project = await open(type, 3);
    const { replays } = await collect(project, { scripts: 1 });
    const [{ decideBy } = { decideBy: null }] = await readOutside(project);
    server.clock.advance(LIMITS.flagDays * DAY_MS - 60_000);
    await runSchedule();
    expect(await readProject(project)).toMatchObject({ flagged: 1, leftOut: 0 });
    server.clock.advance(60_000);
    expect(Date.parse(decideBy ?? '')).toBeLessThanOrEqual(server.clock.now().getTime());
    await runSchedule();
    expect(await readProject(project)).toMatchObject({ flagged: 0, leftOut: 1 });
    expect(await listEvents(replays[0] ?? '')).toEqual([
      { action: 'recording_left_out', actor_id: null },
    ]);
  });
});

it('a counted one may be marked invalid like all others, and what waits may be left out', async () => {
  const project = await open('pro', 5);
  const { replays } = await collect(project, { scripts: 1 });
  const [one = ''] = replays;
  await decide(project, one, true);
  await decide(project, one, false);
  expect(await readProject(project)).toMatchObject({ joined: 2, completed: 2, leftOut: 0 });
  server.clock.advance(LIMITS.markStandsMinutes * 60_000);
  await runSchedule();
  expect(await readProject(project)).toMatchObject({ joined: 1, completed: 1 });
  const full = await open('pro', 2);
  const { replays: late } = await collect(full, { scripts: 1 });
  await record(server.app, full.slug, makeGaze(6, 2));
  await settle(server);
  await decide(full, late[0] ?? '', true);
  expect(await readProject(full)).toMatchObject({ waiting: 1 });
  await decide(full, late[0] ?? '', false);
  expect(await readProject(full)).toMatchObject({ waiting: 0, leftOut: 1 });
});

it('a decision that comes in the moment in which the days are over stands', async () => {
  const project = await open('pro', 2);
  const { replays } = await collect(project, { scripts: 1 });
  const [flagged = ''] = replays;
  server.clock.advance(LIMITS.flagDays * DAY_MS);
  let schedule: Promise<void> | undefined;
  await server.deps.db.transaction().execute(async (tx) => {
    await lockFlagged(tx, flagged);
    schedule = runSchedule();
    await waitForLocks(server);
    await setFlagState(tx, flagged, 'counted');
  });
  await schedule;
  expect(await readProject(project)).toMatchObject({ flagged: 0, leftOut: 0, waiting: 1 });
});

it('ten who count at once beside a place or two are charged for the places alone', async () => {
  const project = await open('pro', 3);
  const { replays } = await collect(project, { scripts: 6 });
  const client = await enter(project);
  const count = (id: string) =>
    client.call(CALLS.markRecording, { params: { id }, body: { valid: true } });
  await Promise.all([...replays, ...replays.slice(0, 4)].map(count));
  await settle(server);
  expect(await readProject(project)).toMatchObject({ joined: 3, completed: 3, waiting: 4 });
  expect(await countPaid(server, project.id)).toBe(3);
  await expectSound(server);
});

it('a flagged person who withdraws is gone, and no place comes back for them', async () => {
  const project = await open('pro', 2);
  await collect(project, { scripts: 0 });
  const keys = makeKeys();
  await record(server.app, project.slug, makeGaze(6, 1), keys.join);
  await settle(server);
  expect(await readProject(project)).toMatchObject({ joined: 1, flagged: 1 });
  await withdraw(server, keys.receipt);
  expect(await readProject(project)).toMatchObject({ joined: 1, flagged: 0, leftOut: 0 });
  expect(await readOutside(project)).toEqual([]);
});

it('a stranger decides nothing', async () => {
  const project = await open('basic', 3);
  const { replays } = await collect(project, { scripts: 1 });
  const stranger = await signUp(server);
  const call = { params: { id: replays[0] ?? '' }, body: { valid: true } };
  await expect(stranger.client.call(CALLS.markRecording, call)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await readProject(project)).toMatchObject({ flagged: 1 });
});
