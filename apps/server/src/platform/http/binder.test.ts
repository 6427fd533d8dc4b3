import { Writable } from 'node:stream';
import { defineCalls } from '@fovea/contract';
import { type Logger, pino } from 'pino';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#platform/errors/app-error.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { createApp } from './app.ts';
import { bindCall } from './binder.ts';

const { getThing: call } = defineCalls({
  getThing: {
    summary: 'A thing.',
    method: 'POST',
    path: '/things/{id}',
    access: 'public',
    params: z.object({ id: z.coerce.number().check(z.int()) }),
    body: z.object({ name: z._default(z.string(), 'none') }),
    reply: z.object({ id: z.number(), name: z.string() }),
    errors: ['not_found'],
  },
});

const toDeps = (log: Logger) => ({
  log,
  metrics: createMetrics(),
  config: { TRUSTED_PROXIES: [], DATABASE_POOL_MAX: 1, HUMAN_PACE: 1 },
});

/** Sends one request to a handler and answers what the caller and the log got. */
async function run(
  handler: () => Promise<unknown>,
  options: { url?: string; guard?: () => Promise<undefined>; body?: object } = {},
) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await createApp(toDeps(pino({ level: 'info' }, stream)));
  bindCall(app, call, options.guard ?? (async () => undefined), handler as never);
  const reply = await app.inject({
    method: 'POST',
    url: options.url ?? '/api/v1/things/7',
    payload: options.body ?? {},
  });
  await app.close();
  return { status: reply.statusCode, body: reply.json(), text: reply.body, log: lines.join('') };
}

describe('bindCall', () => {
  it('hands over parsed input and sends what the schema names, nothing more', async () => {
    const given: unknown[] = [];
    const app = await createApp(toDeps(pino({ level: 'silent' })));
    bindCall(
      app,
      call,
      async () => undefined,
      async (input) => {
        given.push(input);
        const row = { id: input.params.id, name: input.body.name, passwordHash: 'secret' };
        return row;
      },
    );
    const reply = await app.inject({ method: 'POST', url: '/api/v1/things/7', payload: {} });
    await app.close();
    expect(given).toEqual([{ params: { id: 7 }, query: undefined, body: { name: 'none' } }]);
    expect(reply.json()).toEqual({ id: 7, name: 'none' });
  });

  it('turns a reply that does not match its schema into a defect that leaks nothing', async () => {
    const { status, body, text, log } = await run(async () => ({ id: 'secret-id', name: 5 }));
    expect(status).toBe(500);
    expect(body).toEqual({
      statusCode: 500,
      code: 'internal',
      message: 'Sorry, unexpected error.',
      requestId: expect.any(String),
    });
    expect(text).not.toContain('secret');
    expect(log).toContain('the reply of getThing does not match its schema');
    expect(log).toContain(body.requestId);
  });

  it('turns a code that the call does not declare into a defect', async () => {
    const { status, body, log } = await run(async () => {
      throw new AppError('project_full', { secret: 1 });
    });
    expect([status, body.code, body.details]).toEqual([500, 'internal', undefined]);
    expect(log).toContain('getThing answered project_full');
  });

  it('sends a declared code with its details and reports nothing', async () => {
    const { status, body, log } = await run(async () => {
      throw new AppError('not_found', { what: 'thing' });
    });
    expect([status, body.code, body.details]).toEqual([404, 'not_found', { what: 'thing' }]);
    expect(log).toBe('');
  });

  it('hides what an unexpected error says', async () => {
    const { status, text, log } = await run(async () => {
      throw new Error('password=hunter2');
    });
    expect(status).toBe(500);
    expect(text).not.toContain('hunter2');
    expect(log).toContain('defect');
  });

  it('asks the guard before it looks at the input', async () => {
    const guard = async () => {
      throw new AppError('cross_site');
    };
    const { body } = await run(async () => ({}), { url: '/api/v1/things/x', guard });
    expect(body.code).toBe('cross_site');
  });

  it('refuses input that does not match and never reaches the handler', async () => {
    let calls = 0;
    const handler = async () => {
      calls += 1;
      return { id: 1, name: '' };
    };
    const { status, body } = await run(handler, { url: '/api/v1/things/x' });
    expect([status, body.code, calls]).toEqual([400, 'invalid_request', 0]);
    expect(body.details.faults).toEqual([
      { field: 'params.id', message: 'Invalid input: expected number, received NaN' },
    ]);
  });
});
