import { CALLS, LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { expect, it } from 'vitest';
import { sweep as sweepAll } from '#modules/recordings/sweep/sweep.schedule.ts';
import {
  complete,
  createActiveProject,
  createDraft,
  makeGaze,
  openBrowser,
  putBatch,
  record,
  toJoinBody,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { readRecords } from '#testing/read-records.ts';
import { addPicturePage } from '#testing/stored-assets.ts';
import { createTestLinks } from './test-links.ts';

const gaze = makeGaze(4, 3);

const { server, owner } = await openServer({ people: ['owner'], rewinds: true });

async function createReady() {
  const { id } = await createDraft(owner);
  await addPicturePage(server, owner, id);
  return id;
}

const createLink = (id: string) => owner.client.call(CALLS.createTestLink, { params: { id } });
const phone = () => openBrowser(server.app).client;
const join = (token: string, changes = {}) =>
  phone().call(CALLS.joinTest, { params: { token }, body: toJoinBody(changes) });

async function play(token: string) {
  const joined = await join(token);
  for (const [seq, bytes] of gaze.batches.entries()) await putBatch(server.app, joined, seq, bytes);
  await complete(server.app, joined, gaze);
  await server.runJobs('pack-recording.v1');
  return joined;
}

async function readCounts(id: string) {
  const project = await owner.client.call(CALLS.getProject, { params: { id } });
  const [row] = await server.database.query(
    `SELECT recording_count, joined,
       (SELECT count(*)::int FROM consumptions WHERE project_id = p.id) AS consumptions
     FROM projects p WHERE id = $1`,
    [id],
  );
  return { ...row, completed: project.completed, unread: project.unread };
}
const NOTHING = { recording_count: 0, joined: 0, consumptions: 0, completed: 0, unread: [] };

it('"POST /projects/{id}/test-links → /t/{token}, 30 minutes, also in edit"', async () => {
  const id = await createReady();
  const { token, url, expiresAt } = await createLink(id);
  expect(url).toBe(`${server.deps.config.COLLECT_URL}/t/${token}`);
  const head = await phone().call(CALLS.getTestLink, { params: { token } });
  expect(head).toMatchObject({
    name: 'A poster',
    device: 'mobile',
    needsPassword: false,
    expiresAt,
  });
  server.clock.advance(LIMITS.testLinkMinutes * 60_000 - 1_000);
  await expect(phone().call(CALLS.getTestLink, { params: { token } })).resolves.toBeDefined();
  server.clock.advance(1_000);
  const over = { statusCode: 404, code: 'test_link_over' };
  await expect(phone().call(CALLS.getTestLink, { params: { token } })).rejects.toMatchObject(over);
  await expect(join(token)).rejects.toMatchObject(over);
});

it('a token that was changed opens nothing, nor does one of a project that was deleted', async () => {
  const id = await createReady();
  const { token } = await createLink(id);
  const over = { code: 'test_link_over' };
  for (const at of [0, 20, 26, 40]) {
    const letter = token[at] === 'A' ? 'B' : 'A';
    const changed = `${token.slice(0, at)}${letter}${token.slice(at + 1)}`;
    await expect(
      phone().call(CALLS.getTestLink, { params: { token: changed } }),
    ).rejects.toMatchObject(over);
  }
  await owner.client.call(CALLS.removeProject, { params: { id } });
  await expect(join(token)).rejects.toMatchObject(over);
});

it('a project that nobody can look at has no test link', async () => {
  const { id } = await createDraft(owner);
  await expect(createLink(id)).rejects.toMatchObject({ code: 'project_not_ready' });
});

it('"every screen, no place, no session, You (test) outside all counts"', async () => {
  const id = await createReady();
  const { token } = await createLink(id);
  const joined = await play(token);
  expect(joined).toMatchObject({ participant: 'You (test)', pages: [{ kind: 'image' }] });
  expect(await readCounts(id)).toEqual(NOTHING);
  const second = await play(token);
  expect(second.recordingId).not.toBe(joined.recordingId);
  expect(await readCounts(id)).toEqual(NOTHING);
  const packs = await server.database.query<{ packed: boolean; merged: boolean }>(
    `SELECT packed_at IS NOT NULL AS packed, merged_version IS NOT NULL AS merged
     FROM recordings WHERE project_id = $1`,
    [id],
  );
  expect(packs).toEqual(Array(2).fill({ packed: true, merged: false }));
});

it('a join that is sent again answers the same test run', async () => {
  const { token } = await createLink(await createReady());
  const body = toJoinBody();
  const first = await join(token, body);
  expect((await join(token, body)).recordingId).toBe(first.recordingId);
});

it('a project that collects counts people beside test runs, and numbers them without gaps', async () => {
  const project = await createActiveProject(server, owner, { maxParticipant: 1 });
  const { token } = await createLink(project.id);
  await play(token);
  const { recordingId } = await record(server.app, project.slug, gaze);
  await play(token);
  await server.runJobs('pack-recording.v1');
  await server.runJobs('build-aggregate.v1');
  expect(await readCounts(project.id)).toMatchObject({
    recording_count: 1,
    joined: 1,
    completed: 1,
  });
  const { manifest } = await readRecords(server, owner, project.id);
  expect(manifest.participants.map((each) => [each.subjectId, each.recordingId])).toEqual([
    ['P-001', recordingId],
  ]);
  // The replay check of people does not look at the owner's tries.
  expect(manifest.participants[0]?.fraudFlags ?? []).not.toContain('replayed_trace');
});

it('"gone at activation or after 7 days"', async () => {
  const id = await createReady();
  const { token } = await createLink(id);
  const { recordingId } = await play(token);
  const isThere = async (recording: string) =>
    (await server.database.query('SELECT 1 FROM recordings WHERE id = $1', [recording])).length > 0;
  const sweep = async () => {
    await sweepAll(server.deps);
    await server.runJobs('erase-recordings.v1');
  };
  await sweep();
  expect(await isThere(recordingId)).toBe(true);
  server.clock.advance(1_000);
  await owner.client.call(CALLS.activateProject, { params: { id } });
  await sweep();
  expect(await isThere(recordingId)).toBe(false);
  const later = await play((await createLink(id)).token);
  server.clock.advance(LIMITS.testRunDays * DAY_MS);
  await sweep();
  expect(await isThere(later.recordingId)).toBe(true);
  server.clock.advance(1_000);
  await sweep();
  expect(await isThere(later.recordingId)).toBe(false);
  expect([...server.storage.objects.keys()].filter((key) => key.includes(recordingId))).toEqual([
    expect.stringMatching(/^tombstones\//),
  ]);
});

it('are ten a day for a project, at most: then neither joins nor links are given until one is a day old', async () => {
  const id = await createReady();
  const { token } = await createLink(id);
  const first = toJoinBody();
  await join(token, first);
  server.clock.advance(60_000);
  for (let run = 1; run < LIMITS.testRunsPerDay; run++) await join(token);
  const full = { statusCode: 429, code: 'test_runs_limited' };
  await expect(join(token)).rejects.toMatchObject(full);
  await expect(createLink(id)).rejects.toMatchObject(full);
  // A phone that asks again has its own; another project has ten of its own.
  await expect(join(token, first)).resolves.toBeDefined();
  await expect(createLink(await createReady())).resolves.toBeDefined();
  server.clock.advance(DAY_MS - 60_000);
  const links = createTestLinks(server.deps.config.RECORDING_KEYS, server.clock);
  const later = links.create(id);
  await join(later.token);
  await expect(join(later.token)).rejects.toMatchObject({ code: 'test_runs_limited' });
});

it('asks for the project password, as the run of a participant does', async () => {
  const id = await createReady();
  await owner.client.call(CALLS.updateProject, { params: { id }, body: { password: 'sesame' } });
  const { token } = await createLink(id);
  const params = { token };
  const check = (password: string) =>
    phone().call(CALLS.checkTestPassword, { params, body: { password } });
  await expect(check('wrong')).rejects.toMatchObject({ code: 'project_password_wrong' });
  await expect(check('sesame')).resolves.toMatchObject({ right: true });
  await expect(join(token)).rejects.toMatchObject({ code: 'project_password_wrong' });
  await expect(join(token, { password: 'sesame' })).resolves.toBeDefined();
});
