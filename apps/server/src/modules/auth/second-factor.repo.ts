import type { Db, Tx } from '#platform/db/db.ts';

export function lockSecondFactor(tx: Tx, userId: string) {
  return tx
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Starts anew; one that is confirmed stays as it is, and nothing is answered. */
export async function storeUnconfirmed(
  db: Db | Tx,
  factor: { userId: string; sealedSecret: Buffer; now: Date },
): Promise<boolean> {
  const fresh = { sealed_secret: factor.sealedSecret, created_at: factor.now };
  const row = await db
    .insertInto('second_factors')
    .values({ user_id: factor.userId, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(fresh)
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function useTotpStep(tx: Tx, userId: string, step: number): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

export async function markConfirmed(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .execute();
}

export async function setRecoveryCodes(tx: Tx, userId: string, hmacs: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hmacs.map((hmac) => ({ user_id: userId, code_hmac: hmac })))
    .execute();
}

/** Uses a code up. Of those who race for it one gets the row. */
export async function takeRecoveryCode(tx: Tx, userId: string, hmac: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hmac', '=', hmac)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there was one that counted. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const row = await tx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}
