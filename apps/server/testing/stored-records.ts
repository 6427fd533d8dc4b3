import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { AggregatedRecords, RecordObject } from '@fovea/contract';
import { type DecodedRecords, listMissing, readRecords } from '@fovea/records';
import { readObject } from './read-records.ts';
import type { TestServer } from './test-server.ts';

/** The newest records as the product's own reader gives them. */
export async function decodeNewest(server: TestServer, projectId: string): Promise<DecodedRecords> {
  const [row] = await server.database.query<{ manifest_key: string }>(
    'SELECT manifest_key FROM aggregates WHERE project_id = $1 ORDER BY version DESC LIMIT 1',
    [projectId],
  );
  const records = readObject(server, row?.manifest_key ?? '') as AggregatedRecords;
  const objects = new Map<string, RecordObject>();
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
