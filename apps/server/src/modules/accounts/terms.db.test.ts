import { CALLS, LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyEvents } from '#modules/audit/public.ts';
import {
  logIn,
  PASSWORD,
  type Person,
  signUp,
  toAccount,
  toEmail,
  verifyEmail,
} from '#testing/journey.ts';
import { runEntry } from '#testing/run-entry.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';
import { announceTerms } from './public.ts';

const VERSION = '2026-12-03';
const NOTICE_MS = LIMITS.termsNoticeDays * DAY_MS;

let server: TestServer;
let person: Person;
beforeEach(async () => {
  await server?.stop();
  server = await buildTestServer();
  person = await signUp(server);
});
afterAll(async () => {
  expect(await verifyEvents(server.deps.db)).toBe(0);
  await server.stop();
});

const announce = (version = VERSION) => announceTerms(server.deps, version);
const readTerms = async ({ client }: Pick<Person, 'client'> = person) =>
  (await client.call(CALLS.getSelf)).data.terms;
const agree = (version = VERSION, { client }: Pick<Person, 'client'> = person) =>
  client.call(CALLS.agreeToTerms, { body: { version } });
const listMails = (email = person.email) =>
  server.mailer.mails.filter(({ to, messageId }) => to === email && messageId.startsWith('terms-'));

/** A minute of the schedule, and of the worker. */
async function tell() {
  await server.deps.jobs.enqueue(server.deps.db, 'tell-terms.v1', {});
  await server.runJobs('tell-terms.v1');
  return server.runJobs('send-terms-mail.v1');
}

describe('terms that are announced', () => {
  it('are in force 14 days later, to the millisecond', async () => {
    expect(LIMITS.termsNoticeDays).toBe(14);
    const { announced_at, in_force_at } = await announce();
    expect(announced_at).toEqual(server.clock.now());
    expect(in_force_at.getTime() - announced_at.getTime()).toBe(14 * DAY_MS);
    const { data } = await person.client.call(CALLS.getTerms);
    expect(data).toEqual({ version: VERSION, inForceAt: in_force_at.toISOString() });
  });

  it('keep their times when they are announced again, and mail nothing twice', async () => {
    const first = await announce();
    await tell();
    server.clock.advance(DAY_MS);
    expect(await announce()).toEqual(first);
    await tell();
    expect(listMails()).toHaveLength(1);
  });

  it('come one at a time, each newer than the one before', async () => {
    await announce();
    server.clock.advance(NOTICE_MS - 1);
    await expect(announce('2027-01-05')).rejects.toThrow(
      /2026-12-03 is announced and not in force/,
    );
    server.clock.advance(1);
    await expect(announce('2026-12-02')).rejects.toThrow(/2026-12-03 is newer/);
    expect(await announce('2027-01-05')).toMatchObject({ announced_at: server.clock.now() });
  });

  it('never overlap in the table, whoever writes them', async () => {
    await announce();
    await expect(
      server.database.query(
        `INSERT INTO terms VALUES ('2027-01-05', $1, $1::timestamptz + interval '14 days')`,
        [server.clock.now()],
      ),
    ).rejects.toThrow(/terms_tstzrange_excl/);
  });
});

describe('the mail about them', () => {
  it('reaches every account once, in its language, with the date and the way to the terms', async () => {
    const other = await signUp(server);
    await other.client.call(CALLS.updateSelf, { body: { language: 'ko' } });
    const { in_force_at } = await announce();
    const day = in_force_at.toISOString().slice(0, 10).replaceAll('-', '.');
    await tell();
    await tell();
    const [english, korean] = [listMails(), listMails(other.email)];
    expect([english, korean].map(({ length }) => length)).toEqual([1, 1]);
    expect(english[0]?.subject).toBe(`New Fovea terms are in force from ${day}`);
    expect(korean[0]?.subject).toBe(`새로운 Fovea 이용약관이 ${day}부터 시행됩니다`);
    for (const [mail] of [english, korean]) {
      expect(mail?.text).toContain(day);
      expect(mail?.text).toContain('/policy/terms-of-service\n');
    }
  });

  it('waits once for each account, however often the schedule runs', async () => {
    await announce();
    for (let minute = 0; minute < 3; minute++) {
      await server.deps.jobs.enqueue(server.deps.db, 'tell-terms.v1', {});
      await server.runJobs('tell-terms.v1');
    }
    expect(await server.runJobs('send-terms-mail.v1')).toEqual([{ kind: 'done' }]);
  });

  it('is not sent any more once the terms are in force', async () => {
    await announce();
    server.clock.advance(NOTICE_MS);
    expect(await tell()).toEqual([]);
  });

  it('is not sent by a job that comes late', async () => {
    await announce();
    server.clock.advance(NOTICE_MS);
    const late = await server.runJob('send-terms-mail.v1', {
      version: VERSION,
      userId: person.userId,
    });
    expect(late.kind).toBe('discard');
    expect(listMails()).toEqual([]);
  });

  it('is not sent again by a job that runs a second time', async () => {
    await announce();
    await tell();
    const again = await server.runJob('send-terms-mail.v1', {
      version: VERSION,
      userId: person.userId,
    });
    expect(again.kind).toBe('discard');
    expect(listMails()).toHaveLength(1);
  });

  it('waits for a mail server that is away for days, and is lost with no job', async () => {
    await announce();
    server.mailer.fail(true);
    expect((await tell()).map(({ kind }) => kind)).toEqual(['retry']);
    await server.database.query("DELETE FROM pgboss.job WHERE name = 'send-terms-mail.v1'");
    server.clock.advance(3 * DAY_MS);
    server.mailer.fail(false);
    await tell();
    expect(listMails()).toHaveLength(1);
  });

  it('does not reach an account that is deleted, or that signed up with the new terms', async () => {
    await person.client.call(CALLS.leaveAccount, { body: { password: PASSWORD } });
    const email = toEmail();
    const { client } = await verifyEmail(server, email);
    await client.call(CALLS.createUser, { body: { ...toAccount(email), termsVersion: VERSION } });
    await announce();
    expect(await tell()).toEqual([]);
  });
});

describe('an account', () => {
  it('hears of terms from their announcement on, and is asked at its first log-in once they are in force', async () => {
    expect(await readTerms()).toBeNull();
    const { in_force_at } = await announce();
    const told = { version: VERSION, inForceAt: in_force_at.toISOString() };
    expect(await readTerms()).toEqual({ ...told, mustAgree: false });
    server.clock.advance(NOTICE_MS - 1);
    const early = await logIn(server.app, person.email);
    server.clock.advance(1);
    // A session that was there before goes on.
    expect(await readTerms(early)).toEqual({ ...told, mustAgree: false });
    await early.client.call(CALLS.refreshToken);
    expect(await readTerms(early)).toEqual({ ...told, mustAgree: false });
    const late = await logIn(server.app, person.email);
    expect(await readTerms(late)).toEqual({ ...told, mustAgree: true });
  });

  it('agrees once, and version and time of it stay', async () => {
    await announce();
    server.clock.advance(NOTICE_MS);
    const back = await logIn(server.app, person.email);
    expect((await agree(VERSION, back)).data.terms).toBeNull();
    const agreedAt = server.clock.now();
    server.clock.advance(60_000);
    await agree(VERSION, back);
    expect(await readTerms(back)).toBeNull();
    const trail = await server.database.query(
      `SELECT action, details, at FROM audit_events
       WHERE subject_id = $1 AND action IN ('account_created', 'terms_agreed') ORDER BY seq`,
      [person.userId],
    );
    expect(trail).toEqual([
      expect.objectContaining({ details: { terms: '2024-03-25' } }),
      { action: 'terms_agreed', details: { version: VERSION }, at: agreedAt },
    ]);
  });

  it('cannot agree to what was never announced, nor go back to older terms', async () => {
    await expect(agree('2030-01-01')).rejects.toMatchObject({ code: 'not_found' });
    await announce();
    server.clock.advance(NOTICE_MS);
    await announce('2027-01-05');
    const back = await logIn(server.app, person.email);
    await agree('2027-01-05', back);
    await agree(VERSION, back);
    expect(await readTerms(back)).toBeNull();
  });

  it('that missed terms agrees to the newest, even while these are only announced', async () => {
    const { in_force_at } = await announce();
    server.clock.advance(NOTICE_MS);
    await announce('2027-01-05');
    const back = await logIn(server.app, person.email);
    expect(await readTerms(back)).toEqual({
      version: '2027-01-05',
      inForceAt: in_force_at.toISOString(),
      mustAgree: true,
    });
  });

  it('that signs up with the announced terms is not asked; one with the old page is', async () => {
    await announce();
    server.clock.advance(NOTICE_MS);
    const create = async (termsVersion: string) => {
      const email = toEmail();
      const { client } = await verifyEmail(server, email);
      await client.call(CALLS.createUser, { body: { ...toAccount(email), termsVersion } });
      return readTerms(await logIn(server.app, email));
    };
    expect(await create(VERSION)).toBeNull();
    expect(await create('2024-03-25')).toMatchObject({ version: VERSION, mustAgree: true });
  });

  it('reads and writes before it has agreed: only the screens wait', async () => {
    await announce();
    server.clock.advance(NOTICE_MS);
    const { client } = await logIn(server.app, person.email);
    await expect(client.call(CALLS.listProjects, { query: {} })).resolves.toMatchObject({
      total: 0,
    });
    await expect(
      client.call(CALLS.createHashtag, { body: { name: 'packaging' } }),
    ).resolves.toBeDefined();
  });
});

describe('terms at the command line', () => {
  const run = (...args: string[]) => runEntry(server, 'terms', args);

  it('announces, says when, and says the same again', async () => {
    const first = await run('announce', '--version', '2026.12.03');
    const again = await run('announce', '--version', '2026.12.03');
    expect(first.stdout).toMatch(
      /^2026\.12\.03 is announced on \d{4}\.\d{2}\.\d{2}, in force from \d{4}\.\d{2}\.\d{2}\n$/,
    );
    expect(again).toEqual({ ...first, exit: 0 });
    expect(await server.database.query('SELECT version FROM terms')).toEqual([
      { version: VERSION },
    ]);
    const pending = await run('announce', '--version', '2027.01.05');
    expect(pending).toMatchObject({ exit: 1, stdout: '' });
    expect(pending.stderr).toBe('2026-12-03 is announced and not in force yet\n');
  });

  it.each([
    [[]],
    [['announce']],
    [['announce', '--version', '2026-12-03']],
    [['announce', '--version', '2026.02.30']],
    [['withdraw', '--version', '2026.12.03']],
  ])('says how it is used when it gets %j, and announces nothing', async (args) => {
    const { exit, stderr } = await run(...args);
    expect(exit).toBe(2);
    expect(stderr).toContain('usage: terms announce --version yyyy.mm.dd\n');
    expect(await server.database.query('SELECT FROM terms')).toEqual([]);
  });
});
