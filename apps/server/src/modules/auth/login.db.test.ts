import { CALLS, LIMITS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { openBrowserAt } from '#testing/browsers.ts';
import { PASSWORD, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server, person } = await openServer({ people: ['person'] });

function postLogin(body: object) {
  return server.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: body });
}

describe('POST /auth/login', () => {
  it('answers 404 "The user does not exist. Please sign up first." for an address without an account', async () => {
    const reply = await postLogin({ email: toEmail(), password: PASSWORD });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({
      statusCode: 404,
      code: 'user_not_found',
      message: 'The user does not exist. Please sign up first.',
    });
    expect(reply.cookies.map(({ name }) => name)).toEqual(['__Host-device']);
  });

  it('answers 400 "Failed to log in. Please try again." for a wrong password and opens no session', async () => {
    const reply = await postLogin({ email: person.email, password: 'wrong-horse-1' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      statusCode: 400,
      code: 'login_failed',
      message: 'Failed to log in. Please try again.',
    });
    expect(reply.cookies.map(({ name }) => name)).toEqual(['__Host-device']);
  });

  it.each([
    ['an address that is none', { email: 'mina', password: PASSWORD }, 'body.email'],
    ['no password', { email: 'mina@example.com', password: '' }, 'body.password'],
    ['a list for the address', { email: ['a@b.example'], password: PASSWORD }, 'body.email'],
  ])('answers 400 for %s and names the field', async (_title, body, field) => {
    const reply = await postLogin(body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'invalid_request',
      details: { faults: [{ field }] },
    });
  });

  it('answers a message, and sets three cookies with the attributes that keep them safe', async () => {
    const body = { email: person.email.toUpperCase(), password: PASSWORD };
    const reply = await openBrowserAt(server.app).send(CALLS.login, body);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ statusCode: 200, message: 'You are logged in.', data: null });
    const base = { path: '/', secure: true };
    const [access, refresh, xsrf, ...others] = reply.cookies;
    expect(access).toMatchObject({
      ...base,
      name: '__Host-at',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: LIMITS.accessTokenMinutes * 60,
    });
    expect(refresh).toMatchObject({
      ...base,
      name: '__Host-rt',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: LIMITS.refreshTokenDays * 86_400,
    });
    expect(xsrf).toMatchObject({
      ...base,
      name: 'XSRF-TOKEN',
      sameSite: 'Lax',
      maxAge: LIMITS.refreshTokenDays * 86_400,
    });
    expect(xsrf).not.toHaveProperty('httpOnly');
    expect(others).toEqual([]);
    for (const cookie of reply.cookies) expect(cookie).not.toHaveProperty('domain');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('gives a browser that has none a number of 128 bits for 400 days, and leaves one that it has', async () => {
    const body = { email: person.email, password: PASSWORD };
    const first = await postLogin(body);
    const device = first.cookies.find(({ name }) => name === '__Host-device');
    expect(device).toMatchObject({
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 400 * 86_400,
    });
    expect(Buffer.from(device?.value ?? '', 'base64url')).toHaveLength(16);
    const again = openBrowserAt(server.app, undefined, new Map([['__Host-device', 'too-short']]));
    expect((await again.send(CALLS.login, body)).cookies[0]?.name).toBe('__Host-device');
    const [row] = await server.database.query<{ text: string }>(
      "SELECT string_agg(known_devices::text, '') AS text FROM known_devices",
    );
    expect(row?.text).not.toContain(device?.value);
    expect(row?.text).not.toContain(Buffer.from(device?.value ?? '', 'base64url').toString('hex'));
  });
});
