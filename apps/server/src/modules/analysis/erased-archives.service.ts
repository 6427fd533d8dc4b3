import type { ServerDeps } from '#platform/deps.ts';
import { forgetArchives, listArchives, listArchivesWith } from './archives.repo.ts';
import { toArchivesPrefix } from './record-keys.ts';

type Deps = Pick<ServerDeps, 'db' | 'storage'>;

/** Recordings that an archive may not hold; with `everybody` none stays. */
export type Erased = ReadonlySet<string> | 'everybody';

/** Removes archives that hold one of these recordings, and what nobody names: another is made when asked for. */
export async function removeArchivesWith(
  { db, storage }: Deps,
  projectId: string,
  erased: Erased,
): Promise<void> {
  const holding =
    erased === 'everybody'
      ? await listArchives(db, projectId)
      : await listArchivesWith(db, projectId, [...erased]);
  await forgetArchives(
    db,
    holding.map(({ id }) => id),
  );
  const kept = new Set((await listArchives(db, projectId)).map(({ object_key }) => object_key));
  await storage.removeAll(toArchivesPrefix(projectId), (key) => kept.has(key));
}
