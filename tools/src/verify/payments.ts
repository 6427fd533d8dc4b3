import { rm } from 'node:fs/promises';
import { EXAMPLE_CATALOGUE, startFakeStripe } from '@fovea/testkit';
import pg from 'pg';
import { type LedgerDatabases, withLedgerDatabases } from '#harness/ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from '#harness/ledger-driver.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { isFull, pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { listAuditFaults } from './ledger/audits.ts';
import { plantMutant, toCopiesDir } from './ledger/mutants.ts';
import { type Lane, playHistory } from './payments/history.ts';
import { PAYMENT_MUTANTS } from './payments/mutants.ts';
import { planHistory } from './payments/plan.ts';
import { askStripeMock } from './payments/stripe-mock.ts';

const LANES = 2;
const CONNECTIONS = 4;
const START_MS = Date.UTC(2026, 0, 1);
/** A small run plays the same histories every time; a full one draws others each time. */
const SIZES: Sizes<{ histories: number; seed: () => number }> = {
  short: { histories: 300, seed: () => 20_261_117 },
  full: { histories: 5_000, seed: () => 1 + (Date.now() % 1_000_000_000) },
};
const MUTANT_SEED = 7_000;
const MUTANT_HISTORIES = 600;

/** Random purchases against a model of what must be so, and planted faults that it must find. */
export function verifyPayments(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const histories = readCount(options, 'histories', size.histories);
  const seed = readCount(options, 'seed', size.seed());
  return withLedgerDatabases({ durable: false }, async (databases, signal) => {
    print(`  seed ${seed} (--seed=${seed} repeats it)`);
    print('  STRIPE_TEST_KEY and TOSS_TEST_KEY are not used: the fake alone is asked');
    const work = async () => [
      ...(await playAll(databases, histories, seed)),
      ...(await findMutants(databases, options)),
      ...(isFull(options) ? await askStripeMock(await databases.lease('stripe_mock_test')) : []),
    ];
    try {
      return await orAborted(signal, work());
    } finally {
      await rm(toCopiesDir(), { recursive: true, force: true });
    }
  });
}

type Place = Omit<Lane, 'driver'> & { startDriver(serverDir?: string): Promise<LedgerDriver> };

/** A database with prices, and a provider on the same clock. */
async function withPlace<T>(
  { lease }: LedgerDatabases,
  name: string,
  run: (place: Place) => Promise<T>,
): Promise<T> {
  const clock = { nowMs: START_MS };
  // As the closed environment of the server's tests names them.
  const stripe = await startFakeStripe({
    secretKey: 'sk_test_of_the_fake',
    webhookSecret: 'whsec_of_the_fake',
    products: ['prod_plan1', 'prod_plan2'],
    now: () => clock.nowMs,
  });
  const databaseUrl = await lease(name);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  const document = JSON.stringify(EXAMPLE_CATALOGUE);
  const startDriver = (serverDir?: string) =>
    startLedgerDriver({
      ...{ databaseUrl, connections: CONNECTIONS, env: { STRIPE_URL: stripe.url } },
      ...(serverDir === undefined ? {} : { serverDir }),
    });
  try {
    await pool.query('INSERT INTO catalogues VALUES ($1, $2, now())', [
      ...[EXAMPLE_CATALOGUE.version, document],
    ]);
    return await run({ pool, stripe, clock, startDriver });
  } finally {
    await pool.end();
    await stripe.stop();
  }
}

async function withDriver<T>(
  { startDriver, ...place }: Place,
  run: (lane: Lane) => Promise<T>,
  serverDir?: string,
): Promise<T> {
  const driver = await startDriver(serverDir);
  try {
    return await run({ driver, ...place });
  } finally {
    await driver.stop();
  }
}

async function playAll(
  databases: LedgerDatabases,
  histories: number,
  seed: number,
): Promise<Figure[]> {
  let next = 0;
  const sums = { played: 0, steps: 0, refusals: 0, apart: 0 };
  const faults: string[] = [];
  const play = async (lane: Lane) => {
    while (next < histories && sums.apart === 0) {
      const own = seed + next++;
      const { steps, refusals, difference } = await playHistory(lane, planHistory(own));
      sums.played += 1;
      sums.steps += steps;
      sums.refusals += refusals;
      if (difference === undefined) continue;
      sums.apart += 1;
      print(`  the history of seed ${own} parts from the model ${difference}`);
    }
    faults.push(...(await listAuditFaults(lane.pool)));
  };
  await Promise.all(
    Array.from({ length: LANES }, (_, i) =>
      withPlace(databases, `payments_${i}_test`, (place) => withDriver(place, play)),
    ),
  );
  for (const fault of faults.slice(0, 10)) print(`  ${fault}`);
  return [
    toCount('L4 histories like the model', sums.played - sums.apart, histories),
    { name: 'L4 steps compared', value: sums.steps, ok: sums.steps > histories },
    { name: 'L4 steps that both refuse', value: sums.refusals, ok: sums.refusals > 0 },
    toCount('L4 faults by audits', faults.length, 0),
  ];
}

async function findMutants(
  databases: LedgerDatabases,
  options: readonly string[],
): Promise<Figure[]> {
  let found = 0;
  const waiting = [...PAYMENT_MUTANTS];
  const lanes = Array.from({ length: LANES }, (_, i) =>
    withPlace(databases, `payment_mutants_${i}_test`, async (place) => {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        const { name, history } = mutant;
        const dir = await plantMutant(mutant, `lane-${i}`);
        const first = isFull(options) ? undefined : history;
        const after = await withDriver(place, (lane) => hunt(lane, first), dir);
        if (after !== undefined) found += 1;
        print(`  ${after === undefined ? 'NOT FOUND' : `found by history ${after}`}: ${name}`);
      }
    }),
  );
  await Promise.all(lanes);
  return [toCount('L4 planted faults found', found, PAYMENT_MUTANTS.length)];
}

/** The history that found it before comes first; a full run hunts. */
async function hunt(lane: Lane, first: number | undefined): Promise<number | undefined> {
  const all = Array.from({ length: MUTANT_HISTORIES }, (_, i) => i + 1);
  for (const history of first === undefined ? all : [first, ...all]) {
    const { difference } = await playHistory(lane, planHistory(MUTANT_SEED + history));
    if (difference !== undefined) return history;
  }
  return undefined;
}

function toCount(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}
