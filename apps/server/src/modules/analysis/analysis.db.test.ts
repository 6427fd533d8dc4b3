import { aggregatedRecords, CALLS, INLINE_PARTICIPANTS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { MERGED_IN_PLACE } from '#testing/consumers.ts';
import { createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import {
  fixationsByRecording,
  packAndMerge,
  readObject,
  readRecords,
  toKey,
  xByRecording,
} from '#testing/read-records.ts';

const { server, owner } = await openServer({ people: ['owner'] });

const createPro = (options: { pages?: number; maxParticipant?: number } = {}) =>
  createActiveProject(server, owner, { type: 'pro', ...options });

const xOf = (seed: number, batches: number, page = 0, pages = 1) =>
  makeGaze(batches, seed, pages)
    .samples.filter((sample) => sample.page === page)
    .map(({ xPx }) => Math.round(xPx * 4));

describe('aggregated records', () => {
  it('are not ready before the first participant', async () => {
    const project = await createPro();
    await expect(
      owner.client.call(CALLS.getAggregatedRecords, { params: { id: project.id } }),
    ).rejects.toMatchObject({ statusCode: 404, code: 'records_not_ready' });
  });

  it('hold each participant with facts and gaze of each page, inline while few', async () => {
    const project = await createPro({ pages: 2 });
    const joined = await record(server.app, project.slug, makeGaze(4, 11, 2), {
      gender: 'female',
      age: 41,
    });
    await packAndMerge(server);
    const { reply, manifest, parts } = await readRecords(server, owner, project.id);
    expect(reply.chunks).toEqual([]);
    expect(manifest.participants).toMatchObject([
      {
        subjectId: 'P-001',
        gender: 'female',
        age: 41,
        deviceName: 'Pixel 8',
        recordingId: joined.recordingId,
        source: 'scripted',
      },
    ]);
    expect(manifest.participants[0]?.validity).toBeGreaterThan(90);
    expect(manifest.pages.map(({ index, id }) => [index, id])).toEqual(
      project.pages.map(({ position, id }) => [position, id]),
    );
    for (const page of [0, 1]) {
      const found = xByRecording(parts[page] ?? []);
      expect(found.get(joined.recordingId)).toEqual(xOf(11, 4, page, 2));
    }
  });

  it('take participants in any order of packing and lose none', async () => {
    const project = await createPro();
    const joined = [];
    for (const seed of [1, 2, 3])
      joined.push(await record(server.app, project.slug, makeGaze(1, seed)));
    await server.database.query("DELETE FROM pgboss.job WHERE name = 'pack-recording.v1'");
    for (const i of [2, 0, 1]) {
      const recordingId = joined[i]?.recordingId ?? '';
      await server.deps.jobs.enqueue(server.deps.db, 'pack-recording.v1', { recordingId });
      await packAndMerge(server);
    }
    const { manifest, parts } = await readRecords(server, owner, project.id);
    expect(manifest.version).toBe(3);
    expect(manifest.participants.map(({ subjectId }) => subjectId)).toEqual([
      'P-003',
      'P-001',
      'P-002',
    ]);
    const found = xByRecording(parts[0] ?? []);
    joined.forEach(({ recordingId }, i) => {
      expect(found.get(recordingId)).toEqual(xOf(i + 1, 1));
    });
  });

  it('do not change when a build is repeated', async () => {
    const project = await createPro();
    await record(server.app, project.slug, makeGaze(1, 5));
    await packAndMerge(server);
    const before = await readRecords(server, owner, project.id);
    const payload = { projectId: project.id };
    await server.deps.jobs.enqueue(server.deps.db, 'build-aggregate.v1', payload, {
      key: project.id,
    });
    expect(await server.runJobs('build-aggregate.v1')).toEqual([
      { kind: 'discard', reason: 'nothing_new' },
    ]);
    expect((await readRecords(server, owner, project.id)).manifest).toEqual(before.manifest);
  });

  it('count nobody twice when the mark of the merge was lost', async () => {
    const project = await createPro();
    const joined = await record(server.app, project.slug, makeGaze(1, 5));
    await packAndMerge(server);
    await server.database.query('UPDATE recordings SET merged_version = NULL WHERE id = $1', [
      joined.recordingId,
    ]);
    const payload = { projectId: project.id };
    await server.deps.jobs.enqueue(server.deps.db, 'build-aggregate.v1', payload);
    expect(await server.runJobs('build-aggregate.v1')).toEqual([{ kind: 'done' }]);
    const { manifest, parts } = await readRecords(server, owner, project.id);
    expect(manifest.participants).toHaveLength(1);
    expect(xByRecording(parts[0] ?? []).get(joined.recordingId)).toEqual(xOf(5, 1));
    expect(fixationsByRecording(parts[0] ?? []).size).toBe(1);
    expect(manifest.algorithms).toHaveLength(manifest.participants[0]?.madeBy.length ?? 0);
  });

  it('have one winner when two builders meet, and miss nobody after it', async () => {
    const project = await createPro();
    for (const seed of [1, 2]) await record(server.app, project.slug, makeGaze(1, seed));
    await server.runJobs('pack-recording.v1');
    const { buildAggregate } = await import('./analysis.consumer.ts');
    const payload = { projectId: project.id };
    // Both have read what there is before either of them has a version.
    const met = Promise.withResolvers<void>();
    let writers = 0;
    const storage = {
      ...server.deps.storage,
      put: async (...args: Parameters<typeof server.deps.storage.put>) => {
        await server.deps.storage.put(...args);
        if (!args[0].startsWith(`aggregates/${project.id}/1-`)) return;
        writers += 1;
        if (writers === 2) met.resolve();
        await met.promise;
      },
    };
    const outcomes = await Promise.all(
      [1, 2].map(() =>
        buildAggregate({ ...server.deps, storage, merger: MERGED_IN_PLACE }, payload),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    await server.runJobs('build-aggregate.v1');
    expect((await readRecords(server, owner, project.id)).manifest.participants).toHaveLength(2);
  });

  it('keep old versions: addresses handed out before go on working', async () => {
    const project = await createPro();
    await record(server.app, project.slug, makeGaze(1, 1));
    await packAndMerge(server);
    const first = await readRecords(server, owner, project.id);
    await record(server.app, project.slug, makeGaze(1, 2));
    await packAndMerge(server);
    const again = aggregatedRecords.parse(readObject(server, toKey(first.reply.presignedUrl)));
    expect(again).toEqual(first.stored);
  });

  it('merge more than 200 waiting recordings in steps, each exactly once', async () => {
    const count = 203;
    const project = await createPro({ maxParticipant: 1_000 });
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
    const { reply, stored, manifest, parts } = await readRecords(server, owner, project.id);
    expect(manifest.participants).toHaveLength(count);
    expect(count).toBeGreaterThan(INLINE_PARTICIPANTS);
    expect(stored.segments.map(({ participants }) => participants)).toEqual([200, 3]);
    expect(reply.chunks.map(({ key }) => key)).toEqual(stored.segments.map(({ key }) => key));
    const found = xByRecording(parts[0] ?? []);
    ids.forEach((id, seed) => {
      expect(found.get(id)).toEqual(xOf(seed, 1));
    });
  });
});
