import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom, EXAMPLE_CATALOGUE, startFakeStripe } from '@fovea/testkit';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import pg from 'pg';
import { type LedgerDatabases, withLedgerDatabases } from '#credits/ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from '#credits/ledger-driver.ts';
import { AUDIT_COUNT, listAuditFaults } from '#credits/verify/audits.ts';
import { createFixtures } from '#credits/verify/fixtures.ts';
import { replayDatabase } from '#credits/verify/replay.ts';
import { assertDurable } from '#harness/database.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { judgePayments } from './chaos/judge-payments.ts';
import { type Bought, buy, type PaymentWorld } from './chaos/payment-clients.ts';
import { readPaymentFacts } from './chaos/payment-facts.ts';

const PROCESSES = 2;
const CONNECTIONS = 6;
const CLIENTS = 6;
const USERS = 15;
const CUT_SHARE = 0.05;
/** A refund for every so many purchases. */
const REFUND_EVERY = 5;
const SIZES: Sizes<{ purchases: number; kills: { process: number; postgres: number } }> = {
  short: { purchases: 60, kills: { process: 2, postgres: 2 } },
  full: { purchases: 300, kills: { process: 6, postgres: 6 } },
};
const SEED = 20_261_117;
const LOOK_MS = 10;
/** By then the schedule looks after what nobody told, and once more after what it met on the way. */
const LATER_MS = [11 * 60_000, 22 * 60_000, 33 * 60_000];

/** People buy and want money back while everything dies; then the provider's list is held against ours. */
export function runPayments(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  return withLedgerDatabases({ durable: true }, async (databases, signal) => {
    const databaseUrl = await databases.lease('payments_chaos_test');
    await assertDurable(databaseUrl);
    const random = createSeededRandom(SEED);
    const cuts = { count: 0 };
    const stripe = await startFakeStripe({
      secretKey: 'sk_test_of_the_fake',
      webhookSecret: 'whsec_of_the_fake',
      products: ['prod_plan1', 'prod_plan2'],
      isCut: () => {
        const isCut = random() < CUT_SHARE;
        cuts.count += Number(isCut);
        return isCut;
      },
    });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
    pool.on('error', () => undefined);
    const start = () =>
      startLedgerDriver({
        databaseUrl,
        connections: CONNECTIONS,
        env: { STRIPE_URL: stripe.url },
      });
    const drivers: LedgerDriver[] = [];
    try {
      for (let i = 0; i < PROCESSES; i++) drivers.push(await start());
      await drivers[0]?.get('publish', { document: EXAMPLE_CATALOGUE });
      const users = Array.from({ length: USERS }, (_, i) => ({
        id: randomUUID(),
        email: `buyer-${i}@x.test`,
      }));
      await createFixtures(pool).createUsers(users);
      const world: PaymentWorld = {
        drivers,
        stripe,
        users,
        random,
        bought: [],
        defects: [],
        counts: { done: 0, retries: 0, told: 0, untold: 0 },
      };
      const kills = await attack(databases, { world, start, signal, size });
      return await toFigures({ world, pool, kills, size, cuts: cuts.count });
    } finally {
      await Promise.all(drivers.map((driver) => driver.stop()));
      await pool.end();
      await stripe.stop();
    }
  });
}

interface Attack {
  readonly world: PaymentWorld;
  start(): Promise<LedgerDriver>;
  readonly signal: AbortSignal;
  readonly size: (typeof SIZES)['full'];
}

async function attack({ postgres }: LedgerDatabases, { world, start, signal, size }: Attack) {
  const kills = { process: 0, postgres: 0 };
  let isOver = false;
  // By what was done, not by time: a slow machine is not killed more often than a fast one.
  const spread = async (times: number, strike: () => Promise<void>) => {
    for (let count = 0; count < times; count++) {
      while (world.counts.done < ((count + 1) * size.purchases) / (times + 1)) {
        if (isOver || signal.aborted) return;
        await sleep(LOOK_MS);
      }
      await strike();
    }
  };
  const killing = Promise.all([
    spread(size.kills.process, async () => {
      const victim = kills.process++ % PROCESSES;
      process.kill(world.drivers[victim]?.pid ?? 0, 'SIGKILL');
      world.drivers[victim] = await startAgain(start);
    }),
    spread(size.kills.postgres, async () => {
      await postgres.kill();
      kills.postgres += 1;
      await postgres.restart();
    }),
  ]);
  killing.catch(() => undefined);
  const numbers = Array.from({ length: size.purchases }, (_, i) => i);
  await inLanes(numbers, CLIENTS, async (number) => {
    signal.throwIfAborted();
    await buy(world, number, number % REFUND_EVERY === 0);
  });
  isOver = true;
  await killing;
  for (const laterMs of LATER_MS) {
    await world.drivers[0]?.get('settlePayments', {}, Date.now() + laterMs);
  }
  return kills;
}

/** PostgreSQL may be away at that moment as well. */
async function startAgain(start: Attack['start']): Promise<LedgerDriver> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(250);
    }
  }
}

interface Run {
  readonly world: PaymentWorld;
  readonly pool: pg.Pool;
  readonly kills: { process: number; postgres: number };
  readonly size: (typeof SIZES)['full'];
  readonly cuts: number;
}

async function toFigures({ world, pool, kills, size, cuts }: Run): Promise<Figure[]> {
  const { counts, defects, bought } = world;
  const refunds = bought.filter(({ wantsRefund }: Bought) => wantsRefund).length;
  const judged = judgePayments(bought, await readPaymentFacts(pool, world.stripe));
  const faults = [...(await listAuditFaults(pool)), ...(await replayDatabase(pool)).faults];
  for (const line of [...judged.cases, ...faults, ...defects].slice(0, 20)) print(`  ${line}`);
  const none = (name: string, value: number) => ({ name, value, goal: '0', ok: value === 0 });
  const some = (name: string, value: number, least: number) => ({
    name,
    value,
    goal: `at least ${least}`,
    ok: value >= least,
  });
  return [
    some('L4 purchases', bought.length, size.purchases),
    some('L4 of them with a refund', refunds, size.purchases / REFUND_EVERY),
    some('L4 kills of processes', kills.process, size.kills.process),
    some('L4 kills of PostgreSQL', kills.postgres, size.kills.postgres),
    some('L4 answers of the provider that were cut', cuts, 1),
    some('L4 tries again', counts.retries, 1),
    some('L4 payments that nobody told of', counts.untold, 1),
    none('L4 purchases not charged exactly once', judged.notChargedOnce),
    none('L4 purchases not granted exactly once', judged.notGrantedOnce),
    none('L4 refunds not given back exactly once', judged.notRefundedOnce),
    none('L4 purchases both refunded and granted', judged.both),
    none(`L4 faults by ${AUDIT_COUNT} audits and by replaying entries`, faults.length),
    none('L4 answers that nobody may give', defects.length),
  ];
}
