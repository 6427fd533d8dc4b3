import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActiveProject, makeGaze, type Person, record, signUp } from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

const LIVE_CONNECTION = `SELECT pid FROM pg_stat_activity
  WHERE application_name = 'fovea-live' AND datname = current_database() AND query LIKE 'LISTEN%'`;

let server: TestServer;
let address: string;
let [owner, stranger]: [Person?, Person?] = [];
const open: AbortController[] = [];
beforeAll(async () => {
  server = await buildTestServer();
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  [owner, stranger] = [await signUp(server), await signUp(server)];
  await waitUntil(async () => (await server.database.query(LIVE_CONNECTION)).length === 1);
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort();
});
afterAll(() => server.stop());

async function waitUntil(check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await check())) {
    if (performance.now() > deadline) throw new Error('waited too long');
    await sleep(20);
  }
}

/** Opens a stream as a browser tab does and collects what it says. */
async function listen(person: Person | undefined) {
  const stream = new AbortController();
  open.push(stream);
  const response = await fetch(`${address}/api/v1/events`, {
    headers: { cookie: person?.cookieHeader() ?? '' },
    signal: stream.signal,
  });
  const heard = { response, text: '', isOver: false };
  void (async () => {
    for await (const part of response.body ?? []) heard.text += Buffer.from(part).toString();
  })()
    .catch(() => undefined)
    .finally(() => {
      heard.isOver = true;
    });
  await waitUntil(() => heard.text.includes('retry:') || response.status !== 200);
  return heard;
}

function parseEvents(text: string): { event: string; data: unknown }[] {
  return [...text.matchAll(/id: \d+\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, event, data]) => ({
    event: event ?? '',
    data: JSON.parse(data ?? ''),
  }));
}

describe('the live stream', () => {
  it('is refused to somebody who is not signed in', async () => {
    const { response } = await listen(undefined);
    expect(response.status).toBe(401);
  });

  it('has the headers that keep proxies from holding it back', async () => {
    const { response } = await listen(owner);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
  });

  it('tells the owner what to read again, and nobody else', async () => {
    if (owner === undefined) throw new Error('not set up');
    const { slug, id } = await createActiveProject(server, owner);
    await sleep(400);
    const [own, others] = [await listen(owner), await listen(stranger)];
    await record(server.app, slug, makeGaze(1));
    await server.runJobs('pack-recording.v1');
    await server.runJobs('build-aggregate.v1');
    const count = () => parseEvents(own.text).filter(({ event }) => event === 'notice').length;
    await waitUntil(() => count() >= 2);
    expect(parseEvents(own.text)).toEqual(
      expect.arrayContaining([
        { event: 'notice', data: { kind: 'participants', projectId: id } },
        { event: 'notice', data: { kind: 'records', projectId: id } },
      ]),
    );
    expect(parseEvents(others.text)).toEqual([]);
  });

  it('says a burst once', async () => {
    const notice = { audience: owner?.userId ?? '', subject: server.deps.ids.next() };
    const own = await listen(owner);
    for (let i = 0; i < 50; i++) server.deps.notifier.notify({ ...notice, kind: 'participants' });
    await waitUntil(() => own.text.includes(notice.subject));
    await sleep(400);
    expect(own.text.split(notice.subject)).toHaveLength(2);
  });

  it('says reread after its own connection was away', async () => {
    const own = await listen(owner);
    await server.database.query(
      `SELECT pg_terminate_backend(pid) FROM (${LIVE_CONNECTION}) AS live`,
    );
    await waitUntil(() => parseEvents(own.text).some(({ event }) => event === 'reread'));
    expect(own.isOver).toBe(false);
    const subject = server.deps.ids.next();
    server.deps.notifier.notify({ audience: owner?.userId ?? '', subject, kind: 'asset' });
    await waitUntil(() => own.text.includes(subject));
  });

  it('lets go of a tab that was closed', async () => {
    const own = await listen(owner);
    open.at(-1)?.abort();
    await waitUntil(() => own.isOver);
    const again = await listen(owner);
    const subject = server.deps.ids.next();
    server.deps.notifier.notify({ audience: owner?.userId ?? '', subject, kind: 'asset' });
    await waitUntil(() => again.text.includes(subject));
    expect(own.text).not.toContain(subject);
  });
});
