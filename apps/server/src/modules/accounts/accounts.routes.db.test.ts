import { CALLS, LIMITS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { openBrowserAt } from '#testing/browsers.ts';
import {
  logIn,
  openBrowser,
  PASSWORD,
  readCode,
  signUp,
  toAccount,
  toEmail,
  verifyEmail,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server } = await openServer();

const IN_USE = {
  statusCode: 409,
  code: 'email_in_use',
  message: 'The email is already in use. Please try another one.',
};
const NOT_VERIFIED = {
  statusCode: 400,
  code: 'email_not_verified',
  message: 'Failed to create a user. Please try again.',
};

describe('sign-up: send code, resend, verify, create account, sign in', () => {
  it('goes from the code to the session, with the messages of the specification', async () => {
    const email = toEmail();
    const browser = openBrowserAt(server.app);
    const body = { email, language: 'en' };
    for (const _ of ['send', 'resend']) {
      expect((await browser.send(CALLS.sendEmailVerification, body)).body).toEqual({
        statusCode: 200,
        message: 'A verification code has been sent to your email.',
        data: null,
      });
      server.clock.advance(60_000);
      await server.runJobs('send-verification-code.v1');
    }
    const code = readCode(server, email);
    expect((await browser.send(CALLS.verifyEmailCode, { email, code })).body).toEqual({
      statusCode: 200,
      message: 'Your email has been verified successfully.',
      data: null,
    });
    const created = await browser.send(CALLS.createUser, toAccount(email));
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      statusCode: 201,
      message: 'Your account has been created. Please log in.',
      data: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email,
        organization: 'Example Lab',
        role: 'user',
        language: 'en',
        hasSecondFactor: false,
        leavesAt: null,
        terms: null,
      },
    });
    expect(created.cookies).toEqual([]);
    const login = await browser.send(CALLS.login, { email, password: PASSWORD });
    expect(login.status).toBe(200);
  });

  it('answers 409 "The email is already in use. Please try another one." to a second form and to a second code', async () => {
    const email = toEmail();
    const browser = await verifyEmail(server, email, openBrowserAt(server.app));
    await browser.client.call(CALLS.createUser, { body: toAccount(email) });
    const again = openBrowserAt(server.app);
    const form = await again.send(CALLS.createUser, toAccount(email));
    const code = await again.send(CALLS.sendEmailVerification, { email, language: 'en' });
    for (const { status, body } of [form, code]) {
      expect(status).toBe(409);
      expect(body).toMatchObject(IN_USE);
    }
  });

  it.each(['mina', 'mina@', '@example.com', 'mina@example', 'mi na@example.com', ''])(
    'refuses the address %j with "Invalid email format."',
    async (email) => {
      const body = { email, language: 'en' };
      const reply = await openBrowserAt(server.app).send(CALLS.sendEmailVerification, body);
      expect(reply.status).toBe(400);
      expect(reply.body.details).toEqual({
        faults: [{ field: 'body.email', message: 'Invalid email format.' }],
      });
    },
  );

  it.each(['12345', '1234567', 'abcdef', '12 456', ''])(
    'refuses the code %j with "The verification code is a 6-digit number."',
    async (code) => {
      const body = { email: toEmail(), code };
      const reply = await openBrowserAt(server.app).send(CALLS.verifyEmailCode, body);
      expect(reply.status).toBe(400);
      expect(reply.body.details).toEqual({
        faults: [{ field: 'body.code', message: 'The verification code is a 6-digit number.' }],
      });
    },
  );

  it.each(['', '   '])(
    'refuses the organization %j with "Please enter your organization name."',
    async (organization) => {
      const body = { ...toAccount(toEmail()), organization };
      const reply = await openBrowserAt(server.app).send(CALLS.createUser, body);
      expect(reply.status).toBe(400);
      expect(reply.body.details).toEqual({
        faults: [{ field: 'body.organization', message: 'Please enter your organization name.' }],
      });
    },
  );
});

describe('signing up', () => {
  it('is refused with "Failed to create a user. Please try again." for an address that was not verified, and an hour after it was', async () => {
    const email = toEmail();
    const browser = openBrowserAt(server.app);
    const form = () => browser.client.call(CALLS.createUser, { body: toAccount(email) });
    await expect(form()).rejects.toMatchObject(NOT_VERIFIED);
    await verifyEmail(server, email, browser);
    server.clock.advance(LIMITS.verifiedEmailMinutes * 60_000);
    await expect(form()).rejects.toMatchObject(NOT_VERIFIED);
  });

  it('is good until the last instant of the hour after the address was verified', async () => {
    const email = toEmail();
    const { client } = await verifyEmail(server, email);
    server.clock.advance(LIMITS.verifiedEmailMinutes * 60_000 - 1);
    await expect(client.call(CALLS.createUser, { body: toAccount(email) })).resolves.toBeDefined();
  });

  it('fixes the role user: role, id, balance and other fields of the body are ignored', async () => {
    const email = toEmail();
    const browser = await verifyEmail(server, email, openBrowserAt(server.app));
    const id = '00000000-0000-7000-8000-000000000001';
    const wishes = {
      role: 'superuser',
      id,
      balance: 999,
      sessionBalance: 999,
      has_second_factor: true,
      password_hash: 'mine',
      __proto__: { role: 'admin' },
    };
    const { data } = await browser.client.call(CALLS.createUser, {
      body: { ...toAccount(email), ...wishes },
    });
    expect(data).toMatchObject({ role: 'user', hasSecondFactor: false });
    expect(data.id).not.toBe(id);
    const [row] = await server.database.query('SELECT * FROM users WHERE email = $1', [email]);
    expect(row).toMatchObject({
      role: 'user',
      password_hash: expect.stringMatching(/^\$argon2id/),
    });
    const stored = Object.values(row ?? {}).map(String);
    for (const wish of ['999', 'superuser', 'admin', 'mine', id]) {
      expect(stored).not.toContain(wish);
    }
    const { client } = await logIn(server.app, email);
    expect(await client.call(CALLS.getCredits)).toEqual({ balance: 0, parts: [] });
  });

  it('keeps when the age was confirmed, which terms were agreed to and the referral code', async () => {
    const email = toEmail();
    const { client } = await verifyEmail(server, email);
    await client.call(CALLS.createUser, {
      body: { ...toAccount(email), referralCode: 'FRIEND-7' },
    });
    const [row] = await server.database.query(
      'SELECT age_confirmed_at, terms_version, referral_code FROM users WHERE email = $1',
      [email],
    );
    expect(row).toEqual({
      age_confirmed_at: server.clock.now(),
      terms_version: '2024-03-25',
      referral_code: 'FRIEND-7',
    });
  });

  it.each([
    ['Ab3456789', 'Password must be at least 10 characters long.'],
    ['abcdefghijk', 'Password must have at least one number.'],
    ['12345678901', 'Password must have at least one letter.'],
    ['abc 1234567', 'Password must not have spaces.'],
  ])('refuses the password %j and says why', async (password, message) => {
    const { client } = openBrowser(server.app);
    await expect(
      client.call(CALLS.createUser, { body: { ...toAccount(toEmail()), password } }),
    ).rejects.toMatchObject({
      statusCode: 400,
      code: 'invalid_request',
      details: { faults: [{ field: 'body.password', message }] },
    });
  });

  it('needs the confirmation of age: account holders must be 18 or older', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/users',
      payload: { ...toAccount(toEmail()), ageConfirmed: false },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      details: { faults: [{ field: 'body.ageConfirmed' }] },
    });
  });

  it('makes one account of three racing forms', async () => {
    const email = toEmail();
    const { client } = await verifyEmail(server, email, openBrowserAt(server.app));
    const forms = [1, 2, 3].map(() => client.call(CALLS.createUser, { body: toAccount(email) }));
    const answers = await Promise.allSettled(forms);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(IN_USE);
    }
  });

  it('compares addresses without regard to case', async () => {
    const email = toEmail();
    await signUp(server, email);
    const { client } = openBrowserAt(server.app);
    await expect(
      client.call(CALLS.sendEmailVerification, {
        body: { email: ` ${email.toUpperCase()} `, language: 'en' },
      }),
    ).rejects.toMatchObject({ code: 'email_in_use' });
  });
});

describe('GET /users/self', () => {
  it('answers 401 "Please log in." without a session', async () => {
    const reply = await openBrowserAt(server.app).send(CALLS.getSelf);
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ code: 'unauthenticated', message: 'Please log in.' });
  });

  it('answers the signed-in user as data, without the password hash', async () => {
    const person = await signUp(server);
    const reply = await server.app.inject({
      method: 'GET',
      url: '/api/v1/users/self',
      headers: { cookie: person.cookieHeader() },
    });
    expect(reply.json().data).toEqual({
      id: person.userId,
      email: person.email,
      organization: 'Example Lab',
      role: 'user',
      language: 'en',
      hasSecondFactor: false,
      leavesAt: null,
      terms: null,
    });
    expect(reply.body).not.toContain('argon2');
  });
});
