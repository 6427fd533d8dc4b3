// A deleted project is gone for everybody at once: its owner, its participants, its lists. A worker
// then removes what belonged to it. Only its row stays, because the ledger names it.
import type { JobPayload } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import {
  findDeleted,
  listDeleted,
  listObjectKeys,
  listRecordings,
  listSharedKeys,
  markDeleted,
  markForgotten,
  removeRecordings,
  removeRows,
} from './project-removal.repo.ts';
import { canSeeProject } from './projects.policy.ts';
import { lockProject } from './projects.repo.ts';

const RECORDINGS_AT_ONCE = 500;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage'>;

/** What is set aside for an active project comes back when its recordings are gone. */
export async function removeProject(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  actor: UserActor,
  projectId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const project = await lockProject(tx, projectId);
    const refusal = canSeeProject(actor, project);
    if (refusal !== undefined) throw new AppError(refusal);
    await markDeleted(tx, projectId, deps.clock.now());
    await deps.jobs.enqueue(tx, 'forget-project.v1', { projectId }, { key: projectId });
  });
}

/** Safe to repeat: what is gone is not looked for again. */
export async function forgetProject(
  deps: Deps,
  { projectId }: JobPayload<'forget-project.v1'>,
): Promise<Outcome> {
  if ((await findDeleted(deps.db, projectId)) === undefined) return discard('not_deleted');
  for (;;) {
    const recordings = await listRecordings(deps.db, projectId, RECORDINGS_AT_ONCE);
    if (recordings.length === 0) break;
    await deps.storage.removeMany(recordings.flatMap(({ pack_key }) => pack_key ?? []));
    await deps.db.transaction().execute((tx) =>
      removeRecordings(
        tx,
        recordings.map(({ id }) => id),
      ),
    );
  }
  const keys = await listObjectKeys(deps.db, projectId);
  const shared = new Set(await listSharedKeys(deps.db, projectId));
  await deps.storage.removeMany(keys.filter((key) => !shared.has(key)));
  await deps.db.transaction().execute(async (tx) => {
    await removeRows(tx, projectId);
    await markForgotten(tx, projectId, deps.clock.now());
  });
  return done();
}

/** A lost job delays only. */
export async function forgetDeletedProjects(deps: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  for (const { id } of await listDeleted(deps.db)) {
    await deps.jobs.enqueue(deps.db, 'forget-project.v1', { projectId: id }, { key: id });
  }
}
