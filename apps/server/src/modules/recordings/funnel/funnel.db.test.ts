import { randomUUID } from 'node:crypto';
import { CALLS, type CallInput } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import type { CookieSession } from '@fovea/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ActiveProject,
  createActiveProject,
  join,
  logIn,
  makeGaze,
  openBrowser,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { waitUntil } from '#testing/waits.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';

type Body = CallInput<typeof CALLS.sendVisitEvent>['body'];
const KAKAO = 'Mozilla/5.0 (Linux; Android 15; SM-S928N) Mobile Safari/537.36 KAKAOTALK/11.0';

let project: ActiveProject;

const { server, owner, start } = await openServer({
  instances: 2,
  people: ['owner'],
  rewinds: true,
});
beforeEach(async () => {
  project = await createActiveProject(server, owner);
});

const tell = (change: Partial<Body> = {}, app = server.app, slug = project.slug) =>
  openBrowser(app).client.call(CALLS.sendVisitEvent, {
    params: { slug },
    body: { visitId: randomUUID(), step: 'consented', device: 'mobile', inApp: false, ...change },
  });
const readAll = (days = 7, { client }: CookieSession = owner) =>
  client.call(CALLS.getFunnel, { params: { id: project.id }, query: { days } });
const read = async (days?: number, reader?: CookieSession) => (await readAll(days, reader)).counts;
/** So many people take part, on a Pixel 8. */
async function finish(count: number): Promise<void> {
  for (let seed = 1; seed <= count; seed++) {
    await record(server.app, project.slug, makeGaze(1, seed));
  }
}
/** The next day, with a session of that day. */
async function passADay(): Promise<CookieSession> {
  server.clock.advance(25 * HOUR_MS);
  return logIn(server.app, owner.email);
}

describe('openings', () => {
  const open = (opening: string, userAgent = '') =>
    server.app.inject({
      url: `/api/v1/collect/projects/${project.slug}${opening}`,
      headers: { 'user-agent': userAgent },
    });

  it('are counted once for each phone, however often it reloads, and computers apart', async () => {
    const kinds = ['?opening=mobile', '?opening=tablet', '?opening=computer', '', ''];
    await Promise.all(kinds.map((kind) => open(kind)));
    await waitUntil(async () => (await read()).length === 3);
    expect(await readAll()).toMatchObject({ opened: 2, computers: 1 });
    expect((await open('?opening=watch')).statusCode).toBe(400);
  });

  it('are counted by hour and kind of browser, and nothing is kept of who opens', async () => {
    await Promise.all([
      open('?opening=mobile', KAKAO),
      open('?opening=mobile', KAKAO),
      open('?opening=computer', 'Mozilla/5.0 (Windows NT 10.0)'),
    ]);
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
      // People see a page only after the calibration, so steps that got lost on their way are
      // counted too.
      { ...mobile, step: 'calibrated', count: 1 },
      { ...mobile, step: 'camera_on', count: 1 },
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
  const STEPS = ['consented', 'camera_on', 'calibrated', 'completed'] as const;

  it('holds "step n minus step n+1 = stopped + there now", whatever gets lost on its way', async () => {
    for (const [at, step] of STEPS.entries()) {
      for (let person = 0; person <= at; person++) await tell({ step, model: 'Pixel 8' });
    }
    await finish(4);
    for (let person = 0; person < 3; person++) await join(server.app, project.slug);
    server.clock.advance(3 * 60_000);
    await tell({ step: 'camera_on', inApp: true, model: 'Galaxy A54' });
    const { all, inApp, models, others } = await readAll();
    expect(all.reached).toEqual({ consented: 11, camera_on: 10, calibrated: 7, completed: 4 });
    expect(all.there).toEqual({ consented: 0, camera_on: 1, calibrated: 0, completed: 0 });
    expect(inApp.reached).toMatchObject({ consented: 1, camera_on: 1, calibrated: 0 });
    expect(models.map(({ name, reached }) => [name, reached.consented])).toEqual([
      ['Pixel 8', 10],
      ['Galaxy A54', 1],
    ]);
    expect(others).toMatchObject({ models: 0, reached: { consented: 0 } });
  });

  it('names six models, and the others together', async () => {
    for (let model = 0; model < 8; model++) {
      for (let person = model; person < 8; person++) await tell({ model: `Phone ${model}` });
    }
    await tell();
    const { models, others } = await readAll();
    expect(models.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4, 5].map((i) => `Phone ${i}`));
    expect(others).toMatchObject({ models: 3, reached: { consented: 4 } });
  });

  it('says why people left, after the last step that they reached', async () => {
    const visitId = randomUUID();
    await tell({ visitId, step: 'camera_on' });
    await tell({ visitId, step: 'left', reason: 'calibration_failed' });
    await tell({ step: 'left', reason: 'camera_refused' });
    await tell({ step: 'left', reason: 'camera_refused' });
    expect((await readAll()).left).toEqual([
      { after: 'consented', reason: 'camera_refused', count: 2 },
      { after: 'camera_on', reason: 'calibration_failed', count: 1 },
    ]);
  });

  it('shows at most four who are there now, who began first before, and nobody who has finished', async () => {
    const visitIds = Array.from({ length: 6 }, () => randomUUID());
    for (const visitId of visitIds) {
      await tell({ visitId, model: `Phone ${visitIds.indexOf(visitId)}` });
      server.clock.advance(1_000);
    }
    const [first, second] = visitIds;
    await tell({ visitId: first, step: 'completed' });
    await tell({ visitId: first, step: 'page', page: 3 });
    await tell({ visitId: second, step: 'page', page: 1, model: 'Phone 1' });
    const { now, there } = await readAll();
    expect(now.map(({ model, step }) => [model, step])).toEqual([
      ['Phone 1', 'page'],
      ['Phone 2', 'consented'],
      ['Phone 3', 'consented'],
      ['Phone 4', 'consented'],
    ]);
    expect(now[0]?.startedAt).toBe(new Date(start.getTime() + 1_000).toISOString());
    expect(there.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });

  it('counts who finished by hour, of two days', async () => {
    await finish(1);
    const reader = await passADay();
    await finish(2);
    expect((await readAll(1, reader)).hours.map(({ completed }) => completed)).toEqual([1, 2]);
  });

  it('says when the project ends if nobody takes part: 90 days after it started', async () => {
    const ninetyDays = 90 * 24 * HOUR_MS;
    expect((await readAll()).endsAt).toBe(new Date(start.getTime() + ninetyDays).toISOString());
  });

  it('counts a person who withdrew as withdrawn, once, and no longer as one being checked', async () => {
    const keys = makeKeys();
    await record(server.app, project.slug, makeGaze(1), keys.join);
    expect(await readAll()).toMatchObject({ withdrawn: 0, expired: 0 });
    await withdraw(server, keys.receipt);
    await withdraw(server, keys.receipt);
    expect(await readAll()).toMatchObject({
      withdrawn: 1,
      expired: 0,
      all: { reached: { completed: 1 } },
    });
  });

  it('belongs to the owner alone', async () => {
    const stranger = await signUp(server);
    await expect(
      stranger.client.call(CALLS.getFunnel, { params: { id: project.id }, query: {} }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
