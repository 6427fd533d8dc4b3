import { CALLS } from '@fovea/contract';
import { DAY_MS, MINUTE_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import { type Answer, type Browser, openBrowserAt, toAddress } from '#testing/browsers.ts';
import { PASSWORD, type Person, signUp, toAccount, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { watchStatements } from '#testing/statement-log.ts';
import { FAILED_LOGINS, toDisclosureClaims } from './auth-limits.ts';
import { toPlace } from './caller.ts';

const WRONG = 'wrong-horse-1';

const { server } = await openServer();
const statements = watchStatements(server.deps.pool);
const taken = (await signUp(server)).email;

const open = (address?: string) => openBrowserAt(server.app, address);
const logIn = (browser: Browser, email = toEmail()) =>
  browser.send(CALLS.login, { email, password: WRONG });
const askForCode = (browser: Browser, email: string, language = 'en') =>
  browser.send(CALLS.sendEmailVerification, { email, language });
const signUpAgain = (browser: Browser, email: string) =>
  browser.send(CALLS.createUser, toAccount(email));

const listStatements = async (work: () => Promise<unknown>) =>
  (await statements.record(work)).map(({ text }) => text);

async function statusesOf(count: number, next: (turn: number) => Promise<Answer>) {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn++) statuses.push((await next(turn)).status);
  return statuses;
}

/** A browser that has been told as often as anybody is. */
async function openTold(): Promise<Browser> {
  const browser = open();
  expect(await statusesOf(6, () => logIn(browser))).toEqual([404, 404, 404, 404, 404, 429]);
  return browser;
}

const inNetwork = (network: string, host: number) =>
  open(`${network.slice(0, network.lastIndexOf('.'))}.${host}`);

async function countHashes(): Promise<number> {
  const { values } = await server.deps.metrics.passwordHashes.get();
  return values[0]?.value ?? 0;
}

/** All that may be compared: the date and the request's number are its own. */
const toComparable = ({ status, bytes, headers: { date: _, ...headers } }: Answer) => ({
  status,
  bytes,
  headers,
});

describe('the 404 of a log-in', () => {
  it('says "The user does not exist. Please sign up first."', async () => {
    const { status, body } = await logIn(open());
    expect(status).toBe(404);
    expect(body).toMatchObject({
      statusCode: 404,
      code: 'user_not_found',
      message: 'The user does not exist. Please sign up first.',
    });
  });

  it('is told five times in 10 minutes to one network, whatever device and host ask', async () => {
    const network = toAddress();
    expect(await statusesOf(7, (turn) => logIn(inNetwork(network, turn + 1)))).toEqual([
      404, 404, 404, 404, 404, 429, 429,
    ]);
    expect((await logIn(open())).status).toBe(404);
    server.clock.advance(10 * MINUTE_MS - 1);
    expect((await logIn(inNetwork(network, 77))).status).toBe(429);
    server.clock.advance(1);
    expect((await logIn(inNetwork(network, 77))).status).toBe(404);
  });

  it('is told no more of 20 a day with the 400 of a wrong password, which tells that there is an account', async () => {
    const members: Person[] = [];
    while (members.length < 21) members.push(await signUp(server));
    const network = toAddress();
    const guess = (turn: number) => logIn(inNetwork(network, turn + 1), members[turn]?.email);
    expect(await statusesOf(20, guess)).toEqual(Array(20).fill(400));
    const refused = await guess(20);
    expect(refused.body).toMatchObject({
      statusCode: 429,
      message: 'Failed to log in. Please try again.',
    });
    expect((await logIn(inNetwork(network, 77))).status).toBe(429);
  });

  it('is told five times in 10 minutes to one device, whatever network it is in', async () => {
    const { cookies } = open();
    const next = () => logIn(openBrowserAt(server.app, toAddress(), cookies));
    expect(await statusesOf(6, next)).toEqual([404, 404, 404, 404, 404, 429]);
  });

  it('is told 20 times a day to one network and to one device', async () => {
    const [network, device] = [toAddress(), open()];
    const ways = [
      (turn: number) => logIn(inNetwork(network, turn + 1)),
      () => logIn(openBrowserAt(server.app, toAddress(), device.cookies)),
    ];
    for (let round = 0; round < 4; round++) {
      for (const way of ways) expect(await statusesOf(5, way)).toEqual(Array(5).fill(404));
      server.clock.advance(10 * MINUTE_MS);
    }
    for (const way of ways) expect((await way(0)).status).toBe(429);
    server.clock.advance(DAY_MS - 40 * MINUTE_MS - 1);
    for (const way of ways) expect((await way(0)).status).toBe(429);
    server.clock.advance(1 + 10 * MINUTE_MS);
    for (const way of ways) expect((await way(0)).status).toBe(404);
  });

  it('is told 500 times an hour to everybody together, and still to a device that some account knows', async () => {
    const known = open();
    await known.send(CALLS.login, { email: taken, password: PASSWORD });
    const nobody = { hash: Buffer.alloc(32), isNew: true };
    const claims = toDisclosureClaims({ device: nobody, ...toPlace('192.0.2.1') }, false);
    const claim = claims.lasting.at(-1);
    if (claim === undefined) throw new Error('there is no such limit');
    await server.deps.limits.clear(...claim);
    for (let hit = 1; hit < 500; hit++) {
      if (!(await server.deps.limits.take(...claim))) throw new Error(`full after ${hit}`);
    }
    expect((await logIn(open())).status).toBe(404);
    expect((await logIn(open())).status).toBe(429);
    expect((await logIn(known)).status).toBe(404);
    await server.deps.limits.clear(...claim);
  });
});

describe('past that, a log-in that fails', () => {
  it('answers 429 "Failed to log in. Please try again." byte by byte the same for an unknown address and for a wrong password, after a hash each', async () => {
    const browser = await openTold();
    const before = await countHashes();
    const [unknown, known] = [await logIn(browser), await logIn(browser, taken)];
    expect(await countHashes()).toBe(before + 2);
    expect(unknown.status).toBe(429);
    expect(unknown.body).toMatchObject({
      statusCode: 429,
      code: 'login_limited',
      message: 'Failed to log in. Please try again.',
    });
    expect(unknown.headers['retry-after']).toBe('60');
    expect(toComparable(known)).toEqual(toComparable(unknown));
  });

  it('stays the same for both when the guesses of the address run out', async () => {
    const { email } = await signUp(server);
    const browser = await openTold();
    const nobody = toEmail();
    for (let guess = 0; guess < 12; guess++) {
      const [unknown, known] = [await logIn(browser, nobody), await logIn(browser, email)];
      expect(toComparable(known)).toEqual(toComparable(unknown));
    }
  });

  it('asks the database the same in the same order for both, before and after the guesses run out', async () => {
    const { email } = await signUp(server);
    const browser = await openTold();
    const nobody = toEmail();
    for (let guess = 0; guess < 12; guess++) {
      const unknown = await listStatements(() => logIn(browser, nobody));
      expect(await listStatements(() => logIn(browser, email))).toEqual(unknown);
      expect(unknown.length).toBeGreaterThan(3);
    }
  });

  it('counts for its address also when no guess is left', async () => {
    const { limits } = server.deps;
    const address = toAddress();
    const nobody = toEmail();
    // Five are told, ten are guesses.
    for (let hit = 0; hit < FAILED_LOGINS.max - 16; hit++)
      await limits.take(FAILED_LOGINS, address);
    for (let turn = 0; turn < 15; turn++) await logIn(open(address), nobody);
    expect(await limits.isFull(FAILED_LOGINS, address)).toBe(false);
    await logIn(open(address), nobody);
    expect(await limits.isFull(FAILED_LOGINS, address)).toBe(true);
  });

  it('does not stand in the way of the right password', async () => {
    const browser = await openTold();
    const answer = await browser.send(CALLS.login, { email: taken, password: PASSWORD });
    expect(answer.status).toBe(200);
  });
});

describe('the 409 of a used address', () => {
  const IN_USE = {
    statusCode: 409,
    code: 'email_in_use',
    message: 'The email is already in use. Please try another one.',
  };

  it('is told five times in 10 minutes when codes are asked for; past it the answer is that of any address and the mail says that there is an account', async () => {
    const { email } = await signUp(server);
    const browser = open();
    for (let turn = 0; turn < 5; turn++) {
      expect((await askForCode(browser, taken)).body).toMatchObject(IN_USE);
    }
    const used = await askForCode(browser, email, 'ko');
    const fresh = toEmail();
    const unused = await askForCode(browser, fresh, 'ko');
    expect(used.status).toBe(200);
    expect(used.body).toEqual({
      statusCode: 200,
      message: 'A verification code has been sent to your email.',
      data: null,
    });
    expect(toComparable(used)).toEqual(toComparable(unused));
    await server.runJobs('send-verification-code.v1');
    const mailTo = (to: string) => server.mailer.mails.findLast((mail) => mail.to === to);
    expect(mailTo(email)?.subject).toBe('이미 Fovea 계정이 있습니다');
    expect(mailTo(email)?.text).not.toMatch(/\b\d{6}\b/);
    expect(mailTo(fresh)?.text).toMatch(/\b\d{6}\b/);
  });

  it('past it, limits on codes of an address are the same for a used and for a new one', async () => {
    const { email } = await signUp(server);
    // The day's codes of the sign-up itself.
    server.clock.advance(DAY_MS);
    const browser = await openTold();
    const fresh = toEmail();
    for (let turn = 0; turn < 5; turn++) {
      const [used, unused] = [await askForCode(browser, email), await askForCode(browser, fresh)];
      expect(used.status).toBe(turn < 3 ? 200 : 429);
      expect(toComparable(used)).toEqual(toComparable(unused));
    }
  });

  it('past it asks the database the same for a used and for a new address', async () => {
    const { email } = await signUp(server);
    server.clock.advance(DAY_MS);
    const browser = await openTold();
    const fresh = toEmail();
    for (const ask of [askForCode, signUpAgain]) {
      const unused = await listStatements(() => ask(browser, fresh));
      expect(await listStatements(() => ask(browser, email))).toEqual(unused);
      expect(unused.length).toBeGreaterThan(3);
    }
  });

  it('is told five times in 10 minutes at sign-up; past it an address that was not verified answers 400 "Failed to create a user. Please try again." whether it is used or not', async () => {
    const browser = open();
    for (let turn = 0; turn < 5; turn++) {
      expect((await signUpAgain(browser, taken)).body).toMatchObject(IN_USE);
    }
    const [used, unused] = [
      await signUpAgain(browser, taken),
      await signUpAgain(browser, toEmail()),
    ];
    expect(used.status).toBe(400);
    expect(used.body).toMatchObject({
      statusCode: 400,
      code: 'email_not_verified',
      message: 'Failed to create a user. Please try again.',
    });
    expect(toComparable(used)).toEqual(toComparable(unused));
  });

  it('counts with the 404: a caller is told five things in all', async () => {
    const browser = open();
    expect((await logIn(browser)).status).toBe(404);
    expect((await logIn(browser)).status).toBe(404);
    expect((await askForCode(browser, taken)).status).toBe(409);
    expect((await askForCode(browser, taken)).status).toBe(409);
    expect((await signUpAgain(browser, taken)).status).toBe(409);
    expect((await logIn(browser)).status).toBe(429);
    expect((await signUpAgain(browser, taken)).status).toBe(400);
  });
});
