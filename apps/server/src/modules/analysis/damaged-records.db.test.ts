import { INLINE_PARTICIPANTS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { MERGED_IN_PLACE } from '#testing/consumers.ts';
import { createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords, toKey } from '#testing/read-records.ts';
import { rot } from '#testing/rot.ts';
import { decodeNewest } from '#testing/stored-records.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';
import { rebuildRecords } from './rebuild-records.service.ts';

const PEOPLE = INLINE_PARTICIPANTS + 1;
const FEW = 3;
const WEEK_MS = 7 * DAY_MS;

const { server, owner } = await openServer({ people: ['owner'], rewinds: true });

/** Records with a segment beside the manifest, unless there are few people. */
async function collect(people = PEOPLE) {
  const keys = makeKeys();
  const project = await createActiveProject(server, owner, { maxParticipant: 100 });
  await record(server.app, project.slug, makeGaze(1, 0), keys.join);
  for (let seed = 1; seed < people; seed++) {
    await record(server.app, project.slug, makeGaze(1, seed));
  }
  await packAndMerge(server);
  const { reply } = await readRecords(server, owner, project.id);
  const [segment = ''] = reply.chunks.map(({ url }) => toKey(url));
  return { ...project, keys, manifest: toKey(reply.presignedUrl), segment };
}

async function readPeople(projectId: string) {
  const { participants } = await decodeNewest(server, projectId);
  return participants.length;
}

const DAMAGES: readonly [string, (found: { manifest: string; segment: string }) => void][] = [
  ['a manifest that is gone', ({ manifest }) => void server.storage.objects.delete(manifest)],
  ['a flipped bit in a segment', ({ segment }) => rot(server.storage, segment)],
];

describe('records with an object that is not what it was', () => {
  it.each(DAMAGES)(
    'are found by the schedule and made anew from packs: %s',
    async (_how, damage) => {
      const project = await collect();
      const before = await decodeNewest(server, project.id);
      damage(project);
      await expect(decodeNewest(server, project.id)).rejects.toThrow();
      server.clock.advance(WEEK_MS + 1);
      await server.runJob('check-records.v1', {});
      expect(await server.runJobs('rebuild-records.v1')).toEqual([{ kind: 'done' }]);
      expect(await decodeNewest(server, project.id)).toEqual(before);
    },
  );

  it('are made anew where a worker meets a flipped bit', async () => {
    const project = await collect(FEW);
    rot(server.storage, project.manifest);
    await record(server.app, project.slug, makeGaze(1, 99));
    await server.runJobs('pack-recording.v1');
    expect(await server.runJobs('build-aggregate.v1')).toEqual([
      { kind: 'discard', reason: 'records_damaged' },
    ]);
    expect(await server.runJobs('rebuild-records.v1')).toEqual([{ kind: 'done' }]);
    expect(await readPeople(project.id)).toBe(FEW + 1);
    expect(await server.runJob('rebuild-records.v1', { projectId: project.id })).toEqual({
      kind: 'discard',
      reason: 'nothing_to_rebuild',
    });
  });

  it.each(DAMAGES)('lose whoever withdraws all the same: %s', async (_how, damage) => {
    const project = await collect();
    damage(project);
    await withdraw(server, project.keys.receipt);
    expect(await readPeople(project.id)).toBe(PEOPLE - 1);
  });

  it('stay without whom an operator left out', async () => {
    const project = await collect(FEW);
    const [row] = await server.database.query<{ id: string }>(
      'SELECT id FROM recordings WHERE project_id = $1 ORDER BY number DESC LIMIT 1',
      [project.id],
    );
    await rebuildRecords(
      { ...server.deps, merger: MERGED_IN_PLACE },
      project.id,
      new Set([row?.id ?? '']),
    );
    expect(await readPeople(project.id)).toBe(FEW - 1);
    const { reply } = await readRecords(server, owner, project.id);
    server.storage.objects.delete(toKey(reply.presignedUrl));
    expect(await server.runJob('rebuild-records.v1', { projectId: project.id })).toEqual({
      kind: 'done',
    });
    expect(await readPeople(project.id)).toBe(FEW - 1);
  });

  it('are not made anew because the store is away', async () => {
    const project = await collect(FEW);
    const { get } = server.storage;
    const away = Object.assign(new Error('away'), { $metadata: { httpStatusCode: 503 } });
    server.storage.get = () => Promise.reject(away);
    await record(server.app, project.slug, makeGaze(1, 99));
    await server.runJobs('pack-recording.v1');
    expect(await server.runJobs('build-aggregate.v1')).toMatchObject([{ kind: 'retry' }]);
    server.storage.get = get;
    expect(await server.runJobs('rebuild-records.v1')).toEqual([]);
  });
});
