import { CALL_LIST, errorBody, toApiPath } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { toRoutePath } from '#platform/http/binder.ts';
import { openServer } from '#testing/open-server.ts';

const { server } = await openServer();

/** `METHOD /path` of every route, read from the router's own tree. */
function listRoutes(): string[] {
  const path: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^([│ ]*)[├└]── (\S+) \(([^)]+)\)/.exec(line);
      if (match === null) return [];
      const [, indent = '', segment = '', methods = ''] = match;
      path.splice(indent.length / 4, path.length, segment);
      return methods.split(', ').map((method) => `${method} ${path.join('')}`);
    });
}

describe('the routes', () => {
  it('are the calls of the contract, every one and no other', () => {
    const bound = listRoutes().filter(
      (route) => / \/api\/v\d/.test(route) && !route.startsWith('HEAD '),
    );
    const declared = CALL_LIST.map((call) => `${call.method} ${toRoutePath(call)}`);
    expect(bound.sort()).toEqual(declared.sort());
  });

  it('serve the document of the same calls', async () => {
    const reply = await server.app.inject({ method: 'GET', url: '/api/docs/json' });
    expect(reply.json()).toMatchObject({ openapi: '3.1.0' });
    expect(Object.keys(reply.json().paths)).toHaveLength(new Set(CALL_LIST.map(toApiPath)).size);
    expect((await server.app.inject({ method: 'GET', url: '/api/docs/' })).statusCode).toBe(200);
  });
});

describe('an error', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['an unknown route', 'GET', '/api/v1/nothing', {}, undefined, 404, 'not_found'],
    ['an unknown method', 'DELETE', '/api/v1/projects', {}, undefined, 404, 'not_found'],
    ['a broken body', 'POST', '/api/v1/auth/login', json, '{"email":', 400, 'invalid_request'],
    ['an empty body', 'POST', '/api/v1/auth/login', json, '', 400, 'invalid_request'],
    ['no body', 'POST', '/api/v1/auth/login', {}, undefined, 400, 'invalid_request'],
    [
      'a poisoned body',
      'POST',
      '/api/v1/auth/login',
      json,
      '{"__proto__":{"role":"superuser"},"email":"a@b.co","password":"x"}',
      400,
      'invalid_request',
    ],
    [
      'another content type',
      'POST',
      '/api/v1/auth/login',
      { 'content-type': 'application/xml' },
      '<a/>',
      415,
      'unsupported_media_type',
    ],
    [
      'a body over 1 MiB',
      'POST',
      '/api/v1/auth/login',
      json,
      JSON.stringify({ password: 'x'.repeat(1024 * 1024) }),
      413,
      'payload_too_large',
    ],
    ['a broken id', 'GET', '/api/v1/collect/projects/SHORT', {}, undefined, 400, 'invalid_request'],
    ['a broken escape', 'GET', '/api/v1/projects/%zz', {}, undefined, 400, 'invalid_request'],
  ] as const)(
    'has the one shape of errors for %s',
    async (_t, method, url, headers, payload, status, code) => {
      const reply = await server.app.inject({
        method,
        url,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
      expect(reply.statusCode).toBe(status);
      expect(errorBody.parse(reply.json())).toMatchObject({ statusCode: status, code });
      expect(reply.json().requestId).toMatch(/^.{8}-\d+$/);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('names every field that is wrong, at once', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/v1/users/email-verification',
      payload: { email: 'nobody', language: 'fr' },
    });
    const faults: { field: string }[] = reply.json().details.faults;
    expect(faults.map(({ field }) => field)).toEqual(['body.email', 'body.language']);
  });

  it('is 503 with Retry-After while the database is away, and passes by itself', async () => {
    await server.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE 'fovea-%'`,
    );
    const ask = () =>
      server.app.inject({ method: 'GET', url: '/api/v1/collect/projects/aaaaaaaaaaaa' });
    // A connection that was cut may be lent until the pool hears of it, which is soon or late.
    let answer = await ask();
    while (answer.statusCode === 503) {
      expect(answer.headers['retry-after']).toBe('1');
      answer = await ask();
    }
    expect(answer.statusCode).toBe(404);
  });
});
