import { get } from 'node:http';
import {
  CALL_LIST,
  CALLS,
  type Call,
  ERROR_CODES,
  ERRORS,
  LIMITS,
  toApiPath,
} from '@fovea/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { createApp } from '#platform/http/app.ts';
import { createReadyAdministrator, toHeaders } from '#testing/actors.ts';
import { createAuthenticator } from '#testing/authenticator.ts';
import {
  type Answer,
  createEditable,
  createTarget,
  isForAdministrators,
  type Request,
  send,
  type Target,
  toRequest,
  toSample,
} from '#testing/call-samples.ts';
import { logIn, PASSWORD, type Person } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const STACK = /\bat .*[(:]\d+:\d+|node_modules|\.[jt]s:\d/;
const DAY_S = 24 * 3_600;

let administrator: Person;
let target: Target;
const answers: (Answer & { readonly call: Call; readonly way: string })[] = [];

const { server, owner } = await openServer({ people: ['owner'] });
beforeAll(async () => {
  administrator = await createReadyAdministrator(server);
  target = await createTarget(server, owner, administrator);
  let isChanged = false;
  for (const call of [...CALL_LIST].sort(logOutLast)) {
    // Changes made by earlier calls must not stand in the way of the next.
    if (isChanged) target = { ...target, ...(await createEditable(server, owner)) };
    isChanged = isChanging(call);
    for (const [way, change] of Object.entries(WAYS)) {
      const request = toRequest(call, toSample(call, target), target.gaze);
      const actor = isForAdministrators(call) ? administrator : owner;
      const changed = change(request.headers ?? {}, actor);
      const answer = await send(server.app, { ...request, ...changed });
      answers.push({ ...answer, call, way });
    }
  }
});

type Headers = NonNullable<Request['headers']>;

const logOutLast = (a: Call, b: Call) => Number(a.id === 'logout') - Number(b.id === 'logout');
const isChanging = ({ method }: Call) => method !== 'GET';

/** How each call is sent, so that it succeeds and fails in the ways that it can. */
const WAYS: Readonly<Record<string, (headers: Headers, actor: Person) => object>> = {
  anonymous: (headers) => ({ headers }),
  'from another site': (headers) => ({ headers: { ...headers, 'sec-fetch-site': 'cross-site' } }),
  'with a broken body': (headers, actor) => ({
    headers: { ...headers, ...toHeaders(actor), 'content-type': 'application/json' },
    payload: '{',
  }),
  'with another type of body': (headers, actor) => ({
    headers: { ...headers, ...toHeaders(actor), 'content-type': 'application/xml' },
    payload: '<a/>',
  }),
  'with a body that is too large': (headers, actor) => ({
    headers: { ...headers, ...toHeaders(actor), 'content-type': 'application/json' },
    payload: JSON.stringify('x'.repeat(1024 * 1024)),
  }),
  'without the token': (headers, actor) => ({
    headers: { ...headers, cookie: actor.cookieHeader() },
  }),
  rightly: (headers, actor) => ({
    headers: {
      ...headers,
      ...toHeaders(actor),
      authorization: `Bearer ${target.joined.token}`,
    },
  }),
};

describe('every answer', () => {
  it('is looked at: each call by success, or by a refusal of what is made up, and by failure', () => {
    expect(answers).toHaveLength(CALL_LIST.length * Object.keys(WAYS).length);
    const madeUp = new Set([
      'code_invalid',
      'email_not_verified',
      'offer_changed',
      'password_wrong',
      'refund_refused',
      'reset_token_invalid',
      'signature_invalid',
      'subscription_ended',
      'transfer_code_unknown',
    ]);
    for (const { call, status, code, way } of answers) {
      if (way !== 'rightly') continue;
      const isRight = status === (call.status ?? 200) || madeUp.has(code ?? '');
      const isFactor = call.id === 'confirmSecondFactor' && code === 'second_factor_wrong';
      // The call before has completed the recording.
      const isOver = call.id === 'endRecording' && code === 'recording_closed';
      const isFine = isRight || isFactor || isOver;
      expect([call.id, status, code, isFine]).toEqual([call.id, status, code, true]);
    }
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].sort((a, b) => a - b)).toEqual([200, 201, 400, 401, 403, 409, 413, 415]);
  });

  it('is cached only if it is the same for everybody, not sniffed and holds no stack', () => {
    for (const { call, way, status, headers, text } of answers) {
      const facts = [headers['cache-control'], headers['x-content-type-options'], STACK.test(text)];
      const isKept = call.cacheSeconds !== undefined && status === 200;
      const caching = isKept ? `public, max-age=${call.cacheSeconds}` : 'no-store';
      expect([call.id, way, ...facts]).toEqual([call.id, way, caching, 'nosniff', false]);
      if (isKept) expect([call.access, headers['set-cookie']]).toEqual(['public', undefined]);
    }
  });

  it('says what is wrong in the one shape of errors', () => {
    const failed = answers.filter(({ status }) => status >= 400);
    expect(failed.length).toBeGreaterThan(CALL_LIST.length);
    for (const { call, way, status, text } of failed) {
      const body = JSON.parse(text) as { statusCode: number; code: keyof typeof ERRORS };
      expect([call.id, way, body.statusCode]).toEqual([call.id, way, status]);
      expect(body).toMatchObject({ message: ERRORS[body.code].message });
    }
  });

  it('is safe for every code of the catalogue and for a defect', async () => {
    const app = await createApp(server.deps);
    for (const code of ERROR_CODES) {
      app.get(`/${code}`, async () => {
        throw new AppError(code);
      });
    }
    app.get('/defect', async () => {
      throw new Error('relation "users" does not exist');
    });
    for (const path of [...ERROR_CODES, 'defect']) {
      const { headers, text } = await send(app, { method: 'GET', url: `/${path}` });
      expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
      expect(text).not.toMatch(STACK);
      expect(text).not.toContain('relation');
    }
    await app.close();
  });
});

/** Attributes of each cookie, sorted and without its time. */
const COOKIES: Readonly<Record<string, { attributes: string; maxAgeS: number }>> = {
  '__Host-at': {
    attributes: 'HttpOnly; Path=/; SameSite=Lax; Secure',
    maxAgeS: LIMITS.accessTokenMinutes * 60,
  },
  '__Host-rt': {
    attributes: 'HttpOnly; Path=/; SameSite=Strict; Secure',
    maxAgeS: LIMITS.refreshTokenDays * DAY_S,
  },
  // Pages read it, so it is not HttpOnly; it is worth nothing without the session.
  'XSRF-TOKEN': {
    attributes: 'Path=/; SameSite=Lax; Secure',
    maxAgeS: LIMITS.refreshTokenDays * DAY_S,
  },
  '__Host-device': { attributes: 'HttpOnly; Path=/; SameSite=Lax; Secure', maxAgeS: 400 * DAY_S },
};

function parseCookie(line: string) {
  const [pair = '', ...rest] = line.split('; ');
  const isTime = (text: string) => /^(Max-Age|Expires)=/.test(text);
  const maxAge = rest.find((text) => text.startsWith('Max-Age='))?.slice('Max-Age='.length);
  const attributes = rest.filter((text) => !isTime(text)).sort();
  const at = pair.indexOf('=');
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    attributes: attributes.join('; '),
    maxAgeS: maxAge === undefined ? undefined : Number(maxAge),
  };
}

describe('every cookie', () => {
  it('has its attributes and its time, on whatever route it is set', async () => {
    const browser = await logIn(server.app, owner.email);
    const { data } = await browser.client.call(CALLS.startSecondFactor, {
      body: { password: PASSWORD },
    });
    const body = { code: createAuthenticator(server, data.secret)() };
    const request = toRequest(CALLS.confirmSecondFactor as unknown as Call, { body });
    const headers = { ...request.headers, ...toHeaders(browser) };
    const confirmed = await send(server.app, { ...request, headers });
    expect(confirmed.cookies).toHaveLength(1);
    const seen = [...answers, confirmed].flatMap(({ cookies }) => cookies).map(parseCookie);
    for (const { name, value, attributes, maxAgeS } of seen) {
      const wanted = COOKIES[name];
      expect([name, attributes]).toEqual([name, wanted?.attributes]);
      if (value === '') expect([name, maxAgeS]).toEqual([name, 0]);
      else expect(maxAgeS).toBeGreaterThan((wanted?.maxAgeS ?? 0) - DAY_S);
      expect(maxAgeS).toBeLessThanOrEqual(wanted?.maxAgeS ?? 0);
    }
    expect([...new Set(seen.map(({ name }) => name))].sort()).toEqual(Object.keys(COOKIES).sort());
  });

  it('comes only from calls that open, keep or end a session, and to new browsers', () => {
    const setters = new Set(
      answers.filter(({ cookies }) => cookies.length > 0).map(({ call }) => call.id),
    );
    expect([...setters].sort()).toEqual([
      'checkPasswordReset',
      'createUser',
      'getToken',
      'login',
      'logout',
      'refreshToken',
      'requestPasswordReset',
      'sendEmailVerification',
      'sendInquiry',
      'updatePassword',
      'verifyEmailCode',
    ]);
  });

  it('of a session is cleared by name at log-out', () => {
    const { cookies } = answers.findLast(({ call }) => call.id === 'logout') ?? { cookies: [] };
    const cleared = cookies.map(parseCookie).filter(({ value }) => value === '');
    expect(cleared.map(({ name }) => name).sort()).toEqual([
      'XSRF-TOKEN',
      '__Host-at',
      '__Host-rt',
    ]);
  });
});

// The calls above have ended the session of the owner.
let reader: Awaited<ReturnType<typeof logIn>>;
beforeAll(async () => {
  reader = await logIn(server.app, owner.email);
});

/** Endings that make a cache believe it sees a file. */
const ENDINGS = [
  '/x.css',
  '/x.js',
  ';.css',
  ';x.css',
  '%3b.css',
  '.css',
  '%2ecss',
  '%2fx.css',
  '%2f..%2fx.css',
  '/..%2fx.css',
  '/%2e%2e/x.css',
  '%00.css',
  '%0a.css',
  '%23x.css',
  '%3fx.css',
  '/',
  '//',
  '%20',
];

/** The ending is taken for an id, which it is not. */
function hasRoute(url: string): boolean {
  const { pathname } = new URL(url, 'http://localhost');
  return CALL_LIST.some((call) => {
    const pattern = toApiPath(call).replaceAll(/\{\w+\}/g, '[^/]*');
    return call.method === 'GET' && new RegExp(`^${pattern}$`).test(pathname);
  });
}

describe('an address that looks like a file', () => {
  it.each(ENDINGS)('is not found with the ending %s, and is not cached', async (ending) => {
    // Answers that are the same for everybody may be cached under any name.
    const calls = CALL_LIST.filter((call) => !isChanging(call) && !call.cacheSeconds);
    expect(calls.length).toBeGreaterThan(6);
    for (const call of calls) {
      const request = toRequest(call, toSample(call, target));
      const url = `${request.url}${ending}`;
      const headers = { cookie: reader.cookieHeader() };
      const answer = await send(server.app, { method: 'GET', url, headers });
      expect([call.id, answer.status]).toEqual([call.id, hasRoute(url) ? 400 : 404]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.text).not.toContain(owner.email);
    }
  });

  it('is not found under other spellings of the prefix', async () => {
    for (const url of ['/API/V1/users/self', '//api/v1/users/self', '/api//v1/users/self']) {
      const headers = { cookie: reader.cookieHeader() };
      const answer = await send(server.app, { method: 'GET', url, headers });
      expect([url, answer.status]).toEqual([url, 404]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

/** The status of a path that goes out as it is written: no dots are resolved on the way. */
async function readStatus(address: string, path: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { cookie: reader.cookieHeader() };
  const asked = get(address, { path, headers }, (reply) => {
    reply.resume().on('end', () => resolve(reply.statusCode));
  });
  asked.on('error', reject);
  return promise;
}

it('does not resolve dots of a path that comes through a socket', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  expect(await readStatus(address, '/api/v1/credits')).toBe(200);
  for (const path of [
    '/api/v1/x/../credits',
    '/api/v1/./credits',
    '/api/v1/x/..;/credits',
    '/x.css/../api/v1/credits',
    '/x.css/%2e%2e/api/v1/credits',
    '/x.css/..%2fapi/v1/credits',
    '/api/v1/credits/../x.css',
    '/api/v1/credits/..%2f..%2fx.css',
    '/api/v1/credits\\x.css',
  ]) {
    expect([path, await readStatus(address, path)]).toEqual([path, 404]);
  }
});
