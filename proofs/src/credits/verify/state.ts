// The whole state of one history as the database has it, in the model's words.
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { Answer, LedgerDriver } from '#credits/ledger-driver.ts';
import type { LedgerModel } from './model.ts';
import { isWaiting } from './model-projects.ts';
import type { ModelUser, Movement } from './units.ts';

type State = Readonly<Record<string, unknown>>;

/** Units by entries and by balances, codes, recordings and refunds. */
const STATE = `
  WITH lots AS (
    SELECT lot.id, row_number() OVER (ORDER BY lot.id) AS number
    FROM credit_lots AS lot JOIN credit_accounts AS buyer ON buyer.id = lot.buyer_id
    WHERE buyer.owner_id = ANY($1)),
  codes AS (
    SELECT code.*, split_part(sent.idempotency_key, ':', 3) || ' ' || receiver_email AS name
    FROM transfer_codes AS code
    JOIN credit_txs AS sent ON sent.id = code.sent_tx_id
    JOIN credit_accounts AS sender ON sender.id = code.sender_id
    WHERE sender.owner_id = ANY($1)),
  places AS (
    SELECT account.id, account.kind,
           CASE account.kind WHEN 'user' THEN 'user ' || owner_id
             WHEN 'project' THEN 'project ' || owner_id
             WHEN 'code' THEN 'code ' || codes.name ELSE account.kind END AS name
    FROM credit_accounts AS account LEFT JOIN codes ON codes.account_id = account.id
    WHERE account.kind <> 'issued')
  SELECT 'entry' AS fact, places.name || ' lot ' || lots.number AS name,
         sum(entry.amount)::int AS amount, places.kind AS about
  FROM lots JOIN credit_entries AS entry ON entry.lot_id = lots.id
  JOIN places ON places.id = entry.account_id
  GROUP BY 2, 4 HAVING sum(entry.amount) <> 0
  UNION ALL
  SELECT 'balance', places.name || ' lot ' || lots.number, held.amount, places.kind
  FROM lots JOIN credit_balances AS held ON held.lot_id = lots.id AND held.amount <> 0
  JOIN places ON places.id = held.account_id
  UNION ALL
  SELECT 'code', codes.name, codes.moved, codes.status FROM codes
  UNION ALL
  SELECT 'recording', paid.recording_id::text, lots.number::int,
         CASE WHEN paid.settled_at IS NULL AND paid.due_at IS NULL THEN 'waiting'
              WHEN paid.settled_at IS NULL THEN 'open' WHEN paid.returned_tx_id IS NOT NULL
              THEN 'returned' ELSE 'settled' END
  FROM consumptions AS paid JOIN projects AS project ON project.id = paid.project_id
  LEFT JOIN lots ON lots.id = paid.lot_id
  WHERE project.owner_id = ANY($1)
  UNION ALL
  SELECT 'refund', refund.id::text, lots.number::int, refund.state
  FROM refund_requests AS refund JOIN lots ON lots.id = refund.lot_id`;

interface Fact {
  readonly fact: 'entry' | 'balance' | 'code' | 'recording' | 'refund';
  readonly name: string;
  readonly amount: number | null;
  readonly about: string;
}

const HOLDERS = ['user', 'project', 'code'];

async function readState(pool: Pool, users: readonly ModelUser[]): Promise<State> {
  const { rows } = await pool.query<Fact>(STATE, [users.map(({ id }) => id)]);
  const state: Record<string, unknown> = {};
  const balances: Record<string, number | null> = {};
  const held: Record<string, number | null> = {};
  for (const { fact, name, amount, about } of rows) {
    if (fact === 'balance') balances[name] = amount;
    else if (fact === 'entry') {
      state[name] = amount;
      if (HOLDERS.includes(about)) held[name] = amount;
    } else state[`${fact} ${name}`] = [about, amount];
  }
  return isDeepStrictEqual(balances, held) ? state : { ...state, balances, held };
}

function toModelState({ units, codes, projects, refunds }: LedgerModel): State {
  const state: Record<string, unknown> = units.toState();
  for (const { name, status, moved } of codes.codes.values()) {
    state[`code ${name}`] = [status, moved];
  }
  for (const { recordings } of projects.projects.values()) {
    for (const recording of recordings) {
      const { id, completedMs, isSettled, isReturned, lot } = recording;
      if (completedMs === undefined) continue;
      const settled = isReturned ? 'returned' : 'settled';
      const open = isWaiting(recording) ? 'waiting' : 'open';
      state[`recording ${id}`] = [isSettled ? settled : open, lot?.number ?? null];
    }
  }
  for (const [id, { lot, state: stands }] of refunds.refunds) {
    state[`refund ${id}`] = [stands, lot.number];
  }
  return state;
}

/** Difference between the database and the model, or undefined. */
export async function compareState(
  pool: Pool,
  users: readonly ModelUser[],
  model: LedgerModel,
): Promise<string | undefined> {
  return compare(await readState(pool, users), toModelState(model));
}

export function compare(found: State, wanted: State): string | undefined {
  const names = [...new Set([...Object.keys(found), ...Object.keys(wanted)])];
  const lines = names
    .filter((name) => !isDeepStrictEqual(found[name], wanted[name]))
    .map((name) => `${name}: ${toText(found[name])}, the model has ${toText(wanted[name])}`);
  return lines.length === 0 ? undefined : lines.join('\n');
}

const toText = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Movements as the use history shows them. */
export async function compareHistories(
  driver: LedgerDriver,
  users: readonly ModelUser[],
  { units }: LedgerModel,
  nowMs: number,
): Promise<string | undefined> {
  for (const { id } of users) {
    const answer: Answer<{ rows: HistoryRow[] }> = await driver.send(
      'listHistory',
      { userId: id },
      nowMs,
    );
    if (!answer.ok) return `the history of ${id}: ${answer.code} ${answer.message}`;
    const found = answer.value.rows.map(({ type, at, amount, total }) => ({
      kind: type,
      atMs: Date.parse(at),
      amount,
      total,
    }));
    const [shown, wanted] = [mergeJobs(found), mergeJobs(units.listHistory(id))];
    if (!isDeepStrictEqual(shown, wanted)) {
      return `the history of ${id} is ${JSON.stringify(shown)},\nthe model has ${JSON.stringify(wanted)}`;
    }
  }
  return undefined;
}

interface HistoryRow {
  readonly type: string;
  readonly at: string;
  readonly amount: number;
  readonly total: number;
}

/** A job books lot by lot and project by project in an order of its own. Newest first. */
export function mergeJobs(rows: readonly Movement[]): Movement[] {
  const merged: Movement[] = [];
  for (const row of rows) {
    const newer = merged.at(-1);
    const isSame =
      newer?.kind === row.kind &&
      newer.atMs === row.atMs &&
      (row.kind === 'EXPIRE' || row.kind === 'RELEASE');
    if (newer === undefined || !isSame) merged.push(row);
    else merged[merged.length - 1] = { ...newer, amount: newer.amount + row.amount };
  }
  return merged;
}
