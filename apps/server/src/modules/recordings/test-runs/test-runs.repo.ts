import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

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
