import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export function findUser(db: Db | Tx, id: string) {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function isEmailTaken(db: Db | Tx, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing when the address is taken. */
export function insertUser(
  db: Db | Tx,
  user: {
    id: string;
    email: string;
    passwordHash: string;
    organization: string;
    language: string;
    referralCode: string | null;
    termsVersion: string;
    now: Date;
  },
) {
  return db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: user.passwordHash,
      organization: user.organization,
      language: user.language,
      referral_code: user.referralCode,
      age_confirmed_at: user.now,
      terms_version: user.termsVersion,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function createEmailCode(
  tx: Tx,
  code: { id: string; email: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('email_codes')
    .values({ id: code.id, email: code.email, created_at: code.now })
    .execute();
}

export function findEmailCode(db: Db | Tx, id: string) {
  return db.selectFrom('email_codes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function setEmailCode(
  db: Db | Tx,
  id: string,
  hmac: Buffer,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('email_codes')
    .set({ code_hmac: hmac, expires_at: expiresAt, tries: 0 })
    .where('id', '=', id)
    .execute();
}

/** Counts a try on the newest code of an address and answers it, so that racing tries all count. */
export function takeEmailCodeTry(tx: Tx, email: string, now: Date, maxTries: number) {
  return tx
    .updateTable('email_codes')
    .set({ tries: sql`tries + 1` })
    .where(
      'id',
      '=',
      tx
        .selectFrom('email_codes')
        .select('id')
        .where('email', '=', email)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .where('verified_at', 'is', null)
    .returning(['id', 'code_hmac'])
    .executeTakeFirst();
}

export async function markEmailVerified(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('email_codes').set({ verified_at: now }).where('id', '=', id).execute();
}

export async function isEmailVerified(db: Db | Tx, email: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('email_codes')
    .select('id')
    .where('email', '=', email)
    .where('verified_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeEmailCodes(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('email_codes').where('email', '=', email).execute();
}
