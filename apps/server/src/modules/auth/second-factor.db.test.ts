import { CALLS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { addSecondFactor, createAuthenticator } from '#testing/authenticator.ts';
import { type Browser, openBrowserAt } from '#testing/browsers.ts';
import { PASSWORD, type Person, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const STEP_MS = 30_000;
const NEEDED = {
  statusCode: 400,
  code: 'second_factor_needed',
  message: 'Enter the code of your authenticator app.',
};
const WRONG = { statusCode: 400, code: 'second_factor_wrong', message: 'The code is not right.' };

const { server } = await openServer();

/** The signed-in browser of a person, whose answers are read whole. */
const signedIn = ({ cookies }: Pick<Person, 'cookies'>) =>
  openBrowserAt(server.app, undefined, cookies);
const open = () => openBrowserAt(server.app);
const enter = (email: string, secondFactor?: string, browser: Browser = open()) =>
  browser.send(CALLS.login, { email, password: PASSWORD, secondFactor });

async function signUpWithFactor() {
  const person = await signUp(server);
  const factor = await addSecondFactor(server, person);
  server.clock.advance(STEP_MS);
  return { ...person, ...factor };
}

const listActions = async (userId: string) =>
  (
    await server.database.query<{ action: string }>(
      'SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY seq',
      [userId],
    )
  ).map(({ action }) => action);

describe('turning two-step log-in on', () => {
  it('takes the password, and answers the secret in base32 and as the address of a QR code', async () => {
    const browser = signedIn(await signUp(server));
    const refused = await browser.send(CALLS.startSecondFactor, { password: 'wrong-horse-1' });
    expect(refused.body).toMatchObject({
      statusCode: 400,
      code: 'password_wrong',
      message: 'The current password is not right.',
    });
    const { status, body } = await browser.send(CALLS.startSecondFactor, { password: PASSWORD });
    expect(status).toBe(200);
    const { secret, otpauthUrl } = body.data as { secret: string; otpauthUrl: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauthUrl).toContain(`secret=${secret}&issuer=Fovea`);
  });

  it('changes nothing before a code of it was entered', async () => {
    const person = await signUp(server);
    await person.client.call(CALLS.startSecondFactor, { body: { password: PASSWORD } });
    expect((await person.client.call(CALLS.getSelf)).data.hasSecondFactor).toBe(false);
    expect((await enter(person.email)).status).toBe(200);
  });

  it('ends with the first right code and hands out eight recovery codes once', async () => {
    const person = await signUp(server);
    const browser = signedIn(person);
    const { data } = await person.client.call(CALLS.startSecondFactor, {
      body: { password: PASSWORD },
    });
    const show = createAuthenticator(server, data.secret);
    for (const code of ['000000', 'K7QP-2M9X', '미나미나미나', show(-2), show(2)]) {
      const wrong = await browser.send(CALLS.confirmSecondFactor, { code });
      expect(wrong.body).toMatchObject(WRONG);
    }
    // As phones show it, with a gap.
    const code = `${show().slice(0, 3)} ${show().slice(3)}`;
    const { status, body } = await browser.send(CALLS.confirmSecondFactor, { code });
    expect(status).toBe(200);
    expect(body).toMatchObject({ statusCode: 200, message: 'Two-step log-in is on.' });
    const { recoveryCodes } = body.data as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(8);
    expect((await person.client.call(CALLS.getSelf)).data.hasSecondFactor).toBe(true);
    expect(await listActions(person.userId)).toContain('second_factor_added');
  });

  it('is refused with 409 when it is on', async () => {
    const person = await signUpWithFactor();
    const browser = signedIn(person);
    const ON = {
      statusCode: 409,
      code: 'second_factor_on',
      message: 'Two-step log-in is on already.',
    };
    const start = await browser.send(CALLS.startSecondFactor, { password: PASSWORD });
    expect(start.body).toMatchObject(ON);
    const confirm = await browser.send(CALLS.confirmSecondFactor, { code: person.show() });
    expect(confirm.body).toMatchObject(ON);
    expect((await enter(person.email, person.show())).status).toBe(200);
  });

  it('has 10 tries in 15 minutes: the 11th code answers 429 even if right', async () => {
    const person = await signUp(server);
    const browser = signedIn(person);
    const { data } = await person.client.call(CALLS.startSecondFactor, {
      body: { password: PASSWORD },
    });
    const show = createAuthenticator(server, data.secret);
    for (let tries = 0; tries < 10; tries++) {
      const wrong = await browser.send(CALLS.confirmSecondFactor, { code: show(5) });
      expect(wrong.body).toMatchObject(WRONG);
    }
    const limited = await browser.send(CALLS.confirmSecondFactor, { code: show() });
    expect(limited.body).toMatchObject({
      statusCode: 429,
      code: 'second_factor_limited',
      message: 'Too many tries. Please try again later.',
    });
    expect(limited.headers['retry-after']).toBe('900');
  });

  it('stores neither the secret nor a recovery code in the clear', async () => {
    const person = await signUp(server);
    const { data } = await person.client.call(CALLS.startSecondFactor, {
      body: { password: PASSWORD },
    });
    const show = createAuthenticator(server, data.secret);
    const confirmed = await person.client.call(CALLS.confirmSecondFactor, {
      body: { code: show() },
    });
    const [row] = await server.database.query<{ text: string }>(
      `SELECT (SELECT string_agg(f::text, '') FROM second_factors f WHERE user_id = $1)
           || (SELECT string_agg(r::text, '') FROM recovery_codes r WHERE user_id = $1) AS text`,
      [person.userId],
    );
    const secrets = [data.secret, ...confirmed.data.recoveryCodes];
    for (const secret of secrets.flatMap((each) => [each, Buffer.from(each).toString('hex')])) {
      expect(row?.text).not.toContain(secret);
    }
  });
});

describe('logging in with a second factor', () => {
  it('answers the right password without a code with 400 "Enter the code of your authenticator app." and no session', async () => {
    const { email } = await signUpWithFactor();
    const answer = await enter(email);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(NEEDED);
    expect(answer.cookies).toEqual([]);
  });

  it('says nothing of it to whoever has a wrong password', async () => {
    const { email, show } = await signUpWithFactor();
    for (const secondFactor of [undefined, show()]) {
      const body = { email, password: 'wrong-horse-1', secondFactor };
      expect((await open().send(CALLS.login, body)).body).toMatchObject({ code: 'login_failed' });
    }
  });

  it('takes a code of the app once: the same code and the one it was turned on with are refused', async () => {
    const person = await signUp(server);
    const { show } = await addSecondFactor(server, person);
    expect((await enter(person.email, show())).body).toMatchObject(WRONG);
    server.clock.advance(STEP_MS);
    expect((await enter(person.email, show())).status).toBe(200);
    expect((await enter(person.email, show())).body).toMatchObject(WRONG);
    expect((await enter(person.email, show(-1))).body).toMatchObject(WRONG);
    server.clock.advance(STEP_MS);
    expect((await enter(person.email, show())).status).toBe(200);
  });

  it('lets one of those in who race with one code', async () => {
    const { email, show } = await signUpWithFactor();
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(email, show())));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
  });

  it('takes each recovery code once, however it is typed, and notes it in the audit trail', async () => {
    const { email, userId, recoveryCodes } = await signUpWithFactor();
    const [one = '', two = ''] = recoveryCodes;
    expect((await enter(email, one.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect((await enter(email, one)).body).toMatchObject(WRONG);
    expect((await enter(email, two)).status).toBe(200);
    const used = (await listActions(userId)).filter((action) => action === 'recovery_code_used');
    expect(used).toHaveLength(2);
  });

  it('does not take a recovery code of another account', async () => {
    const [mine, other] = [await signUpWithFactor(), await signUpWithFactor()];
    expect((await enter(other.email, mine.recoveryCodes[0])).body).toMatchObject(WRONG);
    expect((await enter(mine.email, mine.recoveryCodes[0])).status).toBe(200);
  });

  it('has 10 tries in 15 minutes: the 11th answers 429 even if right, but not for a known device', async () => {
    const { email, show } = await signUpWithFactor();
    const owner = open();
    expect((await enter(email, show(), owner)).status).toBe(200);
    server.clock.advance(STEP_MS);
    for (let tries = 0; tries < 10; tries++) {
      expect((await enter(email, show(9))).body).toMatchObject(WRONG);
    }
    const limited = await enter(email, show());
    expect(limited.body).toMatchObject({
      statusCode: 429,
      code: 'login_limited',
      message: 'Failed to log in. Please try again.',
    });
    expect(limited.headers['retry-after']).toBe('900');
    expect((await enter(email, show(), owner)).status).toBe(200);
    server.clock.advance(15 * 60_000);
    expect((await enter(email, show())).status).toBe(200);
  });

  it('is not fooled by the sealed secret of another account', async () => {
    const [mine, other] = [await signUpWithFactor(), await signUpWithFactor()];
    await server.database.query(
      `UPDATE second_factors SET last_step = 0, sealed_secret =
         (SELECT sealed_secret FROM second_factors WHERE user_id = $1) WHERE user_id = $2`,
      [mine.userId, other.userId],
    );
    expect((await enter(other.email, mine.show())).status).toBe(500);
  });
});

describe('turning two-step log-in off', () => {
  it('takes the password; from then on no code is asked for and none is left', async () => {
    const person = await signUpWithFactor();
    const browser = signedIn(person);
    const refused = await browser.send(CALLS.removeSecondFactor, { password: 'wrong-horse-1' });
    expect(refused.body).toMatchObject({ statusCode: 400, code: 'password_wrong' });
    expect((await enter(person.email)).body).toMatchObject(NEEDED);
    const done = await browser.send(CALLS.removeSecondFactor, { password: PASSWORD });
    expect(done.body).toEqual({ statusCode: 200, message: 'Two-step log-in is off.', data: null });
    expect((await enter(person.email)).status).toBe(200);
    expect((await person.client.call(CALLS.getSelf)).data.hasSecondFactor).toBe(false);
    expect(await listActions(person.userId)).toContain('second_factor_removed');
    expect(
      await server.database.query('SELECT 1 FROM recovery_codes WHERE user_id = $1', [
        person.userId,
      ]),
    ).toEqual([]);
  });

  it('notes nothing in the audit trail when it was off', async () => {
    const person = await signUp(server);
    const { status } = await signedIn(person).send(CALLS.removeSecondFactor, {
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(await listActions(person.userId)).not.toContain('second_factor_removed');
  });

  it('has 10 guesses at the password in 15 minutes: the 11th answers 429 even if right', async () => {
    const browser = signedIn(await signUpWithFactor());
    for (let guess = 0; guess < 10; guess++) {
      const wrong = await browser.send(CALLS.removeSecondFactor, { password: 'wrong-horse-1' });
      expect(wrong.status).toBe(400);
    }
    const limited = await browser.send(CALLS.removeSecondFactor, { password: PASSWORD });
    expect(limited.body).toMatchObject({ statusCode: 429, code: 'password_limited' });
    expect(limited.headers['retry-after']).toBe('900');
  });
});
