import type { ServerDeps } from '#platform/deps.ts';
import { forgetArchives, listArchives, listArchivesWith } from './archives.repo.ts';
import { toArchivesPrefix } from './record-keys.ts';

type Deps = Pick<ServerDeps, 'db' | 'storage'>;

/** Removes archives that hold one of these recordings, and what nobody names: another is made when asked for. */
export async function removeArchivesWith(
  { db, storage }: Deps,
  projectId: string,
  recordingIds: ReadonlySet<string>,
): Promise<void> {
  const holding = await listArchivesWith(db, projectId, [...recordingIds]);
  await forgetArchives(
    db,
    holding.map(({ id }) => id),
  );
  const kept = new Set((await listArchives(db, projectId)).map(({ object_key }) => object_key));
  await storage.removeAll(toArchivesPrefix(projectId), (key) => kept.has(key));
}
