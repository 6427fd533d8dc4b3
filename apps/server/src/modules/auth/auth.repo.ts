import type { Db, Tx } from '#platform/db/db.ts';

export function findUserByEmail(db: Db | Tx, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

const selectSession = (db: Db | Tx, id: string) =>
  db
    .selectFrom('auth_sessions')
    .innerJoin('users', 'users.id', 'auth_sessions.user_id')
    .selectAll('auth_sessions')
    .select('users.role')
    .where('auth_sessions.id', '=', id);

export function findAuthSession(db: Db | Tx, id: string) {
  return selectSession(db, id).executeTakeFirst();
}

export function lockAuthSession(tx: Tx, id: string) {
  return selectSession(tx, id).forUpdate('auth_sessions').executeTakeFirst();
}

/**
 * False when the password is another one by now. The lock lets a change of the password either see
 * this session and end it, or be seen here.
 */
export async function createAuthSession(
  db: Db | Tx,
  session: { id: string; userId: string; passwordHash: string; now: Date; expiresAt: Date },
): Promise<boolean> {
  const created = await db
    .insertInto('auth_sessions')
    .columns(['id', 'user_id', 'rotated_at', 'created_at', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select(({ val, cast }) => [
          cast<string>(val(session.id), 'uuid').as('id'),
          'users.id as user_id',
          cast<Date>(val(session.now), 'timestamptz').as('rotated_at'),
          cast<Date>(val(session.now), 'timestamptz').as('created_at'),
          cast<Date>(val(session.expiresAt), 'timestamptz').as('expires_at'),
        ])
        .where('users.id', '=', session.userId)
        .where('users.password_hash', '=', session.passwordHash)
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return created !== undefined;
}

export async function rotateAuthSession(
  tx: Tx,
  id: string,
  generation: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('auth_sessions')
    .set({ generation, rotated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function endAuthSessions(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('auth_sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endAuthSession(db: Db | Tx, id: string, now: Date): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
