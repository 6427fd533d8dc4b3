import type { Db, Tx } from '#platform/db/db.ts';

/** The account of an address, and whether it knows the device and asks for a second factor. */
export function findLoginUser(db: Db | Tx, email: string, deviceHash: Buffer) {
  return db
    .selectFrom('users')
    .leftJoin('known_devices', (join) =>
      join
        .onRef('known_devices.user_id', '=', 'users.id')
        .on('known_devices.device_hash', '=', deviceHash),
    )
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.role', 'users.password_hash'])
    .select(({ eb }) => [
      eb('known_devices.user_id', 'is not', null).as('is_known_device'),
      eb('second_factors.confirmed_at', 'is not', null).as('has_second_factor'),
    ])
    .where('users.email', '=', email)
    .executeTakeFirst();
}

export function findUserById(db: Db | Tx, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findUserIdByEmail(db: Db | Tx, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}

export async function isDeviceKnown(db: Db | Tx, deviceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('device_hash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberDevice(
  tx: Tx,
  device: { userId: string; hash: Buffer; now: Date },
): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ user_id: device.userId, device_hash: device.hash, last_login_at: device.now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_login_at: device.now }),
    )
    .execute();
}

/** All but the devices that logged in last. */
export async function forgetOldDevices(tx: Tx, userId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'in', (old) =>
      old
        .selectFrom('known_devices')
        .select('device_hash')
        .where('user_id', '=', userId)
        .orderBy('last_login_at', 'desc')
        .orderBy('device_hash')
        .offset(kept),
    )
    .execute();
}

export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** All that lets somebody in. */
export async function removeAuthRows(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('auth_sessions').where('user_id', '=', userId).execute();
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
}

export async function passSecondFactor(tx: Tx, authSessionId: string): Promise<void> {
  await tx
    .updateTable('auth_sessions')
    .set({ passed_second_factor: true })
    .where('id', '=', authSessionId)
    .execute();
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
 * this session and end it, or be seen here; log-ins of one account wait for each other.
 */
export async function createAuthSession(
  db: Db | Tx,
  session: {
    id: string;
    userId: string;
    passwordHash: string;
    passedSecondFactor: boolean;
    now: Date;
    expiresAt: Date;
  },
): Promise<boolean> {
  const created = await db
    .insertInto('auth_sessions')
    .columns(['id', 'user_id', 'passed_second_factor', 'rotated_at', 'created_at', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('users')
        .select(({ val, cast }) => [
          cast<string>(val(session.id), 'uuid').as('id'),
          'users.id as user_id',
          cast<boolean>(val(session.passedSecondFactor), 'boolean').as('passed_second_factor'),
          cast<Date>(val(session.now), 'timestamptz').as('rotated_at'),
          cast<Date>(val(session.now), 'timestamptz').as('created_at'),
          cast<Date>(val(session.expiresAt), 'timestamptz').as('expires_at'),
        ])
        .where('users.id', '=', session.userId)
        .where('users.password_hash', '=', session.passwordHash)
        .forNoKeyUpdate(),
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

/** Sessions that have neither ended nor run out. */
export async function listStanding(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('auth_sessions')
    .select('id')
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** All sessions of a user that go on, or all but one. Answers which ended. */
export function endAuthSessions(tx: Tx, userId: string, now: Date, keptId?: string) {
  const query = tx
    .updateTable('auth_sessions')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id']);
  return (keptId === undefined ? query : query.where('id', '!=', keptId)).execute();
}

/** All but the sessions that were used last. Answers which ended. */
export function endOldAuthSessions(tx: Tx, userId: string, now: Date, kept: number) {
  return tx
    .updateTable('auth_sessions')
    .set({ ended_at: now })
    .where('id', 'in', (old) =>
      old
        .selectFrom('auth_sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('rotated_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .returning(['id', 'user_id'])
    .execute();
}

/** Answers whose session it was, if it had not ended before. */
export function endAuthSession(tx: Tx, id: string, now: Date) {
  return tx
    .updateTable('auth_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute();
}

type OldRows = 'factorsBefore' | 'sessionsBefore' | 'devicesBefore';

export async function removeOldAuthRows(
  db: Db,
  { factorsBefore, sessionsBefore, devicesBefore }: Record<OldRows, Date>,
): Promise<void> {
  await db.deleteFrom('auth_sessions').where('expires_at', '<', sessionsBefore).execute();
  await db.deleteFrom('known_devices').where('last_login_at', '<', devicesBefore).execute();
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', factorsBefore)
    .execute();
}
