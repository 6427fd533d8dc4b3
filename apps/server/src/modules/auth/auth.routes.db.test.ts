import { CALLS, LIMITS } from '@fovea/contract';
import type { CookieSession } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { copyBrowser, openBrowserAt } from '#testing/browsers.ts';
import { logIn, openBrowser, PASSWORD, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server, person } = await openServer({ people: ['person'] });

const copyCookies = (from: CookieSession) => copyBrowser(server.app, from);

describe('the session', () => {
  const maxAgeOf = (
    cookies: readonly { name: string; maxAge?: number }[],
    name: '__Host-rt' | 'XSRF-TOKEN',
  ) => cookies.find((cookie) => cookie.name === name)?.maxAge;

  it('lasts seven days from the log-in, however often it is refreshed: Max-Age shrinks', async () => {
    const browser = openBrowserAt(server.app);
    const body = { email: person.email, password: PASSWORD };
    await browser.client.call(CALLS.login, { body });
    for (let day = 1; day < 7; day++) {
      server.clock.advance(86_400_000);
      const reply = await browser.send(CALLS.refreshToken);
      expect(maxAgeOf(reply.cookies, '__Host-rt')).toBe((7 - day) * 86_400);
      expect(maxAgeOf(reply.cookies, 'XSRF-TOKEN')).toBe((7 - day) * 86_400);
      await browser.client.call(CALLS.refreshToken);
    }
    const state = await browser.send(CALLS.getToken);
    expect(maxAgeOf(state.cookies, 'XSRF-TOKEN')).toBe(86_400);
    server.clock.advance(86_400_000 - 1);
    expect((await browser.send(CALLS.refreshToken)).status).toBe(200);
    server.clock.advance(1);
    expect((await browser.send(CALLS.refreshToken)).status).toBe(401);
  });

  it('outlives the marker of 7 days minus 1 minute that the client keeps', () => {
    expect(LIMITS.authMarkerMs).toBe(7 * 86_400_000 - 60_000);
    expect(LIMITS.refreshTokenDays * 86_400_000 - LIMITS.authMarkerMs).toBe(60_000);
  });
});

describe('the access cookie', () => {
  it('works for ten minutes and not longer', async () => {
    const browser = await logIn(server.app, person.email);
    server.clock.advance(LIMITS.accessTokenMinutes * 60_000 - 1_000);
    await expect(browser.client.call(CALLS.getSelf)).resolves.toMatchObject({ statusCode: 200 });
    server.clock.advance(2_000);
    await expect(browser.client.call(CALLS.getSelf)).rejects.toMatchObject({
      statusCode: 401,
      code: 'unauthenticated',
    });
  });

  it('cannot be changed by its holder', async () => {
    const browser = await logIn(server.app, person.email);
    const [head, , mac] = (browser.cookies.get('__Host-at') ?? '').split('.');
    const claims = { sub: person.userId, sid: 'x', role: 'superuser', exp: 9_999_999_999 };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    (browser.cookies as Map<string, string>).set('__Host-at', `${head}.${body}.${mac}`);
    await expect(browser.client.call(CALLS.getSelf)).rejects.toMatchObject({ statusCode: 401 });
  });
});

describe('GET /auth/token', () => {
  it('reports a valid session and hands out a fresh XSRF token, without rotating', async () => {
    const browser = await logIn(server.app, person.email);
    const before = new Map(browser.cookies);
    const reply = await browser.client.call(CALLS.getToken);
    expect(reply.data).toEqual({ valid: true });
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'));
    expect(browser.cookies.get('__Host-rt')).toBe(before.get('__Host-rt'));
    await expect(browser.client.call(CALLS.refreshToken)).resolves.toMatchObject({
      data: { valid: true },
    });
  });

  it('reports no session without cookies, with a forged one and after seven days', async () => {
    const stranger = openBrowser(server.app);
    expect((await stranger.client.call(CALLS.getToken)).data).toEqual({ valid: false });
    expect(stranger.cookies.size).toBe(0);
    const browser = await logIn(server.app, person.email);
    const forged = copyCookies(browser);
    const [family] = (browser.cookies.get('__Host-rt') ?? '').split('.');
    (forged.cookies as Map<string, string>).set('__Host-rt', `${family}.0.forged`);
    expect((await forged.client.call(CALLS.getToken)).data).toEqual({ valid: false });
    server.clock.advance(LIMITS.refreshTokenDays * 86_400_000 + 1_000);
    expect((await browser.client.call(CALLS.getToken)).data).toEqual({ valid: false });
  });
});

describe('POST /auth/token', () => {
  it('rotates the refresh token and renews the access cookie', async () => {
    const browser = await logIn(server.app, person.email);
    const before = browser.cookies.get('__Host-rt');
    server.clock.advance(LIMITS.accessTokenMinutes * 60_000 + 1_000);
    await browser.client.call(CALLS.refreshToken);
    expect(browser.cookies.get('__Host-rt')).not.toBe(before);
    await expect(browser.client.call(CALLS.getSelf)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('gives a second tab the same successor within ten seconds', async () => {
    const tab = await logIn(server.app, person.email);
    const other = copyCookies(tab);
    await tab.client.call(CALLS.refreshToken);
    server.clock.advance(9_000);
    await other.client.call(CALLS.refreshToken);
    expect(other.cookies.get('__Host-rt')).toBe(tab.cookies.get('__Host-rt'));
    await expect(tab.client.call(CALLS.refreshToken)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('gives racing tabs one successor', async () => {
    const tab = await logIn(server.app, person.email);
    const tabs = [tab, ...Array.from({ length: 4 }, () => copyCookies(tab))];
    await Promise.all(tabs.map(({ client }) => client.call(CALLS.refreshToken)));
    expect(new Set(tabs.map(({ cookies }) => cookies.get('__Host-rt'))).size).toBe(1);
  });

  it('ends the whole family when an old token comes back after eleven seconds', async () => {
    const owner = await logIn(server.app, person.email);
    const thief = copyCookies(owner);
    await owner.client.call(CALLS.refreshToken);
    server.clock.advance(11_000);
    await expect(thief.client.call(CALLS.refreshToken)).rejects.toMatchObject({
      statusCode: 401,
      code: 'unauthenticated',
    });
    await expect(owner.client.call(CALLS.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
    expect((await owner.client.call(CALLS.getToken)).data).toEqual({ valid: false });
  });

  it.each([
    ['en', 'A log-in to your Fovea account was ended'],
    ['ko', 'Fovea 계정의 로그인이 종료되었습니다'],
  ] as const)(
    'tells the owner by one mail in the own language (%s), and the audit trail, that an old token came back',
    async (language, subject) => {
      const owner = await signUp(server);
      await owner.client.call(CALLS.updateSelf, { body: { language } });
      const thief = copyCookies(owner);
      await owner.client.call(CALLS.refreshToken);
      server.clock.advance(11_000);
      await server.runJobs('send-session-ended-mail.v1');
      for (let tries = 0; tries < 3; tries++) {
        await expect(thief.client.call(CALLS.refreshToken)).rejects.toThrow('Please log in.');
        await expect(owner.client.call(CALLS.refreshToken)).rejects.toThrow('Please log in.');
      }
      expect(await server.runJobs('send-session-ended-mail.v1')).toEqual([{ kind: 'done' }]);
      const mails = server.mailer.mails.filter(({ to }) => to === owner.email).slice(1);
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({ subject });
      for (const part of [mails[0]?.text, mails[0]?.html]) {
        expect(part).toContain('https://app.example.com/user/forgot-password');
      }
      expect(
        await server.database.query(
          "SELECT actor_id FROM audit_events WHERE action = 'session_reused' AND subject_id = $1",
          [owner.userId],
        ),
      ).toEqual([{ actor_id: null }]);
    },
  );

  it('mails nothing when tabs refresh at once', async () => {
    const tab = await logIn(server.app, person.email);
    const tabs = [tab, ...Array.from({ length: 9 }, () => copyCookies(tab))];
    await Promise.all(tabs.map(({ client }) => client.call(CALLS.refreshToken)));
    server.clock.advance(10_000);
    await expect(copyCookies(tab).client.call(CALLS.refreshToken)).resolves.toBeDefined();
    expect(await server.runJobs('send-session-ended-mail.v1')).toEqual([]);
  });

  it('ends the family for a token two generations old, however soon', async () => {
    const owner = await logIn(server.app, person.email);
    const thief = copyCookies(owner);
    await owner.client.call(CALLS.refreshToken);
    await owner.client.call(CALLS.refreshToken);
    await expect(thief.client.call(CALLS.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
    await expect(owner.client.call(CALLS.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('reports an old token as not valid, without ending the family', async () => {
    const owner = await logIn(server.app, person.email);
    const old = copyCookies(owner);
    await owner.client.call(CALLS.refreshToken);
    expect((await old.client.call(CALLS.getToken)).data).toEqual({ valid: true });
    server.clock.advance(11_000);
    expect((await old.client.call(CALLS.getToken)).data).toEqual({ valid: false });
    expect((await owner.client.call(CALLS.getToken)).data).toEqual({ valid: true });
  });

  it('leaves other sessions of the user alone', async () => {
    const [one, two] = [
      await logIn(server.app, person.email),
      await logIn(server.app, person.email),
    ];
    await one.client.call(CALLS.logout);
    await expect(two.client.call(CALLS.refreshToken)).resolves.toMatchObject({ statusCode: 200 });
  });

  it('answers 401 without a refresh cookie', async () => {
    const { client } = openBrowser(server.app);
    await expect(client.call(CALLS.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
  });
});

describe('POST /auth/logout', () => {
  it('ends the session and clears the three cookies by name', async () => {
    const browser = await logIn(server.app, person.email);
    const kept = copyCookies(browser);
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/logout',
      headers: {
        cookie: browser.cookieHeader(),
        'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['clear-site-data']).toBeUndefined();
    expect(reply.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['__Host-at', ''],
      ['__Host-rt', ''],
      ['XSRF-TOKEN', ''],
    ]);
    for (const { expires } of reply.cookies) expect(expires?.getTime()).toBe(0);
    await expect(kept.client.call(CALLS.refreshToken)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('succeeds without a session', async () => {
    const { client } = openBrowser(server.app);
    await expect(client.call(CALLS.logout)).resolves.toMatchObject({ statusCode: 200 });
  });
});
