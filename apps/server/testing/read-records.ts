import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { CALLS } from '@fovea/contract';
import { type RecordedPart, unfoldRecords } from '@fovea/testkit';
import type { Person } from './journey.ts';
import type { TestServer } from './test-server.ts';

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

/** As a browser reads them: by the addresses of the calls alone. Parts are listed by page. */
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
  const { stored, manifest, parts, answers } = records;
  const byPage = manifest.pages.map(({ index }) => parts.filter(({ page }) => page === index));
  return { reply, stored, manifest, parts: byPage, answers };
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

/** Every participant's x by recording, of the parts of one page. */
export function xByRecording(parts: readonly RecordedPart[]): Map<string, readonly number[]> {
  const found = new Map(parts.map(({ recordingId, samples }) => [recordingId, samples.x]));
  if (found.size !== parts.length) throw new Error('a recording is there twice');
  return found;
}

/** Fixations by recording, of the parts of one page: onset in ms, x and y in CSS px. */
export function fixationsByRecording(parts: readonly RecordedPart[]): Map<string, number[][]> {
  return new Map(
    parts.map(({ recordingId, fixations: { onset, x, y } }) => [
      recordingId,
      onset.map((value, k) => [value / 2, (x[k] ?? 0) / 4, (y[k] ?? 0) / 4]),
    ]),
  );
}
