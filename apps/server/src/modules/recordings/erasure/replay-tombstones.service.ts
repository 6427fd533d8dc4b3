// A restored database is older than some erasures. The store has a tombstone of each: whatever a backup
// brought back is closed and erased again.
import type { Tombstone } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { closeRecordingForErasure } from './close-recording.service.ts';
import { type ErasureDeps, eraseRecordings } from './erase-recordings.consumer.ts';
import { isNamedByHash, readTombstone, TOMBSTONES_PREFIX } from './tombstone-objects.ts';
import { reopenTombstone } from './tombstones.repo.ts';

type Deps = ErasureDeps & Pick<ServerDeps, 'log'>;

export interface Replayed {
  readonly tombstones: number;
  /** Recordings that a backup had brought back. */
  readonly erasedAgain: number;
  readonly projects: number;
}

/** Recordings of lost tombstones may be back, and the keys tell which. */
export class TombstonesLost extends Error {
  override readonly name = 'TombstonesLost';
}

/** Safe to repeat, and while everything runs. */
export async function replayTombstones(deps: Deps): Promise<Replayed> {
  const byProject = new Map<string, number>();
  let tombstones = 0;
  const lost: string[] = [];
  for await (const key of listTombstones(deps)) {
    if (isNamedByHash(key) && (await deps.storage.mend(key)) === 'lost') {
      lost.push(key);
      continue;
    }
    const stone = await readTombstone(key, await deps.storage.get(key));
    tombstones++;
    const isBack = await closeAgain(deps, stone);
    // The database is older than the whole project.
    if (isBack === undefined) continue;
    byProject.set(stone.projectId, (byProject.get(stone.projectId) ?? 0) + (isBack ? 1 : 0));
  }
  for (const projectId of byProject.keys()) {
    // A restored version of the records may be one whose objects have gone since.
    await deps.records.makeAnew(projectId);
    await eraseRecordings(deps, { projectId });
    deps.log.info({ project: projectId, erased: byProject.get(projectId) }, 'tombstones replayed');
  }
  if (lost.length > 0) throw new TombstonesLost(`no bucket has them as they were: ${lost.join()}`);
  const erasedAgain = [...byProject.values()].reduce((sum, count) => sum + count, 0);
  return { tombstones, erasedAgain, projects: byProject.size };
}

/** Tombstones of both buckets, each once. */
async function* listTombstones({ storage }: Deps): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const key of storage.listKeys(TOMBSTONES_PREFIX)) {
    seen.add(key);
    yield key;
  }
  for await (const key of storage.copies?.listKeys(TOMBSTONES_PREFIX) ?? []) {
    if (!seen.has(key)) yield key;
  }
}

/** Whether the recording is there; nothing where its project is not. */
function closeAgain({ db }: Deps, stone: Tombstone): Promise<boolean | undefined> {
  const { recordingId: id, projectId, reason } = stone;
  const askedAt = new Date(stone.askedAt);
  return db.transaction().execute(async (tx) => {
    const closed = await closeRecordingForErasure(tx, { id, reason, now: askedAt });
    const isBack = closed !== undefined;
    const facts = { recordingId: id, projectId, reason, askedAt, isBack };
    return (await reopenTombstone(tx, facts)) ? isBack : undefined;
  });
}
