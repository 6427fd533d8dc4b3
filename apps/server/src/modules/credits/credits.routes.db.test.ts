import { CALLS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { logIn, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { runEntry } from '#testing/run-entry.ts';
import { adjust, issueLot } from './lots.service.ts';

const { server, person } = await openServer({ people: ['person'] });

describe('GET /credits', () => {
  it('is 0 for a new account: Basic projects need no sessions', async () => {
    expect(await person.client.call(CALLS.getCredits)).toEqual({ balance: 0, parts: [] });
  });

  it('answers what can be spent, soonest end first', async () => {
    const paidAt = server.clock.now();
    const expiresAt = new Date(paidAt.getTime() + 30 * DAY_MS);
    const own = { userId: person.userId, paidAt };
    await issueLot(server.deps, {
      ...own,
      source: 'purchase',
      sourceRef: 'pay-1',
      amount: 20,
      expiresAt: null,
    });
    await issueLot(server.deps, {
      ...own,
      source: 'subscription',
      sourceRef: 'invoice-1',
      amount: 100,
      expiresAt,
    });
    expect(await person.client.call(CALLS.getCredits)).toEqual({
      balance: 120,
      parts: [
        { amount: 100, expiresAt: expiresAt.toISOString() },
        { amount: 20, expiresAt: null },
      ],
    });
  });
});

describe('GET /credits/history', () => {
  it('has type, date, amount and total after change, newest first, page by page and by type', async () => {
    const { userId, email } = await signUp(server);
    const at: string[] = [];
    for (let month = 1; month <= 5; month++) {
      at.push(server.clock.now().toISOString());
      const own = { userId, paidAt: server.clock.now(), expiresAt: null };
      const lot = { source: 'purchase', sourceRef: `${userId}-${month}`, amount: month } as const;
      await issueLot(server.deps, { ...own, ...lot });
      server.clock.advance(DAY_MS);
    }
    await adjust(server.deps, { key: userId, userId, amount: -4, reason: 'given twice' });
    const { client } = await logIn(server.app, email);
    const first = await client.call(CALLS.listCreditHistory, { query: { limit: 4 } });
    expect(first.rows.map(({ type, amount, total }) => [type, amount, total])).toEqual([
      ['ADJUST', -4, 11],
      ['PURCHASE', 5, 15],
      ['PURCHASE', 4, 10],
      ['PURCHASE', 3, 6],
    ]);
    expect(first.rows[1]?.at).toBe(at[4]);
    const before = first.next ?? '';
    const rest = await client.call(CALLS.listCreditHistory, { query: { limit: 4, before } });
    expect(rest.rows.map(({ total }) => total)).toEqual([3, 1]);
    expect(rest.next).toBeNull();
    const bought = await client.call(CALLS.listCreditHistory, { query: { type: 'ADJUST' } });
    expect(bought.rows).toHaveLength(1);
  });
});

describe('the command line', () => {
  it('grants once per reference, corrects with a reason, and audits', async () => {
    const { email } = await signUp(server);
    const run = (...given: string[]) => runEntry(server, 'credits', given);
    for (const _again of [1, 2]) {
      expect(await run('grant', email, '30', `welcome-${email}`)).toMatchObject({
        exit: 0,
        stdout: `${email} has 30 sessions now\n`,
      });
    }
    expect(await run('adjust', email, '-5', `back-${email}`, 'given', 'twice')).toMatchObject({
      exit: 0,
      stdout: `${email} has 25 sessions now\n`,
    });
    expect(await run('audit')).toMatchObject({ exit: 0, stdout: '10 audits, all 0\n' });
    expect(await run('grant', 'nobody@example.com', '1', 'x')).toMatchObject({ exit: 1 });
    expect(await run('grant', email, 'many', 'x')).toMatchObject({ exit: 2 });
    expect(await run('steal')).toMatchObject({ exit: 2 });
  });
});

describe('the hourly audit', () => {
  it('finds a balance that nobody booked, and says so as a metric', async () => {
    const read = async () => {
      await server.deps.jobs.enqueue(server.deps.db, 'audit-credits.v1', {});
      await server.runJobs('audit-credits.v1');
      const { values } = await server.deps.metrics.creditAudits.get();
      return Object.fromEntries(values.map(({ labels, value }) => [labels.audit, value]));
    };
    expect(Object.values(await read())).toEqual(Array(10).fill(0));
    await server.database.query('UPDATE credit_balances SET amount = amount + 1 WHERE amount > 0');
    expect((await read())['balance_drift']).toBeGreaterThan(0);
    await server.database.query('UPDATE credit_balances SET amount = amount - 1 WHERE amount > 0');
    expect((await read())['balance_drift']).toBe(0);
  });
});
