import { CALLS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { openBrowserAt } from '#testing/browsers.ts';
import { logIn, PASSWORD, type Person, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { waitForLocks } from '#testing/waits.ts';

const NEW = 'another-horse-2';
const WRONG = {
  statusCode: 400,
  code: 'password_wrong',
  message: 'The current password is not right.',
};

const { server } = await openServer();

const signedIn = ({ cookies }: Pick<Person, 'cookies'>) =>
  openBrowserAt(server.app, undefined, cookies);
const change = (person: Person, currentPassword = PASSWORD, password = NEW) =>
  signedIn(person).send(CALLS.updatePassword, { currentPassword, password });
const tryLogin = async (email: string, password: string) =>
  (await openBrowserAt(server.app).send(CALLS.login, { email, password })).status;

async function requestLink({ email }: Person): Promise<string> {
  await openBrowserAt(server.app).send(CALLS.requestPasswordReset, { email, language: 'en' });
  await server.runJobs('send-reset-mail.v1');
  const mail = server.mailer.mails.findLast(({ to }) => to === email);
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('changing the password in the profile', () => {
  it('takes the current one: the new one logs in then and the old one does not', async () => {
    const person = await signUp(server);
    const { status, body } = await change(person);
    expect(status).toBe(200);
    expect(body).toEqual({
      statusCode: 200,
      message: 'Your password has been changed.',
      data: null,
    });
    expect(await tryLogin(person.email, PASSWORD)).toBe(400);
    expect(await tryLogin(person.email, NEW)).toBe(200);
  });

  it('is refused with "The current password is not right." and changes nothing', async () => {
    const person = await signUp(server);
    const { status, body } = await change(person, 'wrong-horse-1');
    expect(status).toBe(400);
    expect(body).toMatchObject(WRONG);
    expect(await tryLogin(person.email, PASSWORD)).toBe(200);
  });

  it('ends every other session of the user, keeps this one and leaves other users alone', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const phone = await logIn(server.app, person.email);
    await change(person);
    await expect(phone.client.call(CALLS.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
    for (const { client } of [person, other]) {
      await expect(client.call(CALLS.refreshToken)).resolves.toMatchObject({ statusCode: 200 });
    }
  });

  it.each([
    ['en', 'Your Fovea password was changed', 'All other devices are logged out.'],
    ['ko', 'Fovea 비밀번호가 변경되었습니다', '다른 모든 기기에서 로그아웃되었습니다.'],
  ] as const)('tells the owner by mail in %s', async (language, subject, text) => {
    const person = await signUp(server);
    await person.client.call(CALLS.updateSelf, { body: { language } });
    await server.runJobs('send-password-changed-mail.v2');
    await change(person);
    expect(await server.runJobs('send-password-changed-mail.v2')).toEqual([{ kind: 'done' }]);
    const mail = server.mailer.mails.findLast(({ to }) => to === person.email);
    expect(mail).toMatchObject({ subject });
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(text);
      expect(part).not.toContain(NEW);
    }
    const [job] = await server.database.query<{ data: object }>(
      "SELECT data FROM pgboss.job WHERE data->>'userId' = $1",
      [person.userId],
    );
    expect(job?.data).toEqual({
      changeId: expect.any(String),
      userId: person.userId,
      by: 'profile',
    });
  });

  it('takes mailed links with it', async () => {
    const person = await signUp(server);
    const token = await requestLink(person);
    await change(person);
    const answer = await openBrowserAt(server.app).send(CALLS.checkPasswordReset, { token });
    expect(answer.body).toMatchObject({
      statusCode: 400,
      code: 'reset_token_invalid',
      message: 'Invalid token. Please try again.',
    });
  });

  it('stands in the audit trail', async () => {
    const person = await signUp(server);
    await change(person);
    expect(
      await server.database.query(
        "SELECT actor_id, details FROM audit_events WHERE action = 'password_changed' AND subject_id = $1",
        [person.userId],
      ),
    ).toEqual([{ actor_id: person.userId, details: { by: 'profile' } }]);
  });

  it('has 10 guesses in 15 minutes: the 11th answers 429 even if right; a right one clears them', async () => {
    const person = await signUp(server);
    for (let guess = 0; guess < 10; guess++) {
      expect((await change(person, 'wrong-horse-1')).body).toMatchObject(WRONG);
    }
    const limited = await change(person);
    expect(limited.status).toBe(429);
    expect(limited.body).toMatchObject({
      statusCode: 429,
      code: 'password_limited',
      message: 'Too many tries. Please try again later.',
    });
    expect(limited.headers['retry-after']).toBe('900');
    // Logging in is not in the way of it, nor the other way round.
    expect(await tryLogin(person.email, PASSWORD)).toBe(200);
    server.clock.advance(15 * 60_000);
    await person.client.call(CALLS.refreshToken);
    for (let guess = 0; guess < 9; guess++) await change(person, 'wrong-horse-1');
    expect((await change(person)).status).toBe(200);
    expect((await change(person, 'wrong-horse-1')).body).toMatchObject(WRONG);
  });

  it('needs a session and its XSRF token', async () => {
    const person = await signUp(server);
    const body = { currentPassword: PASSWORD, password: NEW };
    const nobody = await openBrowserAt(server.app).send(CALLS.updatePassword, body);
    expect(nobody.body).toMatchObject({ statusCode: 401, code: 'unauthenticated' });
    const forged = await signedIn(person).send(CALLS.updatePassword, body, { 'x-xsrf-token': 'x' });
    expect(forged.body).toMatchObject({ statusCode: 403, code: 'xsrf_invalid' });
    expect(await tryLogin(person.email, PASSWORD)).toBe(200);
  });

  it.each([
    ['Ab3456789', 'Password must be at least 10 characters long.'],
    ['abcdefghijk', 'Password must have at least one number.'],
    ['12345678901', 'Password must have at least one letter.'],
    ['abc 1234567', 'Password must not have spaces.'],
  ])('refuses the new password %j and says why', async (password, message) => {
    const person = await signUp(server);
    const { status, body } = await change(person, PASSWORD, password);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_request',
      details: { faults: [{ field: 'body.password', message }] },
    });
  });

  it('does not overwrite a password that was reset while the old one was checked', async () => {
    const person = await signUp(server);
    let answer = Promise.resolve({ status: 0 });
    await server.deps.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('users')
        .set({ password_hash: 'another' })
        .where('id', '=', person.userId)
        .execute();
      answer = change(person);
      await waitForLocks(server);
    });
    expect(await answer).toMatchObject({ status: 400, body: WRONG });
    expect(
      await server.database.query('SELECT password_hash FROM users WHERE id = $1', [person.userId]),
    ).toEqual([{ password_hash: 'another' }]);
  });
});
