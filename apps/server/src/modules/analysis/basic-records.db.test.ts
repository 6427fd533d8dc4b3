import { CALLS } from '@fovea/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActiveProject, makeGaze, type Person, record, signUp } from '#testing/journey.ts';
import { decodeNewest, putOlder } from '#testing/older-records.ts';
import { packAndMerge, readRecords, xByRecording } from '#testing/read-records.ts';
import { give } from '#testing/sessions.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await signUp(server);
});
afterAll(() => server.stop());

async function collect(type: 'basic' | 'pro', people = 2) {
  const project = await createActiveProject(server, owner, { type, pages: 2 });
  for (let seed = 1; seed <= people; seed++) {
    await record(server.app, project.slug, makeGaze(8, seed, 2));
  }
  await packAndMerge(server);
  return project;
}

const isWhole = (quarters: readonly number[]) => quarters.every((value) => value % 4 === 0);

describe('records of a Basic project: "Basic (free) user: no downloads or insights."', () => {
  it('hold whole px and no figures, norms or offsets', async () => {
    const project = await collect('basic');
    const { stored, manifest, chunks } = await readRecords(server, owner, project.id);
    expect(stored).toMatchObject({ type: 'basic' });
    for (const chunk of chunks.flat()) {
      expect(chunk.figures).toEqual([null, null]);
      expect([chunk.x, chunk.y, chunk.fixations.x, chunk.fixations.y].every(isWhole)).toBe(true);
      expect(chunk.fixations.onset.length).toBeGreaterThan(5);
    }
    for (const participant of manifest.participants) {
      expect(participant).toMatchObject({ kNorms: null, offsetPx: null, precisionPx: null });
    }
    const text = JSON.stringify(stored);
    for (const name of ['sdAmplitudeDeg', 'meanDurationMs']) expect(text).not.toContain(name);
  });

  it('keep what the screen draws: validity and its parts, fixations, levels of immersion', async () => {
    const [basic, pro] = [await collect('basic'), await collect('pro')];
    const [found, wanted] = await Promise.all(
      [basic, pro].map(({ id }) => decodeNewest(server, id)),
    );
    expect(found?.participants.map(({ validity }) => validity)).toEqual(
      wanted?.participants.map(({ validity }) => validity),
    );
    const { manifest } = await readRecords(server, owner, basic.id);
    expect(manifest.participants).toMatchObject([
      { components: { integrity: 100 }, errorPx: 42, expectedHz: 30 },
      { components: { integrity: 100 }, errorPx: 42, expectedHz: 30 },
    ]);
    wanted?.pages.forEach((page, i) => {
      const own = found?.pages[i];
      expect(own?.immersion).toEqual(page.immersion);
      page.tracks.forEach((track, k) => {
        expect(own?.tracks[k]?.tMs).toEqual(track?.tMs);
        expect(own?.tracks[k]?.xPx).toEqual(track?.xPx.map(Math.round));
        expect(own?.fixations[k]?.onsetMs).toEqual(page.fixations[k]?.onsetMs);
        expect(own?.fixations[k]?.xPx).toEqual(page.fixations[k]?.xPx.map(Math.round));
      });
    });
  });

  it('hold as little when they were raised from an older version', async () => {
    const pro = await collect('pro');
    const project = await collect('basic');
    const before = await readRecords(server, owner, project.id);
    const whole = await readRecords(server, owner, pro.id);
    const { manifest } = whole;
    const participants = manifest.participants.map((each, i) => ({
      ...each,
      recordingId: before.manifest.participants[i]?.recordingId ?? '',
    }));
    const recordingIds = participants.map(({ recordingId }) => recordingId);
    const chunks = whole.chunks.map((list) => list.map((each) => ({ ...each, recordingIds })));
    const older = { ...whole, chunks, manifest: { ...manifest, participants } };
    await putOlder(server, project.id, older, 2);
    await record(server.app, project.slug, makeGaze(8, 3, 2));
    await packAndMerge(server);
    const after = await readRecords(server, owner, project.id);
    expect(after.manifest.participants.slice(0, 2)).toEqual(before.manifest.participants);
    expect(after.chunks.flat().flatMap(({ figures }) => figures)).toEqual(Array(6).fill(null));
    expect([...xByRecording(after.chunks[0] ?? []).values()].every(isWhole)).toBe(true);
  });

  it('become those of Pro by an upgrade, and are read until then', async () => {
    const project = await collect('basic');
    const before = await decodeNewest(server, project.id);
    await give(server, owner.userId, 10);
    await owner.client.call(CALLS.upgradeProject, { params: { id: project.id } });
    expect(await decodeNewest(server, project.id)).toEqual(before);
    await record(server.app, project.slug, makeGaze(8, 3, 2));
    await packAndMerge(server);
    expect(await server.runJobs('rebuild-records.v1')).toEqual([{ kind: 'done' }]);
    const after = await readRecords(server, owner, project.id);
    expect(after.stored).toMatchObject({ type: 'pro', participants: 3 });
    const pro = await readRecords(server, owner, (await collect('pro', 3)).id);
    const withoutIds = ({ manifest }: typeof pro) =>
      manifest.participants.map(({ recordingId: _, fraudFlags: __, ...each }) => each);
    expect(withoutIds(after)).toEqual(withoutIds(pro));
    expect(after.chunks.map(([chunk]) => chunk?.figures)).toEqual(
      pro.chunks.map(([chunk]) => chunk?.figures),
    );
    const payload = { projectId: project.id };
    expect(await server.runJob('rebuild-records.v1', payload)).toEqual({
      kind: 'discard',
      reason: 'nothing_to_rebuild',
    });
  });

  it('stay without whom an operator has left out when a project becomes Pro', async () => {
    const project = await collect('basic', 3);
    const { manifest } = await readRecords(server, owner, project.id);
    const [first] = manifest.participants;
    await server.database.query(
      "UPDATE recordings SET parked_at = now(), parked_reason = 'left_out' WHERE id = $1",
      [first?.recordingId],
    );
    await give(server, owner.userId, 10);
    await owner.client.call(CALLS.upgradeProject, { params: { id: project.id } });
    await server.runJobs('rebuild-records.v1');
    const after = await readRecords(server, owner, project.id);
    expect(after.manifest.participants.map(({ subjectId }) => subjectId)).toEqual([
      'P-002',
      'P-003',
    ]);
  });
});
