import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { CreditAccounts } from '#platform/db/schema.ts';
import { requireValue } from '#platform/errors/require-value.ts';

type AccountKind = Selectable<CreditAccounts>['kind'];
const HOLDERS = ['user', 'project', 'code'] as const;
export type Holder = (typeof HOLDERS)[number];
/** Where credits come from and go to in the end. These accounts have no balance. */
export type SystemKind = Exclude<AccountKind, Holder>;

export interface AccountRef {
  readonly kind: AccountKind;
  readonly ownerId: string;
}

/** Credits of one lot in one account. */
export interface Holding {
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

/** The stored answer of the command with this key, if it ran before; `R` is the answer's type. */
export function findTx<R>(tx: Tx, key: string) {
  return tx
    .selectFrom('credit_txs')
    .select(['request_hash', 'result'])
    .where('idempotency_key', '=', key)
    .$castTo<{ readonly request_hash: Buffer; readonly result: R }>()
    .executeTakeFirst();
}

/** Ids under the names of the references; accounts that are new are made, in one order. */
export async function openAccounts<Name extends string>(
  tx: Tx,
  refs: Readonly<Record<Name, AccountRef>>,
): Promise<Readonly<Record<Name, string>>> {
  const sorted = Object.values<AccountRef>(refs).toSorted((a, b) =>
    toKey(a).localeCompare(toKey(b)),
  );
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
        sorted.map(({ kind, ownerId }) => tuple(kind, ownerId)),
      ),
    )
    .execute();
  const ids = new Map(rows.map((row) => [`${row.kind} ${row.owner_id}`, row.id]));
  const named = Object.entries<AccountRef>(refs).map(([name, ref]) => [
    name,
    requireValue(ids.get(toKey(ref)), `account ${toKey(ref)}`),
  ]);
  return Object.fromEntries(named) as Record<Name, string>;
}

const toKey = ({ kind, ownerId }: AccountRef) => `${kind} ${ownerId}`;

/**
 * One order for everybody: commands wait for each other and never in a circle. System accounts are
 * not locked, they have no balance: else all projects would settle one after the other.
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

/** Holdings of an account in the order in which they are used: soonest end first. */
export async function listHoldings(db: Db | Tx, accountId: string): Promise<Holding[]> {
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
