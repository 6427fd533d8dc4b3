import type { Db, Tx } from '#platform/db/db.ts';

export function findResetUser(db: Db | Tx, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Two mails of one user are made one after the other, so that both count. */
export async function lockUser(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function removeExpiredResets(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('expires_at', '<=', now)
    .execute();
}

export async function countOtherResets(tx: Tx, userId: string, id: string): Promise<number> {
  const row = await tx
    .selectFrom('password_resets')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A repeated job replaces its token; the one before may never have been mailed. */
export async function setPasswordReset(
  tx: Tx,
  reset: { id: string; userId: string; tokenHmac: Buffer; expiresAt: Date; now: Date },
): Promise<void> {
  const token = { token_hmac: reset.tokenHmac, expires_at: reset.expiresAt };
  await tx
    .insertInto('password_resets')
    .values({ id: reset.id, user_id: reset.userId, ...token, created_at: reset.now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(token))
    .execute();
}

export function findPasswordReset(db: Db | Tx, tokenHmac: Buffer, now: Date) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.email', 'password_resets.expires_at'])
    .where('token_hmac', '=', tokenHmac)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a link up. Of those who race for it one gets the row. */
export function takePasswordReset(tx: Tx, tokenHmac: Buffer, now: Date) {
  return tx
    .deleteFrom('password_resets')
    .where('token_hmac', '=', tokenHmac)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id'])
    .executeTakeFirst();
}

export async function removePasswordResets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute();
}

/** False when the password is another one by now, such as after a reset at the same time. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  currentHash: string,
  passwordHash: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', currentHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
