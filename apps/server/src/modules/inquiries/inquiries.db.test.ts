import { CALLS, type Inquiry } from '@fovea/contract';
import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { openBrowser, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server } = await openServer();

const toContact = (change: Partial<Inquiry> = {}) =>
  ({
    kind: 'contact',
    firstName: 'Mina',
    lastName: 'Kim',
    email: toEmail(),
    company: 'Hanbit University',
    language: 'en',
    usage: 'research',
    message: 'How many people do we need?\n\nAnd how long does {email} take?',
    ...change,
  }) as Inquiry;
const toPlan = (change: Partial<Inquiry> = {}) =>
  ({
    kind: 'organization',
    firstName: '미나',
    lastName: '김',
    email: toEmail(),
    company: '한빛대학교',
    language: 'ko',
    accounts: 45,
    start: '2027-03',
    message: '',
    ...change,
  }) as Inquiry;
const send = (inquiry: Inquiry) =>
  openBrowser(server.app).client.call(CALLS.sendInquiry, { body: inquiry });
const findMail = (address: string) => server.mailer.mails.findLast(({ to }) => to === address);
const listUnmailed = () =>
  server.database.query('SELECT id FROM inquiries WHERE forwarded_at IS NULL');

describe('an inquiry', () => {
  it('is mailed to the operator, who can answer it, and confirmed to whoever wrote', async () => {
    const inquiry = toContact();
    expect(await send(inquiry)).toEqual({ received: true });
    expect(await server.runJobs('send-inquiry-mail.v1')).toHaveLength(2);
    const forwarded = findMail('hello@example.com');
    expect(forwarded).toMatchObject({
      replyTo: inquiry.email,
      subject: 'Inquiry of Mina Kim, Hanbit University',
    });
    for (const words of ['How many people do we need?', 'Usage: research', inquiry.email]) {
      expect(forwarded?.text).toContain(words);
    }
    const confirmation = findMail(inquiry.email);
    expect(confirmation?.subject).toBe('We have received your inquiry');
    expect(confirmation?.text).toContain('We answer within 1 day');
    // The address may be of somebody who never wrote.
    expect(confirmation?.text).not.toContain('How many people');
    expect(await listUnmailed()).toEqual([]);
  });

  it('for an organisation plan says how many accounts, and is confirmed in its language', async () => {
    const inquiry = toPlan();
    await send(inquiry);
    await server.runJobs('send-inquiry-mail.v1');
    expect(findMail('hello@example.com')).toMatchObject({
      subject: 'Organisation plan: 한빛대학교, 45 accounts',
      text: expect.stringContaining('Start: 2027-03'),
    });
    expect(findMail(inquiry.email)?.subject).toBe('문의를 접수했습니다');
  });

  it.each([
    ['without a name', toContact({ firstName: ' ' })],
    ['without a company', toContact({ company: '' })],
    ['without a message', toContact({ message: '  ' })],
    ['with a wrong address', toContact({ email: 'mina' })],
    ['of fewer than 30 accounts', toPlan({ accounts: 29 } as Partial<Inquiry>)],
    ['with a start that is no month', toPlan({ start: '2027-13' } as Partial<Inquiry>)],
    ['that is too long', toContact({ message: 'a'.repeat(2_001) })],
  ])('%s is refused', async (_what, inquiry) => {
    await expect(send(inquiry)).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

it('a mail server that is away for hours loses nothing', async () => {
  const inquiry = toContact();
  server.mailer.fail(true);
  await send(inquiry);
  const outcomes = await server.runJobs('send-inquiry-mail.v1');
  expect(outcomes.map(({ kind }) => kind)).toEqual(['retry', 'retry']);
  await server.database.query("DELETE FROM pgboss.job WHERE name = 'send-inquiry-mail.v1'");
  server.mailer.fail(false);
  server.clock.advance(5 * HOUR_MS);
  await server.deps.jobs.enqueue(server.deps.db, 'keep-inquiries.v1', {});
  await server.runJobs('keep-inquiries.v1');
  await server.runJobs('send-inquiry-mail.v1');
  expect(findMail(inquiry.email)).toBeDefined();
  expect(await listUnmailed()).toEqual([]);
});

it('30 in a minute from one address are refused, and none of them is mailed', async () => {
  const address = '203.0.113.77';
  const codes = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/v1/inquiries',
        remoteAddress: address,
        payload: toContact(),
      });
      return reply.statusCode;
    }),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(20);
  expect(codes.filter((code) => code === 429)).toHaveLength(10);
});

it('is gone after a year, once it was mailed', async () => {
  await send(toContact());
  await server.runJobs('send-inquiry-mail.v1');
  server.clock.advance(366 * DAY_MS);
  await server.deps.jobs.enqueue(server.deps.db, 'keep-inquiries.v1', {});
  await server.runJobs('keep-inquiries.v1');
  expect(await server.database.query('SELECT id FROM inquiries')).toEqual([]);
});
