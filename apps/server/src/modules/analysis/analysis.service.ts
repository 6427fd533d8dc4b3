// Aggregated records are immutable versions of a project's gaze: a manifest and the objects it leads
// to. The newest version is a column; readers get presigned addresses and never the bytes through us.
import type { UserActor } from '#modules/auth/public.ts';
import { getVisibleProject } from '#modules/projects/public.ts';
import { listMarks } from '#modules/recordings/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findNewestAggregate, findNewestTest } from './analysis.repo.ts';
import { toAggregatesPrefix } from './record-keys.ts';
import { toTestRecordsKey } from './test-records.ts';

type AnalysisDeps = Pick<ServerDeps, 'db' | 'storage'>;

export async function getAggregatedRecords(
  deps: AnalysisDeps,
  actor: UserActor,
  projectId: string,
) {
  await getVisibleProject(deps.db, actor, projectId);
  const aggregate = await findNewestAggregate(deps.db, projectId);
  if (aggregate === undefined) throw new AppError('records_not_ready');
  const manifest = await deps.storage.signGet(aggregate.manifest_key);
  const chunks = await signAll(deps, aggregate.chunk_keys);
  return {
    presignedUrl: manifest.url,
    chunks,
    expiresAt: manifest.expiresAt.toISOString(),
    marks: await listMarks(deps.db, projectId),
  };
}

export async function getTestRecords(deps: AnalysisDeps, actor: UserActor, projectId: string) {
  await getVisibleProject(deps.db, actor, projectId);
  const test = await findNewestTest(deps.db, projectId);
  if (test === undefined) return { test: null };
  const { url, expiresAt } = await deps.storage.signGet(toTestRecordsKey(projectId, test.id));
  const joinedAt = test.created_at.toISOString();
  return { test: { presignedUrl: url, expiresAt: expiresAt.toISOString(), joinedAt } };
}

/** Whoever sees a project may read whatever its records lead to, and nothing of another one. */
export async function signRecordObjects(
  deps: AnalysisDeps,
  actor: UserActor,
  projectId: string,
  keys: readonly string[],
) {
  await getVisibleProject(deps.db, actor, projectId);
  const prefix = toAggregatesPrefix(projectId);
  if (keys.some((key) => !key.startsWith(prefix))) throw new AppError('not_found');
  const { expiresAt } = await deps.storage.signGet(prefix);
  return { objects: await signAll(deps, keys), expiresAt: expiresAt.toISOString() };
}

function signAll({ storage }: AnalysisDeps, keys: readonly string[]) {
  return Promise.all(keys.map(async (key) => ({ key, url: (await storage.signGet(key)).url })));
}
