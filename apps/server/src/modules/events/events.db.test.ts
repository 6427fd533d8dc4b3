import { CALLS } from '@fovea/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeRole } from '#modules/accounts/public.ts';
import { createActiveProject, makeGaze, type Person, record, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { waitUntil } from '#testing/waits.ts';

const LIVE_CONNECTION = `SELECT pid FROM pg_stat_activity
  WHERE application_name = 'fovea-live' AND datname = current_database() AND query LIKE 'LISTEN%'`;

let address: string;
/** Address of a second process. */
let otherAddress: string;
let [owner, stranger]: [Person?, Person?] = [];
const open: AbortController[] = [];

const { server } = await openServer({ instances: 2 });
beforeAll(async () => {
  const [first, second] = await Promise.all(
    server.apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })),
  );
  [address, otherAddress] = [first ?? '', second ?? ''];
  [owner, stranger] = [await signUp(server), await signUp(server)];
  await waitUntil(async () => (await server.database.query(LIVE_CONNECTION)).length === 2);
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.abort();
});

const cutLiveConnections = () =>
  server.database.query(`SELECT pg_terminate_backend(pid) FROM (${LIVE_CONNECTION}) AS live`);

/** A notice to somebody, after everything that was to be told before; answers what it is about. */
function tell(person: Person | undefined): string {
  const subject = server.deps.ids.next();
  server.deps.notifier.notify({ audience: person?.userId ?? '', subject, kind: 'asset' });
  return subject;
}

/** Opens a stream as a browser tab does and collects what it says. */
async function listen(person: Pick<Person, 'cookieHeader'> | undefined, at = address) {
  const stream = new AbortController();
  open.push(stream);
  const response = await fetch(`${at}/api/v1/events`, {
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
    const [own, others] = [await listen(owner), await listen(stranger)];
    await record(server.app, slug, makeGaze(1));
    await server.runJobs('pack-recording.v1');
    await server.runJobs('build-aggregate.v1');
    const last = tell(stranger);
    await waitUntil(() => others.text.includes(last));
    const ofKind = (kind: string) =>
      parseEvents(own.text).filter(({ data }) => (data as { kind?: string }).kind === kind);
    await waitUntil(() => ofKind('participants').length > 0 && ofKind('records').length > 0);
    for (const kind of ['participants', 'records']) {
      expect(ofKind(kind)).toContainEqual({ event: 'notice', data: { kind, projectId: id } });
    }
    expect(parseEvents(others.text)).toEqual([
      { event: 'notice', data: { kind: 'asset', projectId: last } },
    ]);
  });

  it('says a burst once', async () => {
    const notice = { audience: owner?.userId ?? '', subject: server.deps.ids.next() };
    const own = await listen(owner);
    for (let i = 0; i < 50; i++) server.deps.notifier.notify({ ...notice, kind: 'participants' });
    await waitUntil(() => own.text.includes(notice.subject));
    const last = tell(owner);
    await waitUntil(() => own.text.includes(last));
    expect(own.text.split(notice.subject)).toHaveLength(2);
  });

  it('says reread after its own connection was away', async () => {
    const own = await listen(owner);
    await cutLiveConnections();
    await waitUntil(() => parseEvents(own.text).some(({ event }) => event === 'reread'));
    expect(own.isOver).toBe(false);
    const subject = tell(owner);
    await waitUntil(() => own.text.includes(subject));
  });

  it('lets go of a tab that was closed', async () => {
    const own = await listen(owner);
    open.at(-1)?.abort();
    await waitUntil(() => own.isOver);
    const again = await listen(owner);
    const subject = tell(owner);
    await waitUntil(() => again.text.includes(subject));
    expect(own.text).not.toContain(subject);
  });
});

describe('a stream and its session', () => {
  it.each([
    ['a log-out', (person: Person) => person.client.call(CALLS.logout)],
    ['another role', (person: Person) => changeRole(server.deps, person.email, 'user')],
  ])('end together after %s, in every process, and none opens again', async (_title, end) => {
    const person = await signUp(server);
    const copy = {
      cookieHeader: (
        (cookies) => () =>
          cookies
      )(person.cookieHeader()),
    };
    const [here, there, other] = [
      await listen(copy),
      await listen(copy, otherAddress),
      await listen(owner),
    ];
    await end(person);
    await waitUntil(() => here.isOver && there.isOver);
    expect((await listen(copy, otherAddress)).response.status).toBe(401);
    expect(other.isOver).toBe(false);
  });

  it('end together when the session ran out or its end was not heard of', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const [own, others] = [await listen(person), await listen(other)];
    await server.database.query('UPDATE auth_sessions SET expires_at = $1 WHERE user_id = $2', [
      server.clock.now(),
      person.userId,
    ]);
    await cutLiveConnections();
    await waitUntil(() => own.isOver);
    expect(others.isOver).toBe(false);
  });

  it('are eight at most for one person: the ninth is refused until one is closed', async () => {
    const person = await signUp(server);
    const held = await Promise.all(Array.from({ length: 8 }, () => listen(person)));
    expect(held.map(({ response }) => response.status)).toEqual(Array(8).fill(200));
    const ninth = await listen(person);
    await waitUntil(() => ninth.isOver);
    expect([ninth.response.status, ninth.text]).toEqual([
      429,
      expect.stringContaining('"code":"streams_full"'),
    ]);
    expect((await listen(stranger)).response.status).toBe(200);
    open.at(-3)?.abort();
    await waitUntil(async () => (await listen(person)).response.status === 200);
  });
});
