import type { ProjectHead, ProjectSort } from '@fovea/contract';
import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { DB } from '#platform/db/schema.ts';
import { completed, completedCount, type HashtagRow, hashtags } from './projects.repo.ts';

/** Sort orders of a list, each with the type that a cursor is compared in. */
const SORTS: Readonly<Record<ProjectSort, { by: RawBuilder<unknown>; type: RawBuilder<unknown> }>> =
  {
    updated: { by: sql`projects.updated_at`, type: sql`timestamptz` },
    created: { by: sql`projects.created_at`, type: sql`timestamptz` },
    name: { by: sql`lower(projects.name)`, type: sql`text` },
    status: { by: sql`array_position('{edit,active,done}', projects.status)`, type: sql`integer` },
    type: { by: sql`projects.type`, type: sql`text` },
    progress: {
      by: sql`${completedCount}::float8 / projects.max_participant`,
      type: sql`float8`,
    },
    pages: { by: sql`projects.page_count`, type: sql`integer` },
    length: { by: sql`projects.length_ms`, type: sql`integer` },
    device: { by: sql`projects.device || projects.orientation`, type: sql`text` },
    /** As `toCreditCost` of the contract says it on the rows. */
    sessions: {
      by: sql`CASE WHEN projects.type <> 'pro' THEN 0
        WHEN projects.status = 'done' THEN ${completedCount} ELSE projects.max_participant END`,
      type: sql`integer`,
    },
  };

/** Knows capitals of every script, as JavaScript does, whatever the database was made with. */
const ANY_SCRIPT = sql`"und-x-icu"`;

export interface ProjectFilter {
  readonly status?: ProjectHead['status'] | undefined;
  readonly type?: ProjectHead['type'] | undefined;
  /** In lower case. Every one must be there. */
  readonly hashtags: readonly string[];
  /** A part of the name, the project ID or a hashtag. */
  readonly q: string;
}

export interface ListOrder {
  readonly sort: ProjectSort;
  readonly order: 'asc' | 'desc';
  /** The last row of the page before: what it is sorted by, as text, and its id. */
  readonly after?: { readonly value: string; readonly id: string } | undefined;
  readonly limit: number;
  /** Small pictures for each project at most. */
  readonly covers: number;
}

interface CoverRow {
  readonly object_key: string;
  readonly width_px: number;
  readonly height_px: number;
  readonly map_key: string | null;
}

export type ListedRow = Selectable<DB['projects']> & {
  readonly completed: number;
  readonly hashtags: readonly HashtagRow[];
  readonly covers: readonly CoverRow[];
  readonly sort_value: string;
};

/**
 * A page of a list. The rows are chosen first and by themselves, so that pictures and counts are
 * read for what is shown only, and the place in the list is found by an index, not by counting.
 */
export async function listProjectRows(
  db: Db,
  ownerId: string,
  filter: ProjectFilter,
  { sort, order, after, limit, covers }: ListOrder,
): Promise<ListedRow[]> {
  const { by, type } = SORTS[sort];
  const [direction, beyond] = order === 'asc' ? [sql`ASC`, sql`>`] : [sql`DESC`, sql`<`];
  const place =
    after === undefined
      ? sql``
      : sql`AND (${by}, projects.id) ${beyond} (${after.value}::${type}, ${after.id}::uuid)`;
  const { rows } = await sql<ListedRow>`
    WITH chosen AS (
      SELECT projects.id, ${by} AS sort_value FROM projects
      WHERE ${isListed(ownerId, filter)} ${place}
      ORDER BY ${by} ${direction}, projects.id ${direction}
      LIMIT ${limit}
    )
    SELECT projects.*, chosen.sort_value::text AS sort_value, ${completed}, ${hashtags},
      (
        SELECT coalesce(json_agg(cover), '[]') FROM (
          SELECT coalesce(a.thumb_key, a.object_key) AS object_key, a.width_px, a.height_px,
            m.object_key AS map_key
          FROM pages g
          JOIN page_assets s ON s.page_id = g.id
          JOIN assets a ON a.id = s.asset_id
          LEFT JOIN drawn_maps m ON m.page_id = g.id AND m.slot = s.slot
          WHERE g.project_id = projects.id AND a.status = 'ready'
          ORDER BY g.position, s.slot LIMIT ${covers}
        ) cover
      ) AS covers
    FROM chosen JOIN projects ON projects.id = chosen.id
    ORDER BY chosen.sort_value ${direction}, projects.id ${direction}`.execute(db);
  return rows;
}

export async function countListed(db: Db, ownerId: string, filter: ProjectFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM projects WHERE ${isListed(ownerId, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function isListed(
  ownerId: string,
  { status, type, hashtags, q }: ProjectFilter,
): RawBuilder<unknown> {
  const conditions = [sql`projects.owner_id = ${ownerId}`, sql`projects.deleted_at IS NULL`];
  if (status !== undefined) conditions.push(sql`projects.status = ${status}`);
  if (type !== undefined) conditions.push(sql`projects.type = ${type}`);
  if (hashtags.length > 0) {
    conditions.push(sql`projects.id IN (
      SELECT t.project_id FROM hashtags h JOIN project_hashtags t ON t.hashtag_id = h.id
      WHERE h.owner_id = ${ownerId} AND lower(h.name COLLATE ${ANY_SCRIPT}) = ANY(${[...hashtags]})
      GROUP BY t.project_id HAVING count(*) = ${hashtags.length}
    )`);
  }
  if (q !== '') {
    const code = q.replaceAll('-', '');
    conditions.push(sql`(
      projects.name COLLATE ${ANY_SCRIPT} ILIKE ${toPart(q)}
      OR ${code === '' ? sql`false` : sql`projects.code ILIKE ${toPart(code)}`}
      OR projects.id IN (
        SELECT t.project_id FROM hashtags h JOIN project_hashtags t ON t.hashtag_id = h.id
        WHERE h.owner_id = ${ownerId}
          AND h.name COLLATE ${ANY_SCRIPT} ILIKE ${toPart(q.replace('#', ''))}
      )
    )`);
  }
  return sql.join(conditions, sql` AND `);
}

/** The signs that LIKE knows are letters here. */
function toPart(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** How many there are of each status and type. */
export function countByStatusAndType(db: Db, ownerId: string) {
  return db
    .selectFrom('projects')
    .select(['status', 'type', sql<number>`count(*)::int`.as('count')])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .groupBy(['status', 'type'])
    .execute();
}
