import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { CALLS, recordingPack } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { MERGED_IN_PLACE } from '#testing/consumers.ts';
import { createActiveProject, logIn, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, toKey } from '#testing/read-records.ts';
import { rot } from '#testing/rot.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';
import { createErasedRecords } from './erased-records.service.ts';

const WEEK_MS = 7 * 24 * HOUR_MS;

const { server, owner } = await openServer({ people: ['owner'], rewinds: true });

const ask = (id: string) => owner.client.call(CALLS.getRecords, { params: { id } });
const createPro = () => createActiveProject(server, owner, { type: 'pro' });

async function collect(slug: string, seed: number, keys = makeKeys()): Promise<string> {
  const { recordingId } = await record(server.app, slug, makeGaze(1, seed), keys.join);
  await packAndMerge(server);
  return recordingId;
}

/** Files of an archive whose files are stored as they are, by name. */
function readArchive(key: string): Map<string, Buffer> {
  const zip = Buffer.from(server.storage.objects.get(key)?.bytes ?? []);
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let i = 0; i < zip.readUInt16LE(end + 10); i++) {
    const [size, name] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    expect(zip.readUInt16LE(at + 10)).toBe(0);
    const local = zip.readUInt32LE(at + 42);
    const body = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(body, body + size));
    at += 46 + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

const listObjects = (projectId: string) =>
  [...server.storage.objects.keys()].filter((key) => key.startsWith(`archives/${projectId}/`));

async function sweep() {
  await server.deps.jobs.enqueue(server.deps.db, 'remove-superseded.v1', {});
  await server.runJobs('remove-superseded.v1');
}

describe('GET /data/records/{id}: "presignedUrl (all records)"', () => {
  it('is not ready until a job has made the archive, which asking starts once', async () => {
    const { id, slug } = await createPro();
    await expect(ask(id)).rejects.toMatchObject({ statusCode: 404, code: 'records_not_ready' });
    expect(await server.runJobs('make-archive.v1')).toEqual([]);
    await collect(slug, 1);
    for (let i = 0; i < 3; i++) {
      await expect(ask(id)).rejects.toMatchObject({ code: 'records_not_ready' });
    }
    expect(await server.runJobs('make-archive.v1')).toEqual([{ kind: 'done' }]);
    expect(await ask(id)).toMatchObject({ participants: 1 });
    expect(await server.runJobs('make-archive.v1')).toEqual([]);
  });

  it('holds the very pack of everybody, and who they are', async () => {
    const { id, slug } = await createPro();
    const ids = [await collect(slug, 1), await collect(slug, 2)];
    await server.runJob('make-archive.v1', { projectId: id });
    const { presignedUrl } = await ask(id);
    const files = readArchive(toKey(presignedUrl));
    expect([...files.keys()]).toEqual(['P-001.json.gz', 'P-002.json.gz', 'participants-1.json']);
    const rows = await server.database.query<{ pack_key: string }>(
      'SELECT pack_key FROM recordings WHERE project_id = $1 ORDER BY number',
      [id],
    );
    ['P-001.json.gz', 'P-002.json.gz'].forEach((name, i) => {
      const text = gunzipSync(files.get(name) ?? Buffer.of());
      const hash = createHash('sha256').update(text).digest('hex');
      expect(rows[i]?.pack_key.endsWith(`${hash}.json`)).toBe(true);
      expect(recordingPack.parse(JSON.parse(text.toString())).recordingId).toBe(ids[i]);
    });
    expect(JSON.parse(files.get('participants-1.json')?.toString() ?? '')).toMatchObject([
      { subjectId: 'P-001', recordingId: ids[0], file: 'P-001.json.gz', answers: [] },
      { subjectId: 'P-002', recordingId: ids[1] },
    ]);
  });

  it('is the one before until the next is finished, and that one then goes', async () => {
    const { id, slug } = await createPro();
    await collect(slug, 1);
    await server.runJob('make-archive.v1', { projectId: id });
    const first = await ask(id);
    await collect(slug, 2);
    server.clock.advance(1_000);
    expect(toKey((await ask(id)).presignedUrl)).toBe(toKey(first.presignedUrl));
    expect(await server.runJobs('make-archive.v1')).toEqual([{ kind: 'done' }]);
    expect(await ask(id)).toMatchObject({ participants: 2 });
    expect(listObjects(id)).toHaveLength(2);
    server.clock.advance(HOUR_MS);
    await sweep();
    expect(listObjects(id)).toHaveLength(1);
    expect(await server.runJob('make-archive.v1', { projectId: id })).toEqual({
      kind: 'discard',
      reason: 'nothing_new',
    });
    server.clock.advance(WEEK_MS);
    await sweep();
    const { client } = await logIn(server.app, owner.email);
    await expect(client.call(CALLS.getRecords, { params: { id } })).rejects.toMatchObject({
      code: 'records_not_ready',
    });
    server.clock.advance(HOUR_MS);
    await sweep();
    expect(listObjects(id)).toEqual([]);
    expect(await server.runJobs('make-archive.v1')).toEqual([{ kind: 'done' }]);
  });

  it('goes with whoever withdraws, and the next is without them', async () => {
    const { id, slug } = await createPro();
    const stays = await collect(slug, 1);
    const keys = makeKeys();
    await collect(slug, 2, keys);
    await server.runJob('make-archive.v1', { projectId: id });
    // A worker who died before it could name what it wrote.
    const [key = ''] = listObjects(id);
    const object = server.storage.objects.get(key);
    if (object) server.storage.objects.set(`archives/${id}/unnamed.zip`, object);
    await withdraw(server, keys.receipt);
    expect(listObjects(id)).toEqual([]);
    await expect(ask(id)).rejects.toMatchObject({ code: 'records_not_ready' });
    await server.runJobs('make-archive.v1');
    const files = readArchive(toKey((await ask(id)).presignedUrl));
    expect([...files.keys()]).toEqual(['P-001.json.gz', 'participants-1.json']);
    expect(files.get('participants-1.json')?.toString()).toContain(stays);
  });

  it('stays when somebody withdraws who is not in it', async () => {
    const { id, slug } = await createPro();
    await collect(slug, 1);
    await server.runJob('make-archive.v1', { projectId: id });
    const keys = makeKeys();
    await collect(slug, 2, keys);
    await withdraw(server, keys.receipt);
    expect(listObjects(id)).toHaveLength(1);
  });

  it('is not trusted after a backup came back: it may hold who was erased since', async () => {
    const { id, slug } = await createPro();
    await collect(slug, 1);
    await server.runJob('make-archive.v1', { projectId: id });
    await createErasedRecords({ ...server.deps, merger: MERGED_IN_PLACE }).makeAnew(id);
    expect(listObjects(id)).toEqual([]);
    await expect(ask(id)).rejects.toMatchObject({ code: 'records_not_ready' });
    expect(await server.runJobs('make-archive.v1')).toEqual([{ kind: 'done' }]);
  });

  async function findPackKey(recordingId: string): Promise<string> {
    const [row] = await server.database.query<{ pack_key: string }>(
      'SELECT pack_key FROM recordings WHERE id = $1',
      [recordingId],
    );
    return row?.pack_key ?? '';
  }

  it('has a damaged pack as the second bucket gives it back', async () => {
    const { id, slug } = await createPro();
    const key = await findPackKey(await collect(slug, 1));
    await server.deps.jobs.enqueue(server.deps.db, 'sweep.v1', {});
    await server.runJobs('sweep.v1');
    rot(server.storage, key);
    await server.runJob('make-archive.v1', { projectId: id });
    const files = readArchive(toKey((await ask(id)).presignedUrl));
    expect(files.get('P-001.json.gz')).toEqual(
      Buffer.from(server.storage.copies?.objects.get(key)?.bytes ?? []),
    );
  });

  it('leaves out a pack that both buckets have lost, and holds the others', async () => {
    const { id, slug } = await createPro();
    const [first] = [await collect(slug, 1), await collect(slug, 2)];
    server.storage.objects.delete(await findPackKey(first));
    await server.runJob('make-archive.v1', { projectId: id });
    const files = readArchive(toKey((await ask(id)).presignedUrl));
    expect([...files.keys()]).toEqual(['P-002.json.gz', 'participants-1.json']);
  });

  it('is refused by name to Basic: "Basic (free) user: no downloads or insights."', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    await collect(slug, 1);
    await expect(ask(id)).rejects.toMatchObject({ statusCode: 409, code: 'project_not_pro' });
    expect(await server.runJobs('make-archive.v1')).toEqual([]);
    expect(await server.runJob('make-archive.v1', { projectId: id })).toEqual({
      kind: 'discard',
      reason: 'not_pro',
    });
  });

  it('goes with its project', async () => {
    const { id, slug } = await createPro();
    await collect(slug, 1);
    await server.runJob('make-archive.v1', { projectId: id });
    await owner.client.call(CALLS.removeProject, { params: { id } });
    await server.runJobs('forget-project.v1');
    expect(listObjects(id)).toEqual([]);
    const rows = await server.database.query('SELECT FROM archives WHERE project_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
