import { randomUUID } from 'node:crypto';
import { CALLS, fillPath } from '@fovea/contract';
import { beforeEach, expect, it } from 'vitest';
import {
  type ActiveProject,
  createActiveProject,
  join,
  makeGaze,
  putBatch,
  record,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { createFunnel } from './funnel.service.ts';

const KAKAO = 'Mozilla/5.0 (Linux; Android 15; SM-S928N) Mobile Safari/537.36 KAKAOTALK/11.0';

let project: ActiveProject;

const { server, owner } = await openServer({ people: ['owner'] });
const funnel = createFunnel(server.deps);
beforeEach(async () => {
  project = await createActiveProject(server, owner);
});

const read = () => owner.client.call(CALLS.getFunnel, { params: { id: project.id }, query: {} });

it('openings of one line are counted up to 500 in an hour, and none is refused', async () => {
  const open = (count: number, ip: string) => {
    for (let i = 0; i < count; i++) {
      funnel.countOpening(project.id, 'mobile', { ip, userAgent: undefined });
    }
    return funnel.flush();
  };
  await open(510, '203.0.113.7');
  await open(3, '203.0.113.8');
  // Lines of one IPv6 network are one.
  await open(300, '2001:db8:9:1::1');
  await open(300, '2001:db8:9:2::1');
  expect((await read()).opened).toBe(500 + 3 + 500);
});

it('no visit makes up a step after the join: who completed is counted from recordings', async () => {
  const facts = { page: null, reason: null, device: 'mobile', inApp: false } as const;
  const tellAll = (step: 'completed' | 'page') =>
    Promise.all(
      Array.from({ length: 20 }, () => {
        const own = { ...facts, visitId: randomUUID(), step, model: 'Pixel 8' };
        return funnel.countStep(project.slug, own, '203.0.113.7');
      }),
    );
  await tellAll('completed');
  await tellAll('page');
  const { all, models, hours } = await read();
  expect(all.reached).toEqual({ consented: 40, camera_on: 40, calibrated: 0, completed: 0 });
  expect(models[0]?.reached).toEqual(all.reached);
  expect(hours).toEqual([]);

  const device = { name: 'iPhone', widthPx: 412, heightPx: 915, pixelRatio: 2.625 };
  await record(server.app, project.slug, makeGaze(1), { device });
  await join(server.app, project.slug);
  const after = await read();
  expect(after.all.reached).toEqual({ ...all.reached, calibrated: 2, completed: 1 });
  expect(after.models.map(({ name, reached }) => [name, reached.completed])).toEqual([
    ['Pixel 8', 0],
    ['iPhone', 1],
  ]);
  expect(after.hours.map(({ completed }) => completed)).toEqual([1]);
});

it('a completion counts once, by its device and kind of browser', async () => {
  const { recordingId: id, token } = await join(server.app, project.slug);
  const { batches, rootHash } = makeGaze(1);
  await putBatch(server.app, { recordingId: id, token }, 0, batches[0]);
  const calibration = { rateHz: 30, errorPx: 42, offsetPx: [3, -2] };
  const complete = () =>
    server.app.inject({
      method: 'POST',
      url: `/api/v1${fillPath(CALLS.completeRecording.path, { id })}`,
      headers: { authorization: `Bearer ${token}`, 'user-agent': KAKAO },
      payload: { count: batches.length, rootHash, calibration },
    });
  const sent = await Promise.all([complete(), complete()]);
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { all, inApp, models } = await read();
  expect([all, inApp, models[0]].map((part) => part?.reached.completed)).toEqual([1, 1, 1]);
  expect(models[0]?.name).toBe('Pixel 8');
});
