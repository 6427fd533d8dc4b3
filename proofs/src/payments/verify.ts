import { EXAMPLE_CATALOGUE, type FakeToss, startFakeStripe, startFakeToss } from '@fovea/testkit';
import pg from 'pg';
import { type LedgerDatabases, withLedgerDatabases } from '#credits/ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from '#credits/ledger-driver.ts';
import { listAuditFaults } from '#credits/verify/audits.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { isFull, pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, type HuntedFault, hunt, plantEach } from '#harness/planted-faults.ts';
import { proveMonths } from './months/verify.ts';
import { listFakes, TEST_SERVICES } from './verify/contestants.ts';
import { passContract } from './verify/contract.ts';
import { playHistory, type Lane as StripeLane } from './verify/history.ts';
import { PAYMENT_FAULTS } from './verify/payment-faults.ts';
import { planHistory } from './verify/plan.ts';
import { askStripeMock } from './verify/stripe-mock.ts';
import { TOSS_FAULTS } from './verify/toss-faults.ts';
import { playTossHistory } from './verify/toss-history.ts';

const CONNECTIONS = 4;
const START_MS = Date.UTC(2026, 0, 1);
/** A small run plays the same histories every time; a full one draws others each time. */
const SIZES: Sizes<{ histories: number; lanes: number; seed: () => number }> = {
  short: { histories: 300, lanes: 1, seed: () => 20_261_117 },
  full: { histories: 5_000, lanes: 2, seed: () => 1 + (Date.now() % 1_000_000_000) },
};
/** Share of all histories at the provider that charges when we say so. */
const TOSS_PART = 1 / 3;
const SUBSCRIBERS = 24;
const HUNT = 600;
const HUNT_SEED = 7_000;
const TOLD_HISTORIES = 500;

/**
 * Random purchases against a model of what must be so, and planted faults that it must find. A full
 * size can be played in parts: `--seed=1 --histories=1250`, `--seed=1251 --histories=1250`.
 */
export function verifyPayments(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const histories = readCount(options, 'histories', size.histories);
  const seed = readCount(options, 'seed', size.seed());
  return withLedgerDatabases({ durable: false }, async (databases, signal) => {
    print(`  seed ${seed} (--seed=${seed} repeats it)`);
    const atToss = Math.round(histories * TOSS_PART);
    const game = { histories: histories - atToss, lanes: size.lanes, seed };
    const work = () =>
      withLane(databases, 'payments_test', async (lane) => [
        ...(await passContracts(databases, lane)),
        ...(await playAll(databases, lane, game)),
        ...(await playToss(lane, atToss, seed)),
        // Ten thousand subscribers are a proof of their own.
        ...(isFull(options) ? [] : await proveMonths(lane, { subscribers: SUBSCRIBERS, seed })),
        await findFaults(lane, isFull(options)),
        ...(await askStripeMock(databases)),
      ]);
    return orAborted(signal, work());
  });
}

type Lane = StripeLane & { readonly toss: FakeToss };
/** Other providers than the fakes. */
interface Own {
  readonly env?: Readonly<Record<string, string>>;
}

/** A database with prices, both providers on the same clock, and a process of the server. */
async function withLane<T>(
  { lease }: LedgerDatabases,
  name: string,
  run: (lane: Lane) => Promise<T>,
  own: Own = {},
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
  const env = { STRIPE_URL: stripe.url, TOSS_URL: toss.url, ...own.env };
  let driver: LedgerDriver | undefined;
  try {
    await pool.query('INSERT INTO catalogues VALUES ($1, $2, now())', [
      ...[EXAMPLE_CATALOGUE.version, document],
    ]);
    driver = await startLedgerDriver({ databaseUrl, connections: CONNECTIONS, env });
    return await run({ driver, pool, stripe, toss, clock });
  } finally {
    await driver?.stop();
    await pool.end();
    await Promise.all([stripe.stop(), toss.stop()]);
  }
}

/** The same rules for each adapter; at a real test service only those that need nobody to pay. */
async function passContracts(databases: LedgerDatabases, lane: Lane): Promise<Figure[]> {
  const faults: string[] = [];
  let passed = 0;
  for (const contestant of listFakes(lane)) {
    const verdict = await passContract(contestant);
    passed += verdict.passed;
    faults.push(...verdict.faults);
  }
  for (const service of TEST_SERVICES) faults.push(...(await askTestService(databases, service)));
  for (const fault of faults) print(`  ${fault}`);
  return [
    { name: 'rules of the port kept', value: passed, ok: passed > 0 },
    toCount('rules of the port broken', faults.length, 0),
  ];
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

async function playToss(lane: Lane, histories: number, seed: number): Promise<Figure[]> {
  let good = 0;
  for (let number = 0; number < histories; number += 1) {
    const wrong = await playTossHistory(lane, seed + number);
    if (wrong === undefined) good += 1;
    else print(`  the history of seed ${seed + number} at Toss: ${wrong}`);
    tellProgress(number + 1, 'at Toss');
  }
  const faults = await listAuditFaults(lane.pool);
  for (const fault of faults.slice(0, 10)) print(`  ${fault}`);
  return [
    toCount('L4 histories at Toss as charged', good, histories),
    toCount('L4 faults by audits at Toss', faults.length, 0),
  ];
}

function tellProgress(played: number, where: string): void {
  if (played % TOLD_HISTORIES === 0) print(`  ${played} histories ${where}`);
}

async function playAll(
  databases: LedgerDatabases,
  first: Lane,
  { histories, lanes, seed }: { histories: number; lanes: number; seed: number },
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
      tellProgress(sums.played, 'at Stripe');
      if (difference === undefined) continue;
      sums.apart += 1;
      print(`  the history of seed ${own} parts from the model ${difference}`);
    }
    faults.push(...(await listAuditFaults(lane.pool)));
  };
  const others = Array.from({ length: lanes - 1 }, (_, i) =>
    withLane(databases, `payments_${i}_test`, play),
  );
  await Promise.all([play(first), ...others]);
  for (const fault of faults.slice(0, 10)) print(`  ${fault}`);
  return [
    toCount('L4 histories like the model', sums.played - sums.apart, histories),
    { name: 'L4 steps compared', value: sums.steps, ok: sums.steps > histories },
    { name: 'L4 steps that both refuse', value: sums.refusals, ok: sums.refusals > 0 },
    toCount('L4 faults by audits', faults.length, 0),
  ];
}

/** The history that found a fault before comes first; a full run hunts. */
function findFaults(lane: Lane, isHunt: boolean): Promise<Figure> {
  const inHistories =
    (play: (seed: number) => Promise<string | undefined>) => async (fault: HuntedFault) => {
      await lane.driver.plant(fault);
      const first = isHunt ? undefined : fault.history;
      return hunt({ most: HUNT, first, play: (history) => play(HUNT_SEED + history) });
    };
  const atStripe = inHistories(
    async (seed) => (await playHistory(lane, planHistory(seed))).difference,
  );
  const atToss = inHistories((seed) => playTossHistory(lane, seed));
  const planted = [...plantEach(PAYMENT_FAULTS, atStripe), ...plantEach(TOSS_FAULTS, atToss)];
  return countFound(planted, { name: 'L4 planted faults found' });
}

function toCount(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}
