import type { Db, Tx } from '#platform/db/db.ts';

/** Projects with records that were looked through before then or never, longest ago first. */
export function listUncheckedRecords(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('projects')
    .leftJoin('record_checks', 'record_checks.project_id', 'projects.id')
    .select('projects.id')
    .where('projects.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('aggregates')
          .select('aggregates.version')
          .whereRef('aggregates.project_id', '=', 'projects.id'),
      ),
    )
    .where(({ eb, or }) =>
      or([eb('record_checks.checked_at', 'is', null), eb('record_checks.checked_at', '<', before)]),
    )
    .orderBy('record_checks.checked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
}

export async function markRecordsChecked(db: Db, projectId: string, now: Date): Promise<void> {
  await db
    .insertInto('record_checks')
    .values({ project_id: projectId, checked_at: now })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ checked_at: now }))
    .execute();
}

export async function removeRecordChecks(tx: Tx, projectId: string): Promise<void> {
  await tx.deleteFrom('record_checks').where('project_id', '=', projectId).execute();
}
