import { randomUUID } from 'node:crypto';
import { CALLS, LEAVE_DAYS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { afterAll, describe, expect, it } from 'vitest';
import { verifyEvents } from '#modules/audit/public.ts';
import { addSecondFactor } from '#testing/authenticator.ts';
import {
  createActiveProject,
  logIn,
  makeGaze,
  PASSWORD,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import {
  countSessions,
  createSender,
  expectSound,
  give,
  settle,
  startPro,
} from '#testing/sessions.ts';

const LEAVE_MS = LEAVE_DAYS * DAY_MS;

const { server } = await openServer();
afterAll(async () => {
  await expectSound(server);
  expect(await verifyEvents(server.deps.db)).toBe(0);
});

type Person = Awaited<ReturnType<typeof signUp>>;

const leave = ({ client }: Pick<Person, 'client'>, password = PASSWORD) =>
  client.call(CALLS.leaveAccount, { body: { password } });

/** Plays some hours of schedules and workers. */
async function erase(): Promise<void> {
  for (let hour = 0; hour < 3; hour++) {
    await server.deps.jobs.enqueue(server.deps.db, 'erase-accounts.v1', {});
    await server.runJobs('erase-accounts.v1');
    await server.runJobs('forget-project.v1');
    await settle(server);
  }
}

async function readUser(id: string) {
  const [row] = await server.database.query<{
    email: string;
    organization: string;
    left: boolean;
    erased: boolean;
    text: string;
  }>(
    `SELECT email, organization, left_at IS NOT NULL AS left, erased_at IS NOT NULL AS erased,
       users::text AS text FROM users WHERE id = $1`,
    [id],
  );
  return row;
}

const countRows = async (text: string, values: unknown[]) =>
  (await server.database.query(text, values)).length;

describe('whoever deletes the account', () => {
  it('reads in numbers what goes with it', async () => {
    const sender = await createSender(server, 50);
    const { slug } = await startPro(server, sender, 5);
    await record(server.app, slug, makeGaze(1));
    await sender.client.call(CALLS.sendTransferCodes, {
      body: { sendKey: randomUUID(), amount: 4, receivers: ['a@example.com', 'b@example.com'] },
    });
    const { data } = await sender.client.call(CALLS.countAccount);
    expect(data).toMatchObject({ activeProjects: 2, participants: 1, openCodes: 2 });
    // Eight of the 50 sessions are in codes and one is spent.
    expect([data.sessions, data.openCodeSessions]).toEqual([41, 8]);
  });

  it('gives the password again, and a code if there is a second factor', async () => {
    const person = await signUp(server);
    await expect(leave(person, 'wrong-horse-1')).rejects.toMatchObject({ code: 'password_wrong' });
    const { recoveryCodes } = await addSecondFactor(server, person);
    await expect(leave(person)).rejects.toMatchObject({ code: 'second_factor_needed' });
    const body = { password: PASSWORD, secondFactor: 'AAAA-AAAA' };
    await expect(person.client.call(CALLS.leaveAccount, { body })).rejects.toMatchObject({
      code: 'second_factor_wrong',
    });
    const [secondFactor = ''] = recoveryCodes;
    const right = { password: PASSWORD, secondFactor };
    const { data } = await person.client.call(CALLS.leaveAccount, { body: right });
    expect(Date.parse(data.leavesAt) - server.clock.now().getTime()).toBe(LEAVE_MS);
  });

  it('is logged out everywhere, gets a mail with the date, and nobody can join any more', async () => {
    const person = await signUp(server);
    const { slug } = await createActiveProject(server, person);
    const other = await logIn(server.app, person.email);
    await leave(person);
    await expect(other.client.call(CALLS.refreshToken)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await server.runJobs('send-leaving-mail.v1')).toContainEqual({ kind: 'done' });
    const mail = server.mailer.mails.findLast(({ to }) => to === person.email);
    const leavesAt = new Date(server.clock.now().getTime() + LEAVE_MS);
    const [year, month, day] = leavesAt.toISOString().slice(0, 10).split('-');
    expect(mail?.subject).toContain(`${year}.${month}.${day}`);
    expect(mail?.text).toContain('/user/login');
    const head = await other.client.call(CALLS.getCollectProject, { params: { slug }, query: {} });
    expect(head.open).toBe(false);
  });

  it('finds everything when the account is kept on the last day', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 7);
    const { id } = await createActiveProject(server, person);
    await leave(person);
    server.clock.advance(LEAVE_MS - 1);
    await erase();
    const back = await logIn(server.app, person.email);
    expect((await back.client.call(CALLS.getSelf)).data.leavesAt).not.toBeNull();
    expect((await back.client.call(CALLS.keepAccount)).data.leavesAt).toBeNull();
    server.clock.advance(LEAVE_MS);
    await erase();
    const { client } = await logIn(server.app, person.email);
    expect(await readUser(person.userId)).toMatchObject({ left: false, email: person.email });
    expect(await client.call(CALLS.getProject, { params: { id } })).toMatchObject({
      status: 'done',
    });
    expect(await countSessions(server, person.userId)).toBe(7);
  });
});

describe('an account whose two weeks are over', () => {
  it('is erased: address, devices, projects, gaze; its trail stays', async () => {
    const person = await signUp(server);
    const { id, slug } = await createActiveProject(server, person);
    await record(server.app, slug, makeGaze(1));
    await server.runJobs('pack-recording.v1');
    await person.client.call(CALLS.createHashtag, { body: { name: 'packaging' } });
    await leave(person);
    server.clock.advance(LEAVE_MS);
    await erase();
    const user = await readUser(person.userId);
    expect(user).toMatchObject({ left: true, erased: true, organization: '' });
    expect(user?.text).not.toContain(person.email);
    for (const table of ['auth_sessions', 'known_devices', 'second_factors', 'password_resets']) {
      expect(await countRows(`SELECT FROM ${table} WHERE user_id = $1`, [person.userId])).toBe(0);
    }
    expect(await countRows('SELECT FROM hashtags WHERE owner_id = $1', [person.userId])).toBe(0);
    expect(await countRows('SELECT FROM recordings WHERE project_id = $1', [id])).toBe(0);
    expect([...server.storage.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
    const trail = await server.database.query<{ action: string }>(
      'SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY seq',
      [person.userId],
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'account_created',
      'logged_in',
      'account_leaving',
      'account_left',
      'account_erased',
    ]);
    await expect(logIn(server.app, person.email)).rejects.toMatchObject({ statusCode: 404 });
    await expect(signUp(server, person.email)).resolves.toMatchObject({ email: person.email });
  });

  it('leaves no session anywhere: its own, set aside and in open codes lapse, used ones stay used', async () => {
    const sender = await createSender(server, 50);
    const receiver = await signUp(server);
    const { slug } = await startPro(server, sender, 5);
    await record(server.app, slug, makeGaze(1));
    await server.runJobs('pack-recording.v1');
    await sender.client.call(CALLS.sendTransferCodes, {
      body: { sendKey: randomUUID(), amount: 4, receivers: [receiver.email, 'b@example.com'] },
    });
    const list = await sender.client.call(CALLS.listTransferCodes, { query: {} });
    const own = list.codes.find((code) => code.receiver === receiver.email);
    await receiver.client.call(CALLS.redeemTransferCode, { body: { code: own?.code ?? '' } });
    // Past what asks for the second factor: the date is what matters here.
    await server.database.query('UPDATE users SET leaves_at = $2 WHERE id = $1', [
      sender.userId,
      server.clock.now(),
    ]);
    await erase();
    expect(await readUser(sender.userId)).toMatchObject({ left: true, erased: true });
    const held = await server.database.query(
      `SELECT FROM credit_balances JOIN credit_accounts ON id = account_id
       WHERE amount > 0 AND (owner_id = $1
         OR owner_id IN (SELECT id FROM projects WHERE owner_id = $1))`,
      [sender.userId],
    );
    expect(held).toEqual([]);
    const codes = await server.database.query(
      `SELECT status, receiver_email FROM transfer_codes
       JOIN credit_accounts ON credit_accounts.id = sender_id WHERE owner_id = $1 ORDER BY status`,
      [sender.userId],
    );
    const receiver_email = 'erased@erased.invalid';
    expect(codes).toEqual([
      { status: 'CANCELLED', receiver_email },
      { status: 'USED', receiver_email },
    ]);
    expect(await countSessions(server, receiver.userId)).toBe(4);
    const [lapsed] = await server.database.query<{ amount: number }>(
      `SELECT sum(entry.amount)::int AS amount FROM credit_entries AS entry
       JOIN credit_txs AS tx ON tx.id = entry.tx_id AND tx.kind = 'LAPSE'
       JOIN credit_accounts AS account ON account.id = entry.account_id
       WHERE account.kind = 'expired'`,
    );
    // 50, less one that a participant used and four that the receiver has; seven of somebody else stay.
    expect(lapsed?.amount).toBe(45);
    await expectSound(server);
  });
});
