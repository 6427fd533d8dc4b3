import { withLedgerDatabases } from '#credits/ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from '#credits/ledger-driver.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, readCount, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, type Faults, type Planted } from '#harness/planted-faults.ts';

/** Enough people to leave the manifest, and for joins; the first order also needs a list of segments. */
const SIZES: Sizes<Size> = {
  short: { orders: 20, people: 34, first: 130 },
  full: { orders: 200, people: 500, first: 1_300 },
};

interface Size {
  readonly orders: number;
  readonly people: number;
  readonly first: number;
}

interface OrderReport {
  readonly merges: number;
  readonly joins: number;
  readonly repeats: number;
  readonly marks: number;
  readonly undone: number;
  readonly erased: number;
  readonly isSame: boolean;
  readonly isMapSame: boolean;
  /** Whether each planted fault shows. */
  readonly found: Faults<boolean>;
}

/**
 * People added in random orders and groups, marked and erased, against records made anew. All of
 * them at full size take most of an hour: `--from=101 --orders=50` plays a part.
 */
export function verifyOrders(options: readonly string[]): Promise<Figure[]> {
  const picked = pickSize(options, SIZES);
  const size = { ...picked, orders: readCount(options, 'orders', picked.orders) };
  const from = readCount(options, 'from', 1);
  return withLedgerDatabases({ durable: false }, async (databases, signal) => {
    const databaseUrl = await databases.lease('records_test');
    const driver = await startLedgerDriver({ databaseUrl, connections: 2, program: 'records' });
    try {
      return await orAborted(signal, playOrders(driver, size, from));
    } finally {
      await driver.stop();
    }
  });
}

async function playOrders(driver: LedgerDriver, size: Size, from: number): Promise<Figure[]> {
  const { orders } = size;
  const reports: OrderReport[] = [];
  const planted: Planted[] = [];
  for (let seed = from; seed < from + orders; seed++) {
    const people = seed === 1 ? size.first : size.people;
    const report = await driver.get<OrderReport>('order', { seed, people });
    if (!report.isSame) print(`  order ${seed} is not what a rebuild gives`);
    if (!report.isMapSame) print(`  order ${seed} has another first map`);
    reports.push(report);
    for (const [name, isFound] of Object.entries(report.found)) {
      planted.push({ name: `${name}, order ${seed}`, find: () => isFound });
    }
    if (reports.length % 20 === 0) print(`  ${reports.length} orders`);
  }
  type Count = Exclude<keyof OrderReport, 'isSame' | 'isMapSame' | 'found'>;
  const sum = (of: Count) => reports.reduce((total, report) => total + report[of], 0);
  print(
    `  ${sum('merges')} merges, ${sum('joins')} joins, ${sum('repeats')} people added again, ` +
      `${sum('marks')} marks, ${sum('undone')} taken back, ${sum('erased')} people erased`,
  );
  const mapped = reports.filter(({ isMapSame }) => isMapSame).length;
  const some = (name: string, of: Count) => ({
    name,
    value: sum(of),
    goal: 'some',
    ok: sum(of) > 0,
  });
  const same = reports.filter(({ isSame }) => isSame).length;
  return [
    {
      name: 'orders that are what a rebuild gives',
      value: same,
      goal: `${orders}`,
      ok: same === orders,
    },
    {
      name: 'orders whose first map is that of all who are listed',
      value: mapped,
      goal: `${orders}`,
      ok: mapped === orders,
    },
    some('joins between', 'joins'),
    some('people added again', 'repeats'),
    some('marks', 'marks'),
    some('marks taken back', 'undone'),
    some('people erased', 'erased'),
    await countFound(planted, { name: 'planted faults of segments found' }),
  ];
}
