import { createHmac } from 'node:crypto';
import type { ErrorCode } from '@fovea/contract';
import type { Clock } from '#platform/clock/clock.ts';
import type { Secret } from '#platform/config/secret.ts';
import type { Db } from '#platform/db/db.ts';
import { LimitError } from './limit-error.ts';
import {
  addHit,
  listHits,
  removeExpiredCounters,
  removeHits,
  removeLastHit,
} from './limits.repo.ts';

/** At most `max` hits of one subject in any stretch of time as long as the window. */
export interface Rule {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

export type Claim = readonly [rule: Rule, subject: string];

/** Counters in PostgreSQL: every process counts into the same, and none keeps any in memory. */
export function createLimits(db: Db, clock: Clock, secret: Secret) {
  const hmacKey = createHmac('sha256', secret.reveal()).update('limits').digest();
  const toKey = ({ name }: Rule, subject: string) =>
    createHmac('sha256', hmacKey).update(`${name}|${subject}`).digest();

  /** Counts a hit. False, and nothing counted, if the window is full. */
  function take(rule: Rule, subject: string): Promise<boolean> {
    const now = clock.now();
    return addHit(db, toKey(rule, subject), {
      now,
      from: new Date(now.getTime() - rule.windowMs),
      expiresAt: new Date(now.getTime() + rule.windowMs),
      max: rule.max,
    });
  }

  /** Seconds until there is room; 0 if there is. */
  async function findWaitS(rule: Rule, subject: string): Promise<number> {
    const nowMs = clock.now().getTime();
    const live = (await listHits(db, toKey(rule, subject)))
      .map((hit) => hit.getTime())
      .filter((hitMs) => hitMs > nowMs - rule.windowMs)
      .sort((a, b) => a - b);
    const blocking = live[live.length - rule.max];
    return blocking === undefined ? 0 : Math.ceil((blocking + rule.windowMs - nowMs) / 1_000);
  }

  return {
    take,
    isFull: async (rule: Rule, subject: string) => (await findWaitS(rule, subject)) > 0,

    /** Counts one hit for each claim, or none and says after how long there is room for all. */
    async takeAll(code: ErrorCode, claims: readonly Claim[]): Promise<void> {
      const findLongestWaitS = async () =>
        Math.max(...(await Promise.all(claims.map((claim) => findWaitS(...claim)))));
      // Else the first would count what the second refuses. Those who race may still do that.
      if (claims.length > 1) {
        const waitS = await findLongestWaitS();
        if (waitS > 0) throw new LimitError(code, waitS);
      }
      for (const claim of claims) {
        if (!(await take(...claim))) throw new LimitError(code, await findLongestWaitS());
      }
    },

    async assertRoom(code: ErrorCode, [rule, subject]: Claim): Promise<void> {
      const waitS = await findWaitS(rule, subject);
      if (waitS > 0) throw new LimitError(code, waitS);
    },

    /** Takes the last hit back: what came of it was no guess. */
    giveBack: (rule: Rule, subject: string) => removeLastHit(db, toKey(rule, subject)),

    clear: (rule: Rule, subject: string) => removeHits(db, toKey(rule, subject)),

    removeExpired: () => removeExpiredCounters(db, clock.now()),
  };
}

export type Limits = ReturnType<typeof createLimits>;
