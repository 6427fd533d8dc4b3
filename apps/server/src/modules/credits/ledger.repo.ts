import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';

const HOLDERS = ['user', 'project', 'code'] as const;
export type Holder = (typeof HOLDERS)[number];
export type World = 'issued' | 'consumed' | 'expired' | 'refunded' | 'adjusted';

export interface AccountRef {
  readonly kind: Holder | World;
  readonly ownerId: string;
}

/** Credits of one lot in one account. */
export interface Held {
  readonly lotId: string;
  readonly amount: number;
  readonly expiresAt: Date | null;
}

export interface Move {
  readonly from: string;
  readonly to: string;
  readonly lotId: string;
  readonly amount: number;
}

interface StoredTx {
  readonly id: string;
  readonly request_hash: Buffer;
  readonly result: unknown;
}

export function findTx(tx: Tx, key: string): Promise<StoredTx | undefined> {
  return tx
    .selectFrom('credit_txs')
    .select(['id', 'request_hash', 'result'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** Ids in the order of the references; accounts that are new are made, in one order. */
export async function openAccounts(tx: Tx, refs: readonly AccountRef[]): Promise<string[]> {
  const sorted = refs.toSorted((a, b) => toName(a).localeCompare(toName(b)));
  await tx
    .insertInto('credit_accounts')
    .values(sorted.map(({ kind, ownerId }) => ({ kind, owner_id: ownerId })))
    .onConflict((conflict) => conflict.columns(['kind', 'owner_id']).doNothing())
    .execute();
  const rows = await tx
    .selectFrom('credit_accounts')
    .select(['id', 'kind', 'owner_id'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('kind', 'owner_id'),
        'in',
        sorted.map(({ kind, ownerId }) => tuple(kind as string, ownerId)),
      ),
    )
    .execute();
  const ids = new Map(rows.map((row) => [`${row.kind} ${row.owner_id}`, row.id]));
  return refs.map((ref) => ids.get(toName(ref)) ?? '');
}

const toName = ({ kind, ownerId }: AccountRef) => `${kind} ${ownerId}`;

/**
 * One order for everybody: commands wait for each other and never in a circle. The world is not
 * locked, it has no balance: else all projects would settle one after the other.
 */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('credit_accounts')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', 'in', HOLDERS)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function isStopped(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('credit_stops').select('id').executeTakeFirst()) !== undefined;
}

/** What an account holds, in the order in which it is used: soonest end first. */
export async function listHeld(db: Db | Tx, accountId: string): Promise<Held[]> {
  const rows = await db
    .selectFrom('credit_balances')
    .innerJoin('credit_lots', 'credit_lots.id', 'credit_balances.lot_id')
    .select(['lot_id', 'credit_balances.amount', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('credit_balances.amount', '>', 0)
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .orderBy('lot_id')
    .execute();
  return rows.map((row) => ({
    lotId: row.lot_id,
    amount: row.amount,
    expiresAt: row.expires_at,
  }));
}

export async function insertTx(
  tx: Tx,
  row: {
    kind: string;
    key: string;
    requestHash: Buffer;
    actorId: string | null;
    at: Date;
    details: object;
    result: unknown;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('credit_txs')
    .values({
      kind: row.kind,
      idempotency_key: row.key,
      request_hash: row.requestHash,
      actor_id: row.actorId,
      at: row.at,
      details: JSON.stringify(row.details),
      result: JSON.stringify(row.result ?? null),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function postMoves(tx: Tx, txId: string, moves: readonly Move[]): Promise<void> {
  const from = moves.map((move) => move.from);
  const to = moves.map((move) => move.to);
  const lots = moves.map((move) => move.lotId);
  const amounts = moves.map((move) => move.amount);
  await sql`SELECT post_credits(${txId}, ${from}::bigint[], ${to}::bigint[], ${lots}::bigint[],
                                ${amounts}::int[])`.execute(tx);
}
