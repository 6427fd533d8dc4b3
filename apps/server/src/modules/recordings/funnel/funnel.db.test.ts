import { randomUUID } from 'node:crypto';
import { CALLS, type CallInput } from '@fovea/contract';
import type { CookieSession } from '@fovea/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ActiveProject,
  createActiveProject,
  logIn,
  openBrowser,
  type Person,
  signUp,
} from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';
import { waitUntil } from '#testing/waits.ts';

type Body = CallInput<typeof CALLS.sendVisitEvent>['body'];
const KAKAO = 'Mozilla/5.0 (Linux; Android 15; SM-S928N) Mobile Safari/537.36 KAKAOTALK/11.0';
const HOUR_MS = 3_600_000;

let server: TestServer;
let owner: Person;
let project: ActiveProject;
let start: Date;
beforeAll(async () => {
  server = await buildTestServer({ instances: 2 });
  owner = await signUp(server);
  start = server.clock.now();
});
beforeEach(async () => {
  project = await createActiveProject(server, owner);
});
afterEach(() => server.clock.set(start));
afterAll(() => server.stop());

const tell = (change: Partial<Body> = {}, app = server.app, slug = project.slug) =>
  openBrowser(app).client.call(CALLS.sendVisitEvent, {
    params: { slug },
    body: { visitId: randomUUID(), step: 'consented', device: 'mobile', inApp: false, ...change },
  });
const readAll = (days = 7, { client }: CookieSession = owner) =>
  client.call(CALLS.getFunnel, { params: { id: project.id }, query: { days } });
const read = async (days?: number, reader?: CookieSession) => (await readAll(days, reader)).counts;
/** The next day, with a session of that day. */
async function passADay(): Promise<CookieSession> {
  server.clock.advance(25 * HOUR_MS);
  return logIn(server.app, owner.email);
}

describe('openings', () => {
  it('are counted by hour and kind of browser, and nothing is kept of who opens', async () => {
    const open = (userAgent: string) =>
      server.app.inject({
        url: `/api/v1/collect/projects/${project.slug}`,
        headers: { 'user-agent': userAgent },
      });
    await Promise.all([open(KAKAO), open(KAKAO), open('Mozilla/5.0 (Windows NT 10.0)')]);
    await waitUntil(async () => (await read()).reduce((sum, { count }) => sum + count, 0) === 3);
    const hour = new Date(Math.floor(start.getTime() / HOUR_MS) * HOUR_MS).toISOString();
    const head = { hour, step: 'opened', page: null, reason: null };
    expect(await read()).toEqual([
      { ...head, device: 'computer', inApp: false, count: 1 },
      { ...head, device: 'mobile', inApp: true, count: 2 },
    ]);
    const visits = await server.database.query('SELECT 1 FROM visit_steps WHERE project_id = $1', [
      project.id,
    ]);
    expect(visits).toEqual([]);
  });
});

describe('steps of a visit', () => {
  it('are counted once each, however often and wherever they are told', async () => {
    const visitId = randomUUID();
    const told = await Promise.all(
      Array.from({ length: 6 }, (_, i) => tell({ visitId }, server.apps[i % 2])),
    );
    expect(told.filter(({ counted }) => counted)).toHaveLength(1);
    for (const page of [0, 1, 1]) await tell({ visitId, step: 'page', page });
    await tell({ visitId, step: 'left', reason: 'camera_too_slow', device: 'tablet', inApp: true });
    await tell({ step: 'consented' });
    const counts = (await read()).map(({ hour: _, ...each }) => each);
    const mobile = { device: 'mobile', inApp: false, page: null, reason: null };
    expect(counts).toEqual([
      { ...mobile, step: 'consented', count: 2 },
      {
        ...mobile,
        step: 'left',
        device: 'tablet',
        inApp: true,
        reason: 'camera_too_slow',
        count: 1,
      },
      { ...mobile, step: 'page', page: 0, count: 1 },
      { ...mobile, step: 'page', page: 1, count: 1 },
    ]);
  });

  it('count in their hour, and older ones are not answered', async () => {
    await tell();
    const reader = await passADay();
    await tell();
    expect(await read(2, reader)).toHaveLength(2);
    expect(await read(1, reader)).toHaveLength(1);
  });

  it('are not told apart after a day, and the counts stay', async () => {
    await tell();
    const reader = await passADay();
    await server.deps.jobs.enqueue(server.deps.db, 'keep-partitions.v1', {});
    await server.runJobs('keep-partitions.v1');
    const visits = await server.database.query('SELECT 1 FROM visit_steps WHERE project_id = $1', [
      project.id,
    ]);
    expect(visits).toEqual([]);
    expect(await read(7, reader)).toHaveLength(1);
  });

  it('say who is there now: at their last step, for three minutes, until they finish or leave', async () => {
    const visitIds = Array.from({ length: 4 }, () => randomUUID());
    for (const visitId of visitIds) await tell({ visitId });
    const [atPage, finished, left] = visitIds;
    await Promise.all([
      tell({ visitId: atPage, step: 'calibrated' }),
      tell({ visitId: atPage, step: 'page', page: 2 }),
      tell({ visitId: finished, step: 'completed' }),
      tell({ visitId: left, step: 'left', reason: 'failed' }),
    ]);
    expect((await readAll()).there).toEqual([
      { step: 'consented', page: null, count: 1 },
      { step: 'page', page: 2, count: 1 },
    ]);
    server.clock.advance(2 * 60_000);
    await tell({ visitId: atPage, step: 'page', page: 0 });
    server.clock.advance(60_000);
    expect((await readAll()).there).toEqual([{ step: 'page', page: 0, count: 1 }]);
  });

  it('have the number of their visit, and whoever declines is counted without one', async () => {
    const refused: Partial<Body>[] = [{ visitId: null }, { step: 'declined' }];
    for (const change of refused) {
      await expect(tell(change)).rejects.toMatchObject({ code: 'invalid_request' });
    }
    const declined = { visitId: null, step: 'declined' as const };
    expect(await Promise.all([tell(declined), tell(declined)])).toMatchObject([
      { counted: true },
      { counted: true },
    ]);
    expect(await readAll()).toMatchObject({ counts: [{ step: 'declined', count: 2 }], there: [] });
    const visits = await server.database.query('SELECT 1 FROM visit_steps WHERE project_id = $1', [
      project.id,
    ]);
    expect(visits).toEqual([]);
  });

  it('are refused for a link that leads nowhere', async () => {
    await expect(tell({}, server.app, 'aaaaaaaaaaaa')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the funnel', () => {
  it('belongs to the owner alone', async () => {
    const stranger = await signUp(server);
    await expect(
      stranger.client.call(CALLS.getFunnel, { params: { id: project.id }, query: {} }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
