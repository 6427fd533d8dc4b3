import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, CALLS, type Call, type CallInput } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import { type CookieSession, createCookieSession, createTransport } from '@fovea/testkit';
import type { Drill } from './drill.ts';
import type { Happening } from './windows.ts';

export const PASSWORD = 'Correct-horse-7!';
const MAIL_MS = 300_000;
const USUAL_MAIL_MS = 1_000;
const CODE_LIFE_MS = 10 * MINUTE_MS;
const SOCKETS = 64;
/** The server had nothing free for a call on a starved machine; browsers send it again too. */
const UNAVAILABLE = 503;
const BUSY_MS = 500;
const MOST_BUSY = 60;

export interface Answer extends Happening {
  readonly status: number;
  /** Code of the error; empty for a success. */
  readonly code: string;
  readonly message: string;
}

export interface Browser extends CookieSession {
  attempt<C extends Call>(
    call: C,
    ...input: unknown extends CallInput<C> ? [] : [CallInput<C>]
  ): Promise<Answer>;
}

/** Browsers behind one address of 127.0.0.0/8. */
export interface Place {
  open(cookies?: ReadonlyMap<string, string>): Browser;
  stop(): void;
}

export function openPlace(
  drill: Pick<Drill, 'url' | 'clock'>,
  localAddress: string,
  headers: () => Record<string, string> = () => ({}),
): Place {
  const transport = createTransport({ localAddress, maxSockets: SOCKETS, timeoutMs: 60_000 });
  const sending = {
    ...transport,
    send: (url: string, init: Parameters<typeof transport.send>[1]) =>
      transport.send(url, { ...init, headers: { ...init.headers, ...headers() } }),
  };
  return {
    open(cookies) {
      const session = createCookieSession(drill.url, sending, cookies);
      const send = session.client.call as (call: Call, input?: unknown) => Promise<unknown>;
      const attempt = async (call: Call, input?: unknown, busy = 0): Promise<Answer> => {
        const sentMs = drill.clock.now();
        const answer = await send(call, input).then(
          (reply) => ({ code: '', ...toStated(reply) }),
          (error: unknown) => {
            if (!(error instanceof ApiError)) throw error;
            return { status: error.statusCode, code: error.code, message: error.message };
          },
        );
        if (answer.status === UNAVAILABLE && busy < MOST_BUSY) {
          await sleep(BUSY_MS);
          return attempt(call, input, busy + 1);
        }
        return { ...answer, sentMs, receivedMs: drill.clock.now() };
      };
      const once = (call: Call, input?: unknown) => attempt(call, input);
      return { ...session, attempt: once as Browser['attempt'] };
    },
    stop: () => transport.stop(),
  };
}

function toStated(reply: unknown) {
  const { statusCode, message } = reply as { statusCode: number; message: string };
  return { status: statusCode, message };
}

/** Places for a while; their connections end with it. */
export async function withPlaces<T>(
  drill: Drill,
  addresses: readonly string[],
  run: (places: readonly Place[]) => Promise<T>,
): Promise<T> {
  const places = addresses.map((address) => openPlace(drill, address));
  try {
    return await run(places);
  } finally {
    for (const place of places) place.stop();
  }
}

/** `count` addresses, each in a network (/24) of its own. */
export function toAddresses(block: number, count: number): string[] {
  return Array.from(
    { length: count },
    (_, i) => `127.${block + Math.floor(i / 250)}.${1 + (i % 250)}.7`,
  );
}

export const at = <T>(items: readonly T[], i: number): T => items[i % items.length] as T;

export const logIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.attempt(CALLS.login, { body: { email, password } });

export const askForCode = (browser: Browser, email: string) =>
  browser.attempt(CALLS.sendEmailVerification, { body: { email, language: 'en' } });

export const verifyCode = (browser: Browser, email: string, code: string) =>
  browser.attempt(CALLS.verifyEmailCode, { body: { email, code } });

export const createAccount = (browser: Browser, email: string) =>
  browser.attempt(CALLS.createUser, {
    body: {
      email,
      password: PASSWORD,
      organization: 'Fovea Demo',
      language: 'en',
      ageConfirmed: true,
      termsVersion: '2024-03-25',
    },
  });

export const askForReset = (browser: Browser, email: string) =>
  browser.attempt(CALLS.requestPasswordReset, { body: { email, language: 'en' } });

export function expectStatus(answer: Answer, status: number): void {
  if (answer.status === status) return;
  throw new Error(`answered ${answer.status} ${answer.code}, not ${status}`);
}

/** Asks for a code and reads it from the mail. */
export async function receiveCode(drill: Drill, browser: Browser, email: string) {
  const afterMs = Date.now();
  expectStatus(await askForCode(browser, email), 200);
  const mail = await drill.stack.mail.waitForMail({ to: email, afterMs, timeoutMs: MAIL_MS });
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (code === undefined) throw new Error(`the mail to ${email} has no code`);
  return code;
}

/** Asks for a link and reads its token from the mail. */
export async function receiveResetToken(drill: Drill, browser: Browser, email: string) {
  const afterMs = Date.now();
  expectStatus(await askForReset(browser, email), 200);
  const mail = await drill.stack.mail.waitForMail({ to: email, afterMs, timeoutMs: MAIL_MS });
  const token = /#token=([\w-]+)/.exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`the mail to ${email} has no link`);
  return token;
}

/** A signed-in browser of a new account. A code lives for minutes of the drill's clock. */
export async function signUp(drill: Drill, place: Place, email: string): Promise<Browser> {
  if (drill.clock.rate * USUAL_MAIL_MS > CODE_LIFE_MS / 2) {
    throw new RangeError('the clock is too fast for a code to arrive in time');
  }
  const browser = place.open();
  const code = await receiveCode(drill, browser, email);
  expectStatus(await verifyCode(browser, email, code), 200);
  expectStatus(await createAccount(browser, email), 201);
  expectStatus(await logIn(browser, email), 200);
  return browser;
}

/** Another code than the right one. */
export const toWrongCode = (code: string, by = 1) =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');
