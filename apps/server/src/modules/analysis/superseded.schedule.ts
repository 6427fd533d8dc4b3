import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { forgetArchives, listOldArchives } from './archives.repo.ts';
import { isWrittenBefore } from './record-keys.ts';
import {
  forgetOldVersions,
  forgetSuperseded,
  listSuperseded,
  noteObjects,
} from './superseded.repo.ts';

/** Somebody may still be reading by addresses of the version before. */
const KEPT_MS = HOUR_MS;
const AT_ONCE = 500;

/** An archive is made again for whoever asks for it later. */
const ARCHIVE_KEPT_MS = 7 * DAY_MS;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage'>;

/** Removes objects of records that no version has named for an hour. Safe to repeat. */
export async function removeSupersededObjects({ db, clock, storage }: Deps): Promise<Outcome> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  for (;;) {
    const rows = await listSuperseded(db, before, AT_ONCE);
    const single = rows.filter(({ older_than }) => older_than === null).map(({ key }) => key);
    await storage.removeMany(single);
    for (const { key, older_than } of rows) {
      if (older_than === null) continue;
      await storage.removeAll(key, (found) => !isWrittenBefore(older_than, found));
    }
    const keys = rows.map(({ key }) => key);
    await forgetSuperseded(db, keys, before);
    if (rows.length < AT_ONCE) break;
  }
  await forgetOldVersions(db, before);
  await supersedeOldArchives({ db, clock });
  return done();
}

async function supersedeOldArchives({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - ARCHIVE_KEPT_MS);
  for (const { id, project_id, object_key } of await listOldArchives(db, before, AT_ONCE)) {
    await db.transaction().execute(async (tx) => {
      await noteObjects(tx, project_id, [object_key], now);
      await forgetArchives(tx, [id]);
    });
  }
}
