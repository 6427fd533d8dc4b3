import { CALLS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { WRONG_TOKENS } from '#modules/auth/auth-limits.ts';
import { type Browser, openBrowserAt, toAddress } from '#testing/browsers.ts';
import { PASSWORD, signUp, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const NEW_PASSWORD = 'another-horse-2';
const REFUSED = {
  statusCode: 400,
  code: 'reset_token_invalid',
  message: 'Invalid token. Please try again.',
};

const { server } = await openServer();

async function requestToken(email: string): Promise<string> {
  await openBrowserAt(server.app).send(CALLS.requestPasswordReset, { email, language: 'en' });
  await server.runJobs('send-reset-mail.v1');
  const mail = server.mailer.mails.findLast(({ to }) => to === email);
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('limits on links', () => {
  const LIMITED = {
    statusCode: 429,
    code: 'reset_limited',
    message: 'Password reset failed. Please try again.',
  };

  it('let a device ask for 20 links an hour, known addresses or not, then answer 429', async () => {
    const browser = openBrowserAt(server.app);
    const send = () =>
      browser.send(CALLS.requestPasswordReset, { email: toEmail(), language: 'en' });
    for (let turn = 0; turn < 20; turn++) expect((await send()).status).toBe(200);
    const limited = await send();
    expect(limited.status).toBe(429);
    expect(limited.body).toMatchObject(LIMITED);
    expect(limited.headers['retry-after']).toBe('3600');
    server.clock.advance(3_600_000);
    expect((await send()).status).toBe(200);
  });

  it('let an address ask for 500 links an hour, whatever the device', async () => {
    const address = toAddress();
    const ask = () =>
      openBrowserAt(server.app, address, new Map()).send(CALLS.requestPasswordReset, {
        email: toEmail(),
        language: 'en',
      });
    for (let turn = 0; turn < 500; turn += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, ask));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect((await ask()).body).toMatchObject(LIMITED);
  });

  it('let an address try 500 wrong tokens an hour, then refuse right ones too, before a hash', async () => {
    const { email } = await signUp(server);
    const token = await requestToken(email);
    const browser = openBrowserAt(server.app);
    for (let turn = 1; turn < 500; turn++) {
      if (!(await server.deps.limits.take(WRONG_TOKENS, browser.address))) {
        throw new Error(`full after ${turn}`);
      }
    }
    const right = () => browser.send(CALLS.checkPasswordReset, { token });
    expect((await right()).status).toBe(200);
    const wrong = await browser.send(CALLS.checkPasswordReset, { token: 'guess' });
    expect(wrong.body).toMatchObject(REFUSED);
    expect((await right()).body).toMatchObject(LIMITED);
    const update = await browser.send(CALLS.updatePassword, { token, password: 'another-horse-2' });
    expect(update.body).toMatchObject(LIMITED);
    const elsewhere = await openBrowserAt(server.app).send(CALLS.checkPasswordReset, { token });
    expect(elsewhere.status).toBe(200);
  });
});

describe('a reset', () => {
  it('lets the browser that made it log in though strangers used up the guesses; other browsers are strangers from then on', async () => {
    const { email } = await signUp(server);
    const before = openBrowserAt(server.app);
    await before.client.call(CALLS.login, { body: { email, password: PASSWORD } });
    const token = await requestToken(email);
    for (let guess = 0; guess < 10; guess++) {
      await openBrowserAt(server.app).send(CALLS.login, { email, password: 'wrong-horse-1' });
    }
    const browser = openBrowserAt(server.app);
    await browser.client.call(CALLS.updatePassword, { body: { token, password: NEW_PASSWORD } });
    const logInAt = async (own: Browser) =>
      (await own.send(CALLS.login, { email, password: NEW_PASSWORD })).status;
    expect(await logInAt(before)).toBe(429);
    expect(await logInAt(openBrowserAt(server.app))).toBe(429);
    expect(await logInAt(browser)).toBe(200);
  });
});
