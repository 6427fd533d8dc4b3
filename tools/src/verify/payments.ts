import { rm } from 'node:fs/promises';
import { EXAMPLE_CATALOGUE, type FakeToss, startFakeStripe, startFakeToss } from '@fovea/testkit';
import pg from 'pg';
import { type LedgerDatabases, withLedgerDatabases } from '#harness/ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from '#harness/ledger-driver.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { isFull, pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { listAuditFaults } from './ledger/audits.ts';
import { plantMutant, toCopiesDir } from './ledger/mutants.ts';
import { listFakes, TEST_SERVICES } from './payments/contestants.ts';
import { passContract } from './payments/contract.ts';
import { playHistory, type Lane as StripeLane } from './payments/history.ts';
import { PAYMENT_MUTANTS } from './payments/mutants.ts';
import { planHistory } from './payments/plan.ts';
import { askStripeMock } from './payments/stripe-mock.ts';
import { playTossHistory } from './payments/toss-history.ts';
import { TOSS_MUTANTS } from './payments/toss-mutants.ts';

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
    const work = async () => [
      ...(await passContracts(databases)),
      ...(await playAll(databases, histories, seed)),
      ...(await playToss(databases, Math.ceil(histories / 3), seed)),
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

type Lane = StripeLane & { readonly toss: FakeToss };
/** Another copy of the server, or other providers than the fakes. */
interface Own {
  readonly serverDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}
type Place = Omit<Lane, 'driver'> & { startDriver(own?: Own): Promise<LedgerDriver> };

/** A database with prices, and both providers on the same clock. */
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
  const toss = await startFakeToss({
    secretKey: 'test_sk_of_the_fake',
    clientKey: 'test_ck_of_the_fake',
    now: () => clock.nowMs,
  });
  const databaseUrl = await lease(name);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  const document = JSON.stringify(EXAMPLE_CATALOGUE);
  const startDriver = (own: Own = {}) => {
    const env = { STRIPE_URL: stripe.url, TOSS_URL: toss.url, ...own.env };
    return startLedgerDriver({ ...own, databaseUrl, connections: CONNECTIONS, env });
  };
  try {
    await pool.query('INSERT INTO catalogues VALUES ($1, $2, now())', [
      ...[EXAMPLE_CATALOGUE.version, document],
    ]);
    return await run({ pool, stripe, toss, clock, startDriver });
  } finally {
    await pool.end();
    await Promise.all([stripe.stop(), toss.stop()]);
  }
}

async function withDriver<T>(
  { startDriver, ...place }: Place,
  run: (lane: Lane) => Promise<T>,
  own?: Own,
): Promise<T> {
  const driver = await startDriver(own);
  try {
    return await run({ driver, ...place });
  } finally {
    await driver.stop();
  }
}

function withLane<T>(
  databases: LedgerDatabases,
  name: string,
  run: (lane: Lane) => Promise<T>,
  own?: Own,
): Promise<T> {
  return withPlace(databases, name, (place) => withDriver(place, run, own));
}

/** The same rules for each adapter; at a real test service only those that need nobody to pay. */
async function passContracts(databases: LedgerDatabases): Promise<Figure[]> {
  return withLane(databases, 'payments_contract_test', async (lane) => {
    const faults: string[] = [];
    let passed = 0;
    for (const contestant of listFakes(lane)) {
      const verdict = await passContract(contestant);
      passed += verdict.passed;
      faults.push(...verdict.faults);
    }
    for (const service of TEST_SERVICES) {
      const verdict = await askTestService(databases, service);
      faults.push(...verdict);
    }
    for (const fault of faults) print(`  ${fault}`);
    return [
      { name: 'rules of the port kept', value: passed, ok: passed > 0 },
      toCount('rules of the port broken', faults.length, 0),
    ];
  });
}

async function askTestService(
  databases: LedgerDatabases,
  { name, key, money, variable, toEnvironment }: (typeof TEST_SERVICES)[number],
): Promise<readonly string[]> {
  const secret = process.env[variable];
  if (secret === undefined) {
    print(`  ${name} is not asked: ${variable} is not set`);
    return [];
  }
  const ask = async ({ driver }: Lane) =>
    passContract({ name, key, money, driver, nowMs: () => Date.now() });
  const lane = { env: toEnvironment(secret) };
  const { passed, skipped, faults } = await withLane(databases, `${key}_service_test`, ask, lane);
  print(`  ${name}: ${passed} rules kept, ${skipped} need a person who pays`);
  return faults;
}

async function playToss(
  databases: LedgerDatabases,
  histories: number,
  seed: number,
): Promise<Figure[]> {
  return withLane(databases, 'payments_toss_test', async (lane) => {
    let good = 0;
    for (let number = 0; number < histories; number += 1) {
      const wrong = await playTossHistory(lane, seed + number);
      if (wrong === undefined) good += 1;
      else print(`  the history of seed ${seed + number} at Toss: ${wrong}`);
    }
    const faults = await listAuditFaults(lane.pool);
    for (const fault of faults.slice(0, 10)) print(`  ${fault}`);
    return [
      toCount('L4 histories at Toss as charged', good, histories),
      toCount('L4 faults by audits at Toss', faults.length, 0),
    ];
  });
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
    Array.from({ length: LANES }, (_, i) => withLane(databases, `payments_${i}_test`, play)),
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
  const mutants = [...PAYMENT_MUTANTS, ...TOSS_MUTANTS];
  const waiting = [...mutants];
  const lanes = Array.from({ length: LANES }, (_, i) =>
    withPlace(databases, `payment_mutants_${i}_test`, async (place) => {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        const { name, history } = mutant;
        const serverDir = await plantMutant(mutant, `lane-${i}`);
        const first = isFull(options) ? undefined : history;
        const toGame = TOSS_MUTANTS.includes(mutant) ? toTossGame : toStripeGame;
        const after = await withDriver(place, (lane) => hunt(first, toGame(lane)), { serverDir });
        if (after !== undefined) found += 1;
        print(`  ${after === undefined ? 'NOT FOUND' : `found by history ${after}`}: ${name}`);
      }
    }),
  );
  await Promise.all(lanes);
  return [toCount('L4 planted faults found', found, mutants.length)];
}

type Game = (seed: number) => Promise<string | undefined>;

function toStripeGame(lane: Lane): Game {
  return async (seed) => (await playHistory(lane, planHistory(seed))).difference;
}

function toTossGame(lane: Lane): Game {
  return (seed) => playTossHistory(lane, seed);
}

/** The history that found it before comes first; a full run hunts. */
async function hunt(first: number | undefined, play: Game): Promise<number | undefined> {
  const all = Array.from({ length: MUTANT_HISTORIES }, (_, i) => i + 1);
  for (const history of first === undefined ? all : [first, ...all]) {
    if ((await play(MUTANT_SEED + history)) !== undefined) return history;
  }
  return undefined;
}

function toCount(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}
