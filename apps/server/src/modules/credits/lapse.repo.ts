import type { Db } from '#platform/db/db.ts';

/** The last movement of a user's account; 0 if there was none. */
export async function findLastUserTx(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('credit_entries')
    .innerJoin('credit_accounts', 'credit_accounts.id', 'account_id')
    .select('tx_id')
    .where('kind', '=', 'user')
    .where('owner_id', '=', userId)
    .orderBy('tx_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.tx_id ?? '0';
}
