import { CALLS, LIMITS } from '@fovea/contract';
import type { CookieSession } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { openBrowserAt } from '#testing/browsers.ts';
import { openBrowser, readCode, toAccount, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const REFUSED = {
  statusCode: 400,
  code: 'code_invalid',
  message: 'Failed to verify the email code. Please try again.',
};
const NOT_VERIFIED = {
  statusCode: 400,
  code: 'email_not_verified',
  message: 'Failed to create a user. Please try again.',
};

const { server } = await openServer();

/** One browser asks for a code and enters it. */
async function requestCode(email: string, browser = openBrowserAt(server.app)) {
  await browser.client.call(CALLS.sendEmailVerification, { body: { email, language: 'en' } });
  await server.runJobs('send-verification-code.v1');
  return { browser, email, code: readCode(server, email) };
}

function tryCode({ browser, email }: { browser: CookieSession; email: string }, code: string) {
  return browser.client.call(CALLS.verifyEmailCode, { body: { email, code } });
}

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

describe('the mailed code', () => {
  it('has six digits', async () => {
    expect((await requestCode(toEmail())).code).toMatch(/^\d{6}$/);
  });

  it('is refused with "Failed to verify the email code. Please try again." after five wrong tries: the 6th even if right', async () => {
    const asked = await requestCode(toEmail());
    for (let tries = 0; tries < 5; tries++) {
      await expect(tryCode(asked, wrongCode(asked.code))).rejects.toMatchObject(REFUSED);
    }
    await expect(tryCode(asked, asked.code)).rejects.toMatchObject(REFUSED);
  });

  it('is still good at the fifth try', async () => {
    const asked = await requestCode(toEmail());
    for (let tries = 1; tries < 5; tries++) {
      await expect(tryCode(asked, wrongCode(asked.code))).rejects.toMatchObject(REFUSED);
    }
    await expect(tryCode(asked, asked.code)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('is refused when it was used', async () => {
    const asked = await requestCode(toEmail());
    await tryCode(asked, asked.code);
    await expect(tryCode(asked, asked.code)).rejects.toMatchObject(REFUSED);
  });

  it('is good in the browser that asked for it alone, and tries elsewhere do not use it up', async () => {
    const asked = await requestCode(toEmail());
    const other = openBrowserAt(server.app);
    const stranger = { ...asked, browser: other };
    const nobody = { ...asked, browser: openBrowser(server.app) };
    for (let tries = 0; tries < 6; tries++) {
      await expect(tryCode(stranger, asked.code)).rejects.toMatchObject(REFUSED);
    }
    await expect(tryCode(nobody, asked.code)).rejects.toMatchObject(REFUSED);
    await expect(tryCode(asked, asked.code)).resolves.toMatchObject({ statusCode: 200 });
    // Nor does the address that was verified here open a sign-up there.
    const { client } = other;
    await expect(
      client.call(CALLS.createUser, { body: toAccount(asked.email) }),
    ).rejects.toMatchObject(NOT_VERIFIED);
  });

  it('is not replaced by one that another browser asks for', async () => {
    const asked = await requestCode(toEmail());
    await requestCode(asked.email);
    await expect(tryCode(asked, asked.code)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('is good for its own address alone', async () => {
    const browser = openBrowserAt(server.app);
    const asked = await requestCode(toEmail(), browser);
    const other = await requestCode(toEmail(), browser);
    if (asked.code !== other.code) {
      await expect(tryCode(other, asked.code)).rejects.toMatchObject(REFUSED);
    }
    await expect(tryCode(other, other.code)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('counts racing tries, so that guessing in parallel gains nothing', async () => {
    const asked = await requestCode(toEmail());
    const guesses = Array.from({ length: 12 }, () => tryCode(asked, wrongCode(asked.code)));
    await Promise.allSettled(guesses);
    const [row] = await server.database.query<{ tries: number }>(
      'SELECT tries FROM email_codes WHERE email = $1',
      [asked.email],
    );
    expect(row?.tries).toBe(LIMITS.verificationCodeTries);
  });

  it('is good until the last instant of ten minutes and not at their end', async () => {
    const [one, two] = [await requestCode(toEmail()), await requestCode(toEmail())];
    server.clock.advance(10 * 60_000 - 1);
    await expect(tryCode(one, one.code)).resolves.toMatchObject({ statusCode: 200 });
    server.clock.advance(1);
    await expect(tryCode(two, two.code)).rejects.toMatchObject(REFUSED);
  });

  it('is replaced by a newer one, already before that is mailed', async () => {
    const first = await requestCode(toEmail());
    server.clock.advance(1);
    const body = { email: first.email, language: 'en' } as const;
    await first.browser.client.call(CALLS.sendEmailVerification, { body });
    await expect(tryCode(first, first.code)).rejects.toMatchObject(REFUSED);
    await server.runJobs('send-verification-code.v1');
    const second = readCode(server, first.email);
    if (second !== first.code) {
      await expect(tryCode(first, first.code)).rejects.toMatchObject(REFUSED);
    }
    await expect(tryCode(first, second)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('stands neither in the job nor in the row', async () => {
    const email = toEmail();
    const { code } = await requestCode(email);
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
    const browser = openBrowser(server.app);
    await browser.client.call(CALLS.sendEmailVerification, { body: { email, language: 'ko' } });
    server.mailer.fail(true);
    expect(await server.runJobs('send-verification-code.v1')).toMatchObject([{ kind: 'retry' }]);
    server.mailer.fail(false);
    await server.database.query(
      "UPDATE pgboss.job SET start_after = now() WHERE data->>'email' = $1",
      [email],
    );
    expect(await server.runJobs('send-verification-code.v1')).toEqual([{ kind: 'done' }]);
    await expect(tryCode({ browser, email }, readCode(server, email))).resolves.toMatchObject({
      statusCode: 200,
    });
  });
});
