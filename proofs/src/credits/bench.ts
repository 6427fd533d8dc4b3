import { randomUUID } from 'node:crypto';
import type { PostgresEngine } from '@fovea/testkit/engines';
import { readCpuSeconds } from '@fovea/tools/harness/cpu-seconds';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import pg from 'pg';
import { assertDurable } from '#harness/database.ts';
import { startMachineTime } from '#harness/machine-time.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import {
  FIRST_ID,
  type RecordedStatement,
  replayStatements,
} from '#harness/recorded-statements.ts';
import { withLedgerDatabases } from './ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from './ledger-driver.ts';
import { listAuditFaults } from './verify/audits.ts';

const CREDITS = 1_000_000;
const CONNECTIONS = 8;
interface Size {
  readonly accounts: number;
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
}

const SIZES: Sizes<Size> = {
  short: { accounts: 300, rounds: 9, roundMs: 500, warmUpMs: 1_000 },
  full: { accounts: 1_000, rounds: 25, roundMs: 1_000, warmUpMs: 2_000 },
};
const AMOUNT = 3;
const GOAL = 0.5;

/** Activations through the server's ledger against the very same statements sent by hand. */
export function benchCredits(options: readonly string[]): Promise<readonly Figure[]> {
  const size = pickSize(options, SIZES);
  return withLedgerDatabases({ durable: true }, async ({ lease, postgres }, signal) => {
    const databaseUrl = await lease('ledger_bench_test');
    await assertDurable(databaseUrl);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
    pool.on('error', () => undefined);
    await startIds(pool);
    const driver = await startLedgerDriver({ databaseUrl, connections: CONNECTIONS });
    try {
      return await orAborted(signal, measure({ driver, pool, postgres, size }));
    } finally {
      await driver.stop();
      await pool.end();
    }
  });
}

interface Bench {
  readonly driver: LedgerDriver;
  readonly pool: pg.Pool;
  readonly postgres: PostgresEngine;
  readonly size: Size;
}

interface Load extends Bench {
  readonly userIds: readonly string[];
  readonly statements: readonly RecordedStatement[];
  readonly recorded: { readonly userId: string; readonly projectId: string };
}

async function measure(bench: Bench): Promise<readonly Figure[]> {
  const { driver, pool, size } = bench;
  const userIds = Array.from({ length: size.accounts }, () => randomUUID());
  const lot = { source: 'promo', amount: CREDITS, paidAt: Date.now() - 1_000, expiresAt: null };
  await inLanes(userIds, CONNECTIONS, (userId) =>
    driver.get('issueLot', { ...lot, userId, sourceRef: userId }),
  );
  await pool.query('ANALYZE');
  const recorded = { userId: userIds[0] ?? '', projectId: randomUUID() };
  const statements = await driver.get<RecordedStatement[]>('record', {
    command: 'activate',
    input: toOrder(recorded),
  });
  print(`  one activation is ${statements.length} statements`);
  const load: Load = { ...bench, userIds, statements, recorded };
  let sent = 1;
  sent += (await run(load, size.warmUpMs, activate)).done;
  sent += (await run(load, size.warmUpMs, activateBare)).done;
  const { figures, done } = await measureRounds(load);
  return [...figures, ...(await check(pool, sent + done))];
}

const toOrder = (who: { userId: string; projectId: string }) => ({
  ...who,
  projectName: 'Drill',
  amount: AMOUNT,
});

const toCase = ({ userIds }: Load) => ({
  userId: userIds[Math.floor(Math.random() * userIds.length)] ?? '',
  projectId: randomUUID(),
});

async function activate(load: Load): Promise<void> {
  await load.driver.get('activate', toOrder(toCase(load)));
}

async function activateBare(load: Load): Promise<void> {
  const client = await load.pool.connect();
  try {
    const { statements, recorded } = load;
    await replayStatements(statements, recorded, toCase(load), async (text, values) => {
      const { rows } = await client.query<Record<string, unknown>>(text, values);
      return rows;
    });
  } finally {
    client.release();
  }
}

/** As many at once as there are connections: both sides take all that the machine gives. */
async function run(load: Load, durationMs: number, once: (load: Load) => Promise<void>) {
  const startMs = performance.now();
  const readSeconds = startMachineTime(() => readOwnCpu(load));
  let done = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - startMs < durationMs) {
        await once(load);
        done += 1;
      }
    }),
  );
  return { done, rate: done / readSeconds() };
}

function readOwnCpu({ driver, postgres }: Load): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  return own + readCpuSeconds(driver.pid) + readCpuSeconds(postgres.pid());
}

/** In turns: what the machine does meanwhile falls on both sides of a round. */
async function measureRounds(load: Load) {
  const { rounds, roundMs, accounts } = load.size;
  const rates: number[] = [];
  const bareRates: number[] = [];
  let done = 0;
  for (let round = 1; round <= rounds; round++) {
    const own = await run(load, roundMs, activate);
    const bare = await run(load, roundMs, activateBare);
    done += own.done + bare.done;
    rates.push(own.rate);
    bareRates.push(bare.rate);
    print(
      `  round ${round}: ${own.rate.toFixed(0)} activations/s, ${bare.rate.toFixed(0)} bare, ` +
        `ratio ${(own.rate / bare.rate).toFixed(3)}`,
    );
  }
  const ratio = toMedian(rates.map((rate, i) => rate / (bareRates[i] ?? Number.NaN)));
  const figures: Figure[] = [
    {
      name: `activations/s over ${accounts} accounts`,
      value: Math.round(toMedian(rates)),
      ok: true,
    },
    { name: 'the same statements bare', value: Math.round(toMedian(bareRates)), ok: true },
    { name: 'ratio', value: ratio.toFixed(3), goal: `at least ${GOAL}`, ok: ratio >= GOAL },
  ];
  return { figures, done };
}

/** Both sides did the whole work. */
async function check(pool: pg.Pool, sent: number): Promise<Figure[]> {
  const { rows } = await pool.query<{ booked: number }>(
    "SELECT (sum(amount) / $1)::int AS booked FROM credit_entries WHERE amount > 0 AND tx_id IN (SELECT id FROM credit_txs WHERE kind = 'USE')",
    [AMOUNT],
  );
  const booked = rows[0]?.booked ?? 0;
  const faults = await listAuditFaults(pool);
  for (const fault of faults) print(`  ${fault}`);
  return [
    { name: 'activations booked', value: booked, goal: String(sent), ok: booked === sent },
    {
      name: 'audits that find something',
      value: faults.length,
      goal: '0',
      ok: faults.length === 0,
    },
  ];
}

/** Ids that are no amounts, so that a recorded value says what it is. */
async function startIds(pool: pg.Pool): Promise<void> {
  for (const [i, table] of ['credit_accounts', 'credit_lots', 'credit_txs'].entries()) {
    await pool.query(`ALTER TABLE ${table} ALTER COLUMN id RESTART WITH ${(i + 1) * FIRST_ID}`);
  }
}
