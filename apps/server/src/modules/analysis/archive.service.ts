import type { UserActor } from '#modules/auth/public.ts';
import { getVisibleProject } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findNewestAggregate } from './analysis.repo.ts';
import { findNewestArchive } from './archives.repo.ts';

export type ArchiveDeps = Pick<ServerDeps, 'db' | 'jobs' | 'storage'>;

/** The newest archive that is finished. One that lacks somebody has the next one made. */
export async function getRecords(deps: ArchiveDeps, actor: UserActor, projectId: string) {
  const { db, jobs, storage } = deps;
  const { type, owner_id: account } = await getVisibleProject(db, actor, projectId);
  if (type !== 'pro') throw new AppError('project_not_pro');
  const aggregate = await findNewestAggregate(db, projectId);
  if (aggregate === undefined) throw new AppError('records_not_ready');
  const archive = await findNewestArchive(db, projectId);
  if (archive === undefined || archive.version < aggregate.version) {
    await jobs.enqueue(db, 'make-archive.v1', { projectId }, { key: projectId, account });
  }
  if (archive === undefined) throw new AppError('records_not_ready');
  const { url, expiresAt } = await storage.signGet(archive.object_key);
  return {
    presignedUrl: url,
    expiresAt: expiresAt.toISOString(),
    participants: archive.recording_ids.length,
    madeAt: archive.made_at.toISOString(),
  };
}
