import type { Language, Role } from '@fovea/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

export async function findUser(db: Db | Tx, id: string) {
  const row = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select('second_factors.confirmed_at')
    .where('users.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, has_second_factor: row.confirmed_at !== null };
}

export async function updateUser(
  db: Db | Tx,
  id: string,
  change: { organization?: string | undefined; language?: Language | undefined },
): Promise<void> {
  const { organization, language } = change;
  if (organization === undefined && language === undefined) return;
  await db
    .updateTable('users')
    .set({
      ...(organization === undefined ? {} : { organization }),
      ...(language === undefined ? {} : { language }),
    })
    .where('id', '=', id)
    .execute();
}

/** The account of an address gets a role. Nothing if there is none. */
export function setRole(tx: Tx, email: string, role: Role) {
  return tx
    .updateTable('users')
    .set({ role })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
}

/** Nothing when the address is taken. */
export function insertUser(
  db: Db | Tx,
  user: {
    id: string;
    email: string;
    passwordHash: string;
    organization: string;
    language: Language;
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
  code: { id: string; email: string; deviceHash: Buffer; now: Date },
): Promise<void> {
  await tx
    .insertInto('email_codes')
    .values({
      id: code.id,
      email: code.email,
      device_hash: code.deviceHash,
      created_at: code.now,
    })
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

/**
 * Counts a try on the newest code that a browser asked for and answers it, so that racing tries all
 * count.
 */
export function takeEmailCodeTry(
  tx: Tx,
  asked: { email: string; deviceHash: Buffer },
  now: Date,
  maxTries: number,
) {
  return tx
    .updateTable('email_codes')
    .set({ tries: sql`tries + 1` })
    .where(
      'id',
      '=',
      tx
        .selectFrom('email_codes')
        .select('id')
        .where('email', '=', asked.email)
        .where('device_hash', '=', asked.deviceHash)
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

export async function isEmailVerified(
  db: Db | Tx,
  asked: { email: string; deviceHash: Buffer },
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('email_codes')
    .select('id')
    .where('email', '=', asked.email)
    .where('device_hash', '=', asked.deviceHash)
    .where('verified_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeEmailCodes(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('email_codes').where('email', '=', email).execute();
}

export async function removeOldAccountRows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('email_codes').where('created_at', '<', before).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', before).execute();
}
