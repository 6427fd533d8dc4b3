// Calls of signed-in people take turns: an account has a few under way and a rate for each class, and
// whose turn it is goes round the accounts. So an account with many calls waits for itself, and the
// others do not wait for it. What participants' phones send does not pass through here.
import type { Call } from '@fovea/contract';
import { AppError } from '#platform/errors/app-error.ts';
import { LimitError } from '#platform/limits/limit-error.ts';

export type CallClass = 'read' | 'write' | 'heavy';

/** Which share of the server an account's call takes from. */
export function toCallClass({ isHeavy, method }: Pick<Call, 'isHeavy' | 'method'>): CallClass {
  if (isHeavy) return 'heavy';
  return method === 'GET' ? 'read' : 'write';
}

interface Share {
  /** Calls of one account that run at once. */
  readonly most: number;
  readonly perSecond: number;
  /** How many may follow each other at once before the rate holds. */
  readonly burst: number;
}

const SHARES: Readonly<Record<CallClass, Share>> = {
  read: { most: 4, perSecond: 40, burst: 200 },
  write: { most: 4, perSecond: 10, burst: 100 },
  heavy: { most: 1, perSecond: 0.5, burst: 5 },
};
const CLASSES = Object.keys(SHARES) as CallClass[];
const MOST_OF_ACCOUNT = 4;
/** A call that would wait longer for its own account is refused at once. */
const MAX_WAIT_S = 10;
const MAX_WAITING = 2_000;
/** From so many accounts on, those whose rates have recovered are forgotten. */
const FORGETS_FROM = 1_000;

interface Lane {
  running: number;
  /** What may start at once by the rate, as of a time. */
  credit: number;
  atMs: number;
  readonly waiting: (() => void)[];
}

interface Account {
  running: number;
  readonly lanes: Readonly<Record<CallClass, Lane>>;
}

export interface Turns {
  /** Does the work when it is the account's turn. */
  take<T>(accountId: string, callClass: CallClass, work: () => Promise<T>): Promise<T>;
}

export interface TurnsOptions {
  /** Calls of all accounts that are under way at once. */
  readonly most: number;
  readonly nowMs: () => number;
  /** Drills have no rates: one account does what many people would. */
  readonly isDrill: boolean;
}

export function createTurns({ most, nowMs, isDrill }: TurnsOptions): Turns {
  const accounts = new Map<string, Account>();
  /** Accounts with a waiting call, the one whose turn is next first. */
  const round = new Set<Account>();
  let forgetsAt = FORGETS_FROM;
  let running = 0;
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;

  function find(accountId: string): Account {
    const known = accounts.get(accountId);
    if (known !== undefined) return known;
    if (accounts.size >= forgetsAt) forgetRecovered();
    const toLane = (callClass: CallClass): Lane => ({
      running: 0,
      credit: SHARES[callClass].burst,
      atMs: nowMs(),
      waiting: [],
    });
    const lanes = { read: toLane('read'), write: toLane('write'), heavy: toLane('heavy') };
    const account = { running: 0, lanes };
    accounts.set(accountId, account);
    return account;
  }

  function forgetRecovered(): void {
    for (const [id, account] of accounts) {
      const isIdle = account.running === 0 && !round.has(account);
      if (isIdle && CLASSES.every((each) => recover(account, each) === SHARES[each].burst)) {
        accounts.delete(id);
      }
    }
    forgetsAt = Math.max(FORGETS_FROM, 2 * accounts.size);
  }

  function recover({ lanes }: Account, callClass: CallClass): number {
    const lane = lanes[callClass];
    const { perSecond, burst } = SHARES[callClass];
    if (isDrill) return burst;
    const passedS = Math.max(0, nowMs() - lane.atMs) / 1_000;
    lane.credit = Math.min(burst, lane.credit + passedS * perSecond);
    lane.atMs = nowMs();
    return lane.credit;
  }

  /** Starts a call of the account: 0, or in how many milliseconds its rate lets one start. */
  function startOne(account: Account): number {
    let soonestMs = Number.POSITIVE_INFINITY;
    if (account.running >= MOST_OF_ACCOUNT) return soonestMs;
    for (const callClass of CLASSES) {
      const lane = account.lanes[callClass];
      if (lane.waiting.length === 0 || lane.running >= SHARES[callClass].most) continue;
      const missing = 1 - recover(account, callClass);
      if (missing <= 0) {
        lane.credit -= 1;
        lane.running += 1;
        account.running += 1;
        running += 1;
        waiting -= 1;
        lane.waiting.shift()?.();
        return 0;
      }
      soonestMs = Math.min(soonestMs, (missing / SHARES[callClass].perSecond) * 1_000);
    }
    return soonestMs;
  }

  function startAll(): void {
    clearTimeout(timer);
    let soonestMs = Number.POSITIVE_INFINITY;
    let passedOver = 0;
    while (running < most && passedOver < round.size) {
      const [account] = round;
      if (account === undefined) break;
      round.delete(account);
      const ms = startOne(account);
      if (CLASSES.some((each) => account.lanes[each].waiting.length > 0)) round.add(account);
      passedOver = ms === 0 ? 0 : passedOver + 1;
      if (ms > 0) soonestMs = Math.min(soonestMs, ms);
    }
    if (soonestMs < Number.POSITIVE_INFINITY) {
      timer = setTimeout(startAll, Math.ceil(soonestMs)).unref();
    }
  }

  function assertRoom(account: Account, callClass: CallClass): void {
    if (waiting >= MAX_WAITING) throw new AppError('unavailable');
    const before = account.lanes[callClass].waiting.length - recover(account, callClass);
    const waitS = before / SHARES[callClass].perSecond;
    if (!isDrill && waitS >= MAX_WAIT_S) throw new LimitError('calls_limited', Math.ceil(waitS));
  }

  return {
    async take(accountId, callClass, work) {
      const account = find(accountId);
      const lane = account.lanes[callClass];
      assertRoom(account, callClass);
      const { promise, resolve } = Promise.withResolvers<void>();
      lane.waiting.push(resolve);
      waiting += 1;
      round.add(account);
      startAll();
      await promise;
      try {
        return await work();
      } finally {
        lane.running -= 1;
        account.running -= 1;
        running -= 1;
        startAll();
      }
    },
  };
}
