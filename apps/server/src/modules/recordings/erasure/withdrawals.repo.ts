import type { Db, Tx } from '#platform/db/db.ts';

export async function insertWithdrawal(
  tx: Tx,
  {
    id,
    receiptHmac,
    now,
  }: { readonly id: string; readonly receiptHmac: Buffer; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('withdrawals')
    .values({ id, receipt_hmac: receiptHmac, asked_at: now })
    .execute();
}

export function takeWithdrawal(tx: Tx, id: string) {
  return tx.deleteFrom('withdrawals').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function findIdOfReceipt(tx: Tx, receiptHmac: Buffer): Promise<string | undefined> {
  const row = await tx
    .selectFrom('recordings')
    .select('id')
    .where('receipt_hmac', '=', receiptHmac)
    .executeTakeFirst();
  return row?.id;
}

/** Asked a while ago: their job was lost. */
export function listLateWithdrawals(db: Db, askedBefore: Date, limit: number) {
  return db
    .selectFrom('withdrawals')
    .select('id')
    .where('asked_at', '<', askedBefore)
    .orderBy('asked_at')
    .limit(limit)
    .execute();
}
