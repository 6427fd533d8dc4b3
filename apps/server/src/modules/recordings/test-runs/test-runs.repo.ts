import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

/** Test runs count downwards from -1, so that nobody's number is theirs. */
export async function findNextNumber(tx: Tx, projectId: string): Promise<number> {
  const { least } = await tx
    .selectFrom('recordings')
    .select(sql<number>`least(min(number), 0)`.as('least'))
    .where('project_id', '=', projectId)
    .where('is_test', '=', true)
    .executeTakeFirstOrThrow();
  return (least ?? 0) - 1;
}

/** From before the activation of their project, or too old. */
export function listOverTests(db: Db, createdBefore: Date, limit: number) {
  return db
    .selectFrom('recordings')
    .innerJoin('projects', 'projects.id', 'recordings.project_id')
    .select(['recordings.id', 'recordings.project_id'])
    .where('recordings.is_test', '=', true)
    .where('recordings.removed_at', 'is', null)
    .where(({ eb, or, ref }) =>
      or([
        eb('recordings.created_at', '<', createdBefore),
        eb('recordings.created_at', '<', ref('projects.activated_at')),
      ]),
    )
    .orderBy('recordings.id')
    .limit(limit)
    .execute();
}
