import { gunzipSync } from 'node:zlib';
import {
  type AggregatedChunk,
  aggregatedChunk,
  aggregatedRecords,
  CALLS,
  INLINE_PARTICIPANTS,
} from '@fovea/contract';
import { fromDeltas } from '@fovea/gaze/samples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ActiveProject,
  createActiveProject,
  makeGaze,
  type Person,
  record,
  signUp,
} from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

const RANGE = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await signUp(server);
});
afterAll(() => server.stop());

function readObject(key: string): unknown {
  const object = server.storage.objects.get(key);
  return JSON.parse(gunzipSync(object?.bytes ?? Buffer.of()).toString());
}

const keyOfUrl = (url: string) => decodeURIComponent(new URL(url).pathname.slice('/fovea/'.length));

/** As a browser reads them: by the addresses of the call alone. */
async function readRecords(project: ActiveProject) {
  const reply = await owner.client.call(CALLS.getAggregatedRecords, { params: { id: project.id } });
  const manifest = aggregatedRecords.parse(readObject(keyOfUrl(reply.presignedUrl)));
  const urls = new Map(reply.chunks.map(({ key, url }) => [key, url]));
  const chunks = manifest.pages.map(({ chunks: listed }) =>
    listed.map(({ key, inline }) =>
      aggregatedChunk.parse(inline ?? readObject(keyOfUrl(urls.get(key) ?? 'https://none/'))),
    ),
  );
  return { reply, manifest, chunks };
}

async function packAndMerge(): Promise<void> {
  await server.runJobs('pack-recording.v1');
  await server.runJobs('build-aggregate.v1');
}

/** Every participant's x by recording, over all chunks of a page. */
function xByRecording(chunks: readonly AggregatedChunk[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const chunk of chunks) {
    const values = fromDeltas(chunk.x, RANGE);
    let at = 0;
    chunk.recordingIds.forEach((id, i) => {
      const end = at + (chunk.counts[i] ?? 0);
      expect(found.has(id)).toBe(false);
      found.set(id, values.slice(at, end));
      at = end;
    });
    expect(at).toBe(values.length);
  }
  return found;
}

const xOf = (seed: number, batches: number, page = 0, pages = 1) =>
  makeGaze(batches, seed, pages)
    .samples.filter((sample) => sample.page === page)
    .map(({ xPx }) => Math.round(xPx * 4));

describe('aggregated records', () => {
  it('are not ready before the first participant', async () => {
    const project = await createActiveProject(server, owner);
    await expect(
      owner.client.call(CALLS.getAggregatedRecords, { params: { id: project.id } }),
    ).rejects.toMatchObject({ statusCode: 404, code: 'records_not_ready' });
  });

  it('hold each participant with facts and gaze of each page, inline while few', async () => {
    const project = await createActiveProject(server, owner, { pages: 2 });
    const joined = await record(server.app, project.slug, makeGaze(4, 11, 2), {
      gender: 'female',
      age: 41,
    });
    await packAndMerge();
    const { reply, manifest, chunks } = await readRecords(project);
    expect(reply.chunks).toEqual([]);
    expect(manifest.participants).toMatchObject([
      {
        subjectId: 'P-001',
        gender: 'female',
        age: 41,
        deviceName: 'Pixel 8',
        recordingId: joined.recordingId,
      },
    ]);
    expect(manifest.participants[0]?.validity).toBeGreaterThan(90);
    expect(manifest.pages.map(({ index, id }) => [index, id])).toEqual(
      project.pages.map(({ position, id }) => [position, id]),
    );
    for (const page of [0, 1]) {
      const found = xByRecording(chunks[page] ?? []);
      expect(found.get(joined.recordingId)).toEqual(xOf(11, 4, page, 2));
    }
  });

  it('take participants in any order of packing and lose none', async () => {
    const project = await createActiveProject(server, owner);
    const joined = [];
    for (const seed of [1, 2, 3])
      joined.push(await record(server.app, project.slug, makeGaze(1, seed)));
    await server.database.query("DELETE FROM pgboss.job WHERE name = 'pack-recording.v1'");
    for (const i of [2, 0, 1]) {
      const recordingId = joined[i]?.recordingId ?? '';
      await server.deps.jobs.enqueue(server.deps.db, 'pack-recording.v1', { recordingId });
      await packAndMerge();
    }
    const { manifest, chunks } = await readRecords(project);
    expect(manifest.version).toBe(3);
    expect(manifest.participants.map(({ subjectId }) => subjectId)).toEqual([
      'P-003',
      'P-001',
      'P-002',
    ]);
    const found = xByRecording(chunks[0] ?? []);
    joined.forEach(({ recordingId }, i) => {
      expect(found.get(recordingId)).toEqual(xOf(i + 1, 1));
    });
  });

  it('do not change when a build is repeated', async () => {
    const project = await createActiveProject(server, owner);
    await record(server.app, project.slug, makeGaze(1, 5));
    await packAndMerge();
    const before = await readRecords(project);
    const payload = { projectId: project.id };
    await server.deps.jobs.enqueue(server.deps.db, 'build-aggregate.v1', payload, {
      key: project.id,
    });
    expect(await server.runJobs('build-aggregate.v1')).toEqual([
      { kind: 'discard', reason: 'nothing_new' },
    ]);
    expect((await readRecords(project)).manifest).toEqual(before.manifest);
  });

  it('count nobody twice when the mark of the merge was lost', async () => {
    const project = await createActiveProject(server, owner);
    const joined = await record(server.app, project.slug, makeGaze(1, 5));
    await packAndMerge();
    await server.database.query('UPDATE recordings SET merged_version = NULL WHERE id = $1', [
      joined.recordingId,
    ]);
    const payload = { projectId: project.id };
    await server.deps.jobs.enqueue(server.deps.db, 'build-aggregate.v1', payload);
    expect(await server.runJobs('build-aggregate.v1')).toEqual([{ kind: 'done' }]);
    const { manifest, chunks } = await readRecords(project);
    expect(manifest.participants).toHaveLength(1);
    expect(xByRecording(chunks[0] ?? []).get(joined.recordingId)).toEqual(xOf(5, 1));
  });

  it('have one winner when two builders meet, and miss nobody after it', async () => {
    const project = await createActiveProject(server, owner);
    for (const seed of [1, 2]) await record(server.app, project.slug, makeGaze(1, seed));
    await server.runJobs('pack-recording.v1');
    const { buildAggregate } = await import('./analysis.consumer.ts');
    const payload = { projectId: project.id };
    const outcomes = await Promise.all([1, 2].map(() => buildAggregate(server.deps, payload)));
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    await server.runJobs('build-aggregate.v1');
    expect((await readRecords(project)).manifest.participants).toHaveLength(2);
  });

  it('keep old versions: addresses handed out before go on working', async () => {
    const project = await createActiveProject(server, owner);
    await record(server.app, project.slug, makeGaze(1, 1));
    await packAndMerge();
    const first = await readRecords(project);
    await record(server.app, project.slug, makeGaze(1, 2));
    await packAndMerge();
    const again = aggregatedRecords.parse(readObject(keyOfUrl(first.reply.presignedUrl)));
    expect(again).toEqual(first.manifest);
  });

  it('merge more than 200 waiting recordings in steps, each exactly once', async () => {
    const count = 203;
    const project = await createActiveProject(server, owner, { maxParticipant: 1_000 });
    const ids: string[] = [];
    while (ids.length < count) {
      const seeds = Array.from(
        { length: Math.min(29, count - ids.length) },
        (_, i) => ids.length + i,
      );
      const joined = await Promise.all(
        seeds.map((seed) => record(server.app, project.slug, makeGaze(1, seed))),
      );
      ids.push(...joined.map(({ recordingId }) => recordingId));
    }
    expect(await server.runJobs('pack-recording.v1')).toHaveLength(count);
    const outcomes = await server.runJobs('build-aggregate.v1');
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(2);
    const { reply, manifest, chunks } = await readRecords(project);
    expect(manifest.participants).toHaveLength(count);
    expect(count).toBeGreaterThan(INLINE_PARTICIPANTS);
    expect(reply.chunks.map(({ key }) => key)).toEqual(
      manifest.pages.flatMap((page) => page.chunks.map(({ key }) => key)),
    );
    expect(manifest.pages[0]?.chunks).toEqual([{ key: reply.chunks[0]?.key, participants: count }]);
    const found = xByRecording(chunks[0] ?? []);
    ids.forEach((id, seed) => {
      expect(found.get(id)).toEqual(xOf(seed, 1));
    });
  });
});
