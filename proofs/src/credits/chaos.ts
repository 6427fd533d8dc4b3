import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresEngine } from '@fovea/testkit/engines';
import pg from 'pg';
import { assertDurable } from '#harness/database.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { judgeLedger, type LedgerJudgement, type StoredTx } from './chaos/judge-ledger.ts';
import { type ClientWorld, runClient } from './chaos/ledger-clients.ts';
import { type LedgerDatabases, withLedgerDatabases } from './ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from './ledger-driver.ts';
import { AUDIT_COUNT, listAuditFaults } from './verify/audits.ts';
import { createFixtures } from './verify/fixtures.ts';
import { replayDatabase } from './verify/replay.ts';

const CLIENTS = 24;
const PROCESSES = 2;
const CONNECTIONS = 10;
const USERS = 4;
const PROJECTS = 2;
const PLACES = 20_000;
const SIZES: Sizes<{ commands: number; kills: number }> = {
  short: { commands: 1_500, kills: 3 },
  full: { commands: 12_000, kills: 8 },
};
/** Then it ends in any case, and the figures tell. */
const ENOUGH_MS = 240_000;
const LOOK_MS = 20;
const JOB_RUNS = 20;
const PROGRESS_MS = 10_000;

/** Clients spend from a few hot accounts while PostgreSQL dies; then every answer is held to. */
export function runCredits(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  return withLedgerDatabases({ durable: true }, async (databases, signal) => {
    const databaseUrl = await databases.lease('ledger_chaos_test');
    await assertDurable(databaseUrl);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 6 });
    pool.on('error', () => undefined);
    const drivers: LedgerDriver[] = [];
    try {
      for (let i = 0; i < PROCESSES; i++) {
        drivers.push(await startLedgerDriver({ databaseUrl, connections: CONNECTIONS }));
      }
      return await attack(databases, { drivers, pool, signal, size });
    } finally {
      await Promise.all(drivers.map((driver) => driver.stop()));
      await pool.end();
    }
  });
}

interface Arena {
  readonly drivers: readonly LedgerDriver[];
  readonly pool: pg.Pool;
  readonly signal: AbortSignal;
  readonly size: { readonly commands: number; readonly kills: number };
}

async function attack({ postgres }: LedgerDatabases, arena: Arena): Promise<Figure[]> {
  const { drivers, pool, signal, size } = arena;
  const startMs = performance.now();
  let kills = 0;
  const isOver = () => {
    if (signal.aborted || performance.now() - startMs > ENOUGH_MS) return true;
    return world.commands.length >= size.commands && kills >= size.kills;
  };
  const world: ClientWorld = {
    drivers,
    pool,
    ...(await openAccounts(arena)),
    commands: [],
    counts: { answers: 0, twins: 0, races: 0, retries: 0 },
    defects: [],
    recorded: [],
    unread: [],
    isOver,
  };
  const progress = setInterval(() => show(startMs, world, kills), PROGRESS_MS);
  const killing = (async () => {
    // By what was done, not by time: a slow machine is not killed more often than a fast one.
    while (!isOver() && kills < size.kills) {
      await sleep(LOOK_MS);
      if (world.commands.length < ((kills + 1) * size.commands) / (size.kills + 1)) continue;
      await postgres.kill();
      kills += 1;
      await postgres.restart();
    }
  })();
  await Promise.all([
    killing,
    ...Array.from({ length: CLIENTS }, (_, i) => runClient(world, 1 + i)),
  ]);
  clearInterval(progress);
  signal.throwIfAborted();
  show(startMs, world, kills);
  const seconds = (performance.now() - startMs) / 1_000;
  const [driver] = drivers;
  // The job takes some projects at a time.
  for (let run = 0; run < JOB_RUNS; run++) {
    await driver?.get('runJob');
    if ((await countMisheld(pool)) === 0) break;
  }
  return toFigures(world, {
    kills,
    wantedKills: size.kills,
    seconds,
    ...(await readFacts(world, postgres)),
  });
}

/** Few accounts for many clients, and projects that have room for everybody. */
async function openAccounts({ drivers, pool }: Arena) {
  const [driver] = drivers;
  if (driver === undefined) throw new Error('there is no process');
  const fixtures = createFixtures(pool);
  const users = Array.from({ length: USERS }, (_, i) => ({
    id: randomUUID(),
    email: `hot-${i}@x.test`,
  }));
  await fixtures.createUsers(users);
  const paidAt = Date.now() - 1_000;
  const projectIds: string[] = [];
  for (const { id: userId } of users) {
    const lot = { userId, source: 'promo', sourceRef: randomUUID(), amount: 100, paidAt };
    await driver.get('issueLot', { ...lot, expiresAt: null });
  }
  for (const { id: owner } of users.slice(0, PROJECTS)) {
    const lot = { userId: owner, source: 'promo', sourceRef: randomUUID(), amount: PLACES, paidAt };
    await driver.get('issueLot', { ...lot, expiresAt: null });
    const project = { id: randomUUID(), name: 'Hot', owner, target: PLACES, type: 'pro' } as const;
    await fixtures.createProject(
      {
        ...project,
        status: 'edit',
        joined: 0,
        isFinished: false,
        isRemoved: false,
        recordings: [],
      },
      paidAt,
    );
    const order = { userId: owner, projectId: project.id, projectName: 'Hot', amount: PLACES };
    await driver.get('activate', order);
    projectIds.push(project.id);
  }
  return { users, projectIds };
}

/** Projects that have ended and hold more or less than their recordings want. */
async function countMisheld(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM (
       SELECT (SELECT count(*) FROM consumptions
               WHERE project_id = project.id AND settled_at IS NULL) AS wanted,
              (SELECT coalesce(sum(held.amount), 0) FROM credit_balances AS held
               JOIN credit_accounts AS account ON account.id = held.account_id
               WHERE account.kind = 'project' AND account.owner_id = project.id) AS held
       FROM projects AS project WHERE project.type = 'pro' AND project.status = 'done') AS ended
     WHERE wanted <> held`,
  );
  return rows[0]?.count ?? 0;
}

interface Facts {
  readonly judged: LedgerJudgement;
  readonly faults: readonly string[];
  readonly txs: number;
  readonly deadlocks: number;
  /** Recordings that can be read and are not paid for exactly once. */
  readonly unpaid: number;
  /** Recordings that nobody can read and that were paid for. */
  readonly overpaid: number;
  readonly misheld: number;
}

async function readFacts(world: ClientWorld, postgres: PostgresEngine): Promise<Facts> {
  const { pool, drivers } = world;
  const { rows: txs } = await pool.query<StoredTx>(
    `SELECT tx.idempotency_key AS key, count(DISTINCT tx.id)::int AS times,
            coalesce(sum(entry.amount) FILTER (WHERE entry.amount > 0), 0)::int AS moved
     FROM credit_txs AS tx LEFT JOIN credit_entries AS entry ON entry.tx_id = tx.id
     GROUP BY tx.idempotency_key`,
  );
  const countPaid = async (ids: readonly string[]) => {
    const { rows } = await pool.query<{ paid: number }>(
      `SELECT count(*)::int AS paid FROM consumptions
       WHERE recording_id = ANY($1) AND settled_at IS NOT NULL AND tx_id IS NOT NULL`,
      [ids],
    );
    return rows[0]?.paid ?? 0;
  };
  const faults = [...(await listAuditFaults(pool)), ...(await replayDatabase(pool)).faults];
  let deadlocks = (await readLog(postgres)).split('deadlock detected').length - 1;
  for (const driver of drivers) {
    const errors = await driver.get<Record<string, number>>('countErrors');
    deadlocks = Math.max(deadlocks, errors['40P01'] ?? 0);
  }
  const judged = judgeLedger(world.commands, txs);
  return {
    judged,
    faults,
    txs: txs.length,
    deadlocks,
    unpaid: world.recorded.length - (await countPaid(world.recorded)),
    overpaid: await countPaid(world.unread),
    misheld: await countMisheld(pool),
  };
}

/** The counter in the statistics does not outlive a kill; the log does. */
async function readLog({ dir }: PostgresEngine): Promise<string> {
  for (const home of ['outside', 'home']) {
    const text = await readFile(join(dir, home, 'postgres.log'), 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  throw new Error('PostgreSQL has no log');
}

function toFigures(
  world: ClientWorld,
  run: Facts & { kills: number; wantedKills: number; seconds: number },
): Figure[] {
  const { counts, defects } = world;
  const { judged, faults } = run;
  for (const line of [...faults, ...defects, ...judged.keys].slice(0, 20)) print(`  ${line}`);
  const none = (name: string, value: number): Figure => ({
    name,
    value,
    goal: '0',
    ok: value === 0,
  });
  const some = (name: string, value: number, least: number): Figure => ({
    name,
    value,
    goal: `at least ${least}`,
    ok: value >= least,
  });
  return [
    some('L2 kills of PostgreSQL', run.kills, run.wantedKills),
    some('L2 commands sent', world.commands.length, 1_000),
    some('L2 the same key twice at once', counts.twins, 100),
    some('L2 races, such as use and cancel of one code', counts.races, 100),
    { name: 'L2 tries again after a lost answer', value: counts.retries, ok: counts.retries > 0 },
    none(`L2 faults by ${AUDIT_COUNT} audits and by replaying entries`, faults.length),
    none('L2 acknowledged and not in the ledger', judged.lost),
    none('L2 keys not applied exactly once', judged.appliedWrong),
    none('L2 refused and in the ledger all the same', judged.phantom),
    none('L2 two answers for one key', judged.twoAnswers),
    none('L2 codes both used and cancelled', judged.bothEnds),
    some('L2 recordings that nobody can read', world.unread.length, 10),
    none('L2 recordings not paid for exactly once', run.unpaid),
    none('L2 recordings that nobody can read and that were paid for', run.overpaid),
    none('L2 ended projects that hold more or less than is wanted', run.misheld),
    none('L2 deadlocks', run.deadlocks),
    none('L2 answers that nobody may give', defects.length),
    none('L2 commands without an answer', judged.unanswered),
    {
      name: 'L2 transactions a second, hot accounts and kills included',
      value: Math.round(run.txs / run.seconds),
      ok: true,
    },
  ];
}

function show(startMs: number, { commands, counts }: ClientWorld, kills: number): void {
  const seconds = Math.round((performance.now() - startMs) / 1_000);
  print(
    `${String(seconds).padStart(4)} s  ${commands.length} commands  ${counts.answers} answers  ` +
      `${counts.twins} twins  ${counts.races} races  ${counts.retries} tries again  ${kills} kills`,
  );
}
