import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCreditModel } from '#testing/credit-model.ts';
import { createActiveProject, makeGaze, record, signUp } from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';
import { runAudits } from './audits.repo.ts';
import { getCredits, listCreditHistory } from './credits.service.ts';
import { adjust, expireLots, issueLot } from './lots.service.ts';
import { reserveCredits } from './projects-credits.service.ts';

const DAY_MS = 24 * 3_600_000;
const NOTHING = async () => undefined;

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ instances: 2 });
});
afterAll(() => server.stop());

const now = () => server.clock.now();
const grant = (userId: string, amount: number, days?: number, sourceRef: string = randomUUID()) =>
  issueLot(server.deps, {
    userId,
    source: days === undefined ? 'purchase' : 'subscription',
    sourceRef,
    amount,
    paidAt: now(),
    expiresAt: days === undefined ? null : new Date(now().getTime() + days * DAY_MS),
  });
const reserve = (userId: string, amount: number, projectId: string = randomUUID()) =>
  reserveCredits(server.deps, { userId, projectId, projectName: 'A poster', amount }, NOTHING);
const balanceOf = async (userId: string) => (await getCredits(server.deps, userId)).balance;

async function expectSound(): Promise<void> {
  const counts = await runAudits(server.deps.db);
  expect(Object.keys(counts)).toHaveLength(8);
  expect(Object.values(counts)).toEqual(Array(8).fill(0));
}

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
    const { rows } = await listCreditHistory(server.deps, userId, { limit: 10 });
    expect(rows.map(({ type, amount, total }) => [type, amount, total])).toEqual([
      ['EXPIRE', -3, 5],
      ['GRANT', 3, 8],
      ['PURCHASE', 5, 5],
    ]);
    await expectSound();
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
      paidAt: now(),
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
    await expectSound();
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
    await expectSound();
  });
});

describe('a Pro project', () => {
  it('sets its target aside at the activation, spends one for each participant, and is refused with too few', async () => {
    const person = await signUp(server);
    const draft = async (maxParticipant: number) => {
      const project = await createActiveProject(server, person, { maxParticipant });
      await server.database.query(
        "UPDATE projects SET type = 'pro', status = 'edit', activated_at = NULL WHERE id = $1",
        [project.id],
      );
      return project.id;
    };
    const activate = (id: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/v1/projects/${id}/activate`,
        headers: {
          cookie: person.cookieHeader(),
          'x-xsrf-token': person.cookies.get('XSRF-TOKEN') ?? '',
        },
      });
    await grant(person.userId, 5);
    const [big, small] = [await draft(6), await draft(3)];
    const refused = await activate(big);
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'credits_insufficient',
      details: { balance: 5, needed: 6 },
    });
    const started = await activate(small);
    expect(started.statusCode).toBe(200);
    expect(await balanceOf(person.userId)).toBe(2);
    const { link } = started.json<{ link: string }>();
    for (const seed of [1, 2]) {
      await record(server.app, link.split('/').at(-1) ?? '', makeGaze(1, seed));
    }
    await server.runJobs('settle-credits.v1');
    await server.deps.jobs.enqueue(server.deps.db, 'settle-credits.v1', {});
    await server.runJobs('settle-credits.v1');
    const paid = await server.database.query<{ paid: number }>(
      'SELECT count(tx_id)::int AS paid FROM consumptions WHERE project_id = $1',
      [small],
    );
    expect(paid).toEqual([{ paid: 2 }]);
    expect((await activate(small)).json()).toMatchObject({ code: 'project_not_editable' });
    expect(await balanceOf(person.userId)).toBe(2);
    await expectSound();
  });
});

describe('random histories', () => {
  const USERS = 3;
  const step = fc.oneof(
    fc.record({
      op: fc.constant('grant' as const),
      user: fc.nat(USERS - 1),
      amount: fc.integer({ min: 1, max: 9 }),
      days: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    }),
    fc.record({
      op: fc.constant('reserve' as const),
      user: fc.nat(USERS - 1),
      amount: fc.integer({ min: 1, max: 12 }),
    }),
    fc.record({
      op: fc.constant('adjust' as const),
      user: fc.nat(USERS - 1),
      amount: fc.integer({ min: -6, max: 6 }).filter((amount) => amount !== 0),
    }),
    fc.record({ op: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
    fc.record({ op: fc.constant('expire' as const) }),
  );

  it('leave the ledger as a model of single units has it', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const model = createCreditModel();
        const users = Array.from({ length: USERS }, () => randomUUID());
        const name = (user: number) => users[user] ?? '';
        for (const each of steps) {
          const nowMs = now().getTime();
          if (each.op === 'grant') {
            await grant(name(each.user), each.amount, each.days);
            const endMs =
              each.days === undefined ? Number.POSITIVE_INFINITY : nowMs + each.days * DAY_MS;
            model.grant(name(each.user), each.amount, endMs);
          } else if (each.op === 'reserve') {
            const projectId = randomUUID();
            const isTaken = model.take(name(each.user), each.amount, nowMs, projectId);
            const done = reserve(name(each.user), each.amount, projectId);
            await (isTaken ? done : expect(done).rejects.toThrow());
          } else if (each.op === 'adjust') {
            const own = { key: randomUUID(), userId: name(each.user), reason: 'drill' };
            const done = adjust(server.deps, { ...own, amount: each.amount });
            if (each.amount > 0) {
              await done;
              model.grant(name(each.user), each.amount, Number.POSITIVE_INFINITY);
            } else {
              const isTaken = model.take(name(each.user), -each.amount, nowMs, 'adjusted');
              await (isTaken ? done : expect(done).rejects.toThrow());
            }
          } else if (each.op === 'wait') server.clock.advance(each.days * DAY_MS);
          else {
            await expireLots(server.deps);
            model.expire(users, nowMs);
          }
          for (const user of users) {
            expect(await balanceOf(user)).toBe(model.spendable(user, now().getTime()));
          }
        }
        expect(await readState(users)).toEqual(keepHolders(model.toState(), users));
      }),
      { numRuns: 40 },
    );
    await expectSound();
  });

  /** Units by user and lot; lots are numbered in the order in which they came. */
  async function readState(users: readonly string[]): Promise<Record<string, number>> {
    const rows = await server.database.query<{ owner_id: string; lot: number; amount: number }>(
      `SELECT account.owner_id, held.amount, lot.number::int AS lot
       FROM credit_balances AS held
       JOIN credit_accounts AS account ON account.id = held.account_id AND account.kind = 'user'
       JOIN (SELECT lot.id, row_number() OVER (ORDER BY lot.id) AS number FROM credit_lots AS lot
             JOIN credit_accounts AS buyer ON buyer.id = lot.buyer_id
             WHERE buyer.owner_id = ANY($1)) AS lot ON lot.id = held.lot_id
       WHERE held.amount > 0`,
      [users],
    );
    return Object.fromEntries(rows.map((row) => [`${row.owner_id} ${row.lot}`, row.amount]));
  }

  const keepHolders = (state: Record<string, number>, users: readonly string[]) =>
    Object.fromEntries(
      Object.entries(state).filter(([name]) => users.some((user) => name.startsWith(user))),
    );
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
    await expectSound();
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
