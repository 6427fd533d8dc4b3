import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@fovea/contract/times';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '#testing/open-server.ts';
import { countSessions, expectSound, give, listMoves } from '#testing/sessions.ts';
import { getCredits } from './credits.service.ts';
import { adjust, expireLots, issueLot } from './lots.service.ts';
import { reserveCredits } from './projects-credits.service.ts';

const NOTHING = async () => undefined;

const { server } = await openServer({ instances: 2 });

const grant = (userId: string, amount: number, days?: number) =>
  give(server, userId, amount, days === undefined ? {} : { days, source: 'subscription' });
const reserve = (userId: string, amount: number, projectId: string = randomUUID()) =>
  reserveCredits(server.deps, { userId, projectId, projectName: 'A poster', amount }, NOTHING);
const balanceOf = (userId: string) => countSessions(server, userId);

describe('sessions', () => {
  let userId: string;
  beforeEach(() => {
    userId = randomUUID();
  });

  it('that are bought never expire; those of a month end with it, at that very instant', async () => {
    await grant(userId, 5);
    await grant(userId, 3, 30);
    expect(await balanceOf(userId)).toBe(8);
    server.clock.advance(30 * DAY_MS - 1);
    expect(await balanceOf(userId)).toBe(8);
    server.clock.advance(1);
    // No job has run.
    expect(await balanceOf(userId)).toBe(5);
    await expect(reserve(userId, 6)).rejects.toMatchObject({ code: 'credits_insufficient' });
    await expireLots(server.deps);
    expect(await balanceOf(userId)).toBe(5);
    expect(await listMoves(server, userId)).toEqual([
      ['EXPIRE', -3, 5],
      ['GRANT', 3, 8],
      ['PURCHASE', 5, 5],
    ]);
    await expectSound(server);
  });

  it('that end soonest are used first', async () => {
    await grant(userId, 2);
    await grant(userId, 2, 60);
    await grant(userId, 2, 30);
    await reserve(userId, 3);
    const { parts } = await getCredits(server.deps, userId);
    expect(parts.map(({ amount, expiresAt }) => [amount, expiresAt === null])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('of one payment are granted once, however often it is reported', async () => {
    const order = {
      userId,
      source: 'purchase',
      sourceRef: randomUUID(),
      amount: 4,
      paidAt: server.clock.now(),
      expiresAt: null,
    } as const;
    const lots = await Promise.all(Array.from({ length: 6 }, () => issueLot(server.deps, order)));
    expect(new Set(lots.map(({ lotId }) => lotId)).size).toBe(1);
    await expect(issueLot(server.deps, { ...order, amount: 5 })).rejects.toMatchObject({
      code: 'key_reused',
    });
    expect(await balanceOf(userId)).toBe(4);
  });

  it('cannot be spent twice by commands that race', async () => {
    await grant(userId, 10);
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => reserve(userId, 3)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balanceOf(userId)).toBe(1);
    await expectSound(server);
  });

  it('are corrected up and down with a reason, once for each reference', async () => {
    const key = randomUUID();
    const up = { key, userId, amount: 7, reason: 'a lost payment' };
    await adjust(server.deps, up);
    await adjust(server.deps, up);
    await adjust(server.deps, { key: randomUUID(), userId, amount: -2, reason: 'given twice' });
    expect(await balanceOf(userId)).toBe(5);
    const down = { key: randomUUID(), userId, amount: -6, reason: 'too much' };
    await expect(adjust(server.deps, down)).rejects.toMatchObject({ code: 'credits_insufficient' });
    await expectSound(server);
  });
});

describe('the tables', () => {
  it.each([
    ['a transaction that does not balance', /unbalanced/, unbalance],
    ['a changed entry', /only ever added/, 'UPDATE credit_entries SET amount = 1'],
    ['a removed transaction', /only ever added/, 'DELETE FROM credit_txs'],
    ['a changed lot', /only ever added/, 'UPDATE credit_lots SET amount = amount + 1'],
  ])('refuse %s', async (_what, reason, attack) => {
    await grant(randomUUID(), 3);
    const sent = typeof attack === 'string' ? server.database.query(attack) : attack();
    await expect(sent).rejects.toThrow(reason);
    await expectSound(server);
  });

  function unbalance(): Promise<unknown> {
    return server.database.query(
      `WITH tx AS (
         INSERT INTO credit_txs (kind, idempotency_key, request_hash, at, details, result)
         VALUES ('GRANT', gen_random_uuid(), '', now(), '{}', '{}') RETURNING id)
       INSERT INTO credit_entries
       SELECT tx.id, account.id, lot.id, 1, 1, 1 FROM tx,
         (SELECT id FROM credit_accounts LIMIT 1) AS account,
         (SELECT id FROM credit_lots LIMIT 1) AS lot`,
    );
  }

  it('cannot hold less than nothing', async () => {
    const attack = 'UPDATE credit_balances SET amount = -1';
    await expect(server.database.query(attack)).rejects.toThrow(/check/);
  });
});
