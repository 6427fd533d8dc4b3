// The page of a project asks this every few seconds. Whatever it answers is counted already, found by an
// index, or of the last minutes: nothing of it grows with the people who took part.

import {
  type Funnel,
  type FunnelPart,
  LIMITS,
  REACHED_STEPS,
  type ReachedStep,
  type VisitStep,
} from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import type { UserActor } from '#modules/auth/public.ts';
import { getUncountedProject, toIdleEnd } from '#modules/projects/public.ts';
import { toParticipantName } from '#modules/recordings/participant-name.ts';
import type { ServerDeps } from '#platform/deps.ts';
import {
  findFirstHour,
  findLastJoin,
  listCounts,
  listFinishHours,
  listLastFinished,
  listThere,
  listTotals,
} from './funnel.repo.ts';

const HOURS = 48;
const NAMED_MODELS = 6;
const SHOWN_VISITS = 4;
const SHOWN_FINISHED = 3;

type Total = Awaited<ReturnType<typeof listTotals>>[number];
type There = Awaited<ReturnType<typeof listThere>>[number];

export async function readFunnel(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  actor: UserActor,
  projectId: string,
  days: number | undefined,
): Promise<Funnel> {
  const project = await getUncountedProject(db, actor, projectId);
  const { status, activated_at, reopened_at, recording_count: joined } = project;
  const nowMs = clock.now().getTime();
  const ago = (hours: number) => new Date(nowMs - hours * HOUR_MS);
  const [totals, there, hours, last, since, joinedAt, counts] = await Promise.all([
    listTotals(db, projectId),
    listThere(db, projectId, new Date(nowMs - LIMITS.visitStopsMinutes * 60_000)),
    listFinishHours(db, projectId, ago(HOURS)),
    listLastFinished(db, projectId, SHOWN_FINISHED),
    findFirstHour(db, projectId),
    findLastJoin(db, projectId),
    days === undefined ? [] : listCounts(db, projectId, ago(days * 24)),
  ]);
  const sum = (step: string) => addCounts(totals.filter((total) => total.step === step));
  return {
    opened: sum('opened'),
    computers: sum('computer'),
    declined: sum('declined'),
    withdrawn: sum('withdrawn'),
    expired: sum('retention'),
    since: since?.toISOString() ?? null,
    endsAt: status === 'active' ? toEnd([joinedAt, activated_at, reopened_at]) : null,
    all: toPart(totals, there, joined),
    inApp: toPart(
      totals.filter(({ in_app }) => in_app),
      there.filter(({ in_app }) => in_app),
      joined,
    ),
    ...toModels(totals, there, joined),
    left: REACHED_STEPS.flatMap((after) => toLeft(after, totals)),
    hours: hours.map(({ hour, completed }) => ({
      hour: hour.toISOString(),
      completed: Number(completed),
    })),
    there: toPlaces(there),
    now: there.slice(0, SHOWN_VISITS).map(({ step, page, model, started_at }) => ({
      step,
      page: toPage(page),
      model,
      startedAt: started_at.toISOString(),
    })),
    last: last.map(({ number, device_name, completed_at, validity }) => ({
      participant: toParticipantName(number),
      deviceName: device_name,
      validity,
      completedAt: (completed_at ?? clock.now()).toISOString(),
    })),
    counts: counts.map(({ hour, step, page, device, in_app, reason, count }) => ({
      hour: hour.toISOString(),
      step,
      page: toPage(page),
      device,
      inApp: in_app,
      count,
      reason: reason === '' ? null : reason,
    })),
  };
}

function toEnd(times: readonly (Date | null | undefined)[]): string {
  const idleSince = Math.max(...times.map((time) => time?.getTime() ?? 0));
  return toIdleEnd(new Date(idleSince)).toISOString();
}

/** Somebody on a page is calibrated and not further. */
const toReached = (step: VisitStep): ReachedStep =>
  REACHED_STEPS.find((reached) => reached === step) ?? 'calibrated';

/**
 * Visits tell, and anyone can make up one: no more are calibrated than have joined. Whoever is further
 * on has been at each step before, whatever got lost on its way.
 */
function toPart(totals: readonly Total[], there: readonly There[], joined: number): FunnelPart {
  const fill = (count: (step: ReachedStep) => number) =>
    Object.fromEntries(REACHED_STEPS.map((step) => [step, count(step)])) as FunnelPart['there'];
  const sum = (step: ReachedStep) => addCounts(totals.filter((total) => total.step === step));
  const completed = sum('completed');
  const calibrated = Math.max(completed, Math.min(joined, sum('calibrated')));
  const camera_on = Math.max(calibrated, sum('camera_on'));
  const consented = Math.max(camera_on, sum('consented'));
  return {
    reached: { consented, camera_on, calibrated, completed },
    there: fill((step) => there.filter((visit) => toReached(visit.step) === step).length),
  };
}

/** The ones that most people agreed on by name; those without a name are among the others. */
function toModels(
  totals: readonly Total[],
  there: readonly There[],
  joined: number,
): Pick<Funnel, 'models' | 'others'> {
  const steps = totals.filter(({ step }) => REACHED_STEPS.some((reached) => reached === step));
  const models = [...Map.groupBy(steps, ({ model }) => model)]
    .map(([name, own]) => ({
      name,
      ...toPart(
        own,
        there.filter(({ model }) => model === name),
        joined,
      ),
    }))
    .sort((a, b) => b.reached.consented - a.reached.consented || a.name.localeCompare(b.name));
  const named = models.filter(({ name }) => name !== '').slice(0, NAMED_MODELS);
  const names = new Set(named.map(({ name }) => name));
  const isOther = ({ model }: { readonly model: string }) => !names.has(model);
  return {
    models: named,
    others: {
      models: models.length - named.length,
      ...toPart(steps.filter(isOther), there.filter(isOther), joined),
    },
  };
}

function toLeft(after: ReachedStep, totals: readonly Total[]): Funnel['left'] {
  const left = totals.filter(({ step, after_step }) => step === 'left' && after_step === after);
  return [...Map.groupBy(left, ({ reason }) => reason)].flatMap(([reason, own]) =>
    reason === '' ? [] : [{ after, reason, count: addCounts(own) }],
  );
}

function toPlaces(there: readonly There[]): Funnel['there'] {
  const places = Map.groupBy(there, ({ step, page }) => `${step} ${page}`);
  return [...places.values()]
    .flatMap(([visit, ...more]) =>
      visit === undefined
        ? []
        : [{ step: visit.step, page: toPage(visit.page), count: 1 + more.length }],
    )
    .sort((a, b) => a.step.localeCompare(b.step) || (a.page ?? 0) - (b.page ?? 0));
}

const toPage = (stored: number) => (stored < 0 ? null : stored);

function addCounts(totals: readonly { readonly count: number }[]): number {
  return totals.reduce((sum, { count }) => sum + count, 0);
}
