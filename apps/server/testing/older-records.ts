import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { AggregatedChunk, RecordObject, StoredChunk, StoredRecords } from '@fovea/contract';
import { type DecodedRecords, listMissing, readRecords } from '@fovea/records';
import { readObject, type readRecords as readUnfolded } from './read-records.ts';
import type { TestServer } from './test-server.ts';

type Unfolded = Awaited<ReturnType<typeof readUnfolded>>;

/** Puts records of version 1 or 2 in place of the newest, as an older worker wrote them. */
export async function putOlder(
  server: TestServer,
  projectId: string,
  { manifest, chunks }: Unfolded,
  v: 1 | 2,
): Promise<void> {
  const put = (name: string, value: unknown) => putObject(server, projectId, name, value);
  const pages = manifest.pages.map((page, i) => ({
    ...page,
    chunks: (chunks[i] ?? []).map((chunk) => ({
      key: put(`page-${page.index}-`, v === 1 ? toFirst(chunk) : chunk),
      participants: chunk.recordingIds.length,
    })),
  }));
  const head = { format: 'fovea-aggregated', v, projectId, version: manifest.version, pages };
  const key = put(`${manifest.version}-`, {
    ...head,
    ...(v === 1
      ? {
          algorithms: [{ algorithm: 'validity', version: 1 }],
          participants: manifest.participants.map((each) => ({
            subjectId: each.subjectId,
            gender: each.gender,
            age: each.age,
            validity: each.validity,
            deviceName: each.deviceName,
            recordingId: each.recordingId,
            effectiveHz: each.effectiveHz,
            widthPx: each.widthPx,
            heightPx: each.heightPx,
          })),
        }
      : { algorithms: manifest.algorithms, participants: manifest.participants }),
  });
  await server.database.query(
    'UPDATE aggregates SET manifest_key = $2, chunk_keys = $3 WHERE project_id = $1 AND version = $4',
    [
      projectId,
      key,
      pages.flatMap((page) => page.chunks.map((each) => each.key)),
      manifest.version,
    ],
  );
}

/** The newest records as the product's own reader gives them. */
export async function decodeNewest(server: TestServer, projectId: string): Promise<DecodedRecords> {
  const [row] = await server.database.query<{ manifest_key: string }>(
    'SELECT manifest_key FROM aggregates WHERE project_id = $1 ORDER BY version DESC LIMIT 1',
    [projectId],
  );
  const records = readObject(server, row?.manifest_key ?? '') as StoredRecords;
  const objects = new Map<string, RecordObject | StoredChunk>();
  for (;;) {
    const missing = listMissing(records, objects);
    if (missing.length === 0) return readRecords(records, objects);
    for (const key of missing) objects.set(key, readObject(server, key) as RecordObject);
  }
}

/** Under a key that ends in its hash. */
export function putObject(
  { storage }: TestServer,
  projectId: string,
  name: string,
  value: unknown,
): string {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('hex');
  const key = `aggregates/${projectId}/${name}${hash}.json`;
  storage.objects.set(key, { bytes: gzipSync(text), contentType: 'application/json' });
  return key;
}

/** As the chunk was before it had fixations. */
function toFirst({ fixations: _, figures: __, ...chunk }: AggregatedChunk): StoredChunk {
  return { ...chunk, v: 1 };
}
