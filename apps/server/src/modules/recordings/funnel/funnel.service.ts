// How many people reach which step. Before the consent openings are counted, by hour and kind of browser,
// and whoever declines; from then on steps of a visit, each once. Counts are kept as counts: nobody is
// looked through for them.
import { type CALLS, type CallBody, LIMITS, type VisitDevice } from '@fovea/contract';
import { toPlace, type UserActor } from '#modules/auth/public.ts';
import { findProjectBySlug, getVisibleProject } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createGroupCommit } from '#platform/group/group-commit.ts';
import { toBrowserKind } from './browser-kind.ts';
import {
  addCounts,
  type CounterKey,
  insertVisitSteps,
  listCounts,
  listThere,
  type VisitKey,
} from './funnel.repo.ts';
import { createHourlyBounds } from './hourly-bounds.ts';

const WAIT_MS = 100;
const MAX_GROUP = 500;
const MAX_WAITING = 5_000;
const HOUR_MS = 3_600_000;

/** Steps of one project in an hour: from one address, which may be a lecture hall, and in all. */
const MAX_OF_ADDRESS = 6_000;
const MAX_OF_PROJECT = 300_000;

type FunnelDeps = Pick<ServerDeps, 'db' | 'clock' | 'log'>;
type VisitEvent = CallBody<typeof CALLS.sendVisitEvent>;

interface Counted {
  readonly counter: CounterKey;
  /** Nothing for an opening or a refusal, which is nobody's. */
  readonly visitId: string | null;
}

export interface Funnel {
  /** Never waits and never fails. */
  countOpening(projectId: string, userAgent: string | undefined): void;
  /** Whether the step is new. */
  countStep(slug: string, event: VisitEvent, ip: string): Promise<boolean>;
  flush(): Promise<void>;
}

export function createFunnel(deps: FunnelDeps): Funnel {
  const group = createGroupCommit<Counted, boolean>({
    waitMs: WAIT_MS,
    maxItems: MAX_GROUP,
    maxFlights: 1,
    maxWaiting: MAX_WAITING,
    run: (items) => countGroup(deps, items),
    onFull: () => new AppError('unavailable'),
  });
  const bounds = createHourlyBounds(deps.clock);
  const toCounter = (
    projectId: string,
    kind: { readonly device: VisitDevice; readonly inApp: boolean },
  ) => ({
    projectId,
    hour: new Date(Math.floor(deps.clock.now().getTime() / HOUR_MS) * HOUR_MS),
    page: -1,
    reason: '',
    ...kind,
  });
  return {
    countOpening(projectId, userAgent) {
      const counter = { ...toCounter(projectId, toBrowserKind(userAgent)), step: 'opened' };
      group
        .add({ counter, visitId: null })
        .catch((error: unknown) => deps.log.warn({ err: error }, 'an opening was not counted'));
    },
    async countStep(slug, { visitId, step, page, reason, device, inApp }, ip) {
      const project = await findProjectBySlug(deps.db, slug);
      if (project === undefined) throw new AppError('not_found');
      bounds.take(`${project.id} ${toPlace(ip).address}`, MAX_OF_ADDRESS);
      bounds.take(project.id, MAX_OF_PROJECT);
      const counter = {
        ...toCounter(project.id, { device, inApp }),
        step,
        ...(step === 'page' && { page: page ?? 0 }),
        ...(step === 'left' && { reason: reason ?? '' }),
      };
      return group.add({ counter, visitId });
    },
    flush: () => group.flush(),
  };
}

async function countGroup(
  deps: FunnelDeps,
  items: readonly Counted[],
): Promise<readonly boolean[]> {
  const firsts = new Map<string, Counted>();
  for (const item of items) {
    if (item.visitId !== null && !firsts.has(toVisitText(item)))
      firsts.set(toVisitText(item), item);
  }
  return deps.db.transaction().execute(async (tx) => {
    const wanted = [...firsts.values()].map(toVisitKey);
    const inserted = await insertVisitSteps(tx, wanted, deps.clock.now());
    const fresh = new Set(inserted.map(toKeyText));
    const isNew = items.map(
      (item) =>
        item.visitId === null ||
        (firsts.get(toVisitText(item)) === item && fresh.has(toVisitText(item))),
    );
    const counters = items.flatMap(({ counter }, i) => (isNew[i] === true ? [counter] : []));
    const byKey = Map.groupBy(counters, (counter) => JSON.stringify(counter));
    await addCounts(
      tx,
      [...byKey.values()].flatMap(([counter, ...more]) =>
        counter === undefined ? [] : [{ ...counter, count: 1 + more.length }],
      ),
    );
    return isNew;
  });
}

function toVisitKey({ counter, visitId }: Counted): VisitKey {
  const { projectId, step, page } = counter;
  return { projectId, visitId: visitId ?? '', step, page };
}

const toVisitText = (item: Counted) => toKeyText(toVisitKey(item));

function toKeyText({ projectId, visitId, step, page }: VisitKey): string {
  return `${projectId} ${visitId} ${step} ${page}`;
}

/** Counts by hour and who is there now, for its owner. */
export async function readFunnel(
  deps: Pick<ServerDeps, 'db' | 'clock'>,
  actor: UserActor,
  projectId: string,
  days: number,
) {
  await getVisibleProject(deps.db, actor, projectId);
  const nowMs = deps.clock.now().getTime();
  const [counts, there] = await Promise.all([
    listCounts(deps.db, projectId, new Date(nowMs - days * 24 * HOUR_MS)),
    listThere(deps.db, projectId, new Date(nowMs - LIMITS.visitStopsMinutes * 60_000)),
  ]);
  return {
    counts: counts.map(({ hour, step, page, device, in_app, reason, count }) => ({
      hour: hour.toISOString(),
      step,
      page: toPage(page),
      device,
      inApp: in_app,
      reason: reason === '' ? null : reason,
      count,
    })),
    there: there.map(({ page, ...each }) => ({ ...each, page: toPage(page) })),
  };
}

const toPage = (stored: number) => (stored < 0 ? null : stored);
