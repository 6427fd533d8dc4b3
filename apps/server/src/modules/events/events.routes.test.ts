import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { UserActor } from '#modules/auth/public.ts';
import { type App, createApp } from '#platform/http/app.ts';
import type { Listener } from '#platform/live/listener.ts';
import { createLog } from '#platform/log/log.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { eventsRoutes } from './events.routes.ts';

const USER: UserActor = {
  userId: 'u1',
  role: 'user',
  authSessionId: 's1',
  passedSecondFactor: false,
};
const PROJECT_ID = '0190a5c2-0000-7000-8000-000000000001';

let app: App;
let port: number;
let endStreams: () => void;
let events: Listener['events'];
let admit: PromiseWithResolvers<void>;
let asked: PromiseWithResolvers<void>;
beforeEach(async () => {
  events = new EventEmitter();
  [admit, asked] = [Promise.withResolvers(), Promise.withResolvers()];
  app = await createApp({
    log: createLog('test', 'silent'),
    metrics: createMetrics(),
    config: { TRUSTED_PROXIES: [], DATABASE_POOL_MAX: 1, HUMAN_PACE: 1 },
  });
  const listener = { events, stop: async () => undefined };
  const findStanding = async (ids: readonly string[]) => new Set(ids);
  endStreams = eventsRoutes(app, { listener, findStanding }, async () => {
    asked.resolve();
    await admit.promise;
    return USER;
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(async () => {
  endStreams();
  await app.close();
});

function request(method = 'GET') {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} /api/v1/events HTTP/1.1\r\nhost: x\r\n\r\n`);
  return socket;
}

async function waitForListeners(count: number): Promise<void> {
  while (events.listenerCount('notice') !== count) await sleep(10);
}

it('keeps nothing of a tab that was closed while it was being admitted', async () => {
  const socket = request();
  await asked.promise;
  socket.destroy();
  await sleep(50);
  admit.resolve();
  await sleep(50);
  expect(events.listenerCount('notice')).toBe(0);
});

it('cuts off a tab that does not read, instead of keeping its notices for ever', async () => {
  admit.resolve();
  const socket = request();
  socket.pause();
  await waitForListeners(1);
  for (let i = 0; i < 200_000 && events.listenerCount('notice') > 0; i++) {
    events.emit('notice', { audience: USER.userId, subject: PROJECT_ID, kind: 'asset' });
    if (i % 1_000 === 0) await sleep(1);
  }
  expect(events.listenerCount('notice')).toBe(0);
  socket.destroy();
});

it('opens no stream once streams have ended, so that the server can stop', async () => {
  const socket = request();
  await asked.promise;
  endStreams();
  admit.resolve();
  const [head] = await once(socket, 'data');
  expect(String(head)).toContain('HTTP/1.1 503');
  expect(events.listenerCount('notice')).toBe(0);
  socket.destroy();
});

it('is not opened by HEAD', async () => {
  admit.resolve();
  const socket = request('HEAD');
  const [head] = await once(socket, 'data');
  expect(String(head)).toContain('HTTP/1.1 404');
  socket.destroy();
});
