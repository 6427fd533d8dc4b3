import { randomUUID } from 'node:crypto';
import { CALLS, LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { expireLots } from '#modules/credits/lots.service.ts';
import { logIn, PASSWORD, type Person, signUp, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { countSessions, createSender, give } from '#testing/sessions.ts';

const { server } = await openServer({ instances: 2 });

const send = (
  { client }: Person,
  receivers: string[],
  amount = 10,
  more: { sendKey?: string; password?: string } = {},
) =>
  client.call(CALLS.sendTransferCodes, {
    body: { sendKey: randomUUID(), amount, receivers, ...more },
  });
const list = async ({ client }: Person) =>
  (await client.call(CALLS.listTransferCodes, { query: {} })).codes;
const redeem = ({ client }: Person, code: string) =>
  client.call(CALLS.redeemTransferCode, { body: { code } });
const cancel = ({ client }: Person, id: string) =>
  client.call(CALLS.cancelTransferCode, { params: { id } });

/** Sends one code and answers it as the sender's list has it; others to this address are ended. */
async function sendOne(sender: Person, receiver: string, amount = 10) {
  await send(sender, [receiver], amount);
  const code = (await list(sender)).find(
    (each) => each.receiver === receiver && each.status === 'NOT_USED',
  );
  if (code?.code == null) throw new Error('no code was sent');
  return { id: code.id, code: code.code };
}

describe("'Session transfer needs a per-person session count and receiver e-mail; several receivers may be added.'", () => {
  it('takes the count times the receivers from the sender at once, and mails each a code of their own', async () => {
    const sender = await createSender(server, 100);
    const receivers = [toEmail(), toEmail(), toEmail()];
    expect(await send(sender, receivers)).toEqual({ sent: 3, total: 30, balance: 70 });
    await server.runJobs('send-transfer-code.v1');
    const codes = await list(sender);
    for (const receiver of receivers) {
      const mails = server.mailer.mails.filter(({ to }) => to === receiver);
      expect(mails).toHaveLength(1);
      const own = codes.find((code) => code.receiver === receiver);
      expect(own?.code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
      expect(mails[0]?.text).toContain(own?.code ?? '?');
    }
    expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
  });

  it.each([
    ['no receiver', [], 10],
    ['an address that is none', ['m.kang@hanbit'], 10],
    ['no count', ['a@example.com'], 0],
    ['a part of a session', ['a@example.com'], 1.5],
    ['more receivers than a list holds', Array.from({ length: 201 }, toEmail), 1],
  ])('refuses %s', async (_what, receivers, amount) => {
    const sender = await createSender(server, 1_000);
    const refused = { code: 'invalid_request' };
    await expect(send(sender, receivers, amount)).rejects.toMatchObject(refused);
    expect(await list(sender)).toEqual([]);
  });

  it('merges an address that is given twice, whatever its letters', async () => {
    const sender = await createSender(server, 100);
    const receiver = toEmail();
    expect(await send(sender, [receiver, receiver.toUpperCase()])).toMatchObject({ sent: 1 });
    expect(await countSessions(server, sender.userId)).toBe(90);
  });

  it('sends none when the balance is too small for all', async () => {
    const sender = await createSender(server, 25);
    await expect(send(sender, [toEmail(), toEmail(), toEmail()])).rejects.toMatchObject({
      code: 'credits_insufficient',
      details: { balance: 25, needed: 30 },
    });
    expect(await list(sender)).toEqual([]);
    expect(await countSessions(server, sender.userId)).toBe(25);
  });

  it('does nothing twice for the same key, and refuses the key with another request', async () => {
    const sender = await createSender(server, 100);
    const sendKey = randomUUID();
    const receivers = [toEmail()];
    const twice = await Promise.all([1, 2].map(() => send(sender, receivers, 10, { sendKey })));
    expect(twice.map(({ sent }) => sent)).toEqual([1, 1]);
    expect(await list(sender)).toHaveLength(1);
    for (const [others, amount] of [
      [receivers, 11],
      [[toEmail()], 10],
    ] as const) {
      const reused = send(sender, [...others], amount, { sendKey });
      await expect(reused).rejects.toMatchObject({ statusCode: 422, code: 'key_reused' });
    }
    expect(await countSessions(server, sender.userId)).toBe(90);
  });

  it(`asks for the password again above ${LIMITS.transferPasswordAbove} sessions`, async () => {
    const sender = await createSender(server, 1_000);
    const many = Array.from({ length: 11 }, toEmail);
    await expect(send(sender, many)).rejects.toMatchObject({ code: 'password_needed' });
    const wrong = send(sender, many, 10, { password: 'not-the-password-1' });
    await expect(wrong).rejects.toMatchObject({ code: 'password_wrong' });
    expect(await send(sender, many, 10, { password: PASSWORD })).toMatchObject({ sent: 11 });
  });

  it('asks for it whatever the calls are that carry more than so many within an hour', async () => {
    const sender = await createSender(server, 1_000);
    const sendKey = randomUUID();
    const receiver = toEmail();
    expect(await send(sender, [receiver], 60, { sendKey })).toMatchObject({ sent: 1 });
    const atOnce = Array.from({ length: 4 }, () => send(sender, [toEmail()], 25));
    const codes = (await Promise.allSettled(atOnce)).map((each) =>
      each.status === 'fulfilled' ? 'sent' : each.reason.code,
    );
    expect(codes.filter((code) => code === 'sent')).toHaveLength(1);
    expect(codes.filter((code) => code === 'password_needed')).toHaveLength(3);
    expect(await countSessions(server, sender.userId)).toBe(1_000 - 60 - 25);
    // A repeated request sends nothing, so it needs no balance.
    expect(await send(sender, [receiver], 60, { sendKey })).toMatchObject({ sent: 1 });
    expect(await send(sender, [toEmail()], 25, { password: PASSWORD })).toMatchObject({ sent: 1 });
    server.clock.advance(3_600_000);
    await sender.client.call(CALLS.refreshToken);
    expect(await send(sender, [toEmail()], 100)).toMatchObject({ sent: 1 });
  });
});

describe("'Session transfer code/coupon: receiver e-mail, date, amount per recipient and total, status NOT_USED, USED or CANCELLED.'", () => {
  it('lists all of these, newest first, by status and page by page', async () => {
    const sender = await createSender(server, 100);
    const receiver = await signUp(server);
    await send(sender, [receiver.email, toEmail(), toEmail()]);
    const sent = await list(sender);
    const own = sent.find((code) => code.receiver === receiver.email);
    const other = sent.find((code) => code.receiver !== receiver.email);
    await redeem(receiver, own?.code ?? '');
    await cancel(sender, other?.id ?? '');
    const { codes, counts, total } = await sender.client.call(CALLS.listTransferCodes, {
      query: {},
    });
    expect({ counts, total }).toEqual({
      counts: { NOT_USED: 1, USED: 1, CANCELLED: 1 },
      total: 30,
    });
    const now = server.clock.now().toISOString();
    expect(codes.find(({ status }) => status === 'USED')).toEqual({
      id: own?.id,
      receiver: receiver.email,
      sentAt: now,
      amount: 10,
      batchTotal: 30,
      status: 'USED',
      code: null,
      usable: 0,
      endedAt: now,
      moved: 10,
    });
    const used = await sender.client.call(CALLS.listTransferCodes, { query: { status: 'USED' } });
    expect(used.codes).toHaveLength(1);
    const first = await sender.client.call(CALLS.listTransferCodes, { query: { limit: 2 } });
    const before = first.next ?? '';
    const rest = await sender.client.call(CALLS.listTransferCodes, { query: { limit: 2, before } });
    expect([...first.codes, ...rest.codes].map(({ id }) => id)).toEqual(codes.map(({ id }) => id));
    expect(rest.next).toBeNull();
  });

  it('as a file has a line for each and no code that could be used', async () => {
    const sender = await createSender(server, 100);
    await send(sender, ['+formula@example.com', toEmail()]);
    const file = await sender.client.call(CALLS.downloadTransferCodes, { query: {} });
    const [head, ...lines] = file.trim().split('\r\n');
    expect(head).toContain('sent_at,receiver,sessions,total_of_batch,status');
    expect(lines).toHaveLength(2);
    expect(file).toContain(",'+formula@example.com,10,20,NOT_USED,,");
    for (const { code } of await list(sender)) expect(file).not.toContain(code);
    const exported = await server.database.query(
      "SELECT details FROM audit_events WHERE action = 'file_exported' AND actor_id = $1",
      [sender.userId],
    );
    expect(exported).toEqual([{ details: { file: 'transfer-codes', rows: 2 } }]);
  });

  it('is nowhere in the database: a copy of it opens nothing', async () => {
    const sender = await createSender(server, 10);
    const { code } = await sendOne(sender, toEmail());
    const rows = await server.database.query(
      `SELECT row_to_json(code)::text AS text FROM transfer_codes AS code
       UNION ALL SELECT data::text FROM pgboss.job
       UNION ALL SELECT row_to_json(tx)::text FROM credit_txs AS tx`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain('send:');
    for (const form of [code, code.replaceAll('-', '')]) {
      expect(stored).not.toContain(form);
      expect(stored).not.toContain(Buffer.from(form).toString('hex'));
    }
  });
});

describe("'Transfer code: NOT_USED, USED, CANCELLED; a cancelled code is invalid; a code may expire if the sender cancels it.'", () => {
  it('NOT_USED becomes USED: the receiver has the sessions, typed in small letters without dashes', async () => {
    const sender = await createSender(server, 30);
    const receiver = await signUp(server);
    const { code } = await sendOne(sender, receiver.email);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await receiver.client.call(CALLS.checkTransferCode, { body: { code: typed } })).toEqual({
      from: sender.email,
      amount: 10,
      balanceAfter: 10,
    });
    expect(await redeem(receiver, typed)).toEqual({ from: sender.email, amount: 10, balance: 10 });
    expect(await list(sender)).toMatchObject([{ status: 'USED', moved: 10 }]);
    const used = await receiver.client.call(CALLS.listRedeemedCodes, { query: {} });
    expect(used.codes).toMatchObject([{ code, from: sender.email, amount: 10 }]);
    await expect(redeem(receiver, code)).rejects.toMatchObject({ code: 'transfer_code_used' });
    await expect(cancel(sender, used.codes[0]?.id ?? '')).rejects.toMatchObject({
      code: 'transfer_code_used',
    });
    expect(await countSessions(server, receiver.userId)).toBe(10);
  });

  it('NOT_USED becomes CANCELLED: the sender has the sessions again, and the code is invalid', async () => {
    const sender = await createSender(server, 30);
    const receiver = await signUp(server);
    const { id, code } = await sendOne(sender, receiver.email);
    expect(await cancel(sender, id)).toEqual({ returned: 10, balance: 30 });
    expect(await cancel(sender, id)).toEqual({ returned: 10, balance: 30 });
    const refused = {
      code: 'transfer_code_cancelled',
      message: 'This code was cancelled by the sender.',
    };
    await expect(redeem(receiver, code)).rejects.toMatchObject(refused);
    await expect(
      receiver.client.call(CALLS.checkTransferCode, { body: { code } }),
    ).rejects.toMatchObject(refused);
    expect(await countSessions(server, receiver.userId)).toBe(0);
  });

  it('is used or cancelled, never both, when both come at the same time', async () => {
    const sender = await createSender(server, 100);
    const receiver = await signUp(server);
    for (let round = 0; round < 10; round++) {
      const { id, code } = await sendOne(sender, receiver.email);
      const [used, cancelled] = await Promise.allSettled([
        redeem(receiver, code),
        cancel(sender, id),
      ]);
      expect([used.status, cancelled.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
    const both = await countSessions(server, receiver.userId);
    expect(both + (await countSessions(server, sender.userId))).toBe(100);
  });

  it('gives sessions once, however often it is used at the same time', async () => {
    const sender = await createSender(server, 10);
    const receiver = await signUp(server);
    const { code } = await sendOne(sender, receiver.email);
    await Promise.allSettled(Array.from({ length: 6 }, () => redeem(receiver, code)));
    expect(await countSessions(server, receiver.userId)).toBe(10);
  });

  it('carries the end of its sessions along; what has run out is worth nothing', async () => {
    const sender = await createSender(server, 1);
    await give(server, sender.userId, 4, { source: 'subscription', days: 1 });
    const receiver = await signUp(server);
    const { code } = await sendOne(sender, receiver.email, 5);
    server.clock.advance(DAY_MS);
    const again = await logIn(server.app, receiver.email);
    expect(await again.client.call(CALLS.checkTransferCode, { body: { code } })).toMatchObject({
      amount: 1,
    });
    await again.client.call(CALLS.redeemTransferCode, { body: { code } });
    expect(await countSessions(server, receiver.userId)).toBe(1);
  });

  it('is refused when all of its sessions have run out', async () => {
    const sender = await createSender(server, 1);
    await give(server, sender.userId, 4, { source: 'subscription', days: 1 });
    const receiver = await signUp(server);
    const { code } = await sendOne(sender, receiver.email, 4);
    server.clock.advance(DAY_MS);
    const { client } = await logIn(server.app, receiver.email);
    const refused = { code: 'transfer_code_empty' };
    await expect(client.call(CALLS.redeemTransferCode, { body: { code } })).rejects.toMatchObject(
      refused,
    );
    await expireLots(server.deps);
    await expect(client.call(CALLS.redeemTransferCode, { body: { code } })).rejects.toMatchObject(
      refused,
    );
  });
});

describe('a code', () => {
  it('works for the address it was sent to and is unknown to everybody else', async () => {
    const sender = await createSender(server, 10);
    const { code } = await sendOne(sender, toEmail());
    const stranger = await signUp(server);
    const unknown = { statusCode: 400, code: 'transfer_code_unknown' };
    await expect(redeem(stranger, code)).rejects.toMatchObject(unknown);
    await expect(redeem(stranger, 'AAAA-BBBB-CCCC')).rejects.toMatchObject(unknown);
    await expect(redeem(sender, code)).rejects.toMatchObject(unknown);
  });

  it(`is guessed at most ${LIMITS.transferCodeTries} times an hour; codes that are right cost no try`, async () => {
    const sender = await createSender(server, 100);
    const receiver = await signUp(server);
    for (let each = 0; each < 3; each++) {
      await redeem(receiver, (await sendOne(sender, receiver.email, 1)).code);
    }
    const { code } = await sendOne(sender, receiver.email, 1);
    const guesses = await Promise.allSettled(
      Array.from({ length: 14 }, () => redeem(receiver, 'AAAA-BBBB-CCCC')),
    );
    const codes = guesses.map((guess) => guess.status === 'rejected' && guess.reason.code);
    expect(codes.filter((each) => each === 'transfer_code_unknown')).toHaveLength(10);
    expect(codes.filter((each) => each === 'transfer_code_limited')).toHaveLength(4);
    await expect(redeem(receiver, code)).rejects.toMatchObject({ code: 'transfer_code_limited' });
    server.clock.advance(3_600_001);
    const { client } = await logIn(server.app, receiver.email);
    expect(await client.call(CALLS.redeemTransferCode, { body: { code } })).toMatchObject({
      amount: 1,
    });
  });

  it('is mailed in the language of its receiver, or of the sender if there is no account; a crash repeats the same', async () => {
    const sender = await createSender(server, 100);
    await sender.client.call(CALLS.updateSelf, { body: { language: 'ko' } });
    const member = await signUp(server);
    const nobody = toEmail();
    await send(sender, [member.email, nobody]);
    await server.runJobs('send-transfer-code.v1');
    const mailTo = (address: string) => server.mailer.mails.findLast(({ to }) => to === address);
    expect(mailTo(member.email)?.subject).toBe('10 sessions for you on Fovea');
    expect(mailTo(member.email)?.text).toContain('/account/code');
    expect(mailTo(nobody)?.subject).toBe('Fovea 세션 10개를 받으셨습니다');
    expect(mailTo(nobody)?.text).toContain('/user/sign-up');
    const [{ id } = { id: '' }] = await list(sender);
    await server.deps.jobs.enqueue(server.deps.db, 'send-transfer-code.v1', { codeId: id });
    await server.runJobs('send-transfer-code.v1');
    const repeated = server.mailer.mails.filter(({ messageId }) => messageId.endsWith(id));
    expect(repeated).toHaveLength(2);
    expect(repeated[0]).toEqual(repeated[1]);
  });

  it('that was cancelled before its mail went out is not mailed', async () => {
    const sender = await createSender(server, 100);
    const receiver = toEmail();
    const { id } = await sendOne(sender, receiver);
    await cancel(sender, id);
    await server.runJobs('send-transfer-code.v1');
    expect(server.mailer.mails.filter(({ to }) => to === receiver)).toEqual([]);
  });
});

describe("'Only admin and superuser see the account transfer page'", () => {
  it('and only they may send, list and cancel: a user is refused on the server', async () => {
    const user = await signUp(server);
    await give(server, user.userId, 50);
    const refused = { statusCode: 403, code: 'forbidden' };
    await expect(send(user, [toEmail()])).rejects.toMatchObject(refused);
    await expect(list(user)).rejects.toMatchObject(refused);
    await expect(cancel(user, randomUUID())).rejects.toMatchObject(refused);
    expect(await countSessions(server, user.userId)).toBe(50);
  });

  it('and leave a trace: who sent, used and cancelled stands in the audit chain without an address', async () => {
    const sender = await createSender(server, 30);
    const receiver = await signUp(server);
    const { code } = await sendOne(sender, receiver.email);
    await redeem(receiver, code);
    await cancel(sender, (await sendOne(sender, toEmail())).id);
    const events = await server.database.query<{ action: string; text: string }>(
      `SELECT action, details::text AS text FROM audit_events
       WHERE actor_id IN ($1, $2) AND action LIKE 'code%' ORDER BY seq`,
      [sender.userId, receiver.userId],
    );
    expect(events.map(({ action }) => action)).toEqual([
      'codes_sent',
      'code_used',
      'codes_sent',
      'code_cancelled',
    ]);
    expect(JSON.stringify(events)).not.toContain('@');
  });
});
