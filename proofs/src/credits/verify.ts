import pg from 'pg';
import { orAborted } from '#harness/or-aborted.ts';
import { isFull, pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, hunt, plantEach, type TextFault } from '#harness/planted-faults.ts';
import { type LedgerDatabases, withLedgerDatabases } from './ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from './ledger-driver.ts';
import { AUDIT_COUNT, listAuditFaults } from './verify/audits.ts';
import { type Lane, type Played, playHistory } from './verify/history.ts';
import { LEDGER_FAULTS, plantInLane, YEAR_FAULTS } from './verify/ledger-faults.ts';
import { sweepMonths, sweepYears } from './verify/month-ends.ts';
import { planHistory, shorten } from './verify/plan.ts';
import { replayDatabase } from './verify/replay.ts';

const LANES = 2;
const CONNECTIONS = 4;
/** A small run plays the same histories every time; a full one draws others each time. */
const SIZES: Sizes<{ histories: number; subscribers: number; seed: () => number }> = {
  short: { histories: 80, subscribers: 16, seed: () => 20_261_116 },
  full: { histories: 500, subscribers: 100, seed: () => 1 + (Date.now() % 1_000_000_000) },
};
const HUNT = 500;
/** The hunt is the same every time: it shows what the histories can see, not luck. */
const HUNT_SEED = 3_000;
const SHORTEN_TRIES = 60;
const START_MS = Date.UTC(2026, 0, 1);

/** Random histories against a model of single units, planted faults, and the ends of months. */
export function verifyCredits(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const histories = readCount(options, 'histories', size.histories);
  const subscribers = readCount(options, 'subscribers', size.subscribers);
  const seed = readCount(options, 'seed', size.seed());
  return withLedgerDatabases({ durable: false }, async (databases, signal) => {
    print(`  seed ${seed} (--seed=${seed} repeats it)`);
    const work = async () => [
      ...(await timed('histories', () => verifyHistories(databases, histories, seed))),
      ...(await timed('month ends', () => verifyMonthEnds(databases, subscribers, seed))),
      await timed('planted faults', () => findFaults(databases, isFull(options))),
    ];
    return orAborted(signal, work());
  });
}

async function withLane<T>(
  { lease }: LedgerDatabases,
  name: string,
  run: (lane: Lane) => Promise<T>,
): Promise<T> {
  const databaseUrl = await lease(name);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  let driver: LedgerDriver | undefined;
  try {
    driver = await startLedgerDriver({ databaseUrl, connections: CONNECTIONS });
    return await run({ driver, pool, nowMs: START_MS });
  } finally {
    await driver?.stop();
    await pool.end();
  }
}

async function verifyHistories(databases: LedgerDatabases, histories: number, seed: number) {
  let next = 0;
  const sums = { played: 0, acts: 0, repeats: 0, twists: 0, refusals: 0, apart: 0 };
  const faults: string[] = [];
  let entries = 0;
  const playAll = async (lane: Lane) => {
    while (next < histories && sums.apart === 0) {
      const own = seed + next++;
      const played = await playHistory(lane, planHistory(own));
      sums.played += 1;
      for (const name of ['acts', 'repeats', 'twists', 'refusals'] as const) {
        sums[name] += played[name];
      }
      if (played.difference === undefined) continue;
      sums.apart += 1;
      await tell(lane, own, played);
    }
    faults.push(...(await listAuditFaults(lane.pool)));
    const replayed = await replayDatabase(lane.pool);
    entries += replayed.entries;
    faults.push(...replayed.faults);
  };
  await Promise.all(
    Array.from({ length: LANES }, (_, i) => withLane(databases, `lane_${i}_test`, playAll)),
  );
  for (const fault of faults.slice(0, 10)) print(`  ${fault}`);
  return [
    toCount('L1 histories like the model', sums.played - sums.apart, histories),
    { name: 'L1 commands compared', value: sums.acts, ok: sums.acts > histories },
    { name: 'L1 commands that both refuse', value: sums.refusals, ok: sums.refusals > 0 },
    toCount(`L1 faults by ${AUDIT_COUNT} audits and by replaying entries`, faults.length, 0),
    { name: 'L1 entries replayed to the balances', value: entries, ok: entries > 0 },
    {
      name: 'L3 commands sent again that change nothing',
      value: sums.repeats,
      ok: sums.repeats > 0 && sums.apart === 0,
    },
    {
      name: 'L3 keys with another body, all refused, nothing booked',
      value: sums.twists,
      ok: sums.twists > 0 && sums.apart === 0,
    },
  ];
}

/** The shortest history that parts from the model, line by line. */
async function tell(lane: Lane, seed: number, played: Played): Promise<void> {
  let shortest = played;
  await shorten(
    planHistory(seed),
    async (steps) => {
      const again = await playHistory(lane, steps);
      if (again.difference !== undefined) shortest = again;
      return again.difference !== undefined;
    },
    SHORTEN_TRIES,
  );
  print(`  the history of seed ${seed} parts from the model, shortened:`);
  for (const line of shortest.lines) print(`    ${line}`);
  print(`    ${shortest.difference ?? ''}`);
}

async function verifyMonthEnds(
  databases: LedgerDatabases,
  subscribers: number,
  seed: number,
): Promise<Figure[]> {
  const sweeps = await Promise.all(
    (['late', 'never'] as const).map((job) =>
      withLane(databases, `month_ends_${job}_test`, async ({ driver }) => {
        const months = await sweepMonths(driver, { subscribers, seed, job });
        const years = job === 'never' ? await sweepYears(driver) : { instants: 0, wrong: [] };
        return [months, years];
      }),
    ),
  );
  const all = sweeps.flat();
  const wrong = all.flatMap((sweep) => sweep.wrong);
  for (const line of wrong.slice(0, 10)) print(`  ${line}`);
  const instants = all.reduce((sum, sweep) => sum + sweep.instants, 0);
  return [
    { name: 'L5 instants around ends of months and years', value: instants, ok: instants > 0 },
    toCount('L5 instants with a wrong balance', wrong.length, 0),
  ];
}

function findFaults(databases: LedgerDatabases, isHunt: boolean): Promise<Figure> {
  let lanes = 0;
  const inLane = (fault: TextFault, find: (lane: Lane) => Promise<string | undefined>) =>
    withLane(databases, `fault_${lanes++}_test`, async (lane) => {
      await plantInLane(lane, fault);
      return find(lane);
    });
  const inHistories = plantEach(LEDGER_FAULTS, (fault) =>
    inLane(fault, (lane) => {
      const play = async (history: number) =>
        (await playHistory(lane, planHistory(HUNT_SEED + history))).difference;
      // Without a hunt the history that found it before comes first.
      return hunt({ most: HUNT, first: isHunt ? undefined : fault.history, play });
    }),
  );
  const inYears = plantEach(YEAR_FAULTS, (fault) =>
    inLane(fault, async ({ driver }) => {
      const { wrong } = await sweepYears(driver);
      return wrong.length > 0 ? 'found by the sweep of years' : undefined;
    }),
  );
  const name = 'L1 planted faults found';
  return countFound([...inHistories, ...inYears], { name, lanes: LANES });
}

function toCount(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  const result = await work();
  print(`  ${what}: ${((performance.now() - startMs) / 1_000).toFixed(1)} s`);
  return result;
}
