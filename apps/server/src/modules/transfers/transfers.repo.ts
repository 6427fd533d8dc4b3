import type { Language, TransferCodeStatus } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

interface NewCode {
  readonly id: string;
  readonly accountId: string;
  readonly receiver: string;
  readonly hmac: Buffer;
}

export async function createCodes(
  tx: Tx,
  sent: {
    rows: readonly NewCode[];
    senderId: string;
    amount: number;
    txId: string;
    at: Date;
  },
): Promise<void> {
  const { rows, senderId, amount, txId, at } = sent;
  await tx
    .insertInto('transfer_codes')
    .values(
      rows.map(({ id, accountId, receiver, hmac }) => ({
        id,
        account_id: accountId,
        sender_id: senderId,
        receiver_email: receiver,
        amount,
        code_hmac: hmac,
        sent_tx_id: txId,
        created_at: at,
      })),
    )
    .execute();
}

/** Sessions that an account has sent since an instant, whatever came of the codes. */
export async function sumSent(tx: Tx, senderId: string, since: Date): Promise<number> {
  const { sum } = await tx
    .selectFrom('transfer_codes')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('sum'))
    .where('sender_id', '=', senderId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return sum;
}

export async function getCodeStatus(tx: Tx, id: string): Promise<TransferCodeStatus> {
  const { status } = await tx
    .selectFrom('transfer_codes')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}

export async function endCode(
  tx: Tx,
  ended: {
    id: string;
    status: 'USED' | 'CANCELLED';
    redeemerId: string | null;
    txId: string;
    at: Date;
    moved: number;
  },
): Promise<void> {
  const { id, status, redeemerId, txId, at, moved } = ended;
  await tx
    .updateTable('transfer_codes')
    .set({ status, redeemer_id: redeemerId, ended_tx_id: txId, ended_at: at, moved })
    .where('id', '=', id)
    .execute();
}

/** Live sessions that a code holds. */
const usable = (now: Date) => sql`
  (SELECT coalesce(sum(held.amount), 0)::int
   FROM credit_balances AS held JOIN credit_lots AS lot ON lot.id = held.lot_id
   WHERE held.account_id = code.account_id
     AND (lot.expires_at IS NULL OR lot.expires_at > ${now})) AS usable`;

interface SentCode {
  readonly id: string;
  readonly receiver: string;
  readonly sentAt: Date;
  readonly amount: number;
  readonly batchTotal: number;
  readonly status: TransferCodeStatus;
  readonly usable: number;
  readonly endedAt: Date | null;
  readonly moved: number | null;
}

/** Newest first. */
export async function listCodes(
  db: Db,
  senderUserId: string,
  page: {
    status?: TransferCodeStatus | undefined;
    before?: string | undefined;
    limit: number;
    now: Date;
  },
): Promise<SentCode[]> {
  const { status = null, before = null, limit, now } = page;
  const { rows } = await sql<SentCode>`
    SELECT code.id, code.receiver_email AS receiver, code.created_at AS "sentAt", code.amount,
           (SELECT sum(amount)::int FROM transfer_codes
            WHERE sent_tx_id = code.sent_tx_id) AS "batchTotal",
           code.status, code.ended_at AS "endedAt", code.moved, ${usable(now)}
    FROM transfer_codes AS code
    JOIN credit_accounts AS sender ON sender.id = code.sender_id
    WHERE sender.kind = 'user' AND sender.owner_id = ${senderUserId}
      AND (${status}::text IS NULL OR code.status = ${status}::text)
      AND (${before}::uuid IS NULL OR code.id < ${before}::uuid)
    ORDER BY code.id DESC
    LIMIT ${limit}`.execute(db);
  return rows;
}

export async function countCodes(db: Db, senderUserId: string) {
  const { rows } = await sql<{ status: TransferCodeStatus; count: number; total: number }>`
    SELECT code.status, count(*)::int AS count, sum(code.amount)::int AS total
    FROM transfer_codes AS code
    JOIN credit_accounts AS sender ON sender.id = code.sender_id
    WHERE sender.kind = 'user' AND sender.owner_id = ${senderUserId}
    GROUP BY code.status`.execute(db);
  const counts = { NOT_USED: 0, USED: 0, CANCELLED: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return { counts, total: rows.reduce((sum, row) => sum + row.total, 0) };
}

export async function findSentCode(
  db: Db,
  senderUserId: string,
  id: string,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('transfer_codes')
    .innerJoin('credit_accounts', 'credit_accounts.id', 'sender_id')
    .select('transfer_codes.id')
    .where('transfer_codes.id', '=', id)
    .where('owner_id', '=', senderUserId)
    .executeTakeFirst();
}

export async function listOpenCodes(db: Db, senderUserId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('transfer_codes')
    .innerJoin('credit_accounts', 'credit_accounts.id', 'sender_id')
    .select('transfer_codes.id')
    .where('owner_id', '=', senderUserId)
    .where('kind', '=', 'user')
    .where('status', '=', 'NOT_USED')
    .execute();
  return rows.map(({ id }) => id);
}

/** Addresses of people to whom somebody sent who is gone. */
export async function forgetReceivers(tx: Db | Tx, senderUserId: string): Promise<void> {
  await sql`
    UPDATE transfer_codes SET receiver_email = 'erased@erased.invalid'
    WHERE sender_id = (SELECT id FROM credit_accounts
                       WHERE kind = 'user' AND owner_id = ${senderUserId})`.execute(tx);
}

interface OwnCode {
  readonly id: string;
  readonly status: TransferCodeStatus;
  readonly from: string;
  readonly usable: number;
}

/** A code that was sent to the address of this user, and no other. */
export async function findCodeFor(
  db: Db,
  userId: string,
  hmac: Buffer,
  now: Date,
): Promise<OwnCode | undefined> {
  const { rows } = await sql<OwnCode>`
    SELECT code.id, code.status, sender.email AS from, ${usable(now)}
    FROM transfer_codes AS code
    JOIN credit_accounts AS account ON account.id = code.sender_id
    JOIN users AS sender ON sender.id = account.owner_id
    JOIN users AS receiver ON receiver.email = code.receiver_email
    WHERE code.code_hmac = ${hmac} AND receiver.id = ${userId}`.execute(db);
  return rows[0];
}

/** Content of a mail about a code, and its language. */
export async function findCodeToSend(db: Db, id: string) {
  const { rows } = await sql<{
    receiver: string;
    amount: number;
    status: TransferCodeStatus;
    from: string;
    language: Language;
    hasAccount: boolean;
  }>`
    SELECT code.receiver_email AS receiver, code.amount, code.status, sender.email AS from,
           coalesce(receiver.language, sender.language) AS language,
           receiver.id IS NOT NULL AS "hasAccount"
    FROM transfer_codes AS code
    JOIN credit_accounts AS account ON account.id = code.sender_id
    JOIN users AS sender ON sender.id = account.owner_id
    LEFT JOIN users AS receiver ON receiver.email = code.receiver_email
    WHERE code.id = ${id}`.execute(db);
  return rows[0];
}

interface UsedCode {
  readonly id: string;
  readonly txId: string;
  readonly from: string;
  readonly usedAt: Date;
  readonly amount: number;
}

/** Codes that a user has used, newest first. */
export async function listUsedCodes(
  db: Db,
  userId: string,
  page: { before: string | undefined; limit: number },
): Promise<UsedCode[]> {
  const before = page.before ?? null;
  const { rows } = await sql<UsedCode>`
    SELECT code.id, code.ended_tx_id AS "txId", sender.email AS from, code.ended_at AS "usedAt",
           code.moved AS amount
    FROM transfer_codes AS code
    JOIN credit_accounts AS redeemer ON redeemer.id = code.redeemer_id
    JOIN credit_accounts AS account ON account.id = code.sender_id
    JOIN users AS sender ON sender.id = account.owner_id
    WHERE redeemer.kind = 'user' AND redeemer.owner_id = ${userId}
      AND (${before}::bigint IS NULL OR code.ended_tx_id < ${before}::bigint)
    ORDER BY code.ended_tx_id DESC
    LIMIT ${page.limit}`.execute(db);
  return rows;
}
