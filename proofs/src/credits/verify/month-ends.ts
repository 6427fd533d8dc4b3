// Checks the balance around the ends of paid months and years, whether a job books them or not.
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@fovea/contract/times';
import { createSeededRandom } from '@fovea/testkit';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import type { LedgerDriver } from '#credits/ledger-driver.ts';
import { addMonths, toInstant } from './calendar.ts';
import { addYear } from './model.ts';
import { findOne, toInteger } from './plan.ts';

const LATE_MS = 3 * DAY_MS;
const MONTHS = 3;
const AT_ONCE = 4;
const BOUGHT = 2;
const ZONES = [
  'UTC',
  'Asia/Seoul',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
];
/** Months that begin a leap February, a plain one, and both changes of the clocks. */
const STARTS = ['2028-01', '2027-01', '2028-02', '2027-10', '2028-03'];
const YEARS = [
  '2028-02-29T00:00:00.000Z',
  '2028-02-29T23:59:59.999Z',
  '2027-02-28T12:00:00.000Z',
  '2027-03-01T00:00:00.000Z',
  '2028-02-28T15:00:00.000Z',
  '2027-12-31T23:59:59.999Z',
];

export interface Sweep {
  readonly instants: number;
  readonly wrong: readonly string[];
}

interface Subscriber {
  readonly userId: string;
  readonly startMs: number;
  readonly zone: string;
  readonly monthly: number;
}

/** The clock goes from month to month; the job follows three days late, or never. */
export async function sweepMonths(
  driver: LedgerDriver,
  options: { readonly subscribers: number; readonly seed: number; readonly job: 'late' | 'never' },
): Promise<Sweep> {
  const subscribers = listSubscribers(options.subscribers, options.seed);
  const wrong: string[] = [];
  let instants = 0;
  const check = async (own: Subscriber, atMs: number, wanted: number) => {
    const { userId, zone } = own;
    const { balance } = await driver.get<{ balance: number }>('getCredits', { userId }, atMs);
    instants += 1;
    if (balance === wanted) return;
    wrong.push(`${new Date(atMs).toISOString()} ${zone}: ${balance} of ${wanted}`);
  };
  const spend = async (own: Subscriber, amount: number, atMs: number, isAllowed: boolean) => {
    const order = { userId: own.userId, projectId: randomUUID(), projectName: 'Drill', amount };
    const answer = await driver.send('activate', order, atMs);
    instants += 1;
    if (answer.ok === isAllowed && (answer.ok || answer.code === 'credits_insufficient')) return;
    wrong.push(`${new Date(atMs).toISOString()} ${own.zone}: spends ${amount}, ${!isAllowed}`);
  };

  // Each has also bought some, which never end.
  await inLanes(subscribers, AT_ONCE, ({ userId, startMs: paidAt }) => {
    const order = { userId, source: 'purchase', sourceRef: randomUUID(), amount: BOUGHT, paidAt };
    return driver.get('issueLot', { ...order, expiresAt: null }, paidAt);
  });
  for (let month = 0; month < MONTHS; month++) {
    const isLast = month === MONTHS - 1;
    await inLanes(subscribers, AT_ONCE, async (own) => {
      const { userId, monthly, startMs, zone } = own;
      const paidAt = addMonths(startMs, month, zone);
      const endMs = addMonths(startMs, month + 1, zone);
      const order = { userId, sourceRef: randomUUID(), amount: monthly, paidAt };
      await driver.get('issueLot', { ...order, source: 'subscription', expiresAt: endMs }, paidAt);
      await check(own, paidAt, monthly + BOUGHT);
      await check(own, endMs - 1, monthly + BOUGHT);
      await spend(own, monthly + BOUGHT + 1, endMs - 1, false);
      await check(own, endMs, BOUGHT);
      await spend(own, BOUGHT + 1, endMs, false);
      await check(own, endMs + 1, BOUGHT);
      if (isLast) await spend(own, BOUGHT, endMs, true);
    });
    const ends = subscribers.map(({ startMs, zone }) => addMonths(startMs, month + 1, zone));
    const lateMs =
      (findOne(
        0.5,
        ends.toSorted((a, b) => a - b),
      ) ?? 0) + LATE_MS;
    if (options.job === 'late') await driver.get('expire', {}, lateMs);
    await inLanes(subscribers, AT_ONCE, async (own) => {
      const endMs = addMonths(own.startMs, month + 1, own.zone);
      await check(own, Math.max(endMs, lateMs), isLast ? 0 : BOUGHT);
    });
  }
  return { instants, wrong };
}

function listSubscribers(count: number, seed: number): Subscriber[] {
  const random = createSeededRandom(seed);
  return Array.from({ length: count }, () => {
    const userId = randomUUID();
    const zone = findOne(random(), ZONES) ?? 'UTC';
    const day = String(toInteger(random(), 25, 31));
    const text = `${findOne(random(), STARTS)}-${day}T00:00:00Z`;
    const dayMs = Number.isNaN(Date.parse(text))
      ? Date.parse('2028-02-29T00:00:00Z')
      : Date.parse(text);
    // Midnight to the last millisecond of the day, the hours that clocks skip included.
    const timeMs = random() < 0.3 ? findOne(random(), [0, DAY_MS - 1, 9_000_000]) : undefined;
    const wallMs = dayMs + (timeMs ?? Math.floor(random() * DAY_MS));
    return { userId, zone, startMs: toInstant(wallMs, zone), monthly: toInteger(random(), 1, 4) };
  });
}

/** Plans of organisations, over a leap day and from one. */
export async function sweepYears(driver: LedgerDriver): Promise<Sweep> {
  const wrong: string[] = [];
  let instants = 0;
  for (const text of YEARS) {
    const paidAt = Date.parse(text);
    const userId = randomUUID();
    const order = { userId, sourceRef: randomUUID(), accounts: 30, paidAt };
    await driver.get('issueOrganizationLot', order, paidAt);
    const endMs = addYear(paidAt);
    for (const [atMs, wanted] of [
      [paidAt, 3_000],
      [endMs - 1, 3_000],
      [endMs, 0],
      [endMs + 1, 0],
    ] as const) {
      const { balance } = await driver.get<{ balance: number }>('getCredits', { userId }, atMs);
      instants += 1;
      if (balance !== wanted) wrong.push(`a year from ${text}: ${balance} of ${wanted} at ${atMs}`);
    }
  }
  return { instants, wrong };
}
