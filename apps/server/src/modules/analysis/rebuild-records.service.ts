import { setAggregateVersion } from '#modules/projects/public.ts';
import { markLeftOut, markMerged } from '#modules/recordings/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import {
  findNewestAggregate,
  findProjectForAggregate,
  insertAggregate,
  listPacked,
  listPageIds,
  listRecordings,
} from './analysis.repo.ts';
import { EMPTY_RECORDS } from './base-records.ts';
import { type GrownRecords, growRecords, writeRecords } from './grow-records.ts';
import { type LoadedRecording, loadRecording } from './load-recording.ts';

const AT_ONCE = 200;
/** As often as workers may add a version meanwhile. */
const TRIES = 5;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'notifier' | 'log'>;

export interface RebuiltRecords {
  readonly version: number;
  readonly merged: readonly string[];
  readonly leftOut: readonly string[];
  readonly unreadable: readonly string[];
}

/**
 * Makes a project's records anew from its packs, without the named recordings. Readers see the old
 * version until the new one is whole. Undefined when there is no such project.
 */
export async function rebuildRecords(
  deps: Deps,
  projectId: string,
  without: ReadonlySet<string>,
): Promise<RebuiltRecords | undefined> {
  const project = await findProjectForAggregate(deps.db, projectId);
  if (project === undefined) return undefined;
  await checkOwn(deps, projectId, without);
  for (let tries = 1; tries <= TRIES; tries++) {
    const newest = await findNewestAggregate(deps.db, projectId);
    const version = (newest?.version ?? 0) + 1;
    const { grown, ...lists } = await growAnew(deps, projectId, without);
    const written = await writeRecords(deps, projectId, version, grown);
    const now = deps.clock.now();
    const isNewest = await deps.db.transaction().execute(async (tx) => {
      if (!(await insertAggregate(tx, { projectId, version, ...written, now }))) return false;
      if (!(await markMerged(tx, lists.merged, version))) {
        throw new Error('somebody was erased meanwhile: try again');
      }
      await markLeftOut(tx, lists.leftOut, 'left_out', now);
      await markLeftOut(tx, lists.unreadable, 'pack_unreadable', now);
      await setAggregateVersion(tx, projectId, version);
      return true;
    });
    if (!isNewest) continue;
    deps.notifier.notify({ audience: project.owner_id, subject: projectId, kind: 'records' });
    return { version, ...lists };
  }
  throw new Error('workers were faster with every version: try again');
}

/** A mistyped id must not end in records that still hold whom they were to leave out. */
async function checkOwn({ db }: Deps, projectId: string, ids: ReadonlySet<string>): Promise<void> {
  const rows = ids.size === 0 ? [] : await listRecordings(db, [...ids]);
  const own = new Set(rows.filter((row) => row.project_id === projectId).map(({ id }) => id));
  const foreign = [...ids].filter((id) => !own.has(id));
  if (foreign.length > 0) throw new RangeError(`not of this project: ${foreign.join(', ')}`);
}

async function growAnew(deps: Deps, projectId: string, without: ReadonlySet<string>) {
  const pageIds = await listPageIds(deps.db, projectId);
  let grown: GrownRecords = await growRecords(deps, projectId, EMPTY_RECORDS, pageIds, []);
  const merged: string[] = [];
  const leftOut: string[] = [];
  const unreadable: string[] = [];
  for (let after = 0; ; ) {
    const rows = await listPacked(deps.db, projectId, { after, limit: AT_ONCE });
    const loaded: LoadedRecording[] = [];
    for (const row of rows) {
      if (without.has(row.id)) {
        leftOut.push(row.id);
        continue;
      }
      const recording = await loadRecording(deps, row);
      if (recording === undefined) unreadable.push(row.id);
      else loaded.push(recording);
    }
    grown = await growRecords(deps, projectId, grown, pageIds, loaded);
    merged.push(...loaded.map(({ row }) => row.id));
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) break;
    after = last.number;
  }
  return { grown, merged, leftOut, unreadable };
}
