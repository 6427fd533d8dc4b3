import { randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { afterAll, describe, expect, it } from 'vitest';
import { createEditable } from '#testing/call-samples.ts';
import { createActiveProject, makeGaze, record, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import {
  countPaid,
  countSessions,
  createProDraft,
  expectSound,
  give,
  listMoves,
  settle,
  startPro,
} from '#testing/sessions.ts';
import { auditAndStop } from './audits.service.ts';
import { expireLots, issueOrganizationLot } from './lots.service.ts';

const { server } = await openServer();
afterAll(() => expectSound(server));

const balanceOf = (userId: string) => countSessions(server, userId);

describe("'One session equals one participant's data set.'", () => {
  it('a Pro project pays one for each complete recording and none for anything else', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 5);
    const { id, slug } = await startPro(server, person, 3);
    await record(server.app, slug, makeGaze(1, 1));
    await record(server.app, slug, makeGaze(1, 2));
    await settle(server);
    await settle(server);
    expect(await countPaid(server, id)).toBe(2);
    expect(await balanceOf(person.userId)).toBe(2);
  });

  it("'A basic free tier has unlimited basic projects': Basic never touches the balance", async () => {
    const person = await signUp(server);
    const { slug } = await createActiveProject(server, person);
    await record(server.app, slug, makeGaze(1, 3));
    await settle(server);
    expect(await listMoves(server, person.userId)).toEqual([]);
  });
});

describe("'Sessions are bought in three ways'", () => {
  it("'pay per use: buy sessions': they have no end", async () => {
    const { userId } = await signUp(server);
    await give(server, userId, 7);
    server.clock.advance(4_000 * DAY_MS);
    await expireLots(server.deps);
    expect(await balanceOf(userId)).toBe(7);
  });

  it("'monthly subscription: discounted sessions renewed monthly; unused sessions expire at month end; cancelling keeps existing sessions'", async () => {
    const { userId } = await signUp(server);
    await give(server, userId, 30, { source: 'subscription', days: 30 });
    server.clock.advance(29 * DAY_MS);
    // Cancelled: nothing new comes, and what is there stays until its date.
    expect(await balanceOf(userId)).toBe(30);
    server.clock.advance(DAY_MS);
    expect(await balanceOf(userId)).toBe(0);
    await give(server, userId, 30, { source: 'subscription', days: 31 });
    expect(await balanceOf(userId)).toBe(30);
    await expireLots(server.deps);
    expect(await listMoves(server, userId)).toEqual([
      ['EXPIRE', -30, 30],
      ['GRANT', 30, 60],
      ['GRANT', 30, 30],
    ]);
  });

  it('The specification says "organisational plan for businesses or schools: paid yearly, minimum 30 accounts, 100 sessions per account per year": what is issued lasts a year', async () => {
    const { userId } = await signUp(server);
    const order = { userId, sourceRef: randomUUID(), paidAt: new Date('2028-02-29T10:00:00Z') };
    await expect(async () =>
      issueOrganizationLot(server.deps, { ...order, accounts: 29 }),
    ).rejects.toThrow('30 accounts');
    await issueOrganizationLot(server.deps, { ...order, accounts: 30 });
    const lots = await server.database.query<{ amount: number; expires_at: Date }>(
      'SELECT amount, expires_at FROM credit_lots WHERE source_ref = $1',
      [order.sourceRef],
    );
    expect(lots).toEqual([{ amount: 3_000, expires_at: new Date('2029-02-28T10:00:00Z') }]);
  });
});

describe("'Activating with too few sessions opens the insufficient-sessions dialog with a purchase-more option.'", () => {
  it('the server says how many there are and how many it takes, and nothing moves', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 42);
    const id = await createProDraft(server, person, 60);
    await expect(
      person.client.call(CALLS.activateProject, { params: { id } }),
    ).rejects.toMatchObject({
      statusCode: 409,
      code: 'credits_insufficient',
      message: 'You do not have enough sessions.',
      details: { balance: 42, needed: 60 },
    });
    expect(await balanceOf(person.userId)).toBe(42);
    // "Collect 42 instead".
    await person.client.call(CALLS.updateProject, { params: { id }, body: { maxParticipant: 42 } });
    const { status } = await person.client.call(CALLS.activateProject, { params: { id } });
    expect(status).toBe('active');
    expect(await balanceOf(person.userId)).toBe(0);
  });

  it('a project that is made Basic instead starts without sessions', async () => {
    const person = await signUp(server);
    const id = await createProDraft(server, person, 60);
    await person.client.call(CALLS.updateProject, { params: { id }, body: { type: 'basic' } });
    await person.client.call(CALLS.activateProject, { params: { id } });
    expect(await listMoves(server, person.userId)).toEqual([]);
  });

  it('pays the target that the project has when it starts, also while somebody changes it', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 100);
    const id = await createProDraft(server, person, 10);
    await Promise.allSettled([
      person.client.call(CALLS.updateProject, { params: { id }, body: { maxParticipant: 30 } }),
      person.client.call(CALLS.activateProject, { params: { id } }),
      person.client.call(CALLS.updateProject, { params: { id }, body: { maxParticipant: 20 } }),
    ]);
    const project = await person.client.call(CALLS.getProject, { params: { id } });
    expect(project.status).toBe('active');
    expect(await balanceOf(person.userId)).toBe(100 - project.maxParticipant);
  });
});

describe("'Activation starts data collection and after it the project cannot be edited'", () => {
  it('neither its type nor its target', async () => {
    const person = await signUp(server);
    const { id } = await createActiveProject(server, person);
    for (const body of [{ type: 'pro' }, { maxParticipant: 5 }] as const) {
      await expect(
        person.client.call(CALLS.updateProject, { params: { id }, body }),
      ).rejects.toMatchObject({ code: 'project_not_editable' });
    }
  });
});

describe("'Basic to pro costs sessions, needs confirmation, and shows balance, cost and remaining.'", () => {
  it('costs the target while it collects, and pays for what was collected', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 30);
    const { id, slug } = await createActiveProject(server, person, { maxParticipant: 20 });
    await record(server.app, slug, makeGaze(1, 4));
    await settle(server);
    const { type } = await person.client.call(CALLS.upgradeProject, { params: { id } });
    expect(type).toBe('pro');
    expect(await listMoves(server, person.userId)).toEqual([
      ['UPGRADE', -20, 10],
      ['PURCHASE', 30, 30],
    ]);
    await settle(server);
    expect(await countPaid(server, id)).toBe(1);
  });

  it('costs what was collected when it is done', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 30);
    const { id, slug } = await createActiveProject(server, person, { maxParticipant: 20 });
    await record(server.app, slug, makeGaze(1, 5));
    await person.client.call(CALLS.finishProject, { params: { id } });
    await person.client.call(CALLS.upgradeProject, { params: { id } });
    expect(await balanceOf(person.userId)).toBe(29);
    await settle(server);
    expect(await countPaid(server, id)).toBe(1);
    await expect(
      person.client.call(CALLS.upgradeProject, { params: { id } }),
    ).rejects.toMatchObject({ code: 'project_already_pro' });
  });

  it('costs nothing while it is edited, and is refused with too few', async () => {
    const person = await signUp(server);
    const { projectId: draft } = await createEditable(server, person);
    await person.client.call(CALLS.upgradeProject, { params: { id: draft } });
    expect(await listMoves(server, person.userId)).toEqual([]);
    const { id } = await createActiveProject(server, person, { maxParticipant: 20 });
    await expect(
      person.client.call(CALLS.upgradeProject, { params: { id } }),
    ).rejects.toMatchObject({ code: 'credits_insufficient', details: { balance: 0, needed: 20 } });
  });
});

describe('while an audit is not 0', () => {
  it('nothing is spent, collecting and coming in go on; the next audit that finds nothing ends it', async () => {
    const person = await signUp(server);
    const ref = await give(server, person.userId, 20);
    const running = await startPro(server, person, 5);
    const waiting = await createProDraft(server, person, 5);
    const drift = (by: number) =>
      server.database.query(
        `UPDATE credit_balances SET amount = amount + $1 WHERE (account_id, lot_id) =
           (SELECT buyer_id, id FROM credit_lots WHERE source_ref = $2)`,
        [by, ref],
      );
    await drift(1);
    expect((await auditAndStop(server.deps)).balance_drift).toBe(1);
    const activate = () => person.client.call(CALLS.activateProject, { params: { id: waiting } });
    await expect(activate()).rejects.toMatchObject({ statusCode: 503, code: 'credits_paused' });
    await record(server.app, running.slug, makeGaze(1, 50));
    await settle(server);
    expect(await countPaid(server, running.id)).toBe(1);
    await give(server, person.userId, 1);
    await drift(-1);
    await auditAndStop(server.deps);
    expect((await activate()).status).toBe('active');
  });
});

describe("'Use history row: type, date, amount, total after change.'", () => {
  it('says of each movement what it was about, by dates and types, with totals and as a file', async () => {
    const person = await signUp(server);
    const { client, userId } = person;
    await give(server, userId, 30);
    const { id, slug } = await startPro(server, person, 12);
    await record(server.app, slug, makeGaze(1, 60));
    await client.call(CALLS.finishProject, { params: { id } });
    const at = server.clock.now().toISOString();
    const about = {
      source: null,
      projectId: id,
      projectName: 'A poster',
      email: null,
      receivers: null,
      reason: null,
    };
    const { rows } = await client.call(CALLS.listCreditHistory, { query: {} });
    expect(rows.map(({ id: _, ...row }) => row)).toEqual([
      { type: 'RELEASE', at, amount: 11, total: 29, about },
      { type: 'USE', at, amount: -12, total: 18, about },
      {
        type: 'PURCHASE',
        at,
        amount: 30,
        total: 30,
        about: { ...about, source: 'purchase', projectId: null, projectName: null },
      },
    ]);
    expect(await client.call(CALLS.getCreditTotals, { query: {} })).toEqual({
      rows: 3,
      cameIn: 30,
      used: -1,
      projects: 1,
      sent: 0,
      since: at,
    });
    const later = new Date(server.clock.now().getTime() + 1).toISOString();
    expect((await client.call(CALLS.listCreditHistory, { query: { from: later } })).rows).toEqual(
      [],
    );
    expect((await client.call(CALLS.listCreditHistory, { query: { to: at } })).rows).toEqual([]);
    const uses = await client.call(CALLS.getCreditTotals, { query: { type: 'USE' } });
    expect(uses).toMatchObject({ rows: 1, cameIn: 0, used: -12 });
    const file = await client.call(CALLS.downloadCreditHistory, { query: {} });
    expect(file).toBe(
      `\uFEFFat,type,source,project,email,receivers,reason,amount,total_after\r\n` +
        `${at},PURCHASE,purchase,,,,,30,30\r\n` +
        `${at},USE,,A poster,,,,-12,18\r\n` +
        `${at},RELEASE,,A poster,,,,11,29\r\n`,
    );
  });
});
