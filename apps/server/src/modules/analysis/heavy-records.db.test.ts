import { type AggregatedParticipant, INLINE_SAMPLES } from '@fovea/contract';
import { EMPTY_PART, writeSegment } from '@fovea/records';
import { describe, expect, it } from 'vitest';
import { TaskFault } from '#platform/child/child-pool.ts';
import { MERGED_IN_PLACE } from '#testing/consumers.ts';
import { createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { readRecords } from '#testing/read-records.ts';
import { buildAggregate } from './analysis.consumer.ts';
import type { MergeTask } from './make-records.ts';
import { createMerger, type Merger } from './merger.ts';
import { isSmall, storeSegment } from './stored-segment.ts';

const { server, owner } = await openServer({ people: ['owner'] });

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

const PERSON: AggregatedParticipant = {
  subjectId: 'P-001',
  gender: null,
  age: 30,
  validity: 95,
  deviceName: 'Phone',
  recordingId: 'r',
  effectiveHz: 30,
  widthPx: 390,
  heightPx: 844,
  source: 'scripted',
  components: { samplingRate: null, integrity: null, onScreen: null },
  errorPx: null,
  offsetPx: null,
  precisionPx: null,
  pxPerDegree: 60,
  expectedHz: 30,
  shownMs: 0,
  validMs: 0,
  fixationCount: 0,
  noFixations: null,
  kNorms: null,
  flags: [],
  madeBy: [],
};

const merge = (projectId: string, run: Merger['merge']) =>
  buildAggregate({ ...server.deps, merger: { ...MERGED_IN_PLACE, merge: run } }, { projectId });

describe('records', () => {
  it('take the others when one recording is too much for a child, and park it alone', async () => {
    const project = await createActiveProject(server, owner);
    const [heavy = '', ...light] = await packPeople(project.slug, 3);
    const run = (task: MergeTask) =>
      task.packs.some(({ row }) => row.id === heavy)
        ? Promise.reject(new TaskFault('memory', 'too much'))
        : MERGED_IN_PLACE.merge(task);
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
    const run = (task: MergeTask) => MERGED_IN_PLACE.merge({ ...task, samplesMax: 1 });
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
      expect(await merge(project.id, merger.merge)).toEqual({ kind: 'done' });
    } finally {
      merger.stop();
    }
    expect(await listMerged(project.id)).toEqual(ids);
  });

  it('of few people with many samples lie beside the manifest and beside their segment', async () => {
    const column = new Array<number>(INLINE_SAMPLES + 1).fill(0);
    const columns = { t: column, x: column, y: column, scroll: column, valid: column };
    const heavy = writeSegment([PERSON], [{ index: 0, parts: [{ ...EMPTY_PART, columns }] }]);
    expect(isSmall(heavy)).toBe(false);
    const keys: string[] = [];
    const put = async (key: string) => void keys.push(key);
    const ref = await storeSegment({ put }, { projectId: 'p', stamp: '1-00000000' }, heavy, []);
    expect(ref).toMatchObject({ participants: 1, samples: INLINE_SAMPLES + 1, whole: false });
    expect(keys.map((key) => key.replace(/[0-9a-f]{64}/, 'hash'))).toEqual([
      'aggregates/p/page-0-1-00000000-hash.json',
      'aggregates/p/findings-0-1-00000000-hash.json',
      'aggregates/p/segment-1-00000000-hash.json',
    ]);
  });
});
