import { INLINE_SAMPLES } from '@fovea/contract';
import { createChunk } from '@fovea/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TaskFault } from '#platform/child/child-pool.ts';
import { createActiveProject, makeGaze, type Person, record, signUp } from '#testing/journey.ts';
import { readRecords } from '#testing/read-records.ts';
import { buildTestServer, MERGED_IN_PLACE, type TestServer } from '#testing/test-server.ts';
import { buildAggregate } from './analysis.consumer.ts';
import { writeRecords } from './grow-records.ts';
import type { RecordsTask } from './make-records.ts';
import { createMerger, type Merger } from './merger.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await signUp(server);
});
afterAll(() => server.stop());

async function packPeople(slug: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let seed = 0; seed < count; seed++) {
    ids.push((await record(server.app, slug, makeGaze(2, seed))).recordingId);
  }
  await server.runJobs('pack-recording.v1');
  return ids;
}

async function listMerged(projectId: string): Promise<string[]> {
  const { manifest } = await readRecords(server, owner, projectId);
  return manifest.participants.map(({ recordingId }) => recordingId);
}

const merge = (projectId: string, run: Merger['run']) =>
  buildAggregate({ ...server.deps, merger: { run } }, { projectId });

describe('records', () => {
  it('take the others when one recording is too much for a child, and park it alone', async () => {
    const project = await createActiveProject(server, owner);
    const [heavy = '', ...light] = await packPeople(project.slug, 3);
    const run = (task: RecordsTask) =>
      task.packs.some(({ row }) => row.id === heavy)
        ? Promise.reject(new TaskFault('memory', 'too much'))
        : MERGED_IN_PLACE.run(task);
    for (let tries = 0; tries < 3; tries++) {
      expect(await merge(project.id, run)).toEqual({ kind: 'retry', reason: 'merge_too_heavy' });
    }
    expect(await merge(project.id, run)).toEqual({ kind: 'done' });
    expect(await listMerged(project.id)).toEqual(light);
    expect(
      await server.database.query('SELECT parked_reason FROM recordings WHERE id = $1', [heavy]),
    ).toEqual([{ parked_reason: 'pack_too_heavy' }]);
  });

  it('take what fits into one merge and ask for the next one', async () => {
    const project = await createActiveProject(server, owner);
    const ids = await packPeople(project.slug, 3);
    const run = (task: RecordsTask) => MERGED_IN_PLACE.run({ ...task, samplesMax: 1 });
    expect(await merge(project.id, run)).toEqual({ kind: 'done' });
    expect(await listMerged(project.id)).toEqual(ids.slice(0, 1));
    expect(await server.runJobs('build-aggregate.v1')).toContainEqual({ kind: 'done' });
    expect(await listMerged(project.id)).toEqual(ids);
  });

  it('are made by a child that has neither database nor store', async () => {
    const project = await createActiveProject(server, owner);
    const ids = await packPeople(project.slug, 2);
    const merger = createMerger(1);
    try {
      expect(await merge(project.id, merger.run)).toEqual({ kind: 'done' });
    } finally {
      merger.stop();
    }
    expect(await listMerged(project.id)).toEqual(ids);
  });

  it('of few people with many samples lie beside the manifest', async () => {
    const heavy = { ...createChunk(0), recordingIds: ['r'], counts: [INLINE_SAMPLES + 1] };
    const put = async () => undefined;
    const written = await writeRecords({ storage: { ...server.storage, put } }, 'p', 1, {
      algorithms: [],
      participants: [],
      pages: [{ index: 0, id: 'page', chunks: [{ key: '', participants: 1, inline: heavy }] }],
    });
    expect(written.chunkKeys).toEqual([expect.stringContaining('aggregates/p/page-0-')]);
  });
});
