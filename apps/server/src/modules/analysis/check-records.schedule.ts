import { DAY_MS } from '@fovea/contract/times';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import { findDamage } from './find-damage.ts';
import { askForRebuild } from './rebuild-records.consumer.ts';
import { listUncheckedRecords, markRecordsChecked } from './record-checks.repo.ts';

const AGAIN_MS = 7 * DAY_MS;
const PROJECTS = 100;
/** In an hour; the project that goes beyond is the last. */
const OBJECTS = 5_000;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'storage' | 'log'>;

export interface LookedAtRecords {
  readonly projects: number;
  readonly objects: number;
  readonly damaged: readonly string[];
}

/** Looks slowly through the records of all projects, for ever. */
export async function checkRecords(deps: Deps): Promise<Outcome> {
  const { damaged } = await lookThrough(deps, new Date(deps.clock.now().getTime() - AGAIN_MS));
  for (const projectId of damaged) await askForRebuild(deps, projectId);
  return done();
}

/** All of them, at once: for an operator who has reason to ask. */
export async function checkAllRecords(deps: Deps): Promise<LookedAtRecords> {
  const start = deps.clock.now();
  let [projects, objects] = [0, 0];
  const damaged: string[] = [];
  for (;;) {
    const looked = await lookThrough(deps, start);
    if (looked.projects === 0) return { projects, objects, damaged };
    projects += looked.projects;
    objects += looked.objects;
    damaged.push(...looked.damaged);
  }
}

async function lookThrough(
  { db, clock, storage, log }: Deps,
  before: Date,
): Promise<LookedAtRecords> {
  const damaged: string[] = [];
  let [projects, objects] = [0, 0];
  for (const { id } of await listUncheckedRecords(db, before, PROJECTS)) {
    const looked = await findDamage({ db, storage }, id);
    if (looked.damaged !== undefined) {
      log.error({ project: id, key: looked.damaged }, 'an object of records is not what it was');
      damaged.push(id);
    }
    await markRecordsChecked(db, id, clock.now());
    projects += 1;
    objects += looked.objects;
    if (objects >= OBJECTS) break;
  }
  return { projects, objects, damaged };
}
