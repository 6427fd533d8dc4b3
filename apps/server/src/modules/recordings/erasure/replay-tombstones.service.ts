// A restored database is older than some erasures. The store has a tombstone of each: whatever a backup
// brought back is closed and erased again.
import { type Tombstone, tombstone } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { closeRecordingForErasure } from './close-recording.service.ts';
import { type ErasureDeps, eraseRecordings } from './erase-recordings.consumer.ts';
import { TOMBSTONES_PREFIX } from './tombstone-objects.ts';
import { reopenTombstone } from './tombstones.repo.ts';

type Deps = ErasureDeps & Pick<ServerDeps, 'log'>;

export interface Replayed {
  readonly tombstones: number;
  /** Recordings that a backup had brought back. */
  readonly erasedAgain: number;
  readonly projects: number;
}

/** Safe to repeat, and while everything runs. */
export async function replayTombstones(deps: Deps): Promise<Replayed> {
  const byProject = new Map<string, number>();
  let tombstones = 0;
  for await (const key of deps.storage.listKeys(TOMBSTONES_PREFIX)) {
    const stone = tombstone.parse(JSON.parse(Buffer.from(await deps.storage.get(key)).toString()));
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
  const erasedAgain = [...byProject.values()].reduce((sum, count) => sum + count, 0);
  return { tombstones, erasedAgain, projects: byProject.size };
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
