// What the owner of a project can read, and what was paid for it, at rest.
import { gunzipSync } from 'node:zlib';
import { ApiError, CALLS } from '@fovea/contract';
import { parseObject, unfoldRecords } from '@fovea/testkit';
import type { Lane } from './lane.ts';
import type { Owner } from './owner.ts';

export interface Reading {
  readonly type: string;
  readonly status: string;
  readonly target: number;
  readonly joined: number;
  readonly completed: number;
  readonly waiting: number;
  readonly flagged: number;
  readonly leftOut: number;
  readonly balance: number;
  /** Sessions that the project holds. */
  readonly held: number;
  /** There are records, be it of no one any more. */
  readonly isReady: boolean;
  /** By the keys of the phones, sorted. */
  readonly records: readonly string[];
  /** Of a Pro project. */
  readonly archive: readonly string[] | undefined;
  /** Who was paid for, is there, and did not come back. */
  readonly paid: readonly string[];
  /** The same of those who withdrew. */
  readonly paidGone: number;
  readonly outside: readonly string[];
  /** They are told with the records. */
  readonly marks: readonly string[];
}

/** Undefined while there is nothing to read. */
async function unlessNotReady<T>(call: Promise<T>): Promise<T | undefined> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'records_not_ready') return undefined;
    throw error;
  });
}

/** `keys` are the phones' by recording. A recording that no phone knows keeps its id. */
export async function readAll(
  lane: Lane,
  owner: Owner,
  keys: ReadonlyMap<string, string>,
): Promise<Reading> {
  const client = await owner.open();
  const params = { id: owner.projectId };
  const name = (ids: readonly string[]) => ids.map((id) => keys.get(id) ?? id).toSorted();
  const project = await client.call(CALLS.getProject, { params });
  const { balance } = await client.call(CALLS.getCredits);
  const reply = await unlessNotReady(client.call(CALLS.getAggregatedRecords, { params }));
  const { outside } = await client.call(CALLS.listOutside, { params });
  const archive = project.type === 'pro' ? await readArchive(lane, owner) : undefined;
  return {
    type: project.type,
    status: project.status,
    target: project.maxParticipant,
    joined: project.joined,
    completed: project.completed,
    waiting: project.waiting,
    flagged: project.flagged,
    leftOut: project.leftOut,
    isReady: reply !== undefined,
    balance,
    records: name(reply === undefined ? [] : await listPeople(lane, owner, reply.presignedUrl)),
    archive: archive && name(archive),
    outside: outside
      .map(({ recordingId, state }) => `${keys.get(recordingId) ?? recordingId} ${state}`)
      .toSorted(),
    marks: (reply?.marks ?? [])
      .map(({ recordingId, returned }) => `${keys.get(recordingId) ?? recordingId} ${returned}`)
      .toSorted(),
    ...(await readLedger(lane, owner, name)),
  };
}

async function listPeople(
  lane: Lane,
  owner: Owner,
  presignedUrl: string,
): Promise<readonly string[]> {
  const client = await owner.open();
  const load = async (url: string) =>
    parseObject(new URL(url).pathname, gunzipSync(await lane.readObject(url)));
  const { manifest } = await unfoldRecords(await load(presignedUrl), async (wanted) => {
    if (wanted.length === 0) return [];
    const { objects } = await client.call(CALLS.signRecordObjects, {
      params: { id: owner.projectId },
      body: { keys: [...wanted] },
    });
    return Promise.all(objects.map(({ url }) => load(url)));
  });
  return manifest.participants.map(({ recordingId }) => recordingId);
}

const ARCHIVE_JOBS = { names: ['make-archive.v1'] };

/** Asking has the newest one made. */
async function readArchive(lane: Lane, owner: Owner): Promise<readonly string[]> {
  const client = await owner.open();
  const ask = () =>
    unlessNotReady(client.call(CALLS.getRecords, { params: { id: owner.projectId } }));
  await ask();
  await lane.get('runJobs', ARCHIVE_JOBS);
  const reply = await ask();
  if (reply === undefined) return [];
  const files = unzip(await lane.readObject(reply.presignedUrl));
  const people = [...files].flatMap(([file, bytes]) =>
    /^participants-\d+[.]json$/.test(file)
      ? (JSON.parse(bytes.toString()) as { recordingId: string; file: string }[])
      : [],
  );
  const packs = [...files.keys()].filter((file) => file.endsWith('.gz'));
  if (packs.length !== people.length || people.some(({ file }) => !files.has(file))) {
    throw new Error(`the archive names ${people.length} people and has ${packs.length} packs`);
  }
  return people.map(({ recordingId }) => recordingId);
}

/** Files of an archive whose files are stored as they are. */
function unzip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [bytes, length] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const body = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + length), zip.subarray(body, body + bytes));
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

async function readLedger(
  { pool }: Lane,
  { projectId }: Owner,
  name: (ids: readonly string[]) => readonly string[],
) {
  const { rows: kept } = await pool.query<{ id: string; isGone: boolean }>(
    `SELECT recording_id AS id, EXISTS (SELECT FROM tombstones
       WHERE tombstones.recording_id = consumptions.recording_id) AS "isGone"
     FROM consumptions WHERE project_id = $1 AND tx_id IS NOT NULL AND returned_tx_id IS NULL`,
    [projectId],
  );
  const { rows } = await pool.query<{ held: number }>(
    `SELECT coalesce(sum(amount), 0)::int AS held FROM credit_balances WHERE account_id IN
       (SELECT id FROM credit_accounts WHERE kind = 'project' AND owner_id = $1)`,
    [projectId],
  );
  const ids = kept.filter(({ isGone }) => !isGone).map(({ id }) => id);
  return {
    held: rows[0]?.held ?? 0,
    paid: name(ids),
    paidGone: kept.length - ids.length,
  };
}
