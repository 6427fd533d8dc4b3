import { randomUUID } from 'node:crypto';
import { CALLS, LIMITS } from '@fovea/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { begin, join, makeGaze, putBatch, toJoinBody } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const gaze = makeGaze(40);

let seq = 1;

const { server, owner, project } = await openServer({ people: ['owner'], project: {} });
const joined = await begin(server.app, project.slug);
afterEach(() => server.clock.advance(20_000));

/** As if batches had waited so long for ten seconds. */
function press(waitedMs: number): void {
  for (let i = 0; i < 100; i++) {
    server.clock.advance(100);
    server.deps.pressure.note({ waitedMs, waitingShare: 0 });
  }
}

const send = () => putBatch(server.app, joined, seq, gaze.batches[seq++]);
const read = () => owner.client.call(CALLS.getProject, { params: { id: project.id } });
const askToJoin = () =>
  server.app.inject({
    method: 'POST',
    url: `/api/v1/collect/projects/${project.slug}/recordings`,
    payload: toJoinBody(),
  });

describe('under load', () => {
  it('phones are asked for longer batches before anybody is refused', async () => {
    expect(await send()).toMatchObject({ status: 200, batchMs: LIMITS.batchMs });
    press(2_400);
    expect(await send()).toMatchObject({ status: 200, batchMs: 6_000 });
    expect(await join(server.app, project.slug)).toMatchObject({ batchMs: 6_000 });
    expect(await read()).toMatchObject({ id: project.id });
  });

  it('new participants are refused first, with the time to come again', async () => {
    press(5_000);
    const refused = await askToJoin();
    expect(refused.json()).toMatchObject({ statusCode: 503, code: 'joins_paused' });
    expect(refused.headers['retry-after']).toBe('5');
    expect(await read()).toMatchObject({ id: project.id });
    expect(await send()).toMatchObject({ status: 200, batchMs: LIMITS.batchMaxMs });
  });

  it('whoever has a recording goes on with it', async () => {
    const joinKey = randomUUID();
    const { recordingId } = await join(server.app, project.slug, { joinKey });
    press(60_000);
    expect(await join(server.app, project.slug, { joinKey })).toMatchObject({ recordingId });
  });

  it('then reading, but not who is logged in, and nothing that was decided meanwhile', async () => {
    press(7_000);
    await expect(read()).rejects.toMatchObject({ statusCode: 503, code: 'reads_paused' });
    expect(await owner.client.call(CALLS.getSelf)).toMatchObject({ statusCode: 200 });
    const body = { name: 'Another name' };
    const params = { id: project.id };
    await expect(owner.client.call(CALLS.updateProject, { params, body })).resolves.toMatchObject(
      body,
    );
    expect((await askToJoin()).json()).toMatchObject({ code: 'joins_paused' });
  });

  it('batches of running recordings are taken also at the most', async () => {
    press(60_000);
    expect(await send()).toMatchObject({ status: 200, batchMs: LIMITS.batchMaxMs });
  });

  it('everything is as before ten seconds after it', async () => {
    press(60_000);
    server.clock.advance(10_000);
    expect(await send()).toMatchObject({ status: 200, batchMs: LIMITS.batchMs });
    expect(await join(server.app, project.slug)).toMatchObject({ batchMs: LIMITS.batchMs });
    expect(await read()).toMatchObject({ id: project.id });
  });
});
