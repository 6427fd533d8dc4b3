// Subscribers whose months we count, over 14 of them with a leap day in between, while the scheduler
// runs twice a day and is dead for 3 days; what must be so is said without the server's code.
import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import { createSeededRandom } from '@fovea/testkit';
import { inLanes } from '@fovea/tools/harness/in-lanes';
import type { Pool } from 'pg';
import type { LedgerDriver } from '#credits/ledger-driver.ts';
import { addMonths } from '#credits/verify/calendar.ts';
import { print } from '#harness/parts.ts';

const TICK_MS = 12 * HOUR_MS;
const START_MS = Date.UTC(2027, 11, 20);
/** Over the end of the leap month. */
const DEAD_FROM_MS = Date.UTC(2028, 1, 27, 12);
const DEAD_TO_MS = DEAD_FROM_MS + 3 * DAY_MS;
const SESSIONS = 30;
const TRY_DAYS = [0, 1, 3, 7];
const ENDS_A_TICK = 8;
const LANES = 8;
/** Two schedulers at once, and a third after them, cost thrice: where many are due every fifth time. */
const MANY_DUE = 20;
const TWIN_TICKS = 5;
const TOLD_TICKS = 60;
const SMALL = 100;

export interface Lane {
  readonly driver: LedgerDriver;
  readonly pool: Pool;
}

type Habit = 'pays' | 'cancels' | 'short' | 'broke' | 'lost';
const HABITS: readonly Habit[] = ['pays', 'pays', 'cancels', 'short', 'broke', 'lost'];

interface Subscriber {
  readonly userId: string;
  readonly startMs: number;
  readonly habit: Habit;
  /** The month before which the habit shows. */
  readonly month: number;
  /** From here to there the card gives nothing; ticks of the scheduler. */
  readonly fromMs: number;
  readonly againMs: number;
  card: string;
  hasBegun: boolean;
  hasEnded: boolean;
  paid: number;
  paidUntilMs: number;
  dueMs: number;
  refusals: number;
  firstRefusalMs: number;
  charges: number;
  allRefusals: number;
}

interface SweepOptions {
  /** Number of the first of them, from 1; all of a seed are the same people. */
  readonly from?: number;
  readonly subscribers: number;
  readonly seed: number;
  readonly months: number;
}

interface MonthSweep {
  readonly wrong: readonly string[];
  readonly instants: number;
  readonly charges: number;
}

export async function sweepOwnMonths(lane: Lane, options: SweepOptions): Promise<MonthSweep> {
  const people = listSubscribers(options);
  const untilMs = addMonths(START_MS + 20 * DAY_MS, options.months, 'UTC');
  await endOthers(lane);
  const name = await createUsers(lane, people);
  const wrong: string[] = [];
  let [instants, tick] = [0, 0];
  const tell = (atMs: number, words: string) =>
    void wrong.push(`${new Date(atMs).toISOString()}: ${words}`);

  for (let atMs = START_MS; atMs < untilMs && wrong.length === 0; atMs += TICK_MS) {
    const isNew = ({ startMs, hasBegun }: Subscriber) => !hasBegun && startMs <= atMs;
    await inLanes(people.filter(isNew), LANES, (own) => begin(lane, own));
    await setHabits(lane, people, atMs);
    if (atMs < DEAD_FROM_MS || atMs >= DEAD_TO_MS) {
      // A process dies on its way and others take over: all do the same.
      const due = people.filter((own) => isDue(own, atMs)).length;
      const hasTwin = due > 0 && (due < MANY_DUE || tick % TWIN_TICKS === 0);
      const runs = hasTwin ? [1, 2] : [1];
      await Promise.all(runs.map(() => lane.driver.get('renewMonths', {}, atMs)));
      // An answer that was lost is asked for when the scheduler runs again.
      if (due > 0) await lane.driver.get('renewMonths', {}, atMs);
      for (const own of people) renewModel(own, atMs);
    }
    for (const difference of await listDifferences(lane, people, name, atMs)) {
      tell(atMs, difference);
    }
    instants += people.length;
    const ending = listEnding(people, atMs);
    await inLanes(ending, LANES, async ({ userId, habit, paidUntilMs: endMs }) => {
      const wanted = [SESSIONS, 0];
      for (const [i, instantMs] of [endMs - 1, endMs].entries()) {
        const { balance } = await lane.driver.get<{ balance: number }>(
          'getCredits',
          { userId },
          instantMs,
        );
        if (balance !== wanted[i]) tell(instantMs, `${habit} has ${balance}, not ${wanted[i]}`);
      }
    });
    instants += 2 * ending.length;
    tick += 1;
    if (tick % TOLD_TICKS === 0 && people.length > SMALL) tellProgress(people, atMs);
  }
  const cards = people.map(({ card }) => card);
  for (const [i, card] of (await lane.driver.get<Card[]>('readCards', { cards })).entries()) {
    const own = people[i] as Subscriber;
    const got = `${card.charged} charges, ${card.refused} refusals, ${card.isForgotten}`;
    const must = `${own.charges} charges, ${own.allRefusals} refusals, ${own.hasEnded}`;
    if (got !== must) tell(untilMs, `${own.habit}: ${got}, not ${must}`);
  }
  return { wrong, instants, charges: sumCharges(people) };
}

const sumCharges = (people: readonly Subscriber[]) =>
  people.reduce((sum, { charges }) => sum + charges, 0);

function tellProgress(people: readonly Subscriber[], atMs: number): void {
  const day = new Date(atMs).toISOString().slice(0, 10);
  print(`  ${day}: ${sumCharges(people)} months charged`);
}

interface Card {
  readonly charged: number;
  readonly refused: number;
  readonly isForgotten: boolean;
}

/** By their ids. Many on the last days of months, which later months do not have. */
function listSubscribers({ from = 1, subscribers, seed, months }: SweepOptions) {
  const random = createSeededRandom(seed);
  const ids = Array.from({ length: from - 1 + subscribers }, () => randomUUID()).sort();
  const people = ids.map((userId, i): Subscriber => {
    const startMs = START_MS + Math.floor(((i % 2 === 0 ? 8 : 0) + random() * 13) * DAY_MS);
    const month = 1 + Math.floor(random() * (months - 3));
    const endMs = addMonths(startMs, month, 'UTC');
    return {
      userId,
      startMs,
      month,
      habit: HABITS[i % HABITS.length] as Habit,
      fromMs: toTick(endMs - DAY_MS),
      againMs: toTick(endMs + (0.5 + random() * 6) * DAY_MS),
      card: '',
      hasBegun: false,
      hasEnded: false,
      paid: 0,
      paidUntilMs: 0,
      dueMs: 0,
      refusals: 0,
      firstRefusalMs: 0,
      charges: 0,
      allRefusals: 0,
    };
  });
  return people.slice(from - 1);
}

const toTick = (ms: number) => START_MS + Math.ceil((ms - START_MS) / TICK_MS) * TICK_MS;

/** Subscribers of a sweep before would be renewed as well. */
async function endOthers({ pool }: Lane): Promise<void> {
  await pool.query(
    `UPDATE subscriptions SET state = 'ended', ended_at = now(), stored_key = NULL
     WHERE state <> 'ended'`,
  );
}

/** The name of the organization that they alone have. */
async function createUsers({ pool }: Lane, people: readonly Subscriber[]): Promise<string> {
  const name = `Drill ${randomUUID()}`;
  await pool.query(
    `INSERT INTO users (id, email, password_hash, organization, role, language,
       age_confirmed_at, terms_version, created_at)
     SELECT id, id::text || '@example.com', 'none', $2, 'user', 'ko', now(), '1', now()
     FROM unnest($1::uuid[]) AS id`,
    [people.map(({ userId }) => userId), name],
  );
  return name;
}

const monthMs = ({ startMs }: Subscriber, months: number) => addMonths(startMs, months, 'UTC');

async function begin({ driver }: Lane, own: Subscriber): Promise<void> {
  const { userId, startMs } = own;
  ({ card: own.card } = await driver.get<{ card: string }>('subscribe', { userId }, startMs));
  own.hasBegun = true;
  own.charges = 1;
  own.paidUntilMs = own.dueMs = monthMs(own, 1);
}

/** Events of a subscriber a day before the month ends in which the habit shows. */
async function setHabits({ driver }: Lane, people: readonly Subscriber[], atMs: number) {
  for (const own of people) {
    const { habit, card, userId } = own;
    if (own.fromMs === atMs) {
      if (habit === 'cancels') await driver.get('cancelMonths', { userId }, atMs);
      if (habit === 'lost') await driver.get('loseAnswer', { card });
      if (isEmpty(own, atMs)) await driver.get('setCard', { card, isEmpty: true });
    }
    if (habit === 'short' && own.againMs === atMs) {
      await driver.get('setCard', { card, isEmpty: false });
    }
  }
}

function isEmpty({ habit, fromMs, againMs }: Subscriber, atMs: number): boolean {
  if (habit === 'broke') return atMs >= fromMs;
  return habit === 'short' && atMs >= fromMs && atMs < againMs;
}

const isDue = (own: Subscriber, atMs: number) => own.hasBegun && !own.hasEnded && own.dueMs <= atMs;

/** Renewals that the scheduler must have made at this instant. */
function renewModel(own: Subscriber, atMs: number): void {
  if (!isDue(own, atMs)) return;
  if (own.habit === 'cancels' && own.paid + 1 >= own.month) {
    own.hasEnded = true;
    return;
  }
  if (isEmpty(own, atMs)) {
    refuse(own, atMs);
    return;
  }
  own.paid += 1;
  own.charges += 1;
  own.refusals = 0;
  own.paidUntilMs = own.dueMs = monthMs(own, own.paid + 1);
}

function refuse(own: Subscriber, atMs: number): void {
  if (own.refusals === 0) own.firstRefusalMs = atMs;
  own.refusals += 1;
  own.allRefusals += 1;
  const days = TRY_DAYS[own.refusals];
  own.hasEnded = days === undefined;
  // After days without a scheduler two tries are never made at once.
  own.dueMs = Math.max(own.firstRefusalMs + (days ?? 0) * DAY_MS, atMs + DAY_MS);
}

/** Everybody's balance in one answer. */
async function listDifferences(
  { pool }: Lane,
  people: readonly Subscriber[],
  name: string,
  atMs: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ balances: string }>(
    `SELECT string_agg(coalesce(spendable, 0)::text, ' ' ORDER BY users.id) AS balances
     FROM users LEFT JOIN (
       SELECT account.owner_id, sum(held.amount) AS spendable
       FROM credit_lots AS lot
       JOIN credit_balances AS held ON held.lot_id = lot.id
       JOIN credit_accounts AS account ON account.id = held.account_id
       WHERE account.kind = 'user' AND lot.expires_at > to_timestamp($2::float8 / 1000)
       GROUP BY account.owner_id) AS live ON live.owner_id = users.id
     WHERE users.organization = $1`,
    [name, atMs],
  );
  const balances = rows[0]?.balances.split(' ').map(Number) ?? [];
  return people.flatMap((own, i) => {
    const wanted = own.hasBegun && own.paidUntilMs > atMs ? SESSIONS : 0;
    return balances[i] === wanted ? [] : [`${own.habit} has ${balances[i]}, not ${wanted}`];
  });
}

/** Subscribers whose month ends before the scheduler runs again. */
function listEnding(people: readonly Subscriber[], atMs: number): Subscriber[] {
  const isEnding = ({ hasBegun, paidUntilMs }: Subscriber) =>
    hasBegun && paidUntilMs > atMs + 1 && paidUntilMs <= atMs + TICK_MS;
  return people.filter(isEnding).slice(0, ENDS_A_TICK);
}
