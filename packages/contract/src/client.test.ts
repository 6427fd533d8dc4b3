import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiError } from './api-error.ts';
import { defineCalls, fillPath } from './call.ts';
import { CALLS } from './calls.ts';
import { type ClientOptions, createClient, type HttpInit } from './client.ts';

const ID = '0190a5c2-0000-7000-8000-000000000001';
const OK = { statusCode: 200, message: 'OK', data: null };

const { find } = defineCalls({
  find: {
    summary: 'Finds.',
    method: 'GET',
    path: '/things/{name}/{part}',
    access: 'user',
    params: z.object({ name: z.string(), part: z.number() }),
    query: z.object({ text: z.optional(z.string()), limit: z.optional(z.number()) }),
    reply: z.object({ found: z.number() }),
    errors: [],
  },
});

/** A client whose network answers once, and what it was asked. */
function setUp(status: number, body: unknown, options: Partial<ClientOptions> = {}) {
  const asked: { url: string; init: HttpInit }[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.com/api/v1',
    fetch: async (url, init) => {
      asked.push({ url, init });
      return { status, text: async () => (typeof body === 'string' ? body : JSON.stringify(body)) };
    },
    ...options,
  });
  return { client, asked };
}

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => {
      throw new Error('it did not fail');
    },
    (error: ApiError) => error,
  );

describe('an answer', () => {
  it('is the parsed reply, without fields that the schema does not name', async () => {
    const { client } = setUp(200, { found: 3, secret: 1 });
    const input = { params: { name: 'a', part: 1 }, query: {} };
    expect(await client.call(find, input)).toEqual({ found: 3 });
  });

  it.each([200, 201, 302])('under HTTP 200 with statusCode %i is a success', async (statusCode) => {
    const open = { ...CALLS.logout, reply: z.object({ statusCode: z.number() }) };
    const { client } = setUp(200, { ...OK, statusCode });
    expect(await client.call(open)).toEqual({ statusCode });
  });

  it.each([400, 401, 404, 409, 500, 999, 0])(
    'under HTTP 200 with statusCode %i is an error with its message',
    async (statusCode) => {
      const { client } = setUp(200, { statusCode, message: 'Do something else.' });
      expect(await failureOf(client.call(CALLS.logout))).toMatchObject({
        name: 'ApiError',
        statusCode,
        message: 'Do something else.',
      });
    },
  );

  it('under HTTP 409 is an error with code, details and request id', async () => {
    const body = {
      statusCode: 409,
      code: 'batches_missing',
      message: 'Some batches have not arrived.',
      requestId: 'r-1',
      details: { missing: [2] },
    };
    const { client } = setUp(409, body);
    expect(await failureOf(client.call(CALLS.logout))).toMatchObject(body);
  });

  it.each([
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [418, 'invalid_request'],
    [500, 'internal'],
    [502, 'unavailable'],
    [504, 'unavailable'],
  ])('under HTTP %i without our body has the code %s and a message', async (status, code) => {
    const { client } = setUp(status, '<html>Bad gateway</html>');
    const error = await failureOf(client.call(CALLS.logout));
    expect(error).toMatchObject({ statusCode: status, code });
    expect(error.message).not.toBe('');
  });

  it('with a code that the catalogue does not know gets one by its status', async () => {
    const { client } = setUp(404, { statusCode: 404, code: 'toString', message: 'No.' });
    expect(await failureOf(client.call(CALLS.logout))).toMatchObject({ code: 'not_found' });
  });

  it.each([
    [{ code: 'too_early', message: 'Come back on Monday.' }, 'Come back on Monday.'],
    [{ message: 'Come back on Monday.' }, 'Come back on Monday.'],
    [{ code: 'not_found', message: 'Come back on Monday.' }, undefined],
    [{ message: ' ' }, undefined],
    ['<html>Bad gateway</html>', undefined],
  ])('of %j has words of its own: %s', async (body, said) => {
    const { client } = setUp(400, body);
    expect((await failureOf(client.call(CALLS.logout))).said).toBe(said);
  });

  it('that breaks its promise is refused, not passed on', async () => {
    const { client } = setUp(200, { found: 'three' });
    const input = { params: { name: 'a', part: 1 }, query: {} };
    await expect(client.call(find, input)).rejects.toThrow();
  });
});

describe('a network error', () => {
  it('is logged with its call and passed on as it is', async () => {
    const lost = new TypeError('fetch failed');
    const logged: unknown[] = [];
    const { client } = setUp(200, OK, {
      fetch: () => Promise.reject(lost),
      onNetworkError: (error, call) => logged.push([error, call.id]),
    });
    await expect(client.call(CALLS.logout)).rejects.toBe(lost);
    expect(logged).toEqual([[lost, 'logout']]);
  });

  it('may come while the body is read', async () => {
    const cut = new TypeError('terminated');
    const logged: unknown[] = [];
    const { client } = setUp(200, OK, {
      fetch: async () => ({ status: 200, text: () => Promise.reject(cut) }),
      onNetworkError: (error) => logged.push(error),
    });
    await expect(client.call(CALLS.logout)).rejects.toBe(cut);
    expect(logged).toEqual([cut]);
  });

  it('is not what a refusal is', async () => {
    const logged: unknown[] = [];
    const { client } = setUp(500, '', { onNetworkError: (error) => logged.push(error) });
    await failureOf(client.call(CALLS.logout));
    expect(logged).toEqual([]);
  });
});

describe('a request', () => {
  it('has encoded path and query, and leaves out what is not given', async () => {
    const { client, asked } = setUp(200, { found: 1 });
    await client.call(find, {
      params: { name: '../a b?c#d/e', part: 2 },
      query: { text: 'x&y=1 한', limit: undefined as never },
    });
    expect(asked[0]?.url).toBe(
      'https://api.example.com/api/v1/things/..%2Fa%20b%3Fc%23d%2Fe/2?text=x%26y%3D1%20%ED%95%9C',
    );
  });

  it('carries the XSRF token when it changes something, and only then', async () => {
    const { client, asked } = setUp(200, OK, { xsrfToken: () => 'token-1' });
    await client.call(CALLS.logout);
    await failureOf(client.call(CALLS.getToken));
    expect(asked.map(({ init }) => init.headers['x-xsrf-token'])).toEqual(['token-1', undefined]);
  });

  it('reads the token anew each time', async () => {
    let count = 0;
    const { client, asked } = setUp(200, OK, { xsrfToken: () => `token-${++count}` });
    await client.call(CALLS.logout);
    await client.call(CALLS.logout);
    expect(asked.map(({ init }) => init.headers['x-xsrf-token'])).toEqual(['token-1', 'token-2']);
  });

  it('sends JSON with cookies, and no body where there is none', async () => {
    const { client, asked } = setUp(200, OK);
    await client.call(CALLS.login, { body: { email: 'a@example.com', password: 'x' } });
    await client.call(CALLS.logout);
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@example.com","password":"x"}',
    });
    expect(asked[1]?.init).not.toHaveProperty('body');
    expect(asked[1]?.init.headers).not.toHaveProperty('content-type');
  });

  it('sends no cookies and fixed headers where an app asks for it', async () => {
    const { client, asked } = setUp(200, OK, {
      credentials: 'omit',
      headers: { authorization: 'Bearer t' },
    });
    await client.call(CALLS.logout);
    expect(asked[0]?.init).toMatchObject({
      credentials: 'omit',
      headers: { authorization: 'Bearer t' },
    });
  });

  it('sets no timeout', async () => {
    const { client, asked } = setUp(200, OK);
    await client.call(CALLS.logout);
    expect(asked[0]?.init).not.toHaveProperty('signal');
  });
});

describe('fillPath', () => {
  it('fills every name and refuses to leave one open', () => {
    expect(fillPath(CALLS.getAsset.path, { id: ID, uploadId: ID })).toBe(
      `/projects/${ID}/uploads/${ID}`,
    );
    expect(() => fillPath(CALLS.getAsset.path, { id: ID })).toThrow(RangeError);
  });
});
