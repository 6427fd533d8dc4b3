// Where a random history stands, and how its steps choose among what there is.
import { DAY_MS } from '@fovea/contract/times';
import type { Act } from './acts.ts';
import type { Fixtures } from './fixtures.ts';
import type { LedgerModel } from './model.ts';
import type { ModelProject } from './model-projects.ts';
import { findOne, toInteger } from './plan.ts';
import type { ModelUser } from './units.ts';

export const RETURN_MS = 7 * DAY_MS;

export interface World {
  readonly users: readonly ModelUser[];
  readonly model: LedgerModel;
  readonly fixtures: Fixtures;
  readonly startMs: number;
  nowMs: number;
  /** Acts that went through and have a key: they may come again. */
  readonly keyed: Act[];
}

/** Nothing to ask for if the step found nothing to work on, or was about time or participants. */
export type Maker = (
  world: World,
  picks: readonly number[],
) => Act | undefined | Promise<Act | undefined>;

export const pickUser = ({ users }: World, pick = 0) => findOne(pick, users)?.id ?? '';
/** Mostly somebody who can spend. */
export const pickSpender = (world: World, pick = 0, any = 0) => {
  const rich = world.users.filter(({ id }) => world.model.spendable(id, world.nowMs) > 0);
  return (any < 0.1 ? undefined : findOne(pick, rich)?.id) ?? pickUser(world, pick);
};
export const listProjects = ({ model }: World, is: (project: ModelProject) => boolean) =>
  [...model.projects.projects.values()].filter(is);

/** Now and then the clock goes to where the answer changes, to the millisecond. */
export function meet(
  world: World,
  atMs: number | undefined,
  [often = 1, side = 0]: readonly number[],
) {
  if (atMs === undefined || often >= 0.4) return;
  const metMs = atMs + toInteger(side, -1, 1);
  if (metMs > world.nowMs && Number.isFinite(metMs)) world.nowMs = metMs;
}
