import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import type { JobPayload } from '@fovea/contract';
import { makeZip } from 'client-zip';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { findNewestAggregate, getProjectType } from './analysis.repo.ts';
import { listEntries } from './archive-entries.ts';
import {
  findNewestArchive,
  insertArchive,
  listArchivedIds,
  removeOtherArchives,
  setArchiveVersion,
} from './archives.repo.ts';
import { toArchivesPrefix } from './record-keys.ts';
import { ProjectGone } from './records-version.ts';
import { noteObjects, releaseObjects } from './superseded.repo.ts';
import { whileThere } from './while-there.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'ids' | 'storage' | 'log'>;

/** Writes all packs of a Pro project into one archive, through a file, one pack in memory at a time. */
export function makeArchive(
  deps: Deps,
  { projectId }: JobPayload<'make-archive.v1'>,
): Promise<Outcome> {
  const { db } = deps;
  return whileThere(deps, projectId, async () => {
    if ((await getProjectType(db, projectId)) !== 'pro') return discard('not_pro');
    const aggregate = await findNewestAggregate(db, projectId);
    const ids = await listArchivedIds(db, projectId);
    if (aggregate === undefined || ids.length === 0) return discard('no_records');
    const newest = await findNewestArchive(db, projectId);
    if (newest !== undefined && isDeepStrictEqual(newest.recording_ids, ids)) {
      await setArchiveVersion(db, newest.id, aggregate.version);
      return discard('nothing_new');
    }
    await inFile(async (path) => {
      const listed: string[] = [];
      await pipeline(makeZip(listEntries(deps, projectId, listed)), createWriteStream(path));
      await storeArchive(deps, projectId, aggregate.version, path, listed);
    });
    return done();
  });
}

/** Noted before it is written, like objects of records: what a dead worker wrote goes too. */
async function storeArchive(
  { db, clock, ids, storage }: Deps,
  projectId: string,
  version: number,
  path: string,
  recordingIds: readonly string[],
): Promise<void> {
  const id = ids.next();
  const key = `${toArchivesPrefix(projectId)}${id}.zip`;
  const now = clock.now();
  await noteObjects(db, projectId, [key], now);
  await storage.putFile(key, path, { contentType: 'application/zip' });
  await db.transaction().execute(async (tx) => {
    const archive = { id, projectId, key, version, recordingIds, now };
    if (!(await insertArchive(tx, archive))) throw new ProjectGone();
    if (!(await releaseObjects(tx, [key]))) throw new Error('the archive was removed before');
    await noteObjects(tx, projectId, await removeOtherArchives(tx, projectId, id), now);
  });
}

async function inFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  const dir = await mkdtemp(join(tmpdir(), 'fovea-archive-'));
  try {
    return await work(join(dir, 'records.zip'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
