import type { AggregatedRecords } from '@fovea/contract';
import { withLockAlone } from '#platform/db/session-lock.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { removeOlderAggregates } from './analysis.repo.ts';
import { askForCard } from './ask-for-card.ts';
import { cutRecordings } from './cut-recordings.service.ts';
import { removeDrawnMaps } from './drawn-maps.repo.ts';
import { type Erased, removeArchivesWith } from './erased-archives.service.ts';
import { findList, loadSegment } from './find-known.ts';
import type { Merger } from './merger.ts';
import { isOfDamage, rebuildAsTheyWere } from './rebuild-records.consumer.ts';
import { toAggregatesPrefix } from './record-keys.ts';
import { loadNewest, type NewestRecords } from './records-version.ts';
import { listKeys } from './stored-segment.ts';
import { toRecordsLock } from './while-there.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'notifier' | 'log'> & {
  readonly merger: Merger;
};

/**
 * Effects of erasing recordings on the records of a project. No builder runs meanwhile: it could
 * have read people whom it must not write, and would lose the objects that it has not named yet.
 */
export function createErasedRecords(deps: Deps) {
  const alone = (
    projectId: string,
    work: () => Promise<unknown>,
    erased: Erased = new Set(),
  ): Promise<void> =>
    withLockAlone(deps.db, toRecordsLock(projectId), async () => {
      // Whoever it shows, the map of a card goes with somebody of them; another is drawn.
      await deps.db.transaction().execute(async (tx) => {
        await removeDrawnMaps(tx, projectId);
        await askForCard(deps, tx, projectId);
      });
      await work();
      await removeArchivesWith(deps, projectId, erased);
      await removeUnnamed(deps, projectId).catch(async (error: unknown) => {
        if (!(await isOfDamage(deps, projectId, error))) throw error;
        await rebuildAsTheyWere(deps, projectId);
        await removeUnnamed(deps, projectId);
      });
    });
  return {
    leaveOut: (projectId: string, recordingIds: ReadonlySet<string>) =>
      alone(
        projectId,
        async () => {
          const isCut = await cutRecordings(deps, projectId, recordingIds).catch(
            async (error: unknown) => {
              if (await isOfDamage(deps, projectId, error)) return false;
              throw error;
            },
          );
          if (!isCut) await rebuildAsTheyWere(deps, projectId, recordingIds);
        },
        recordingIds,
      ),
    makeAnew: (projectId: string) =>
      alone(projectId, () => rebuildAsTheyWere(deps, projectId), 'everybody'),
    removeUnnamed: (projectId: string) => alone(projectId, async () => undefined),
  };
}

async function removeUnnamed(deps: Deps, projectId: string): Promise<void> {
  const { db, storage } = deps;
  const newest = await loadNewest(deps, projectId);
  const named = new Set(await listNamed(deps, newest));
  await removeOlderAggregates(db, projectId, newest.version);
  await storage.removeAll(toAggregatesPrefix(projectId), (key) => named.has(key));
}

/** Every object of a version. */
async function listNamed(
  deps: Pick<Deps, 'storage'>,
  { manifestKey, records }: NewestRecords,
): Promise<string[]> {
  if (manifestKey === undefined || records === undefined) return [];
  return [manifestKey, ...(await listSegmentKeys(deps, records))];
}

async function listSegmentKeys(
  deps: Pick<Deps, 'storage'>,
  records: AggregatedRecords,
): Promise<string[]> {
  const list = await findList(deps, records);
  const keys = records.list === null ? [] : [records.list.key];
  keys.push(...(list?.maps ?? []).map(({ key }) => key));
  for (const ref of [...(list?.segments ?? []), ...records.segments]) {
    if (ref.key === null) continue;
    keys.push(ref.key, ...(ref.whole ? [] : listKeys(await loadSegment(deps, ref))));
    if (ref.maps !== undefined) keys.push(ref.maps);
  }
  return keys;
}
