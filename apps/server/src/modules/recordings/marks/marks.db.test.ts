import { CALLS, LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { afterAll, describe, expect, it } from 'vitest';
import { logIn, makeGaze, type Person, record, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords } from '#testing/read-records.ts';
import { countSessions, expectSound, give, settle, startPro } from '#testing/sessions.ts';

const STANDS_MS = LIMITS.markStandsMinutes * 60_000;

const { server } = await openServer({ rewinds: true });
afterAll(() => expectSound(server));

interface Collected {
  readonly person: Person;
  readonly id: string;
  readonly slug: string;
  readonly recordings: readonly string[];
}

async function collect(target: number, count: number): Promise<Collected> {
  const person = await signUp(server);
  await give(server, person.userId, target);
  const { id, slug } = await startPro(server, person, target);
  const recordings: string[] = [];
  for (let seed = 1; seed <= count; seed++) {
    recordings.push((await record(server.app, slug, makeGaze(1, seed))).recordingId);
  }
  await settle(server);
  await packAndMerge(server);
  return { person, id, slug, recordings };
}

async function mark({ person }: Pick<Collected, 'person'>, id: string, valid = false) {
  const { client } = await logIn(server.app, person.email);
  return client.call(CALLS.markRecording, { params: { id }, body: { valid } });
}

async function decide(): Promise<void> {
  await server.deps.jobs.enqueue(server.deps.db, 'decide-marks.v1', {});
  await server.runJobs('decide-marks.v1');
}

const leaveOut = () => server.runJobs('leave-out-returned.v1');

/** Who is in the records, and who is listed beside them. */
async function readPeople({ person, id }: Collected) {
  const { client } = await logIn(server.app, person.email);
  const { manifest } = await readRecords(server, { ...person, client }, id);
  const { outside } = await client.call(CALLS.listOutside, { params: { id } });
  return {
    read: manifest.participants.map(({ recordingId }) => recordingId),
    outside: outside.map(({ recordingId, state }) => [recordingId, state]),
  };
}

async function readProject({ person, id }: Collected) {
  const { client } = await logIn(server.app, person.email);
  const { joined, completed, status } = await client.call(CALLS.getProject, { params: { id } });
  return { joined, completed, status };
}

async function listMarks({ person, id }: Collected) {
  const { client } = await logIn(server.app, person.email);
  return (await client.call(CALLS.getAggregatedRecords, { params: { id } })).marks;
}

const listEvents = async (recordingId: string) =>
  (
    await server.database.query<{ action: string }>(
      'SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY seq',
      [recordingId],
    )
  ).map(({ action }) => action);

describe(`Collected data may be invalidated; a filter shows 'Valid Data'.`, () => {
  it('a mark stands beside the records, which stay as they are, and is taken back', async () => {
    const project = await collect(10, 2);
    const [first = ''] = project.recordings;
    const before = await readRecords(server, project.person, project.id);
    expect(before.reply.marks).toEqual([]);
    const own = { recordingId: first, returned: false };
    expect(await mark(project, first)).toEqual({ mark: own });
    expect(await mark(project, first)).toEqual({ mark: own });
    const after = await readRecords(server, project.person, project.id);
    expect(after.reply.marks).toEqual([own]);
    expect(after.manifest).toEqual(before.manifest);
    expect(await mark(project, first, true)).toEqual({ mark: null });
    expect(await mark(project, first, true)).toEqual({ mark: null });
    expect(await listEvents(first)).toEqual(['recording_marked_invalid', 'recording_marked_valid']);
  });

  it('is for the owner of the project, and for what is complete', async () => {
    const project = await collect(10, 1);
    const stranger = { person: await signUp(server) };
    const [first = ''] = project.recordings;
    await expect(mark(stranger, first)).rejects.toMatchObject({ code: 'not_found' });
    const running = await record(server.app, project.slug, makeGaze(1, 9)).then(
      ({ recordingId }) => recordingId,
    );
    await server.database.query(`UPDATE recordings SET removed_at = now() WHERE id = $1`, [
      running,
    ]);
    await expect(mark(project, running)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('the session comes back when the mark has stood for 10 minutes, and the place opens', async () => {
    const project = await collect(5, 5);
    const [first = ''] = project.recordings;
    await mark(project, first);
    server.clock.advance(STANDS_MS - 1);
    await decide();
    expect(await readProject(project)).toEqual({ joined: 5, completed: 5, status: 'done' });
    server.clock.advance(1);
    await decide();
    await decide();
    expect(await readProject(project)).toEqual({ joined: 4, completed: 4, status: 'active' });
    expect(await listMarks(project)).toEqual([{ recordingId: first, returned: true }]);
  });

  it('a mark that was taken back in time brings nothing back', async () => {
    const project = await collect(5, 1);
    const [first = ''] = project.recordings;
    await mark(project, first);
    await mark(project, first, true);
    server.clock.advance(STANDS_MS);
    await decide();
    expect(await readProject(project)).toEqual({ joined: 1, completed: 1, status: 'active' });
  });

  it('sessions come back within 7 days of the recording, for a fifth of the target', async () => {
    const project = await collect(10, 4);
    const [first = '', second = '', third = '', late = ''] = project.recordings;
    for (const id of [first, second, third]) await mark(project, id);
    server.clock.advance(LIMITS.returnDays * DAY_MS - STANDS_MS);
    await decide();
    expect(await readProject(project)).toMatchObject({ joined: 2, completed: 2 });
    server.clock.advance(STANDS_MS + 1);
    await mark(project, late);
    server.clock.advance(STANDS_MS);
    await decide();
    expect(await readProject(project)).toMatchObject({ joined: 2, completed: 2 });
    const marks = await listMarks(project);
    expect(marks.filter(({ returned }) => returned)).toHaveLength(2);
    expect(marks).toHaveLength(4);
  });

  it('taking it back then takes place and session again, as often as somebody changes their mind', async () => {
    const project = await collect(5, 5);
    const [first = ''] = project.recordings;
    for (let turn = 0; turn < 2; turn++) {
      await mark(project, first);
      server.clock.advance(STANDS_MS);
      await decide();
      expect(await readProject(project)).toEqual({ joined: 4, completed: 4, status: 'active' });
      expect(await mark(project, first, true)).toEqual({ mark: null });
      expect(await readProject(project)).toEqual({ joined: 5, completed: 5, status: 'done' });
    }
    await settle(server);
    expect(await countSessions(server, project.person.userId)).toBe(0);
  });

  it('the gaze leaves records and archive with the session, and comes back with it', async () => {
    const project = await collect(5, 5);
    const [first = '', ...others] = project.recordings;
    await server.runJob('make-archive.v1', { projectId: project.id });
    await mark(project, first);
    server.clock.advance(STANDS_MS);
    await decide();
    await leaveOut();
    expect(await readPeople(project)).toEqual({ read: others, outside: [[first, 'returned']] });
    const archives = await server.database.query('SELECT FROM archives WHERE project_id = $1', [
      project.id,
    ]);
    expect(archives).toEqual([]);
    await server.runJobs('build-aggregate.v1');
    expect((await readPeople(project)).read).toEqual(others);
    await mark(project, first, true);
    await server.runJobs('build-aggregate.v1');
    const back = await readPeople(project);
    expect(back.outside).toEqual([]);
    expect([...back.read].sort()).toEqual([...project.recordings].sort());
  });

  it('a mark that is taken back while the records are cut ends in records with everybody', async () => {
    const project = await collect(5, 2);
    const [first = ''] = project.recordings;
    await mark(project, first);
    server.clock.advance(STANDS_MS);
    await decide();
    await Promise.all([leaveOut(), mark(project, first, true)]);
    await server.runJobs('build-aggregate.v1');
    server.clock.advance(120_000);
    await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
    await server.runJobs('sweep.v1');
    await server.runJobs('build-aggregate.v1');
    expect([...(await readPeople(project)).read].sort()).toEqual([...project.recordings].sort());
  });

  it('and is refused when somebody else has the place', async () => {
    const project = await collect(5, 5);
    const [first = ''] = project.recordings;
    await mark(project, first);
    server.clock.advance(STANDS_MS);
    await decide();
    await record(server.app, project.slug, makeGaze(1, 30));
    await settle(server);
    await expect(mark(project, first, true)).rejects.toMatchObject({ code: 'mark_final' });
    expect(await readProject(project)).toEqual({ joined: 5, completed: 5, status: 'done' });
  });
});
