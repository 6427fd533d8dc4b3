import { readFile } from 'node:fs/promises';
import { readWorld, toWorldPath } from './world.ts';
import { type Bucket, putObjects } from './world-objects.ts';
import { restoreRows } from './world-rows.ts';

/** Fills a migrated database and its empty bucket in seconds. */
export async function restoreWorld(place: {
  readonly databaseUrl: string;
  readonly bucket: Bucket;
}): Promise<void> {
  const { madeAt, objects } = await readWorld();
  const ageMs = Date.now() - Date.parse(madeAt);
  const sql = await readFile(toWorldPath('rows.sql'), 'utf8');
  await Promise.all([
    restoreRows(place.databaseUrl, sql, ageMs),
    putObjects(place.bucket, toWorldPath('objects'), objects),
  ]);
}
