import { EXAMPLE_CATALOGUE } from '@fovea/testkit';
import pg from 'pg';
import { type LedgerDatabases, withLedgerDatabases } from '#credits/ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from '#credits/ledger-driver.ts';
import { listAuditFaults } from '#credits/verify/audits.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, plantEach } from '#harness/planted-faults.ts';
import { MONTH_FAULTS } from './month-faults.ts';
import { type Lane, sweepOwnMonths } from './sweep.ts';

const CONNECTIONS = 4;
/** A small run has the same subscribers every time; a full one draws others each time. */
const SIZES: Sizes<{ subscribers: number; seed: () => number }> = {
  short: { subscribers: 48, seed: () => 20_261_117 },
  full: { subscribers: 10_000, seed: () => 1 + (Date.now() % 1_000_000_000) },
};
const MONTHS = 14;
/** Over the end of February; most faults show in fewer. */
const FAULTY_RUN = { subscribers: 12, months: 5 };

/**
 * L5: months that we count, from the first payment to the last, and planted faults. A full size can
 * be played in parts: `--seed=7 --from=2501 --subscribers=2500`.
 */
export function verifyMonths(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const subscribers = readCount(options, 'subscribers', size.subscribers);
  const from = readCount(options, 'from', 1);
  const seed = readCount(options, 'seed', size.seed());
  return withLedgerDatabases({ durable: false }, async (databases, signal) => {
    print(`  seed ${seed} (--seed=${seed} repeats it)`);
    const work = () =>
      withLane(databases, (lane) => proveMonths(lane, { from, subscribers, seed }));
    return orAborted(signal, work());
  });
}

interface Part {
  readonly from?: number;
  readonly subscribers: number;
  readonly seed: number;
}

/** On a database with prices, by a process of the server. */
export async function proveMonths(lane: Lane, part: Part): Promise<Figure[]> {
  return [...(await sweepAll(lane, part)), await findFaults(lane, part.seed)];
}

async function withLane<T>(
  { lease }: LedgerDatabases,
  run: (lane: Lane) => Promise<T>,
): Promise<T> {
  const databaseUrl = await lease('months_test');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  pool.on('error', () => undefined);
  let driver: LedgerDriver | undefined;
  try {
    driver = await startLedgerDriver({ databaseUrl, connections: CONNECTIONS });
    await driver.get('publish', { document: EXAMPLE_CATALOGUE });
    return await run({ driver, pool });
  } finally {
    await driver?.stop();
    await pool.end();
  }
}

async function sweepAll(lane: Lane, part: Part): Promise<Figure[]> {
  const { wrong, instants, charges } = await sweepOwnMonths(lane, { ...part, months: MONTHS });
  const { subscribers } = part;
  const faults = await listAuditFaults(lane.pool);
  for (const one of [...wrong, ...faults].slice(0, 10)) print(`  ${one}`);
  return [
    toCount('L5 balances and cards that are wrong', wrong.length, 0),
    { name: 'L5 balances compared', value: instants, ok: instants > subscribers },
    { name: 'L5 months charged', value: charges, ok: charges > subscribers },
    toCount('L5 faults by audits', faults.length, 0),
  ];
}

function findFaults(lane: Lane, seed: number): Promise<Figure> {
  const planted = plantEach(MONTH_FAULTS, async (fault) => {
    await lane.driver.plant(fault);
    const { wrong } = await sweepOwnMonths(lane, { ...FAULTY_RUN, seed });
    return wrong[0];
  });
  return countFound(planted, { name: 'L5 planted faults found' });
}

function toCount(name: string, value: number, wanted: number): Figure {
  return { name, value, goal: String(wanted), ok: value === wanted };
}
