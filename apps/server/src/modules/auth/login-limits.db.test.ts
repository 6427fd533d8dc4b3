import { CALLS } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import type { Rule } from '#platform/limits/limits.ts';
import { type Browser, openBrowserAt, toAddress } from '#testing/browsers.ts';
import { PASSWORD, signUp, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { buildTestServer } from '#testing/test-server.ts';
import { FAILED_LOGINS } from './auth-limits.ts';

const WRONG = 'wrong-horse-1';
const FAILED = { statusCode: 400, code: 'login_failed' };
const LIMITED = { statusCode: 429, code: 'login_limited' };
const TEXT = 'Failed to log in. Please try again.';

const { server } = await openServer({ instances: 2 });

const open = (address?: string) => openBrowserAt(server.app, address);
const guess = (email: string, password = WRONG, browser: Browser = open()) =>
  browser.send(CALLS.login, { email, password });

/** From as many devices and addresses as there are guesses. */
async function guessMany(email: string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let each = 0; each < count; each++) statuses.push((await guess(email)).status);
  return statuses;
}

async function countHashes(): Promise<number> {
  const { values } = await server.deps.metrics.passwordHashes.get();
  return values[0]?.value ?? 0;
}

/** Logs in once: the account knows the browser from then on. */
async function makeKnown(email: string): Promise<Browser> {
  const browser = open();
  expect((await guess(email, PASSWORD, browser)).status).toBe(200);
  return browser;
}

/** All but the last of a limit are used up. */
async function fillAllButOne(rule: Rule, subject: string, max: number): Promise<void> {
  for (let hit = 1; hit < max; hit++) {
    if (!(await server.deps.limits.take(rule, subject))) throw new Error(`full after ${hit}`);
  }
}

describe('guessing a password', () => {
  it('reaches the hash 10 times in 15 minutes, whatever device or address it comes from; the 11th guess answers 429 "Failed to log in. Please try again." without hashing, even if right', async () => {
    const { email } = await signUp(server);
    const before = await countHashes();
    expect(await guessMany(email, 10)).toEqual(Array(10).fill(400));
    expect(await countHashes()).toBe(before + 10);
    for (const password of [WRONG, PASSWORD]) {
      const answer = await guess(email, password);
      expect(answer.body).toMatchObject({ ...LIMITED, message: TEXT });
      expect(answer.status).toBe(429);
      expect(answer.headers['retry-after']).toBe('900');
      expect(answer.cookies).toEqual([]);
    }
    expect(await countHashes()).toBe(before + 10);
  });

  it('answers 400 "Failed to log in. Please try again." for a wrong password', async () => {
    const { email } = await signUp(server);
    expect((await guess(email)).body).toMatchObject({ ...FAILED, message: TEXT });
  });

  it('counts guesses that come at once, at two processes, together', async () => {
    const { email } = await signUp(server);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, turn) => {
        const app = server.apps[turn % 2] ?? server.app;
        return openBrowserAt(app).send(CALLS.login, { email, password: WRONG });
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
  });

  it('locks nothing: each guess makes room again 15 minutes after it', async () => {
    const { email } = await signUp(server);
    await guessMany(email, 1);
    server.clock.advance(5 * MINUTE_MS);
    await guessMany(email, 9);
    const limited = await guess(email);
    expect(limited.headers['retry-after']).toBe('600');
    server.clock.advance(10 * MINUTE_MS - 1);
    expect((await guess(email, PASSWORD)).status).toBe(429);
    server.clock.advance(1);
    expect(await guessMany(email, 2)).toEqual([400, 429]);
    server.clock.advance(5 * MINUTE_MS);
    expect((await guess(email, PASSWORD)).status).toBe(200);
  });

  it('does not stop the owner: a device that has logged in before still logs in', async () => {
    const { email } = await signUp(server);
    const owner = await makeKnown(email);
    expect((await guessMany(email, 11)).at(-1)).toBe(429);
    expect((await guess(email, PASSWORD, owner)).status).toBe(200);
    expect((await guess(email, PASSWORD)).status).toBe(429);
  });

  it('counts a known device apart, with 10 guesses of its own', async () => {
    const { email } = await signUp(server);
    const owner = await makeKnown(email);
    for (let each = 0; each < 10; each++) {
      expect((await guess(email, WRONG, owner)).body).toMatchObject(FAILED);
    }
    expect((await guess(email, PASSWORD, owner)).body).toMatchObject(LIMITED);
    expect((await guess(email)).body).toMatchObject(FAILED);
    server.clock.advance(15 * MINUTE_MS);
    expect((await guess(email, PASSWORD, owner)).status).toBe(200);
  });

  it('does not profit from a device that another account knows', async () => {
    const [mine, other] = [await signUp(server), await signUp(server)];
    const stranger = await makeKnown(mine.email);
    await guessMany(other.email, 10);
    expect((await guess(other.email, PASSWORD, stranger)).body).toMatchObject(LIMITED);
  });

  it('starts anew after the right password', async () => {
    const { email } = await signUp(server);
    await guessMany(email, 9);
    expect((await guess(email, PASSWORD)).status).toBe(200);
    expect(await guessMany(email, 11)).toEqual([...Array(10).fill(400), 429]);
  });

  it('of an address without an account is hashed and counted in the same way, once it is not told', async () => {
    const browser = open();
    for (let told = 0; told < 5; told++) {
      expect((await guess(toEmail(), WRONG, browser)).status).toBe(404);
    }
    const nobody = toEmail();
    const before = await countHashes();
    for (let each = 0; each < 12; each++) {
      expect((await guess(nobody, WRONG, browser)).body).toMatchObject(LIMITED);
    }
    expect(await countHashes()).toBe(before + 10);
  });
});

describe('one address', () => {
  it('fails to log in 500 times an hour, then answers 429; a known device passes', async () => {
    const { email } = await signUp(server);
    const owner = openBrowserAt(server.app, undefined, (await makeKnown(email)).cookies);
    await fillAllButOne(FAILED_LOGINS, owner.address, 500);
    expect((await guess(email, WRONG, open(owner.address))).body).toMatchObject(FAILED);
    const before = await countHashes();
    const limited = await guess(email, PASSWORD, open(owner.address));
    expect(limited.body).toMatchObject({ ...LIMITED, message: TEXT });
    expect(limited.headers['retry-after']).toBe('3600');
    expect((await guess(toEmail(), WRONG, open(owner.address))).body).toMatchObject(LIMITED);
    expect(await countHashes()).toBe(before);
    expect((await guess(email, PASSWORD, owner)).status).toBe(200);
    expect((await guess(email, PASSWORD, open())).status).toBe(200);
  });

  it('is that of the socket: X-Forwarded-For is not believed', async () => {
    const address = toAddress();
    const send = (turn: number) =>
      open(address).send(
        CALLS.login,
        { email: toEmail(), password: WRONG },
        { 'x-forwarded-for': `203.0.${turn}.9`, 'x-real-ip': `203.0.${turn}.9` },
      );
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) statuses.push((await send(turn)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  });

  it('is what X-Forwarded-For says when one of TRUSTED_PROXIES says it, and only then', async () => {
    const proxied = await buildTestServer({ environment: { TRUSTED_PROXIES: '10.99.0.0/16' } });
    try {
      const send = (address: string, forwarded: string) =>
        openBrowserAt(proxied.app, address)
          .send(
            CALLS.login,
            { email: toEmail(), password: WRONG },
            { 'x-forwarded-for': forwarded },
          )
          .then(({ status }) => status);
      for (let turn = 0; turn < 5; turn++) await send('10.99.0.1', '198.51.100.7');
      expect(await send('10.99.3.4', '198.51.100.8')).toBe(429);
      expect(await send('10.99.0.1', '198.51.101.7')).toBe(404);
      // The addresses that a caller wrote before the proxy added its line do not count.
      expect(await send('10.99.0.1', '192.0.2.1, 198.51.100.7')).toBe(429);
      expect(await send('10.98.0.1', '198.51.100.7')).toBe(404);
    } finally {
      await proxied.stop();
    }
  });
});
