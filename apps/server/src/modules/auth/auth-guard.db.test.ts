import { describe, expect, it } from 'vitest';
import { logIn } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const BODY = { name: 'A poster', type: 'basic', maxParticipant: 5 };

const { server, person } = await openServer({ people: ['person'] });

async function createProject(headers: Record<string, string>) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/projects',
    headers: { cookie: person.cookieHeader(), ...headers },
    payload: BODY,
  });
  return { status: reply.statusCode, code: reply.json().code as string | undefined };
}

const countProjects = async () => (await server.database.query('SELECT id FROM projects')).length;
const ownToken = () => person.cookies.get('XSRF-TOKEN') ?? '';

describe('the XSRF token', () => {
  it('lets a request of our own page through', async () => {
    expect((await createProject({ 'x-xsrf-token': ownToken() })).status).toBe(201);
  });

  it('refuses a request without it, with a wrong one and with that of another session', async () => {
    const before = await countProjects();
    const other = await logIn(server.app, person.email);
    const [nonce] = ownToken().split('.');
    for (const headers of [
      {},
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': 'guess.guess' },
      { 'x-xsrf-token': `${nonce}.${'A'.repeat(43)}` },
      { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' },
    ]) {
      expect(await createProject(headers)).toEqual({ status: 403, code: 'xsrf_invalid' });
    }
    expect(await countProjects()).toBe(before);
  });

  it('does not trust a planted cookie: the token is bound to the session', async () => {
    const planted = 'planted.planted';
    const cookie = `${person.cookieHeader().replace(/XSRF-TOKEN=[^;]*/, `XSRF-TOKEN=${planted}`)}`;
    expect(await createProject({ cookie, 'x-xsrf-token': planted })).toEqual({
      status: 403,
      code: 'xsrf_invalid',
    });
  });

  it('is needed to rotate and to log out too, and nothing changes without it', async () => {
    const browser = await logIn(server.app, person.email);
    for (const url of ['/api/v1/auth/token', '/api/v1/auth/logout']) {
      const reply = await server.app.inject({
        method: 'POST',
        url,
        headers: { cookie: browser.cookieHeader() },
      });
      expect(reply.json()).toMatchObject({ statusCode: 403, code: 'xsrf_invalid' });
      expect(reply.cookies).toEqual([]);
    }
    const state = await server.app.inject({
      method: 'GET',
      url: '/api/v1/auth/token',
      headers: { cookie: browser.cookieHeader() },
    });
    expect(state.json().data).toEqual({ valid: true });
  });
});

describe('a request from another site', () => {
  it.each([
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
  ])('is refused by %s, even with all tokens', async (_title, headers) => {
    expect(await createProject({ 'x-xsrf-token': ownToken(), ...headers })).toEqual({
      status: 403,
      code: 'cross_site',
    });
  });

  it.each([
    ['our own page by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
    ['our own page by Origin', { origin: 'https://app.example.com' }],
  ])('is not what %s is', async (_title, headers) => {
    expect((await createProject({ 'x-xsrf-token': ownToken(), ...headers })).status).toBe(201);
  });

  it('cannot log anybody in', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { origin: 'https://evil.example' },
      payload: { email: person.email, password: 'whatever-1' },
    });
    expect(reply.json()).toMatchObject({ statusCode: 403, code: 'cross_site' });
  });
});
