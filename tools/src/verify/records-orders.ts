import { withLedgerDatabases } from '#harness/ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from '#harness/ledger-driver.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';

const ORDERS: Sizes<number> = { short: 20, full: 200 };
/** Enough to leave the manifest, and for joins; the first order also needs a list of segments. */
const PEOPLE = 34;
const PEOPLE_OF_FIRST = 130;

interface OrderReport {
  readonly merges: number;
  readonly joins: number;
  readonly repeats: number;
  readonly isSame: boolean;
  readonly plants: number;
  readonly found: number;
}

/** People added in random orders and groups, some of them again, against records made anew. */
export function verifyOrders(options: readonly string[]): Promise<Figure[]> {
  const orders = pickSize(options, ORDERS);
  return withLedgerDatabases({ durable: false }, async (databases, signal) => {
    const databaseUrl = await databases.lease('records_test');
    const driver = await startLedgerDriver({ databaseUrl, connections: 2, program: 'records' });
    try {
      return await orAborted(signal, playOrders(driver, orders));
    } finally {
      await driver.stop();
    }
  });
}

async function playOrders(driver: LedgerDriver, orders: number): Promise<Figure[]> {
  const reports: OrderReport[] = [];
  for (let seed = 1; seed <= orders; seed++) {
    const people = seed === 1 ? PEOPLE_OF_FIRST : PEOPLE;
    const report = await driver.get<OrderReport>('order', { seed, people });
    if (!report.isSame) print(`  order ${seed} is not what a rebuild gives`);
    reports.push(report);
  }
  const sum = (of: 'merges' | 'joins' | 'repeats' | 'plants' | 'found') =>
    reports.reduce((total, report) => total + report[of], 0);
  print(`  ${sum('merges')} merges, ${sum('joins')} joins, ${sum('repeats')} people added again`);
  const same = reports.filter(({ isSame }) => isSame).length;
  return [
    {
      name: 'orders that are what a rebuild gives',
      value: same,
      goal: `${orders}`,
      ok: same === orders,
    },
    { name: 'joins between', value: sum('joins'), goal: 'some', ok: sum('joins') > 0 },
    { name: 'people added again', value: sum('repeats'), goal: 'some', ok: sum('repeats') > 0 },
    {
      name: 'planted faults of segments found',
      value: sum('found'),
      goal: `${sum('plants')}`,
      ok: sum('found') === sum('plants'),
    },
  ];
}
