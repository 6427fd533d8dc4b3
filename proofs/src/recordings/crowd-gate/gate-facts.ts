import { waitUntil } from '@fovea/testkit/engines';
import type pg from 'pg';
import { listAuditFaults } from '#credits/verify/audits.ts';
import { runScheduled } from '#harness/run-scheduled.ts';
import type { Kind } from './gate-gaze.ts';
import type { Passage } from './play-gate.ts';

const WAIT_MS = 300_000;

interface Place {
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly projectId: string;
}

interface Row {
  readonly id: string;
  /** Complete with a place: counted, shown and to be paid for. */
  readonly isRead: boolean;
  readonly isPaid: boolean;
  readonly isMerged: boolean;
  readonly flags: readonly string[];
  readonly completedMs: number | null;
}

export interface KindFacts {
  readonly came: number;
  readonly joined: number;
  readonly complete: number;
  readonly flagged: number;
  readonly read: number;
}

export interface GateFacts {
  readonly target: number;
  readonly read: number;
  readonly paid: number;
  /** Sessions that the ledger says the project has used. */
  readonly used: number;
  readonly merged: number;
  readonly flaggedRead: number;
  readonly kinds: ReadonlyMap<Kind, KindFacts>;
  readonly scriptsRead: number;
  /** The most places that the runs of one address held at once. */
  readonly heldByAddress: number;
  /** Phones that sent one sample and held a place before their end. */
  readonly heldByOneSample: number;
  readonly toldToWait: number;
  readonly toldWithoutTime: number;
  /** Phones that were told to wait and have joined. */
  readonly admittedLater: number;
  /** Phones that were told for good and have joined. */
  readonly admittedAnyway: number;
  readonly stillWaiting: number;
  /** Told for good before as many had completed as are wanted. */
  readonly refusedTooEarly: number;
  readonly auditFaults: readonly string[];
}

/** Everything that is complete is packed, and all that can be settled is. */
export async function settle({ databaseUrl, pool, projectId }: Place): Promise<void> {
  const isPacked = async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM recordings WHERE project_id = $1 AND state = 'complete'
         AND removed_at IS NULL AND packed_at IS NULL AND parked_at IS NULL`,
      [projectId],
    );
    return rowCount === 0;
  };
  await waitUntil('all packs', isPacked, WAIT_MS);
  await runScheduled(databaseUrl, 'sweep.v1');
  await runScheduled(databaseUrl, 'settle-credits.v1');
  const isMerged = async () =>
    (await readRows(pool, projectId)).every((row) => !row.isRead || row.isMerged);
  await waitUntil('all records', isMerged, WAIT_MS);
}

export async function readGateFacts(
  { pool, projectId }: Place,
  passages: readonly Passage[],
): Promise<GateFacts> {
  const rows = await readRows(pool, projectId);
  const kindOf = new Map(passages.map(({ recordingId, phone }) => [recordingId, phone.kind]));
  const read = rows.filter(({ isRead }) => isRead);
  const [{ target = 0, used = 0 } = {}] = (
    await pool.query<{ target: number; used: number }>(
      `SELECT max_participant AS target,
         (SELECT coalesce(-sum(entry.amount), 0)::int FROM credit_entries AS entry
          JOIN credit_accounts AS account ON account.id = account_id
          JOIN credit_txs AS booked ON booked.id = tx_id AND booked.kind = 'CONSUME'
          WHERE account.kind = 'project' AND owner_id = projects.id) AS used
       FROM projects WHERE id = $1`,
      [projectId],
    )
  ).rows;
  const told = passages.flatMap(({ pausesS }) => pausesS);
  return {
    target,
    read: read.length,
    paid: rows.filter(({ isPaid }) => isPaid).length,
    used,
    merged: rows.filter(({ isMerged, isRead }) => isMerged && isRead).length,
    flaggedRead: read.filter(({ flags }) => flags.length > 0).length,
    kinds: countKinds(passages, rows),
    scriptsRead: read.filter(({ id }) => kindOf.get(id) !== 'person').length,
    heldByAddress: Math.max(0, ...passages.map((each) => each.heldByAddress)),
    heldByOneSample: passages.filter(({ phone, hasHeld }) => phone.kind === 'one sample' && hasHeld)
      .length,
    toldToWait: passages.filter(({ pausesS }) => pausesS.length > 0).length,
    toldWithoutTime: told.filter((seconds) => !(seconds > 0)).length,
    admittedLater: passages.filter(
      ({ pausesS, recordingId }) => pausesS.length > 0 && recordingId !== undefined,
    ).length,
    admittedAnyway: passages.filter(
      ({ refusedBeside, recordingId }) => refusedBeside !== undefined && recordingId !== undefined,
    ).length,
    stillWaiting: passages.filter(
      ({ recordingId, refusedBeside }) => recordingId === undefined && refusedBeside === undefined,
    ).length,
    refusedTooEarly: passages.filter(({ refusedBeside = target }) => refusedBeside < target).length,
    auditFaults: await listAuditFaults(pool),
  };
}

/** What may never be, whoever comes. */
export function listGateFaults(facts: GateFacts): string[] {
  const share = toShare(facts.target);
  return Object.entries({
    'more are read than are wanted': facts.read > facts.target,
    'what is read is not what is paid for': facts.read !== facts.paid,
    'other sessions were used than are paid for': facts.used !== facts.paid,
    'one sample holds a place': facts.heldByOneSample > 0,
    'one address holds more than its share': facts.heldByAddress > share,
    'a phone waits and does not know how long': facts.toldWithoutTime > 0,
    'a phone is refused for good while people are wanted': facts.refusedTooEarly > 0,
    'what is flagged counts before its owner decides': facts.flaggedRead > 0,
    'an audit finds something': facts.auditFaults.length > 0,
  }).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** As the decision on sessions says it. */
export function toShare(target: number): number {
  return Math.max(5, Math.floor(target / 5));
}

async function readRows(pool: pg.Pool, projectId: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `SELECT r.id, r.fraud_flags AS flags, merged_version IS NOT NULL AS "isMerged",
       (r.state = 'complete' AND r.holds_place AND r.removed_at IS NULL) AS "isRead",
       (c.tx_id IS NOT NULL AND c.returned_tx_id IS NULL) IS TRUE AS "isPaid",
       (extract(epoch FROM r.completed_at) * 1000)::float8 AS "completedMs"
     FROM recordings AS r LEFT JOIN consumptions AS c ON c.recording_id = r.id
     WHERE r.project_id = $1`,
    [projectId],
  );
  return rows;
}

function countKinds(passages: readonly Passage[], rows: readonly Row[]): Map<Kind, KindFacts> {
  const found = new Map(rows.map((row) => [row.id, row]));
  const kinds = Map.groupBy(passages, ({ phone }) => phone.kind);
  return new Map(
    [...kinds].map(([kind, own]) => {
      const stored = own.flatMap(({ recordingId = '' }) => found.get(recordingId) ?? []);
      return [
        kind,
        {
          came: own.length,
          joined: stored.length,
          complete: stored.filter(({ completedMs }) => completedMs !== null).length,
          flagged: stored.filter(({ flags }) => flags.length > 0).length,
          read: stored.filter(({ isRead }) => isRead).length,
        },
      ];
    }),
  );
}
