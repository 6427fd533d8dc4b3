import { INLINE_PARTICIPANTS } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { MERGED_IN_PLACE } from '#testing/consumers.ts';
import { createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { readRecords, replaceObject, toKey } from '#testing/read-records.ts';
import { decodeNewest, putObject } from '#testing/stored-records.ts';
import { buildAggregate } from './analysis.consumer.ts';
import { cutRecordings } from './cut-recordings.service.ts';
import { joinRecords } from './join-records.consumer.ts';
import type { Merger } from './merger.ts';

/** The first segment, then enough of one person each for a join. */
const FIRST = INLINE_PARTICIPANTS + 1;
const PEOPLE = FIRST + 10;

const { server, owner } = await openServer({ people: ['owner'], rewinds: true });

const ONE_BY_ONE: Merger = {
  ...MERGED_IN_PLACE,
  merge: (task) => MERGED_IN_PLACE.merge({ ...task, samplesMax: 1 }),
};

/** As many segments of one person as there are beyond the first. */
async function collect(pages = 1) {
  const project = await createActiveProject(server, owner, { maxParticipant: 100, pages });
  for (let seed = 0; seed < PEOPLE; seed++) {
    await record(server.app, project.slug, makeGaze(pages, seed, pages));
    if (seed !== FIRST - 1) continue;
    await server.runJobs('pack-recording.v1');
    await server.runJobs('build-aggregate.v1');
  }
  await server.runJobs('pack-recording.v1');
  for (let i = FIRST; i < PEOPLE; i++) await add(project.id);
  return project;
}

const add = (projectId: string) =>
  buildAggregate({ ...server.deps, merger: ONE_BY_ONE }, { projectId });

async function readSizes(projectId: string): Promise<number[]> {
  const { stored } = await readRecords(server, owner, projectId);
  return stored.segments.map(({ participants }) => participants);
}

const listObjects = (projectId: string) =>
  [...server.storage.objects.keys()].filter((key) => key.startsWith(`aggregates/${projectId}/`));

async function sweep() {
  await server.deps.jobs.enqueue(server.deps.db, 'remove-superseded.v1', {});
  expect(await server.runJobs('remove-superseded.v1')).toEqual([{ kind: 'done' }]);
}

describe('segments', () => {
  it('are joined by a job once there are enough, and readers get the very same', async () => {
    const project = await collect(2);
    expect(await readSizes(project.id)).toEqual([FIRST, ...new Array<number>(10).fill(1)]);
    const before = await decodeNewest(server, project.id);
    expect(before.participants).toHaveLength(PEOPLE);
    expect(await server.runJobs('join-records.v1')).toEqual([{ kind: 'done' }]);
    expect(await readSizes(project.id)).toEqual([FIRST, 10]);
    expect(await decodeNewest(server, project.id)).toEqual(before);
  });

  it('that were replaced go an hour later, and nothing that is named', async () => {
    const project = await collect();
    await server.runJobs('join-records.v1');
    const before = await decodeNewest(server, project.id);
    const written = listObjects(project.id).length;
    await sweep();
    expect(listObjects(project.id)).toHaveLength(written);
    server.clock.advance(HOUR_MS);
    await sweep();
    expect(listObjects(project.id)).toHaveLength(3);
    expect(await decodeNewest(server, project.id)).toEqual(before);
    expect(
      await server.database.query('SELECT FROM superseded_objects WHERE project_id = $1', [
        project.id,
      ]),
    ).toEqual([]);
    expect(
      await server.database.query('SELECT FROM aggregates WHERE project_id = $1', [project.id]),
    ).toHaveLength(1);
  });

  it('keep whoever is added while they are joined', async () => {
    const project = await collect();
    await record(server.app, project.slug, makeGaze(1, 500));
    await server.runJobs('pack-recording.v1');
    const merger: Merger = {
      ...MERGED_IN_PLACE,
      joinHead: async (task) => {
        await add(project.id);
        return MERGED_IN_PLACE.joinHead(task);
      },
    };
    const outcome = await joinRecords({ ...server.deps, merger }, { projectId: project.id });
    expect(outcome).toEqual({ kind: 'done' });
    expect(await readSizes(project.id)).toEqual([FIRST, 10, 1]);
    expect((await decodeNewest(server, project.id)).participants).toHaveLength(PEOPLE + 1);
  });

  it('are joined once when two workers join them, and what one wrote in vain goes too', async () => {
    const project = await collect();
    const both = Promise.withResolvers<void>();
    let joiners = 0;
    const merger: Merger = {
      ...MERGED_IN_PLACE,
      joinHead: async (task) => {
        joiners += 1;
        if (joiners === 2) both.resolve();
        await both.promise;
        return MERGED_IN_PLACE.joinHead(task);
      },
    };
    const outcomes = await Promise.all(
      [1, 2].map(() => joinRecords({ ...server.deps, merger }, { projectId: project.id })),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['done', 'retry']);
    expect(await readSizes(project.id)).toEqual([FIRST, 10]);
    server.clock.advance(HOUR_MS);
    await sweep();
    expect(listObjects(project.id)).toHaveLength(3);
    expect((await decodeNewest(server, project.id)).participants).toHaveLength(PEOPLE);
  });

  it('are written beside the manifest also while all others stand in the list', async () => {
    const project = await createActiveProject(server, owner, { maxParticipant: 100 });
    for (let seed = 0; seed < FIRST; seed++) {
      await record(server.app, project.slug, makeGaze(1, seed));
    }
    await server.runJobs('pack-recording.v1');
    await server.runJobs('build-aggregate.v1');
    const { reply, stored } = await readRecords(server, owner, project.id);
    const [first] = stored.segments;
    if (first === undefined) throw new Error('there is no segment');
    const list = { format: 'fovea-segments', v: 3, segments: [first], maps: [] };
    const { from, to, participants, samples } = first;
    await replaceObject(server, toKey(reply.presignedUrl), {
      ...stored,
      list: {
        from,
        to,
        participants,
        samples,
        segments: 1,
        key: putObject(server, project.id, 'segments-1-00000000-', list),
      },
      segments: [],
    });
    await record(server.app, project.slug, makeGaze(1, 77));
    await server.runJobs('pack-recording.v1');
    await server.runJobs('build-aggregate.v1');
    const { stored: grown } = await readRecords(server, owner, project.id);
    expect(grown).toMatchObject({ participants: FIRST + 1, list: { segments: 1 } });
    expect(grown.segments).toMatchObject([{ participants: 1, key: expect.any(String) }]);
    expect((await decodeNewest(server, project.id)).participants).toHaveLength(FIRST + 1);
  });

  it('let one person be cut out, and only the segment that held them is written again', async () => {
    const project = await collect(2);
    await server.runJobs('join-records.v1');
    const before = await decodeNewest(server, project.id);
    const { stored } = await readRecords(server, owner, project.id);
    const place = PEOPLE - 3;
    const gone = before.participants[place]?.recordingId ?? '';
    const deps = { ...server.deps, merger: MERGED_IN_PLACE };
    expect(await cutRecordings(deps, project.id, new Set([gone]))).toBe(true);
    const after = await decodeNewest(server, project.id);
    expect(after.participants).toEqual(before.participants.toSpliced(place, 1));
    after.pages.forEach((page, i) => {
      expect(page.tracks).toEqual(before.pages[i]?.tracks.toSpliced(place, 1));
      expect(page.fixations).toEqual(before.pages[i]?.fixations.toSpliced(place, 1));
    });
    const { stored: newest } = await readRecords(server, owner, project.id);
    expect(newest.segments[0]).toEqual(stored.segments[0]);
    server.clock.advance(HOUR_MS);
    await sweep();
    expect(server.storage.objects.has(stored.segments[1]?.key ?? '')).toBe(false);
  });

  it('inside the manifest let one person be cut out too', async () => {
    const project = await createActiveProject(server, owner);
    const ids: string[] = [];
    for (const seed of [1, 2]) {
      ids.push((await record(server.app, project.slug, makeGaze(1, seed))).recordingId);
    }
    await server.runJobs('pack-recording.v1');
    await server.runJobs('build-aggregate.v1');
    const before = await decodeNewest(server, project.id);
    const deps = { ...server.deps, merger: MERGED_IN_PLACE };
    expect(await cutRecordings(deps, project.id, new Set(ids.slice(0, 1)))).toBe(true);
    const after = await decodeNewest(server, project.id);
    expect(after.participants).toEqual(before.participants.slice(1));
    expect(after.pages[0]?.tracks).toEqual(before.pages[0]?.tracks.slice(1));
  });

  it('that were written for nobody, because the worker died, go an hour later', async () => {
    const project = await collect();
    const { put } = server.storage;
    server.storage.put = async (key, ...rest) => {
      await put(key, ...rest);
      if (key.includes('/segment-')) throw new Error('the worker died');
    };
    await expect(
      joinRecords({ ...server.deps, merger: MERGED_IN_PLACE }, { projectId: project.id }),
    ).rejects.toThrow('died');
    server.storage.put = put;
    const segments = await readSizes(project.id);
    server.clock.advance(HOUR_MS);
    await sweep();
    // The manifest and each segment.
    expect(listObjects(project.id)).toHaveLength(segments.length + 1);
  });
});
