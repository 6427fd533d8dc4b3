import { CALLS, LIMITS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { openBrowser, PASSWORD, signUp, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { waitForLocks } from '#testing/waits.ts';

const NEW_PASSWORD = 'another-horse-2';
const REFUSED = {
  statusCode: 400,
  code: 'reset_token_invalid',
  message: 'Invalid token. Please try again.',
};

const { server } = await openServer();

const call = () => openBrowser(server.app).client;

function ask(email: string, language: 'en' | 'ko' = 'en') {
  return server.app.inject({
    method: 'POST',
    url: '/api/v1/users/password-reset',
    payload: { email, language },
  });
}

function readToken(email: string): string {
  const mail = server.mailer.mails.findLast(({ to }) => to === email);
  const token = /\/user\/reset-password#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link was mailed to ${email}`);
  return token;
}

async function requestToken(email: string): Promise<string> {
  await ask(email);
  expect(await server.runJobs('send-reset-mail.v1')).toEqual([{ kind: 'done' }]);
  return readToken(email);
}

const check = (token: string) => call().call(CALLS.checkPasswordReset, { body: { token } });
const update = (token: string, password = NEW_PASSWORD) =>
  call().call(CALLS.updatePassword, { body: { token, password } });
const logIn = (email: string, password: string) =>
  call().call(CALLS.login, { body: { email, password } });

describe('asking for a link', () => {
  it('answers an unknown address with the same bytes and headers, and mails it nothing', async () => {
    const { email } = await signUp(server);
    const unknown = toEmail();
    const answers = [await ask(email), await ask(unknown)];
    const [known, other] = answers.map(({ statusCode, rawPayload, headers }) => {
      const { date: _, 'x-request-id': _id, ...rest } = headers;
      // A browser without a number gets one, whatever it asks.
      const cookie = String(rest['set-cookie']).replace(/=[\w-]{22};/, '=…;');
      const comparable = { ...rest, 'set-cookie': cookie };
      return { statusCode, body: rawPayload.toString('hex'), headers: comparable };
    });
    expect(known?.statusCode).toBe(200);
    expect(other).toEqual(known);
    expect(await server.runJobs('send-reset-mail.v1')).toEqual([
      { kind: 'done' },
      { kind: 'discard', reason: 'unknown_address' },
    ]);
    expect(server.mailer.mails.filter(({ to }) => to === unknown)).toEqual([]);
  });

  it('finds the account of an address in other case', async () => {
    const { email } = await signUp(server);
    await ask(` ${email.toUpperCase()} `);
    await server.runJobs('send-reset-mail.v1');
    expect((await check(readToken(email))).data.email).toBe(email);
  });

  it.each([
    ['en', 'Set a new Fovea password', 'The link works once, within 30 minutes.'],
    ['ko', 'Fovea 비밀번호 재설정', '링크는 30분 안에 한 번만 사용할 수 있습니다.'],
  ] as const)(
    'mails in %s, as text and as markup with the same link',
    async (language, subject, life) => {
      const { email } = await signUp(server);
      await ask(email, language);
      await server.runJobs('send-reset-mail.v1');
      const mail = server.mailer.mails.findLast(({ to }) => to === email);
      const link = `https://app.example.com/user/reset-password#token=${readToken(email)}`;
      expect(mail).toMatchObject({ subject });
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain(life);
        expect(part).toContain(email);
        expect(part).toContain(link);
      }
      expect(mail?.html).toContain(`<html lang="${language}">`);
    },
  );

  it('leaves the token neither in the job nor in the row', async () => {
    const { email, userId } = await signUp(server);
    const token = await requestToken(email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [job] = await server.database.query<{ data: object }>(
      "SELECT data, output FROM pgboss.job WHERE name = 'send-reset-mail.v1' AND data->>'email' = $1",
      [email],
    );
    expect(Object.keys(job?.data ?? {}).sort()).toEqual(['email', 'language', 'resetId']);
    expect(JSON.stringify(job)).not.toContain(token);
    const [row] = await server.database.query<{ text: string }>(
      'SELECT password_resets::text AS text FROM password_resets WHERE user_id = $1',
      [userId],
    );
    expect(row?.text).not.toContain(token);
    expect(row?.text).not.toContain(Buffer.from(token).toString('hex'));
    expect(row?.text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('mails a link that works when the mail server was down at first', async () => {
    const { email } = await signUp(server);
    await ask(email);
    server.mailer.fail(true);
    expect(await server.runJobs('send-reset-mail.v1')).toMatchObject([{ kind: 'retry' }]);
    server.mailer.fail(false);
    await server.database.query(
      "UPDATE pgboss.job SET start_after = now() WHERE data->>'email' = $1",
      [email],
    );
    expect(await server.runJobs('send-reset-mail.v1')).toEqual([{ kind: 'done' }]);
    await expect(check(readToken(email))).resolves.toMatchObject({ statusCode: 200 });
  });

  it('stops mailing while five links work, and goes on when they have expired', async () => {
    const { email } = await signUp(server);
    for (let link = 0; link < LIMITS.resetLinksMax; link++) await requestToken(email);
    const last = readToken(email);
    const answer = await ask(email);
    expect(answer.statusCode).toBe(200);
    expect(await server.runJobs('send-reset-mail.v1')).toEqual([
      { kind: 'discard', reason: 'enough_links' },
    ]);
    await expect(check(last)).resolves.toMatchObject({ statusCode: 200 });
    server.clock.advance(LIMITS.resetLinkMinutes * 60_000);
    await expect(check(await requestToken(email))).resolves.toMatchObject({ statusCode: 200 });
  });
});

describe('the link', () => {
  it('says whose password it sets and until when, and is not used up by that', async () => {
    const { email } = await signUp(server);
    const token = await requestToken(email);
    const expiresAtMs = server.clock.now().getTime() + LIMITS.resetLinkMinutes * 60_000;
    const data = { email, expiresAt: new Date(expiresAtMs).toISOString() };
    expect(await check(token)).toMatchObject({ statusCode: 200, data });
    expect(await check(token)).toMatchObject({ statusCode: 200, data });
  });

  it('sets the password once: the new one logs in, the old one and a second use do not', async () => {
    const { email } = await signUp(server);
    const token = await requestToken(email);
    await expect(update(token)).resolves.toMatchObject({
      statusCode: 200,
      message: 'Your password has been successfully reset.',
      data: null,
    });
    await expect(logIn(email, NEW_PASSWORD)).resolves.toMatchObject({ statusCode: 200 });
    await expect(logIn(email, PASSWORD)).rejects.toMatchObject({ code: 'login_failed' });
    await expect(check(token)).rejects.toMatchObject(REFUSED);
    await expect(update(token, 'a-third-horse-3')).rejects.toMatchObject(REFUSED);
    await expect(logIn(email, NEW_PASSWORD)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('works for one of several who race with it', async () => {
    const { email } = await signUp(server);
    const token = await requestToken(email);
    const passwords = ['racing-horse-1', 'racing-horse-2', 'racing-horse-3'];
    const answers = await Promise.allSettled(passwords.map((each) => update(token, each)));
    const winners = passwords.filter((_, turn) => answers[turn]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(REFUSED);
    }
    await expect(logIn(email, winners[0] ?? '')).resolves.toMatchObject({ statusCode: 200 });
  });

  it('works until the last instant of thirty minutes and not at their end', async () => {
    const { email } = await signUp(server);
    const token = await requestToken(email);
    server.clock.advance(LIMITS.resetLinkMinutes * 60_000 - 1);
    await expect(check(token)).resolves.toMatchObject({ statusCode: 200 });
    server.clock.advance(1);
    await expect(check(token)).rejects.toMatchObject(REFUSED);
    await expect(update(token)).rejects.toMatchObject(REFUSED);
    await expect(logIn(email, PASSWORD)).resolves.toMatchObject({ statusCode: 200 });
  });

  it.each(['', 'a', 'A'.repeat(43), `${'A'.repeat(42)}%00`, '미나'])(
    'is refused as %j',
    async (token) => {
      await expect(check(token)).rejects.toMatchObject(REFUSED);
      await expect(update(token)).rejects.toMatchObject(REFUSED);
    },
  );

  it('changes only the account it was mailed to', async () => {
    const [mine, other] = [await signUp(server), await signUp(server)];
    await update(await requestToken(mine.email));
    await expect(logIn(other.email, PASSWORD)).resolves.toMatchObject({ statusCode: 200 });
    await expect(other.client.call(CALLS.refreshToken)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('takes the other links of the user with it', async () => {
    const { email } = await signUp(server);
    const first = await requestToken(email);
    const second = await requestToken(email);
    expect(second).not.toBe(first);
    await update(first);
    await expect(check(second)).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['Ab3456789', 'Password must be at least 10 characters long.'],
    ['abcdefghijk', 'Password must have at least one number.'],
    ['12345678901', 'Password must have at least one letter.'],
    ['abc 1234567', 'Password must not have spaces.'],
  ])('survives the password %j, which is refused with the reason', async (password, message) => {
    const { email } = await signUp(server);
    const token = await requestToken(email);
    await expect(update(token, password)).rejects.toMatchObject({
      code: 'invalid_request',
      details: { faults: [{ field: 'body.password', message }] },
    });
    await expect(update(token)).resolves.toMatchObject({ statusCode: 200 });
  });
});

describe('a reset', () => {
  it('also stops a log-in with the old password that began before it', async () => {
    const { email, userId } = await signUp(server);
    let login: Promise<unknown> = Promise.resolve();
    await server.deps.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('id', '=', userId)
        .execute();
      login = logIn(email, PASSWORD);
      login.catch(() => undefined);
      await waitForLocks(server);
    });
    await expect(login).rejects.toMatchObject({ code: 'login_failed' });
  });

  it('ends every session, opens none, and tells the owner by mail', async () => {
    const person = await signUp(server);
    const phone = openBrowser(server.app);
    await phone.client.call(CALLS.login, { body: { email: person.email, password: PASSWORD } });
    const browser = openBrowser(server.app);
    const body = { token: await requestToken(person.email), password: NEW_PASSWORD };
    await browser.client.call(CALLS.updatePassword, { body });
    expect([...browser.cookies.keys()]).toEqual(['__Host-device']);
    for (const session of [person, phone]) {
      await expect(session.client.call(CALLS.refreshToken)).rejects.toMatchObject({
        statusCode: 401,
        code: 'unauthenticated',
      });
    }
    expect(await server.runJobs('send-password-changed-mail.v2')).toContainEqual({ kind: 'done' });
    const mail = server.mailer.mails.findLast(({ to }) => to === person.email);
    expect(mail?.subject).toBe('Your Fovea password was changed');
    expect(mail?.text).not.toContain(NEW_PASSWORD);
    expect(mail?.text).toContain('https://app.example.com/user/forgot-password');
    expect(mail?.text).toContain('by a link from your mail. All devices are logged out.');
    expect(
      await server.database.query(
        "SELECT actor_id, details FROM audit_events WHERE action = 'password_changed' AND subject_id = $1",
        [person.userId],
      ),
    ).toEqual([{ actor_id: null, details: { by: 'link' } }]);
  });
});
