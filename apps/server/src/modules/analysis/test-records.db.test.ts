import { CALLS } from '@fovea/contract';
import { unfoldRecords } from '@fovea/testkit';
import { expect, it } from 'vitest';
import { sweep } from '#modules/recordings/sweep/sweep.schedule.ts';
import {
  complete,
  createActiveProject,
  createDraft,
  makeGaze,
  openBrowser,
  putBatch,
  record,
  signUp,
  toJoinBody,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readObject, readRecords, toKey } from '#testing/read-records.ts';
import { addPicturePage } from '#testing/stored-assets.ts';

const gaze = makeGaze(4, 3);

const { server, owner } = await openServer({ people: ['owner'] });

async function createReady(): Promise<string> {
  const { id } = await createDraft(owner);
  await addPicturePage(server, owner, id);
  return id;
}

async function play(id: string): Promise<string> {
  const { token } = await owner.client.call(CALLS.createTestLink, { params: { id } });
  const { client } = openBrowser(server.app);
  const joined = await client.call(CALLS.joinTest, { params: { token }, body: toJoinBody() });
  for (const [seq, bytes] of gaze.batches.entries()) await putBatch(server.app, joined, seq, bytes);
  await complete(server.app, joined, gaze);
  return joined.recordingId;
}

const ask = (id: string, { client } = owner) =>
  client.call(CALLS.getTestRecords, { params: { id } });

const findKey = async (id: string) => toKey((await ask(id)).test?.presignedUrl ?? '');

/** As the analysis screen reads them: everything stands inside. */
async function read(id: string) {
  return unfoldRecords(readObject(server, await findKey(id)), async (keys) => {
    expect(keys).toEqual([]);
    return [];
  });
}

it('the owner sees the newest test run as "You (test)", with its gaze, also in edit', async () => {
  const id = await createReady();
  expect(await ask(id)).toEqual({ test: null });
  await play(id);
  await packAndMerge(server);
  server.clock.advance(1_000);
  const newest = await play(id);
  await packAndMerge(server);
  const { manifest, parts } = await read(id);
  expect(manifest.participants).toMatchObject([{ subjectId: 'You (test)', recordingId: newest }]);
  expect(parts.flatMap(({ samples }) => samples.t).length).toBe(gaze.samples.length);
  expect((await ask(id)).test?.joinedAt).toBe(server.clock.now().toISOString());
  await expect(ask(id, await signUp(server))).rejects.toMatchObject({ code: 'not_found' });
});

it('"outside all counts": records of the project hold people alone, whoever came first', async () => {
  const project = await createActiveProject(server, owner, { maxParticipant: 2 });
  await play(project.id);
  await packAndMerge(server);
  await expect(
    owner.client.call(CALLS.getAggregatedRecords, { params: { id: project.id } }),
  ).rejects.toMatchObject({ code: 'records_not_ready' });
  const { recordingId } = await record(server.app, project.slug, gaze);
  await play(project.id);
  await packAndMerge(server);
  const { manifest, stored } = await readRecords(server, owner, project.id);
  expect(stored.participants).toBe(1);
  expect(manifest.participants.map((each) => each.recordingId)).toEqual([recordingId]);
  const { unread, completed } = await owner.client.call(CALLS.getProject, {
    params: { id: project.id },
  });
  expect({ unread, completed }).toEqual({ unread: [], completed: 1 });
});

it('nothing of Pro is given for a test run before its project was activated, and paid for', async () => {
  const { id } = await owner.client.call(CALLS.createProject, {
    body: { name: 'A poster', type: 'pro', maxParticipant: 10 },
  });
  await addPicturePage(server, owner, id);
  await play(id);
  await packAndMerge(server);
  const { stored, manifest } = await read(id);
  expect(stored.type).toBe('basic');
  expect(manifest.participants).toMatchObject([{ kNorms: null, offsetPx: null }]);
  const active = await createActiveProject(server, owner, { type: 'pro' });
  await play(active.id);
  await packAndMerge(server);
  expect((await read(active.id)).stored.type).toBe('pro');
});

it('"gone at activation": at once for the owner, and every object with the next sweep', async () => {
  const id = await createReady();
  const recordingId = await play(id);
  await packAndMerge(server);
  const key = await findKey(id);
  expect(key).toContain(recordingId);
  server.clock.advance(1_000);
  await owner.client.call(CALLS.activateProject, { params: { id } });
  expect(await ask(id)).toEqual({ test: null });
  expect(server.storage.objects.has(key)).toBe(true);
  await sweep(server.deps);
  await server.runJobs('erase-recordings.v1');
  expect(server.storage.objects.has(key)).toBe(false);
});

it('a test run whose job was lost gets its records by the sweep', async () => {
  const id = await createReady();
  await play(id);
  await server.runJobs('pack-recording.v1');
  await server.database.query("DELETE FROM pgboss.job WHERE name = 'build-aggregate.v1'");
  server.clock.advance(300_000);
  await sweep(server.deps);
  await server.runJobs('build-aggregate.v1');
  expect((await read(id)).manifest.participants).toHaveLength(1);
});
