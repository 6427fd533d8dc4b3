import { withLedgerDatabases } from '#credits/ledger-databases.ts';
import { type LedgerDriver, startLedgerDriver } from '#credits/ledger-driver.ts';
import { orAborted } from '#harness/or-aborted.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';

interface Size {
  /** People of the large projects, and how many are added to each and to a small one in turns. */
  readonly large: number;
  readonly rounds: number;
  /** People who come one by one. */
  readonly oneByOne: number;
  /** People whose records are opened. */
  readonly crowd: number;
}

const SIZES: Sizes<Size> = {
  short: { large: 5_000, rounds: 8, oneByOne: 150, crowd: 1_500 },
  full: { large: 99_000, rounds: 60, oneByOne: 10_000, crowd: 100_000 },
};
/** Beyond a full number of segments: how far those that are not full have come. */
const FILLINGS = [100, 400, 700, 999];
const SMALL = 100;
const WARM_UP_ROUNDS = 2;
const FEW = 16;
/** So many that gzip does not find people in each other. */
const MANY = 2_000;
const ONE_PAGE: Pages = { pages: 1, seconds: 8 };
const MANIFEST_MAX = 64_000;
const FILTERS = 20;

interface Cost {
  readonly cpuMs: number;
  readonly bytes: number;
}
interface Project {
  readonly id: string;
}
interface Pages {
  readonly pages: number;
  readonly seconds: number;
}

/**
 * Cost of one participant more in a small and in a large project, and the bytes that readers load
 * first.
 */
export function benchRecords(options: readonly string[]): Promise<readonly Figure[]> {
  const size = pickSize(options, SIZES);
  return withLedgerDatabases({ durable: false }, async (databases, signal) => {
    const databaseUrl = await databases.lease('records_test');
    const driver = await startLedgerDriver({ databaseUrl, connections: 2, program: 'records' });
    try {
      return await orAborted(signal, measureAll(driver, size));
    } finally {
      await driver.stop();
    }
  });
}

async function measureAll(driver: LedgerDriver, size: Size): Promise<readonly Figure[]> {
  const adding = await measureAdding(driver, size);
  const small = await createCrowd(driver, SMALL);
  const crowd = await createCrowd(driver, size.crowd);
  const opening = await measureOpenings(driver, small, crowd, size.crowd);
  const filters = await compareFilters(driver, crowd);
  const named = await createCrowd(driver, size.crowd, { pages: 20, seconds: 60 });
  const wide = await driver.get<{ manifestBytes: number }>('opening', { project: named });
  return [
    ...adding,
    ...(await measureWriting(driver, size.oneByOne)),
    ...opening,
    filters,
    atMost(
      `bytes of the manifest with ${size.crowd} people and 20 pages of 60 s`,
      wide.manifestBytes,
      MANIFEST_MAX,
      0,
    ),
  ];
}

async function createCrowd(driver: LedgerDriver, people: number, named?: Pages): Promise<Project> {
  const project = await driver.get<Project>('create', { ...ONE_PAGE, packs: FEW });
  await driver.get('add', { project, count: FEW });
  await driver.get('crowd', { project, people, named });
  return project;
}

/**
 * In turns, so that what the machine does meanwhile falls on both alike. Joins are jobs of their own.
 * A merge reads nothing of the gaze that is there, so that of large projects is only named.
 */
async function measureAdding(
  driver: LedgerDriver,
  { rounds, large: people }: Size,
): Promise<readonly Figure[]> {
  const ratios: { cpu: number; bytes: number }[] = [];
  const costs: Cost[] = [];
  for (const filling of FILLINGS) {
    const small = await createCrowd(driver, SMALL);
    const large = await createCrowd(driver, people + filling, ONE_PAGE);
    for (let i = -WARM_UP_ROUNDS; i < rounds; i++) {
      const own: Cost[] = [];
      for (const project of i % 2 === 0 ? [small, large] : [large, small]) {
        own.push(await driver.get<Cost>('add', { project, count: 1 }));
      }
      const [atSmall, atLarge] = i % 2 === 0 ? own : own.toReversed();
      if (atSmall === undefined || atLarge === undefined || i < 0) continue;
      costs.push(atLarge);
      ratios.push({ cpu: atLarge.cpuMs / atSmall.cpuMs, bytes: atLarge.bytes / atSmall.bytes });
    }
  }
  print(
    `  one more of ${people}: ${toMedian(costs.map(({ cpuMs }) => cpuMs)).toFixed(1)} ms of CPU, ` +
      `${toMedian(costs.map(({ bytes }) => bytes)).toFixed(0)} B`,
  );
  const name = (what: string) => `${what} of one more at ${people}, of one more at ${SMALL}`;
  return [
    atMost(name('CPU'), toMedian(ratios.map(({ cpu }) => cpu)), 1.2),
    atMost(name('bytes'), toMedian(ratios.map(({ bytes }) => bytes)), 1.2),
  ];
}

async function measureWriting(driver: LedgerDriver, people: number): Promise<readonly Figure[]> {
  const project = await driver.get<Project>('create', {
    ...ONE_PAGE,
    packs: Math.min(MANY, people),
  });
  let written = 0;
  for (let i = 0; i < people; i++) {
    written += (await driver.get<Cost>('add', { project, count: 1 })).bytes;
    written += (await driver.get<Cost>('join', { project })).bytes;
    if ((i + 1) % 1_000 === 0) print(`  ${i + 1} people added one by one`);
  }
  const stored = await driver.get<{ bytes: number; objects: number }>('stored', { project });
  print(`  ${people} people one by one: ${stored.objects} objects of ${stored.bytes} B`);
  const name = `all writing of ${people} people one by one, of what is kept`;
  return [atMost(name, written / stored.bytes, 8), await measureRatio(driver, project)];
}

async function measureOpenings(
  driver: LedgerDriver,
  small: Project,
  crowd: Project,
  people: number,
): Promise<readonly Figure[]> {
  const read = (project: Project) =>
    driver.get<{ manifestBytes: number; bytes: number; mapBytes: number; people: number }>(
      'opening',
      { project },
    );
  const [few, many] = [await read(small), await read(crowd)];
  print(`  first ${many.people} of ${people} people: ${many.bytes} B; of ${SMALL}: ${few.bytes} B`);
  print(`  manifest and first map of ${people} people: ${many.mapBytes} B`);
  return [
    atMost(`bytes of the manifest with ${people} people`, many.manifestBytes, MANIFEST_MAX, 0),
    atMost(`what ${people} people open with, of ${SMALL}`, many.bytes / few.bytes, 3),
    atMost(
      `manifest and first map of ${people} people, of what ${SMALL} open with`,
      many.mapBytes / few.bytes,
      3,
    ),
  ];
}

/** Groups of people by random filters, added up from parts, against a count by hand of all that is stored. */
async function compareFilters(driver: LedgerDriver, project: Project): Promise<Figure> {
  const { people, kept, wrong, cpuMs } = await driver.get<{
    people: number;
    kept: readonly number[];
    wrong: number;
    cpuMs: number;
  }>('filters', { project, filters: FILTERS });
  print(
    `  ${FILTERS} filters of ${people} people keep ${Math.min(...kept)} to ${Math.max(...kept)}, ` +
      `${(cpuMs / FILTERS).toFixed(0)} ms of CPU each`,
  );
  const exact = FILTERS - wrong;
  const name = `random filters of ${people} people that are exact`;
  return { name, value: exact, goal: `${FILTERS}`, ok: wrong === 0 };
}

async function measureRatio(driver: LedgerDriver, project: Project): Promise<Figure> {
  const { ratio, bytesASample } = await driver.get<{ ratio: number; bytesASample: number }>(
    'ratio',
    { project },
  );
  print(`  ${bytesASample.toFixed(2)} B a sample, gzipped`);
  return atMost('gzipped samples, of the same as objects of JSON', ratio, 0.45);
}

function atMost(name: string, value: number, max: number, digits = 2): Figure {
  return { name, value: value.toFixed(digits), goal: `at most ${max}`, ok: value <= max };
}
