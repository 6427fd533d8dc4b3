// How many people reach which step. Before the consent openings are counted, by hour and kind of browser,
// and whoever declines; from then on steps of a visit, each once. Anyone can make up a visit, so who
// finished is counted from recordings. Counts are kept as counts: no people are looked through for them.

import { type CALLS, type CallBody, REACHED_STEPS, type VisitDevice } from '@fovea/contract';
import { findInAppBrowser } from '@fovea/contract/in-app-browser';
import { HOUR_MS } from '@fovea/contract/times';
import { toPlace } from '#modules/auth/public.ts';
import { findProjectBySlug } from '#modules/projects/public.ts';
import { toLine } from '#modules/recordings/join/address.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createGroupCommit } from '#platform/group/group-commit.ts';
import {
  addCounts,
  addTotals,
  type CounterKey,
  insertVisitSteps,
  listFurthest,
  type TotalKey,
  type VisitKey,
} from './funnel.repo.ts';
import { createHourlyBounds } from './hourly-bounds.ts';
import { createModelNames } from './model-names.ts';

const WAIT_MS = 100;
const MAX_GROUP = 500;
const MAX_WAITING = 5_000;

/** Steps of one project in an hour: from one address, which may be a lecture hall, and in all. */
const MAX_OF_ADDRESS = 6_000;
const MAX_OF_PROJECT = 300_000;
/** Openings of one project in an hour from one address: as many as may start there. */
const MAX_OPENINGS = 500;

type FunnelDeps = Pick<ServerDeps, 'db' | 'clock' | 'log'>;
type VisitEvent = CallBody<typeof CALLS.sendVisitEvent>;

interface Counted {
  readonly counter: CounterKey;
  /** Nothing for an opening or a refusal, which is nobody's. */
  readonly visitId: string | null;
  readonly model: string;
}

interface Caller {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

interface Completed {
  readonly project_id: string;
  readonly device: VisitDevice;
  readonly device_name: string;
}

export interface Funnel {
  /** Never waits and never fails. Past a bound it counts no more. */
  countOpening(projectId: string, device: VisitDevice, caller: Caller): void;
  /** In the transaction that completes the recording, once. */
  countCompleted(tx: Tx, recording: Completed, userAgent: string | undefined): Promise<void>;
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
  const models = createModelNames();
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
    countOpening(projectId, device, { ip, userAgent = '' }) {
      if (!bounds.tryTake(`opened ${projectId} ${toLine(ip)}`, MAX_OPENINGS)) return;
      const inApp = findInAppBrowser(userAgent) !== undefined;
      const counter = { ...toCounter(projectId, { device, inApp }), step: 'opened' };
      group
        .add({ counter, visitId: null, model: '' })
        .catch((error: unknown) => deps.log.warn({ err: error }, 'an opening was not counted'));
    },
    async countCompleted(tx, { project_id: projectId, device, device_name }, userAgent = '') {
      const inApp = findInAppBrowser(userAgent) !== undefined;
      const counter = { ...toCounter(projectId, { device, inApp }), step: 'completed' };
      const model = models.toKept(projectId, device_name);
      await addCounts(tx, [{ ...counter, count: 1 }]);
      const totals = toTotals({ counter, visitId: null, model }, new Map());
      await addTotals(
        tx,
        totals.map((total) => ({ ...total, count: 1 })),
      );
    },
    async countStep(slug, { visitId, step, page, reason, device, inApp, model }, ip) {
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
      return group.add({ counter, visitId, model: models.toKept(project.id, model) });
    },
    flush: () => group.flush(),
  };
}

async function countGroup(
  deps: FunnelDeps,
  items: readonly Counted[],
): Promise<readonly boolean[]> {
  const firsts = new Map<string, Counted>();
  for (const item of items.flatMap(withStepsBefore)) {
    if (item.visitId !== null && !firsts.has(toText(item))) firsts.set(toText(item), item);
  }
  return deps.db.transaction().execute(async (tx) => {
    const wanted = [...firsts.values()].map((item) => ({
      ...toVisitKey(item),
      inApp: item.counter.inApp,
      model: item.model,
    }));
    const inserted = await insertVisitSteps(tx, wanted, deps.clock.now());
    const fresh = new Set(inserted.map(toKeyText));
    const isNew = items.map(
      (item) =>
        item.visitId === null || (firsts.get(toText(item)) === item && fresh.has(toText(item))),
    );
    const counted = [
      ...items.filter(({ visitId }) => visitId === null),
      ...[...firsts].flatMap(([text, item]) => (fresh.has(text) ? [item] : [])),
    ].filter(({ counter }) => counter.step !== 'completed');
    const left = counted.filter(({ counter }) => counter.step === 'left');
    const furthest = await listFurthest(
      tx,
      left.map(({ visitId }) => visitId ?? ''),
      left.map(({ counter }) => counter.projectId),
    );
    await addCounts(tx, addUp(counted.map(({ counter }) => counter)));
    await addTotals(tx, addUp(counted.flatMap((item) => toTotals(item, furthest))));
    return isNew;
  });
}

/** Nothing is told twice, so a step may be lost on its way; whoever is further on has been there. */
function withStepsBefore(item: Counted): readonly Counted[] {
  const { counter, visitId } = item;
  if (visitId === null) return [item];
  const own = (REACHED_STEPS as readonly string[]).indexOf(counter.step);
  // Somebody on a page was calibrated; somebody who left agreed.
  const count = own >= 0 ? own : counter.step === 'page' ? 3 : 1;
  const before = REACHED_STEPS.slice(0, count).map((step) => ({
    ...item,
    counter: { ...counter, step, page: -1, reason: '' },
  }));
  return [...before, item];
}

function toTotals(
  { counter, visitId, model }: Counted,
  furthest: ReadonlyMap<string, string>,
): readonly TotalKey[] {
  const { projectId, step: told, reason, inApp } = counter;
  if (told === 'page') return [];
  const step = told === 'opened' && counter.device === 'computer' ? 'computer' : told;
  const isLeft = step === 'left';
  const after = isLeft ? (furthest.get(visitId ?? '') ?? 'consented') : '';
  return [{ projectId, step, after, reason, inApp, model: isLeft ? '' : model }];
}

function addUp<Key extends object>(keys: readonly Key[]): (Key & { readonly count: number })[] {
  const byText = Map.groupBy(keys, (key) => JSON.stringify(key));
  return [...byText.values()].flatMap(([key, ...more]) =>
    key === undefined ? [] : [{ ...key, count: 1 + more.length }],
  );
}

function toVisitKey({ counter, visitId }: Counted): VisitKey {
  const { projectId, step, page } = counter;
  return { projectId, visitId: visitId ?? '', step, page };
}

const toText = (item: Counted) => toKeyText(toVisitKey(item));

function toKeyText({ projectId, visitId, step, page }: VisitKey): string {
  return `${projectId} ${visitId} ${step} ${page}`;
}
