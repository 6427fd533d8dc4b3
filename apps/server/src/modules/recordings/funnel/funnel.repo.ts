import { REACHED_STEPS, type ReachedStep, VISIT_STEPS, type VisitStep } from '@fovea/contract';
import { sql } from 'kysely';
import { isCollected } from '#modules/projects/public.ts';
import type { Db, Tx } from '#platform/db/db.ts';

/** Key of a counter. Without a page or a reason these are -1 and empty. */
export interface CounterKey {
  readonly projectId: string;
  readonly hour: Date;
  readonly step: string;
  readonly page: number;
  readonly device: string;
  readonly inApp: boolean;
  readonly reason: string;
}

/** Key of a total. Only `left` comes after a step, and only steps of a visit have a model. */
export interface TotalKey {
  readonly projectId: string;
  readonly step: string;
  readonly after: string;
  readonly reason: string;
  readonly inApp: boolean;
  readonly model: string;
}

export interface VisitKey {
  readonly projectId: string;
  readonly visitId: string;
  readonly step: string;
  readonly page: number;
}

export interface VisitRow extends VisitKey {
  readonly inApp: boolean;
  readonly model: string;
}

/**
 * Inserts the new steps of projects that are still there. Rows go in key order, so that two groups
 * wait for each other in one direction.
 */
export async function insertVisitSteps(
  tx: Tx,
  visits: readonly VisitRow[],
  now: Date,
): Promise<VisitKey[]> {
  if (visits.length === 0) return [];
  const { rows } = await sql<VisitKey>`
    INSERT INTO visit_steps (project_id, visit_id, step, page, in_app, model, reached_at)
    SELECT i.project_id, i.visit_id, i.step, i.page, i.in_app, i.model, ${now}::timestamptz
    FROM unnest(${visits.map(({ projectId }) => projectId)}::uuid[],
      ${visits.map(({ visitId }) => visitId)}::uuid[], ${visits.map(({ step }) => step)}::text[],
      ${visits.map(({ page }) => page)}::smallint[],
      ${visits.map(({ inApp }) => inApp)}::boolean[], ${visits.map(({ model }) => model)}::text[])
      AS i (project_id, visit_id, step, page, in_app, model)
    JOIN projects p ON p.id = i.project_id AND p.deleted_at IS NULL
    ORDER BY 1, 2, 3, 4
    ON CONFLICT DO NOTHING
    RETURNING project_id AS "projectId", visit_id AS "visitId", step, page`.execute(tx);
  return rows;
}

export async function addCounts(
  tx: Tx,
  counts: readonly (CounterKey & { readonly count: number })[],
): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    INSERT INTO funnel_counts (project_id, hour, step, page, device, in_app, reason, count)
    SELECT i.* FROM unnest(${counts.map(({ projectId }) => projectId)}::uuid[],
      ${counts.map(({ hour }) => hour)}::timestamptz[], ${counts.map(({ step }) => step)}::text[],
      ${counts.map(({ page }) => page)}::smallint[], ${counts.map(({ device }) => device)}::text[],
      ${counts.map(({ inApp }) => inApp)}::boolean[], ${counts.map(({ reason }) => reason)}::text[],
      ${counts.map(({ count }) => count)}::int[])
      AS i (project_id, hour, step, page, device, in_app, reason, count)
    JOIN projects p ON p.id = i.project_id AND p.deleted_at IS NULL
    ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (project_id, hour, step, page, device, in_app, reason)
      DO UPDATE SET count = funnel_counts.count + EXCLUDED.count`.execute(tx);
}

export async function addTotals(
  tx: Tx,
  totals: readonly (TotalKey & { readonly count: number })[],
): Promise<void> {
  if (totals.length === 0) return;
  await sql`
    INSERT INTO funnel_totals (project_id, step, after_step, reason, in_app, model, count)
    SELECT i.* FROM unnest(${totals.map(({ projectId }) => projectId)}::uuid[],
      ${totals.map(({ step }) => step)}::text[], ${totals.map(({ after }) => after)}::text[],
      ${totals.map(({ reason }) => reason)}::text[], ${totals.map(({ inApp }) => inApp)}::boolean[],
      ${totals.map(({ model }) => model)}::text[], ${totals.map(({ count }) => count)}::int[])
      AS i (project_id, step, after_step, reason, in_app, model, count)
    JOIN projects p ON p.id = i.project_id AND p.deleted_at IS NULL
    ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (project_id, step, after_step, reason, in_app, model)
      DO UPDATE SET count = funnel_totals.count + EXCLUDED.count`.execute(tx);
}

/** How far each of these visits came, by its id. */
export async function listFurthest(
  tx: Tx,
  visitIds: readonly string[],
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ReachedStep>> {
  if (visitIds.length === 0) return new Map();
  const { rows } = await sql<{ visit_id: string; step: ReachedStep }>`
    SELECT DISTINCT ON (visit_id) visit_id, step FROM visit_steps
    WHERE project_id = ANY(${[...projectIds]}::uuid[]) AND visit_id = ANY(${[...visitIds]}::uuid[])
      AND step = ANY(${[...REACHED_STEPS]}::text[])
    ORDER BY visit_id, array_position(${[...REACHED_STEPS]}::text[], step) DESC`.execute(tx);
  return new Map(rows.map(({ visit_id, step }) => [visit_id, step]));
}

export function listTotals(db: Db, projectId: string) {
  return db
    .selectFrom('funnel_totals')
    .select(['step', 'after_step', 'reason', 'in_app', 'model', 'count'])
    .where('project_id', '=', projectId)
    .orderBy('step')
    .orderBy('after_step')
    .orderBy('reason')
    .execute();
}

/** When the first one opened it. */
export async function findFirstHour(db: Db, projectId: string): Promise<Date | undefined> {
  const first = await db
    .selectFrom('funnel_counts')
    .select('hour')
    .where('project_id', '=', projectId)
    .orderBy('hour')
    .limit(1)
    .executeTakeFirst();
  return first?.hour;
}

/** People who finished, by hour. */
export function listFinishHours(db: Db, projectId: string, since: Date) {
  return db
    .selectFrom('funnel_counts')
    .select(({ fn }) => ['hour', fn.sum<string>('count').as('completed')])
    .where('project_id', '=', projectId)
    .where('step', '=', 'completed')
    .where('hour', '>=', since)
    .groupBy('hour')
    .orderBy('hour')
    .execute();
}

export function listLastFinished(db: Db, projectId: string, limit: number) {
  return db
    .selectFrom('recordings')
    .select(['number', 'device_name', 'completed_at', 'validity'])
    .where('project_id', '=', projectId)
    .where(isCollected())
    .orderBy('completed_at', 'desc')
    .limit(limit)
    .execute();
}

/** When the last one joined. */
export async function findLastJoin(db: Db, projectId: string): Promise<Date | undefined> {
  const last = await db
    .selectFrom('recordings')
    .select('created_at')
    .where('project_id', '=', projectId)
    .where('number', '>', 0)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at;
}

export function listCounts(db: Db, projectId: string, since: Date) {
  return db
    .selectFrom('funnel_counts')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('hour', '>=', since)
    .orderBy('hour')
    .orderBy('step')
    .orderBy('page')
    .orderBy('device')
    .orderBy('in_app')
    .orderBy('reason')
    .execute();
}

/**
 * The last step that each visit told since then, who began first before. Two of one moment are told
 * apart by their order; whoever finished is gone, whatever arrives late.
 */
export async function listThere(db: Db, projectId: string, since: Date) {
  const { rows } = await sql<{
    step: VisitStep;
    page: number;
    in_app: boolean;
    model: string;
    started_at: Date;
  }>`
    SELECT step, page, in_app, model, started_at
    FROM (
      SELECT DISTINCT ON (visit_id) visit_id, step, page, in_app, model FROM visit_steps
      WHERE project_id = ${projectId} AND reached_at > ${since}
      ORDER BY visit_id, reached_at DESC,
        array_position(${[...VISIT_STEPS]}::text[], step) DESC, page DESC
    ) AS latest
    -- Visit by visit: joined as a whole, everybody of the day would be read.
    CROSS JOIN LATERAL (
      SELECT min(reached_at) AS started_at, bool_or(step = 'completed') AS is_done FROM visit_steps f
      WHERE f.project_id = ${projectId} AND f.visit_id = latest.visit_id
    ) AS whole
    WHERE step <> 'left' AND NOT is_done
    ORDER BY started_at, visit_id`.execute(db);
  return rows;
}

/** Visits are known only for as long as somebody may go on with one. */
export async function forgetVisits(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visit_steps').where('reached_at', '<', before).execute();
}

export async function removeFunnel(db: Db, projectId: string): Promise<void> {
  await db.deleteFrom('visit_steps').where('project_id', '=', projectId).execute();
  await db.deleteFrom('funnel_counts').where('project_id', '=', projectId).execute();
  await db.deleteFrom('funnel_totals').where('project_id', '=', projectId).execute();
}
