import type { JobPayload } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { discard, done, type Outcome } from '#platform/jobs/outcome.ts';
import { getProjectType, listLeftOut } from './analysis.repo.ts';
import type { Merger } from './merger.ts';
import { rebuildRecords } from './rebuild-records.service.ts';
import { loadNewest } from './records-version.ts';
import { whileThere } from './while-there.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'notifier' | 'log'> & {
  readonly merger: Merger;
};

/** Makes records anew that are of another type than their project, such as after an upgrade to Pro. */
export function renewRecords(
  deps: Deps,
  { projectId }: JobPayload<'rebuild-records.v1'>,
): Promise<Outcome> {
  return whileThere(deps, projectId, async () => {
    const { records } = await loadNewest(deps, projectId);
    if (records === undefined) return discard('no_records');
    const type = await getProjectType(deps.db, projectId);
    if (records.v === 3 && records.type === type) return discard('nothing_to_rebuild');
    await rebuildRecords(deps, projectId, new Set(await listLeftOut(deps.db, projectId)));
    return done();
  });
}
