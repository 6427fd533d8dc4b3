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

export async function createAuthSession(
  db: Db | Tx,
  session: { id: string; userId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('auth_sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      rotated_at: session.now,
      created_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
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
