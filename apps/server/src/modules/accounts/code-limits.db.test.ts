import { CALLS } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { CODE_CHECKS, toSignUpClaims } from '#modules/auth/auth-limits.ts';
import { toPlace } from '#modules/auth/caller.ts';
import type { Claim } from '#platform/limits/limits.ts';
import { type Browser, openBrowserAt, toAddress } from '#testing/browsers.ts';
import { toAccount, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const LIMITED = {
  statusCode: 429,
  code: 'email_limited',
  message: 'Failed to send an email. Please try again.',
};

const { server } = await openServer({ instances: 2 });

const open = (address?: string) => openBrowserAt(server.app, address);
const ask = (email: string, browser: Browser = open()) =>
  browser.send(CALLS.sendEmailVerification, { email, language: 'en' });

async function fillAllButOne([rule, subject]: Claim, max: number): Promise<void> {
  for (let hit = 1; hit < max; hit++) {
    if (!(await server.deps.limits.take(rule, subject))) throw new Error(`full after ${hit}`);
  }
}

describe('codes', () => {
  it('go to one address 3 times an hour, whoever asks; the 4th answers 429 "Failed to send an email. Please try again."', async () => {
    const email = toEmail();
    for (let turn = 0; turn < 3; turn++) expect((await ask(email)).status).toBe(200);
    const limited = await ask(email);
    expect(limited.status).toBe(429);
    expect(limited.body).toMatchObject(LIMITED);
    expect(limited.headers['retry-after']).toBe('3600');
    server.clock.advance(HOUR_MS - 1);
    expect((await ask(email)).body).toMatchObject(LIMITED);
    server.clock.advance(1);
    expect((await ask(email)).status).toBe(200);
  });

  it('go to one address 5 times a day; the answer says after how long there is room', async () => {
    const email = toEmail();
    for (let turn = 0; turn < 5; turn++) {
      expect((await ask(email)).status).toBe(200);
      server.clock.advance(HOUR_MS);
    }
    for (let turn = 0; turn < 3; turn++) {
      const limited = await ask(email);
      expect(limited.body).toMatchObject(LIMITED);
      expect(limited.headers['retry-after']).toBe(String(19 * 3_600));
    }
    server.clock.advance(19 * HOUR_MS);
    expect((await ask(email)).status).toBe(200);
  });

  it('are limited by two processes together, also when they are asked for at once', async () => {
    const email = toEmail();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        ask(email, openBrowserAt(server.apps[turn % 2] ?? server.app)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const jobs = await server.database.query("SELECT 1 FROM pgboss.job WHERE data->>'email' = $1", [
      email,
    ]);
    expect(jobs).toHaveLength(3);
  });

  it('are asked for by one device 20 times an hour, at most', async () => {
    const { cookies } = open();
    const next = () => ask(toEmail(), openBrowserAt(server.app, toAddress(), cookies));
    for (let turn = 0; turn < 20; turn++) expect((await next()).status).toBe(200);
    const limited = await next();
    expect(limited.body).toMatchObject(LIMITED);
    expect(limited.headers['retry-after']).toBe('3600');
  });

  it('reach a class of 60 people behind one address', async () => {
    const address = toAddress();
    for (let person = 0; person < 60; person++) {
      expect((await ask(toEmail(), open(address))).status).toBe(200);
    }
  });

  it('are checked 500 times an hour for one address, then answered 429 "Failed to verify the email code. Please try again."', async () => {
    const browser = open();
    await fillAllButOne([CODE_CHECKS, browser.address], 500);
    const check = () => browser.send(CALLS.verifyEmailCode, { email: toEmail(), code: '000000' });
    expect((await check()).body).toMatchObject({ statusCode: 400, code: 'code_invalid' });
    const limited = await check();
    expect(limited.status).toBe(429);
    expect(limited.body).toMatchObject({
      statusCode: 429,
      code: 'code_limited',
      message: 'Failed to verify the email code. Please try again.',
    });
    expect(limited.headers['retry-after']).toBe('3600');
  });
});

describe('forms of new accounts', () => {
  const SIGN_UP_LIMITED = {
    statusCode: 429,
    code: 'sign_up_limited',
    message: 'Failed to create a user. Please try again.',
  };
  const send = (browser: Browser) => browser.send(CALLS.createUser, toAccount(toEmail()));

  it('come from one device 20 times an hour, then answer 429 "Failed to create a user. Please try again."', async () => {
    const browser = open();
    for (let turn = 0; turn < 20; turn++) expect((await send(browser)).status).toBe(400);
    const limited = await send(browser);
    expect(limited.status).toBe(429);
    expect(limited.body).toMatchObject(SIGN_UP_LIMITED);
    expect(limited.headers['retry-after']).toBe('3600');
  });

  it('come from one address 500 times an hour', async () => {
    const address = toAddress();
    const device = { hash: Buffer.alloc(32), isNew: true };
    const claims = toSignUpClaims({ device, ...toPlace(address) });
    expect(claims).toHaveLength(1);
    for (const claim of claims) await fillAllButOne(claim, 500);
    expect((await send(open(address))).status).toBe(400);
    expect((await send(open(address))).body).toMatchObject(SIGN_UP_LIMITED);
  });
});
