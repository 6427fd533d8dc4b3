import type { LotSource } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Holder } from './ledger.repo.ts';

export async function createLot(
  tx: Tx,
  lot: {
    source: LotSource;
    sourceRef: string;
    buyerId: string;
    amount: number;
    paidAt: Date;
    expiresAt: Date | null;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('credit_lots')
    .values({
      source: lot.source,
      source_ref: lot.sourceRef,
      buyer_id: lot.buyerId,
      amount: lot.amount,
      paid_at: lot.paidAt,
      expires_at: lot.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Credits of users and codes whose date has passed. Those of a project are settled when it ends. */
export async function listExpired(db: Db, now: Date) {
  const { rows } = await sql<{
    accountId: string;
    lotId: string;
    lastTxId: string;
    kind: Holder;
    ownerId: string;
  }>`
    SELECT held.account_id AS "accountId", held.lot_id AS "lotId", account.kind,
           account.owner_id AS "ownerId",
           (SELECT max(entry.tx_id) FROM credit_entries AS entry
            WHERE entry.account_id = held.account_id AND entry.lot_id = held.lot_id) AS "lastTxId"
    FROM credit_balances AS held
    JOIN credit_lots AS lot ON lot.id = held.lot_id
    JOIN credit_accounts AS account ON account.id = held.account_id
    WHERE held.amount > 0 AND lot.expires_at <= ${now} AND account.kind IN ('user', 'code')`.execute(
    db,
  );
  return rows;
}
