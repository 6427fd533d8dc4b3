import { aggregatedRecords } from '@fovea/contract';
import { withLockAlone } from '#platform/db/session-lock.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { getJson } from '#platform/storage/json-objects.ts';
import { findNewestAggregate, removeOlderAggregates } from './analysis.repo.ts';
import { toAggregatesPrefix } from './base-records.ts';
import { rebuildRecords } from './rebuild-records.service.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'notifier' | 'log'>;

/** Held by whoever writes records of a project, and alone by whoever removes some. */
export const toRecordsLock = (projectId: string) => `records ${projectId}`;

/**
 * What erasing recordings means for the records of a project. Nobody builds meanwhile: a builder could
 * have read whom it must not write, and would lose the objects that it has not named yet.
 */
export function createErasedRecords(deps: Deps) {
  return {
    leaveOut: (projectId: string, recordingIds: ReadonlySet<string>): Promise<void> =>
      withLockAlone(deps.db, toRecordsLock(projectId), async () => {
        await rebuildRecords(deps, projectId, recordingIds);
        await removeUnnamed(deps, projectId);
      }),
    removeUnnamed: (projectId: string): Promise<void> =>
      withLockAlone(deps.db, toRecordsLock(projectId), () => removeUnnamed(deps, projectId)),
  };
}

async function removeUnnamed({ db, storage }: Deps, projectId: string): Promise<void> {
  const newest = await findNewestAggregate(db, projectId);
  if (newest === undefined) return storage.removeAll(toAggregatesPrefix(projectId));
  const { pages } = aggregatedRecords.parse(await getJson(storage, newest.manifest_key));
  const named = new Set([
    newest.manifest_key,
    ...pages.flatMap(({ chunks }) => chunks.map(({ key }) => key)),
  ]);
  await removeOlderAggregates(db, projectId, newest.version);
  await storage.removeAll(toAggregatesPrefix(projectId), (key) => named.has(key));
}
