import type { AccountCounts } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import { requireValue } from '#platform/errors/require-value.ts';

/**
 * Counts the things that would be deleted. Sessions that a recording is to be charged are spent
 * already.
 */
export async function countAccount(db: Db, userId: string, now: Date): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    WITH own AS (
      SELECT id, status FROM projects WHERE owner_id = ${userId} AND deleted_at IS NULL
    ), held AS (
      SELECT account.kind, account.owner_id, balance.account_id, balance.amount
      FROM credit_balances AS balance
      JOIN credit_accounts AS account ON account.id = balance.account_id
      JOIN credit_lots AS lot ON lot.id = balance.lot_id
      WHERE lot.expires_at IS NULL OR lot.expires_at > ${now}
    ), open_codes AS (
      SELECT code.account_id FROM transfer_codes AS code
      JOIN credit_accounts AS sender ON sender.id = code.sender_id AND sender.kind = 'user'
      WHERE sender.owner_id = ${userId} AND code.status = 'NOT_USED'
    )
    SELECT
      (SELECT count(*) FROM own)::int AS projects,
      (SELECT count(*) FROM own WHERE status = 'active')::int AS "activeProjects",
      (SELECT count(*) FROM recordings
       WHERE project_id IN (SELECT id FROM own) AND state = 'complete'
         AND NOT is_test)::int AS participants,
      greatest(0,
        (SELECT coalesce(sum(amount), 0) FROM held WHERE kind = 'user' AND owner_id = ${userId})
        + (SELECT coalesce(sum(amount), 0) FROM held
           WHERE kind = 'project' AND owner_id IN (SELECT id FROM own))
        - (SELECT count(*) FROM consumptions JOIN projects ON projects.id = project_id
           WHERE project_id IN (SELECT id FROM own) AND type = 'pro' AND settled_at IS NULL)
      )::int AS sessions,
      (SELECT count(*) FROM open_codes)::int AS "openCodes",
      (SELECT coalesce(sum(amount), 0) FROM held
       WHERE account_id IN (SELECT account_id FROM open_codes))::int AS "openCodeSessions"
  `.execute(db);
  return requireValue(rows[0], 'counts of an account');
}

/** The date, which stays when it was set before. Nothing when the account is gone. */
export async function markLeaving(tx: Tx, id: string, leavesAt: Date): Promise<Date | undefined> {
  const row = await tx
    .updateTable('users')
    .set({ leaves_at: sql`coalesce(leaves_at, ${leavesAt})` })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .returning('leaves_at')
    .executeTakeFirst();
  return row?.leaves_at ?? undefined;
}

/** False when it was not leaving. */
export async function markKept(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ leaves_at: null })
    .where('id', '=', id)
    .where('leaves_at', 'is not', null)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listGoing(db: Db, now: Date) {
  return db
    .selectFrom('users')
    .select(['id', 'left_at'])
    .where('leaves_at', '<=', now)
    .where('erased_at', 'is', null)
    .orderBy('leaves_at')
    .limit(100)
    .execute();
}

/**
 * Erases the person's identity. The row stays, because the ledger and the audit trail name its id.
 */
export async function eraseIdentity(
  tx: Tx,
  { id, passwordHash, now }: { id: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('leaves_at', '<=', now)
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) return false;
  await tx
    .updateTable('users')
    .set({
      email: `erased-${id}@erased.invalid`,
      password_hash: passwordHash,
      organization: '',
      referral_code: null,
      role: 'user',
      left_at: now,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('email_codes').where('email', '=', user.email).execute();
  await tx.deleteFrom('password_resets').where('user_id', '=', id).execute();
  await tx.deleteFrom('memberships').where('user_id', '=', id).execute();
  return true;
}

/** Nothing of it is left: no project with data, no session anywhere, no open code. */
export async function isEmpty(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    SELECT NOT EXISTS (
      SELECT FROM projects WHERE owner_id = ${userId} AND forgotten_at IS NULL
    ) AND NOT EXISTS (
      SELECT FROM credit_balances AS held
      JOIN credit_accounts AS account ON account.id = held.account_id
      WHERE held.amount > 0 AND (
        account.kind = 'user' AND account.owner_id = ${userId}
        OR account.kind = 'project' AND account.owner_id IN (
          SELECT id FROM projects WHERE owner_id = ${userId}))
    ) AND NOT EXISTS (
      SELECT FROM transfer_codes AS code
      JOIN credit_accounts AS sender ON sender.id = code.sender_id
      WHERE sender.kind = 'user' AND sender.owner_id = ${userId} AND code.status = 'NOT_USED'
    ) AS is_empty`.execute(db);
  return rows[0]?.is_empty === true;
}

export async function markErased(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ erased_at: now }).where('id', '=', id).execute();
}
