import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CALLS, type StoredChunk } from '@fovea/contract';
import { fromDeltas } from '@fovea/gaze/samples';
import { unfoldRecords } from '@fovea/testkit';
import type { Person } from './journey.ts';
import type { TestServer } from './test-server.ts';

const RANGE = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

export async function packAndMerge(server: TestServer): Promise<void> {
  await server.runJobs('pack-recording.v1');
  await server.runJobs('build-aggregate.v1');
}

export function readObject({ storage }: TestServer, key: string): unknown {
  const object = storage.objects.get(key);
  return JSON.parse(gunzipSync(object?.bytes ?? Buffer.of()).toString());
}

/** Changes an object that is there. */
export function writeObject({ storage }: TestServer, key: string, value: unknown): void {
  const object = storage.objects.get(key);
  if (object === undefined) throw new Error(`no object ${key}`);
  storage.objects.set(key, { ...object, bytes: gzipSync(JSON.stringify(value)) });
}

export function toKey(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice('/fovea/'.length));
}

/** As a browser reads them: by the addresses of the calls alone. Chunks are listed by page. */
export async function readRecords(server: TestServer, { client }: Person, projectId: string) {
  const reply = await client.call(CALLS.getAggregatedRecords, { params: { id: projectId } });
  const records = await unfoldRecords(
    readObject(server, toKey(reply.presignedUrl)),
    async (keys) => {
      const { objects } = await client.call(CALLS.signRecordObjects, {
        params: { id: projectId },
        body: { keys: [...keys] },
      });
      return objects.map(({ url }) => readObject(server, toKey(url)));
    },
  );
  if (records?.stored.v !== 3) throw new Error('the records are of an older version');
  const { stored, manifest, chunks, answers } = records;
  const byPage = manifest.pages.map(({ index }) => chunks.filter(({ page }) => page === index));
  return { reply, stored, manifest, chunks: byPage, answers };
}

/** Puts other bytes under a key of their own and lets a row name it. */
export async function replaceObject(
  server: TestServer,
  key: string,
  value: unknown,
): Promise<string> {
  const object = server.storage.objects.get(key);
  if (object === undefined) throw new Error(`no object ${key}`);
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('hex');
  const named = key.replace(/[0-9a-f]{64}[.]json$/, `${hash}.json`);
  server.storage.objects.set(named, { ...object, bytes: gzipSync(text) });
  await server.database.query('UPDATE aggregates SET manifest_key = $2 WHERE manifest_key = $1', [
    key,
    named,
  ]);
  await server.database.query('UPDATE recordings SET pack_key = $2 WHERE pack_key = $1', [
    key,
    named,
  ]);
  return named;
}

/** Every participant's x by recording, over all chunks of a page. */
export function xByRecording(chunks: readonly StoredChunk[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { recordingIds, counts, x } of chunks) {
    splitBy(recordingIds, counts, [x], (id, [own = []]) => {
      if (found.has(id)) throw new Error(`${id} is there twice`);
      found.set(id, own);
    });
  }
  return found;
}

/** Fixations by recording, over all chunks of a page: onset in ms, x and y in CSS px. */
export function fixationsByRecording(chunks: readonly StoredChunk[]): Map<string, number[][]> {
  const found = new Map<string, number[][]>();
  for (const chunk of chunks) {
    if (chunk.v !== 2) throw new Error('a chunk without fixations');
    const { counts, onset, x, y } = chunk.fixations;
    splitBy(chunk.recordingIds, counts, [onset, x, y], (id, [onsets = [], xs = [], ys = []]) => {
      const rows = onsets.map((value, k) => [value / 2, (xs[k] ?? 0) / 4, (ys[k] ?? 0) / 4]);
      found.set(id, rows);
    });
  }
  return found;
}

function splitBy(
  ids: readonly string[],
  counts: readonly number[],
  deltas: readonly number[][],
  take: (id: string, own: number[][]) => void,
): void {
  const columns = deltas.map((column) => fromDeltas(column, RANGE));
  let at = 0;
  ids.forEach((id, i) => {
    const end = at + (counts[i] ?? 0);
    take(
      id,
      columns.map((column) => column.slice(at, end)),
    );
    at = end;
  });
  if (columns.some((column) => column.length !== at)) throw new Error('counts do not add up');
}
