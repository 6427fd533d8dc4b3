import { CALLS } from '@fovea/contract';
import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import type { TestStack } from '@fovea/testkit';
import { withClient } from '#harness/database.ts';
import { pickSize } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { withStack } from '#harness/with-stack.ts';
import { at, openPlace, signUp } from './callers.ts';
import { attackCodes, toChanceFigure } from './codes.ts';
import { type Drill, withDrill } from './drill.ts';
import { attackForADay, comparePastLimit } from './enumeration.ts';
import { chooseRate, guessForAnHour } from './guessing.ts';
import { compareEntries, spoofAddresses, teachClass } from './limits.ts';
import { attackRefresh } from './refresh.ts';
import { attackReset, useTooLate } from './reset.ts';
import { compareResets } from './reset-timing.ts';
import { ACCOUNTS_SIZES, type AccountsSize } from './sizes.ts';

/** Number of APIs that hold their limits together. */
const APIS = 3;

/** Runs the attacks that accounts must stand, against real processes on a clock that runs ahead. */
export function verifyAccounts(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, ACCOUNTS_SIZES);
  // How long a hash takes is what some of them measure, so it has its real cost.
  const env = { PASSWORD_MEMORY_KIB: '' };
  return withStack({ apis: 0, worker: false, env }, (stack, signal) =>
    attackAll(stack, size, signal),
  );
}

async function attackAll(
  stack: TestStack,
  size: AccountsSize,
  signal: AbortSignal,
): Promise<Figure[]> {
  const startMs = Date.now();
  const given = { apis: size.apis, size, signal };
  const first = await withDrill(stack, { ...given, apis: APIS, startMs, rate: 1 }, (drill) =>
    timed('in real time', () => attackInRealTime(drill)),
  );
  const hour = { ...given, startMs: startMs + DAY_MS, rate: first.hourRate };
  const inHour = await withDrill(stack, hour, (drill) =>
    timed(`an hour in ${(HOUR_MS / hour.rate / 1_000).toFixed(0)} s`, async () =>
      (
        await Promise.all([guessForAnHour(drill, first.owner), useTooLate(drill, first.late)])
      ).flat(),
    ),
  );
  const accounts = await copyAccounts(stack, first.late, size.probes);
  const day = { ...given, startMs: startMs + 3 * DAY_MS, rate: DAY_MS / size.dayMs };
  const inDay = await withDrill(stack, day, (drill) =>
    timed(`a day in ${(DAY_MS / day.rate / 1_000).toFixed(0)} s`, () =>
      attackForADay(drill, accounts),
    ),
  );
  const figures = [
    ...first.figures,
    ...inHour,
    ...inDay.figures,
    toChanceFigure(inDay.codesPerDay, first.triesPerCode),
  ];
  return figures.toSorted((a, b) => toOrder(a).localeCompare(toOrder(b)));
}

/** Attacks that need no time to pass, or seconds of it. */
async function attackInRealTime(drill: Drill) {
  const [crowd, refresh, codes, reset, owner] = await Promise.all([
    tryLimits(drill),
    attackRefresh(drill),
    attackCodes(drill),
    attackReset(drill),
    openOwner(drill),
  ]);
  const { emails } = crowd;
  // Both attacks measure time, so nothing else runs beside them.
  const timing = await compareResets(drill, emails);
  const hourRate = await chooseRate(drill, at(emails, 2));
  const figures = [...refresh, ...codes.figures, ...reset, ...crowd.figures, ...timing];
  return { figures, triesPerCode: codes.triesPerCode, owner, late: at(emails, 3), hourRate };
}

async function tryLimits(drill: Drill) {
  const { emails, figures } = await teachClass(drill);
  const together = await compareEntries(drill, emails);
  const spoofed = await spoofAddresses(drill);
  // Accounts that have not been guessed at yet.
  const told = await comparePastLimit(drill, emails.slice(10));
  return { emails, figures: [...figures, ...together, ...spoofed, ...told] };
}

/** An account with a device that it knows. */
async function openOwner(drill: Drill) {
  const email = 'owner@fovea.localhost';
  const place = openPlace(drill, '127.60.1.7');
  const browser = await signUp(drill, place, email);
  await browser.attempt(CALLS.logout);
  place.stop();
  return { cookies: browser.cookies, email };
}

/** Accounts to be found out: copies of one, as signing up a thousand would take minutes. */
async function copyAccounts(stack: TestStack, email: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, i) => `member-${i}@fovea.localhost`);
  await withClient(stack.databaseUrl, (client) =>
    client.query(
      `INSERT INTO users
       SELECT (jsonb_populate_record(users, jsonb_build_object(
         'id', gen_random_uuid(), 'email', copy.email))).*
       FROM users, unnest($2::text[]) AS copy (email)
       WHERE users.email = $1`,
      [email, emails],
    ),
  );
  return emails;
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startMs = performance.now();
  const result = await work();
  print(`  ${what}: ${((performance.now() - startMs) / 1_000).toFixed(1)} s`);
  return result;
}

/** Items by number, what has none at the end. */
function toOrder({ name }: Figure): string {
  const item = /^S(\d+)/.exec(name)?.[1];
  return (item ?? '99').padStart(2, '0');
}
