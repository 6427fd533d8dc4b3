// Aggregated records are immutable versions of a project's gaze: a manifest and its chunks. The
// newest version is a column; readers get presigned addresses and never the bytes through us.
import type { UserActor } from '#modules/auth/public.ts';
import { getVisibleProject } from '#modules/projects/public.ts';
import { listMarks } from '#modules/recordings/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findNewestAggregate } from './analysis.repo.ts';

export type AnalysisDeps = Pick<ServerDeps, 'db' | 'storage'>;

export async function getAggregatedRecords(
  deps: AnalysisDeps,
  actor: UserActor,
  projectId: string,
) {
  await getVisibleProject(deps.db, actor, projectId);
  const aggregate = await findNewestAggregate(deps.db, projectId);
  if (aggregate === undefined) throw new AppError('records_not_ready');
  const manifest = await deps.storage.signGet(aggregate.manifest_key);
  const chunks = await Promise.all(
    aggregate.chunk_keys.map(async (key) => ({ key, url: (await deps.storage.signGet(key)).url })),
  );
  return {
    presignedUrl: manifest.url,
    chunks,
    expiresAt: manifest.expiresAt.toISOString(),
    marks: await listMarks(deps.db, projectId),
  };
}
