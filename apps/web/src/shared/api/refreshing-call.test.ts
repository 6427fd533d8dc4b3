import { ApiError, type ErrorCode } from '@fovea/contract';
import { expect, it } from 'vitest';
import { createRefreshing } from './refreshing-call.ts';

const refusal = (statusCode: number, code: ErrorCode) =>
  new ApiError({ statusCode, code, message: code });
const unauthenticated = () => refusal(401, 'unauthenticated');

function createPort(refresh: () => Promise<unknown> = async () => undefined) {
  const calls: string[] = [];
  const note = (name: string) => async () => void calls.push(name);
  const send = createRefreshing({
    refresh: () => {
      calls.push('refresh');
      return refresh();
    },
    renewXsrf: note('renewXsrf'),
    onEnd: () => calls.push('end'),
    onForbidden: (code) => calls.push(code),
  });
  return { calls, send };
}

/** Answers the errors one after the other, then succeeds. */
function failing(...errors: Error[]) {
  return async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  };
}

it('refreshes once on a 401 and repeats the request', async () => {
  const { calls, send } = createPort();
  expect(await send(failing(unauthenticated()))).toBe('done');
  expect(calls).toEqual(['refresh']);
});

it('lets requests that fail together wait for one refresh', async () => {
  const { calls, send } = createPort(() => new Promise((done) => setTimeout(done, 5)));
  const all = Array.from({ length: 5 }, () => send(failing(unauthenticated())));
  expect(await Promise.all(all)).toEqual(Array(5).fill('done'));
  expect(calls).toEqual(['refresh']);
});

it('refreshes no second time for a request whose refusal comes late', async () => {
  const { calls, send } = createPort();
  const late = Promise.withResolvers<never>();
  let sent = 0;
  const slow = send(() => (sent++ === 0 ? late.promise : Promise.resolve('done')));
  expect(await send(failing(unauthenticated()))).toBe('done');
  late.reject(unauthenticated());
  expect(await slow).toBe('done');
  expect([sent, calls]).toEqual([2, ['refresh']]);
});

it('gives up after one repetition: a second 401 ends the session', async () => {
  const { calls, send } = createPort();
  const request = failing(unauthenticated(), unauthenticated());
  await expect(send(request)).rejects.toMatchObject({ statusCode: 401 });
  expect(calls).toEqual(['refresh', 'end']);
});

it.each([
  ['a refresh', unauthenticated, 'refresh'],
  ['a new XSRF token', () => refusal(403, 'xsrf_invalid'), 'renewXsrf'],
] as const)('tells of a 403 that comes after %s', async (_, first, repair) => {
  const { calls, send } = createPort();
  for (const code of ['forbidden', 'cross_site', 'second_factor_required'] as const) {
    const request = failing(first(), refusal(403, code));
    await expect(send(request)).rejects.toMatchObject({ code });
    expect(calls.splice(0)).toEqual([repair, code]);
  }
});

it('ends the session when a 401 comes after a new XSRF token', async () => {
  const { calls, send } = createPort();
  const request = failing(refusal(403, 'xsrf_invalid'), unauthenticated());
  await expect(send(request)).rejects.toMatchObject({ statusCode: 401 });
  expect(calls).toEqual(['renewXsrf', 'end']);
});

it('leads nobody away for an XSRF token that is refused again', async () => {
  const { calls, send } = createPort();
  const request = failing(refusal(403, 'xsrf_invalid'), refusal(403, 'xsrf_invalid'));
  await expect(send(request)).rejects.toMatchObject({ code: 'xsrf_invalid' });
  expect(calls).toEqual(['renewXsrf']);
});

it('ends the session when the refresh fails, and refreshes anew for a later request', async () => {
  const { calls, send } = createPort(() => Promise.reject(unauthenticated()));
  await expect(send(failing(unauthenticated()))).rejects.toMatchObject({ statusCode: 401 });
  await expect(send(failing(unauthenticated()))).rejects.toMatchObject({ statusCode: 401 });
  expect(calls).toEqual(['refresh', 'end', 'refresh', 'end']);
});

it('fetches a new XSRF token and leaves no trace of it', async () => {
  const { calls, send } = createPort();
  expect(await send(failing(refusal(403, 'xsrf_invalid')))).toBe('done');
  expect(calls).toEqual(['renewXsrf']);
});

it('tells of any other 403 by its code and does not repeat it', async () => {
  const { calls, send } = createPort();
  await expect(send(failing(refusal(403, 'forbidden')))).rejects.toMatchObject({ statusCode: 403 });
  const unready = failing(refusal(403, 'second_factor_required'));
  await expect(send(unready)).rejects.toMatchObject({ statusCode: 403 });
  expect(calls).toEqual(['forbidden', 'second_factor_required']);
});

it('passes a network error on', async () => {
  const { calls, send } = createPort();
  await expect(send(failing(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
  expect(calls).toEqual([]);
});
