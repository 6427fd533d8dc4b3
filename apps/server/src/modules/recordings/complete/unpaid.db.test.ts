import { CALLS } from '@fovea/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { runAudits } from '#modules/credits/audits.repo.ts';
import {
  complete,
  createActiveProject,
  type Joined,
  join,
  makeGaze,
  type Person,
  putBatch,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords } from '#testing/read-records.ts';
import { countPaid, expectSound, give, settle } from '#testing/sessions.ts';

const { server } = await openServer();
afterAll(() => expectSound(server));

const readProject = ({ client }: Person, id: string) =>
  client.call(CALLS.getProject, { params: { id } });

/** People who all join before the first of them looks at anything, and all finish. */
async function recordTogether(slug: string, people: number): Promise<readonly Joined[]> {
  const joined: Joined[] = [];
  for (let n = 0; n < people; n++) joined.push(await join(server.app, slug));
  for (const [seed, one] of joined.entries()) {
    const gaze = makeGaze(1, seed + 1);
    await putBatch(server.app, one, 0, gaze.batches[0]);
    await complete(server.app, one, gaze);
  }
  return joined;
}

const readIds = async (person: Person, id: string) =>
  (await readRecords(server, person, id)).manifest.participants.map(
    ({ recordingId }) => recordingId,
  );

describe.each(['pro', 'basic'] as const)('in a %s project with a target of 1', (type) => {
  it('one of three people who start together is read, and each record of the project says so', async () => {
    const person = await signUp(server);
    const { id, slug } = await createActiveProject(server, person, { type, maxParticipant: 1 });
    const [first] = await recordTogether(slug, 3);
    await settle(server);
    await packAndMerge(server);
    expect(await readProject(person, id)).toMatchObject({
      status: 'done',
      joined: 1,
      completed: 1,
      waiting: 2,
    });
    expect(await readIds(person, id)).toEqual([first?.recordingId]);
    await server.runJob('rebuild-records.v1', { projectId: id });
    if (type === 'pro') {
      expect(await countPaid(server, id)).toBe(1);
      await server.runJob('make-archive.v1', { projectId: id });
      const params = { id };
      expect(await person.client.call(CALLS.getRecords, { params })).toMatchObject({
        participants: 1,
      });
      return;
    }
    await give(server, person.userId, 1);
    await person.client.call(CALLS.upgradeProject, { params: { id } });
    await server.runJobs('rebuild-records.v1');
    await settle(server);
    expect(await readIds(person, id)).toEqual([first?.recordingId]);
    expect(await countPaid(server, id)).toBe(1);
  });
});

it('an audit finds who is read without a session', async () => {
  const person = await signUp(server);
  const { slug } = await createActiveProject(server, person, { type: 'pro', maxParticipant: 1 });
  const [, second] = await recordTogether(slug, 2);
  const setPlace = (holds: boolean) =>
    server.database.query('UPDATE recordings SET holds_place = $2 WHERE id = $1', [
      second?.recordingId,
      holds,
    ]);
  await setPlace(true);
  expect(await runAudits(server.deps.db)).toMatchObject({ read_unpaid: 1 });
  await setPlace(false);
  await expectSound(server);
});
