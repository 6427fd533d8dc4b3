import { CALLS, LIMITS } from '@fovea/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openBrowser,
  readCode,
  signUp,
  toAccount,
  toEmail,
  verifyEmail,
} from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.stop());

async function requestCode(email: string): Promise<string> {
  const { client } = openBrowser(server.app);
  await client.call(CALLS.sendEmailVerification, { body: { email, language: 'en' } });
  await server.runJobs('send-verification-code.v1');
  return readCode(server, email);
}

function tryCode(email: string, code: string) {
  const { client } = openBrowser(server.app);
  return client.call(CALLS.verifyEmailCode, { body: { email, code } });
}

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

describe('the mailed code', () => {
  it('verifies the address and lets it sign up once', async () => {
    const email = toEmail();
    await verifyEmail(server, email);
    const { client } = openBrowser(server.app);
    const created = await client.call(CALLS.createUser, { body: toAccount(email) });
    expect(created).toMatchObject({ statusCode: 201, data: { email, role: 'user' } });
    await expect(client.call(CALLS.createUser, { body: toAccount(email) })).rejects.toMatchObject({
      statusCode: 409,
      code: 'email_in_use',
    });
    await expect(
      client.call(CALLS.sendEmailVerification, { body: { email, language: 'en' } }),
    ).rejects.toMatchObject({ statusCode: 409, code: 'email_in_use' });
  });

  it('is refused after five wrong tries, also when it is right', async () => {
    const email = toEmail();
    const code = await requestCode(email);
    for (let tries = 0; tries < LIMITS.verificationCodeTries; tries++) {
      await expect(tryCode(email, wrongCode(code))).rejects.toMatchObject({ code: 'code_invalid' });
    }
    await expect(tryCode(email, code)).rejects.toMatchObject({ code: 'code_invalid' });
  });

  it('is still good at the fifth try', async () => {
    const email = toEmail();
    const code = await requestCode(email);
    for (let tries = 1; tries < LIMITS.verificationCodeTries; tries++) {
      await expect(tryCode(email, wrongCode(code))).rejects.toMatchObject({ code: 'code_invalid' });
    }
    await expect(tryCode(email, code)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('counts racing tries, so that guessing in parallel gains nothing', async () => {
    const email = toEmail();
    const code = await requestCode(email);
    const guesses = Array.from({ length: 12 }, () => tryCode(email, wrongCode(code)));
    await Promise.allSettled(guesses);
    const [row] = await server.database.query<{ tries: number }>(
      'SELECT tries FROM email_codes WHERE email = $1',
      [email],
    );
    expect(row?.tries).toBe(LIMITS.verificationCodeTries);
  });

  it('expires after ten minutes', async () => {
    const email = toEmail();
    const code = await requestCode(email);
    server.clock.advance(LIMITS.verificationCodeMinutes * 60_000 + 1_000);
    await expect(tryCode(email, code)).rejects.toMatchObject({ code: 'code_invalid' });
  });

  it('is replaced by a newer one', async () => {
    const email = toEmail();
    const first = await requestCode(email);
    server.clock.advance(1_000);
    let second = await requestCode(email);
    while (second === first) {
      server.clock.advance(1_000);
      second = await requestCode(email);
    }
    await expect(tryCode(email, first)).rejects.toMatchObject({ code: 'code_invalid' });
    await expect(tryCode(email, second)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('stands neither in the job nor in the row', async () => {
    const email = toEmail();
    const code = await requestCode(email);
    const [job] = await server.database.query<{ data: unknown; output: unknown }>(
      "SELECT data, output FROM pgboss.job WHERE data->>'email' = $1",
      [email],
    );
    expect(Object.keys(job?.data as object).sort()).toEqual(['email', 'emailCodeId', 'language']);
    expect(JSON.stringify(job)).not.toContain(code);
    const [row] = await server.database.query<{ text: string }>(
      'SELECT email_codes::text AS text FROM email_codes WHERE email = $1',
      [email],
    );
    expect(row?.text).not.toContain(`,${code},`);
    expect(row?.text).not.toContain(Buffer.from(code).toString('hex'));
  });

  it('is mailed again by the next run when the mail server was down', async () => {
    const email = toEmail();
    const { client } = openBrowser(server.app);
    await client.call(CALLS.sendEmailVerification, { body: { email, language: 'ko' } });
    server.mailer.fail(true);
    expect(await server.runJobs('send-verification-code.v1')).toMatchObject([{ kind: 'retry' }]);
    server.mailer.fail(false);
    await server.database.query(
      "UPDATE pgboss.job SET start_after = now() WHERE data->>'email' = $1",
      [email],
    );
    expect(await server.runJobs('send-verification-code.v1')).toEqual([{ kind: 'done' }]);
    await expect(tryCode(email, readCode(server, email))).resolves.toMatchObject({
      statusCode: 200,
    });
  });
});

describe('signing up', () => {
  it('is refused for an address that was not verified, and an hour after it was', async () => {
    const email = toEmail();
    const { client } = openBrowser(server.app);
    await expect(client.call(CALLS.createUser, { body: toAccount(email) })).rejects.toMatchObject({
      statusCode: 400,
      code: 'email_not_verified',
    });
    await verifyEmail(server, email);
    server.clock.advance(LIMITS.verifiedEmailMinutes * 60_000 + 1_000);
    await expect(client.call(CALLS.createUser, { body: toAccount(email) })).rejects.toMatchObject({
      code: 'email_not_verified',
    });
  });

  it('ignores the role that the form sends', async () => {
    const email = toEmail();
    await verifyEmail(server, email);
    const { client } = openBrowser(server.app);
    const { data } = await client.call(CALLS.createUser, {
      body: { ...toAccount(email), role: 'superuser' },
    });
    expect(data.role).toBe('user');
    const [row] = await server.database.query<{ role: string }>(
      'SELECT role FROM users WHERE id = $1',
      [data.id],
    );
    expect(row?.role).toBe('user');
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

  it('needs the confirmation of age', async () => {
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

  it('makes one account of two racing forms', async () => {
    const email = toEmail();
    await verifyEmail(server, email);
    const forms = [1, 2, 3].map(() =>
      openBrowser(server.app).client.call(CALLS.createUser, { body: toAccount(email) }),
    );
    const answers = await Promise.allSettled(forms);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason.code).toBe('email_in_use');
    }
  });

  it('compares addresses without regard to case', async () => {
    const email = toEmail();
    await signUp(server, email);
    const { client } = openBrowser(server.app);
    await expect(
      client.call(CALLS.sendEmailVerification, {
        body: { email: ` ${email.toUpperCase()} `, language: 'en' },
      }),
    ).rejects.toMatchObject({ code: 'email_in_use' });
  });
});

describe('GET /users/self', () => {
  it('answers the signed-in user without the password hash', async () => {
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
    });
    expect(reply.body).not.toContain('argon2');
  });
});
