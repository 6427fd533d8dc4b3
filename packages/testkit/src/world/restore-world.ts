import { readFile } from 'node:fs/promises';
import { findWorldMisfit, readWorld, toWorldPath } from './world.ts';
import { type Bucket, putObjects } from './world-objects.ts';
import { restoreRows } from './world-rows.ts';

/** Fills an empty database and bucket in seconds. Migrations that came later run afterwards. */
export async function restoreWorld(place: {
  readonly databaseUrl: string;
  readonly bucket: Bucket;
}): Promise<void> {
  const { madeAt, objects } = await readWorld();
  const misfit = await findWorldMisfit();
  if (misfit !== undefined) throw new Error(`${misfit}: run npm run generate -- world`);
  const ageMs = Date.now() - Date.parse(madeAt);
  const sql = await readFile(toWorldPath('rows.sql'), 'utf8');
  await Promise.all([
    restoreRows(place.databaseUrl, sql, ageMs),
    putObjects(place.bucket, toWorldPath('objects'), objects),
  ]);
}
