import { VISIT_STEPS, type VisitStep } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/** What a counter counts. Without a page or a reason these are -1 and empty. */
export interface CounterKey {
  readonly projectId: string;
  readonly hour: Date;
  readonly step: string;
  readonly page: number;
  readonly device: string;
  readonly inApp: boolean;
  readonly reason: string;
}

export interface VisitKey {
  readonly projectId: string;
  readonly visitId: string;
  readonly step: string;
  readonly page: number;
}

/** Those that are new, of projects that are still there. Rows go in key order, so that two groups wait for each other in one direction. */
export async function insertVisitSteps(
  tx: Tx,
  keys: readonly VisitKey[],
  now: Date,
): Promise<VisitKey[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<VisitKey>`
    INSERT INTO visit_steps (project_id, visit_id, step, page, reached_at)
    SELECT i.project_id, i.visit_id, i.step, i.page, ${now}::timestamptz
    FROM unnest(${keys.map(({ projectId }) => projectId)}::uuid[],
      ${keys.map(({ visitId }) => visitId)}::uuid[], ${keys.map(({ step }) => step)}::text[],
      ${keys.map(({ page }) => page)}::smallint[]) AS i (project_id, visit_id, step, page)
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

/** The last step that each visit told since then. Two of one moment are told apart by their order. */
export async function listThere(db: Db, projectId: string, since: Date) {
  const { rows } = await sql<{ step: VisitStep; page: number; count: number }>`
    SELECT step, page, count(*)::int AS count FROM (
      SELECT DISTINCT ON (visit_id) step, page FROM visit_steps
      WHERE project_id = ${projectId} AND reached_at > ${since}
      ORDER BY visit_id, reached_at DESC, array_position(${[...VISIT_STEPS]}::text[], step) DESC
    ) AS latest
    WHERE step NOT IN ('completed', 'left')
    GROUP BY step, page ORDER BY step, page`.execute(db);
  return rows;
}

/** Visits are known only for as long as somebody may go on with one. */
export async function forgetVisits(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('visit_steps').where('reached_at', '<', before).execute();
}

export async function removeFunnel(db: Db, projectId: string): Promise<void> {
  await db.deleteFrom('visit_steps').where('project_id', '=', projectId).execute();
  await db.deleteFrom('funnel_counts').where('project_id', '=', projectId).execute();
}
