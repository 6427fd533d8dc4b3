import { CALLS, type RecordingPack } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { MERGED_IN_PLACE } from '#testing/consumers.ts';
import { createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import {
  packAndMerge,
  readObject,
  readRecords,
  replaceObject,
  toKey,
  writeObject,
} from '#testing/read-records.ts';
import { runEntry } from '#testing/run-entry.ts';
import { rebuildRecords } from './rebuild-records.service.ts';

const { server, owner } = await openServer({ people: ['owner'] });

async function readRow(id: string) {
  const [row] = await server.database.query<{
    pack_key: string;
    parked_reason: string | null;
    merged_version: number | null;
  }>('SELECT pack_key, parked_reason, merged_version FROM recordings WHERE id = $1', [id]);
  return row;
}

let seed = 0;

async function recordPeople(slug: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    ids.push((await record(server.app, slug, makeGaze(2, ++seed))).recordingId);
  }
  return ids;
}

async function changePack(id: string, change: (pack: RecordingPack) => void) {
  const key = (await readRow(id))?.pack_key ?? '';
  const pack = readObject(server, key) as RecordingPack;
  change(pack);
  await replaceObject(server, key, pack);
}

async function listMerged(projectId: string): Promise<string[]> {
  const { manifest } = await readRecords(server, owner, projectId);
  return manifest.participants.map(({ recordingId }) => recordingId);
}

describe('records', () => {
  it('leave out and park each pack that nobody can read, and take the others', async () => {
    const project = await createActiveProject(server, owner);
    const [first = '', torn = '', gone = '', last = ''] = await recordPeople(project.slug, 4);
    await server.runJobs('pack-recording.v1');
    await changePack(torn, (pack) => Object.assign(pack, { findings: null }));
    server.storage.objects.delete((await readRow(gone))?.pack_key ?? '');
    expect(await server.runJobs('build-aggregate.v1')).toEqual([{ kind: 'done' }]);
    expect(await listMerged(project.id)).toEqual([first, last]);
    for (const id of [torn, gone]) {
      expect(await readRow(id)).toMatchObject({
        parked_reason: 'pack_unreadable',
        merged_version: null,
      });
    }
    const [next] = await recordPeople(project.slug, 1);
    await packAndMerge(server);
    expect(await listMerged(project.id)).toEqual([first, last, next]);
  });

  it('never take bytes that are not those of their key, of a pack or of records', async () => {
    const project = await createActiveProject(server, owner);
    const [first = '', second = ''] = await recordPeople(project.slug, 2);
    await server.runJobs('pack-recording.v1');
    const key = (await readRow(second))?.pack_key ?? '';
    const pack = readObject(server, key) as RecordingPack;
    writeObject(server, key, { ...pack, rateHz: pack.rateHz + 1 });
    await server.runJobs('build-aggregate.v1');
    expect(await listMerged(project.id)).toEqual([first]);
    expect(await readRow(second)).toMatchObject({ parked_reason: 'pack_unreadable' });
    const { reply, stored } = await readRecords(server, owner, project.id);
    writeObject(server, toKey(reply.presignedUrl), { ...stored, algorithms: [] });
    await recordPeople(project.slug, 1);
    await server.runJobs('pack-recording.v1');
    expect(await server.runJobs('build-aggregate.v1')).toEqual([
      { kind: 'discard', reason: 'records_damaged' },
    ]);
    await server.database.query("DELETE FROM pgboss.job WHERE name = 'build-aggregate.v1'");
  });

  it('park nobody while the store is away', async () => {
    const project = await createActiveProject(server, owner);
    const [id = ''] = await recordPeople(project.slug, 1);
    await server.runJobs('pack-recording.v1');
    const { get } = server.storage;
    server.storage.get = () => Promise.reject(new Error('store is away'));
    expect(await server.runJobs('build-aggregate.v1')).toEqual([
      { kind: 'retry', reason: 'store is away' },
    ]);
    server.storage.get = get;
    expect(await readRow(id)).toMatchObject({ parked_reason: null });
  });

  it('are made anew without a recording and with it again, as one version each', async () => {
    const project = await createActiveProject(server, owner);
    const [first = '', second = '', third = ''] = await recordPeople(project.slug, 3);
    await packAndMerge(server);
    const before = await readRecords(server, owner, project.id);
    const rebuilt = await rebuildRecords(
      { ...server.deps, merger: MERGED_IN_PLACE },
      project.id,
      new Set([second]),
    );
    expect(rebuilt).toMatchObject({ merged: [first, third], leftOut: [second], unreadable: [] });
    expect(await listMerged(project.id)).toEqual([first, third]);
    // Later recordings do not bring the unreadable one back.
    const [fourth = ''] = await recordPeople(project.slug, 1);
    await packAndMerge(server);
    expect(await listMerged(project.id)).toEqual([first, third, fourth]);
    await rebuildRecords({ ...server.deps, merger: MERGED_IN_PLACE }, project.id, new Set());
    const after = await readRecords(server, owner, project.id);
    expect(after.manifest.participants.slice(0, 3)).toEqual(before.manifest.participants);
    expect(await readRow(second)).toMatchObject({
      parked_reason: null,
      merged_version: after.manifest.version,
    });
  });

  it('that cannot be read any more are made anew from their packs', async () => {
    const project = await createActiveProject(server, owner);
    const ids = await recordPeople(project.slug, 2);
    await packAndMerge(server);
    const { reply, stored } = await readRecords(server, owner, project.id);
    await replaceObject(server, toKey(reply.presignedUrl), { ...stored, participants: 'none' });
    await rebuildRecords({ ...server.deps, merger: MERGED_IN_PLACE }, project.id, new Set());
    expect(await listMerged(project.id)).toEqual(ids);
  });

  it('are not made anew without somebody of another project', async () => {
    const [own, other] = [
      await createActiveProject(server, owner),
      await createActiveProject(server, owner),
    ];
    const [foreign = ''] = await recordPeople(other.slug, 1);
    await expect(
      rebuildRecords({ ...server.deps, merger: MERGED_IN_PLACE }, own.id, new Set([foreign])),
    ).rejects.toThrow(foreign);
    await expect(
      owner.client.call(CALLS.getAggregatedRecords, { params: { id: own.id } }),
    ).rejects.toMatchObject({ code: 'records_not_ready' });
  });
});

it('the command says how it is used, and which project it does not find', async () => {
  const id = server.deps.ids.next();
  expect(await runEntry(server, 'rebuild-records', [id, 'second'])).toMatchObject({ exit: 2 });
  expect(await runEntry(server, 'rebuild-records', [id])).toMatchObject({
    exit: 1,
    stderr: `there is no project ${id}\n`,
  });
});
