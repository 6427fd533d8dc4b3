import { CALLS, LIMITS } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import { createCookieSession, type ScriptedGaze, scriptedGaze } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { sweep } from '#modules/recordings/sweep/sweep.schedule.ts';
import type { Joined } from '#testing/journey.ts';
import {
  complete,
  createActiveProject,
  end,
  makeGaze,
  putBatch,
  toJoinBody,
  toTransport,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server, owner } = await openServer({
  instances: 2,
  people: ['owner'],
  environment: { HUMAN_PACE: '1' },
  rewinds: true,
});

const viewport = { width: 390, height: 844 };
/** A whole run, after which the pages may be over. */
const RUN_MS = MINUTE_MS;

function openPhone(address: string) {
  const { client } = createCookieSession('', toTransport(server.app, address));
  return (slug: string): Promise<Joined> =>
    client.call(CALLS.joinProject, { params: { slug }, body: toJoinBody() });
}

/** A phone that sends batches of a gaze one after the other. */
async function send(joined: Joined, gaze: ScriptedGaze, seqs: readonly number[]) {
  for (const seq of seqs) {
    expect(await putBatch(server.app, joined, seq, gaze.batches[seq])).toMatchObject({
      status: 200,
    });
  }
}

const toGaze = (batches: number, seed = 1) => scriptedGaze({ seed, batches, viewport });
const oneSampleEach = (batches: number) =>
  scriptedGaze({ seed: 1, batches, viewport, hz: 0.5, batchMs: 2_000 });

async function readPlaces(id: string) {
  const [row] = await server.database.query<{ joined: number }>(
    'SELECT joined FROM projects WHERE id = $1',
    [id],
  );
  return row?.joined;
}

async function readRow({ recordingId }: Joined) {
  const [row] = await server.database.query<{ state: string; holds: boolean; address: unknown }>(
    'SELECT state, holds_place AS holds, address_hmac AS address FROM recordings WHERE id = $1',
    [recordingId],
  );
  return row;
}

describe('a place', () => {
  it('is taken by no batches of one sample: people get in beside 20 phones that send them', async () => {
    const { id, slug } = await createActiveProject(server, owner, { maxParticipant: 20 });
    const phones = await Promise.all(
      Array.from({ length: 20 }, () => openPhone('203.0.113.1')(slug)),
    );
    server.clock.advance(10_000);
    const tiny = oneSampleEach(1);
    await Promise.all(phones.map((own) => putBatch(server.app, own, 0, tiny.batches[0])));
    expect(await readPlaces(id)).toBe(0);
    const person = await openPhone('203.0.113.2')(slug);
    server.clock.advance(10_000);
    await send(person, toGaze(2), [0, 1]);
    expect(await readPlaces(id)).toBe(1);
  });

  it('is taken by 2 s and 40 samples, not by 2 s of gaze within the first second', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const gaze = toGaze(4);
    const early = await openPhone('203.0.113.3')(slug);
    server.clock.advance(1_000);
    await send(early, gaze, [0, 1]);
    expect(await readPlaces(id)).toBe(0);
    server.clock.advance(5_000);
    await send(early, gaze, [2]);
    expect(await readPlaces(id)).toBe(1);
  });

  it('is taken by gaze whose batches reached different processes', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const phone = await openPhone('203.0.113.4')(slug);
    server.clock.advance(10_000);
    const gaze = toGaze(2);
    await putBatch(server.apps[0] ?? server.app, phone, 0, gaze.batches[0]);
    expect(await readPlaces(id)).toBe(0);
    await putBatch(server.apps[1] ?? server.app, phone, 1, gaze.batches[1]);
    expect(await readPlaces(id)).toBe(1);
  });

  it('goes back after 10 minutes without gaze that goes on, whatever else is sent', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const [tiny, still, paused] = [
      await openPhone('203.0.113.5')(slug),
      await openPhone('203.0.113.5')(slug),
      await openPhone('203.0.113.5')(slug),
    ];
    server.clock.advance(10_000);
    const first = toGaze(2);
    for (const phone of [tiny, still, paused]) await send(phone, first, [0, 1]);
    expect(await readPlaces(id)).toBe(3);
    const ones = oneSampleEach(8);
    for (let minute = 2; minute <= 6; minute++) {
      server.clock.advance(2 * MINUTE_MS);
      await putBatch(server.app, tiny, minute, ones.batches[minute]);
      // The same two seconds again, under other numbers.
      const again = scriptedGaze({ seed: minute, batches: 2 * minute, viewport, startMs: 0 });
      await putBatch(server.app, still, minute, again.batches[minute]);
      // Comes back after 8 minutes on another page; its clock went on.
      if (minute === 5) {
        const startMs = Date.UTC(2026, 0, 1) + 8 * MINUTE_MS;
        const later = scriptedGaze({ seed: 9, batches: 4, viewport, startMs });
        await send(paused, later, [2, 3]);
      }
    }
    server.clock.advance(2 * MINUTE_MS);
    await sweep(server.deps);
    expect(await readRow(tiny)).toMatchObject({ state: 'silent', holds: false });
    expect(await readRow(still)).toMatchObject({ state: 'silent', holds: false });
    expect(await readRow(paused)).toMatchObject({ state: 'open', holds: true });
    expect(await readPlaces(id)).toBe(1);
  });

  it('is taken again by a phone that returns', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const phone = await openPhone('203.0.113.6')(slug);
    server.clock.advance(10_000);
    const gaze = toGaze(2);
    await send(phone, gaze, [0, 1]);
    server.clock.advance((LIMITS.silentAfterMinutes + 2) * MINUTE_MS);
    await sweep(server.deps);
    expect(await readPlaces(id)).toBe(0);
    const startMs = Date.UTC(2026, 0, 1) + 12 * MINUTE_MS;
    await send(phone, scriptedGaze({ seed: 2, batches: 4, viewport, startMs }), [2, 3]);
    expect(await readRow(phone)).toMatchObject({ state: 'open', holds: true });
    expect(await readPlaces(id)).toBe(1);
  });
});

describe('one address', () => {
  it('holds a fifth of the places while its phones run, and all 30 when they are done', async () => {
    const { id, slug } = await createActiveProject(server, owner, { maxParticipant: 30 });
    const start = openPhone('2001:db8:77:1::1');
    const sister = openPhone('2001:db8:77:2::9');
    const phones = await Promise.all(
      Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? start : sister)(slug)),
    );
    server.clock.advance(RUN_MS);
    const gazes = phones.map((_, i) => toGaze(2, i));
    await Promise.all(phones.map((own, i) => send(own, gazes[i] ?? makeGaze(2), [0, 1])));
    expect(await readPlaces(id)).toBe(6);
    await Promise.all(phones.map((own, i) => complete(server.app, own, gazes[i] ?? makeGaze(2))));
    expect(await readPlaces(id)).toBe(30);
    const rows = await Promise.all(phones.map(readRow));
    expect(rows.every((row) => row?.holds === true && row.address === null)).toBe(true);
  });

  it('is kept as a hash of this project alone, and only while the recording runs', async () => {
    const one = await createActiveProject(server, owner);
    const two = await createActiveProject(server, owner);
    const start = openPhone('203.0.113.7');
    const phones = [await start(one.slug), await start(one.slug), await start(two.slug)];
    const hashes = (await Promise.all(phones.map(readRow))).map((row) => String(row?.address));
    expect(hashes[0]).toBe(hashes[1]);
    expect(new Set(hashes).size).toBe(2);
    const [ended, silent, withdrawn] = phones as [Joined, Joined, Joined];
    await end(server.app, ended, { reason: 'stopped', keep: true });
    await end(server.app, withdrawn, { reason: 'stopped', keep: false });
    server.clock.advance(12 * MINUTE_MS);
    await sweep(server.deps);
    for (const phone of [ended, silent, withdrawn]) {
      expect((await readRow(phone))?.address ?? null).toBeNull();
    }
  });
});

describe('a join', () => {
  it('waits while a fifth more than the target and 5 run, and comes in when one has ended', async () => {
    const { slug } = await createActiveProject(server, owner, { maxParticipant: 10 });
    const start = openPhone('203.0.113.8');
    const phones = await Promise.all(Array.from({ length: 17 }, () => start(slug)));
    await expect(start(slug)).rejects.toMatchObject({ statusCode: 429, code: 'starts_limited' });
    const body = toJoinBody();
    const refused = await server.app.inject({
      method: 'POST',
      url: `/api/v1/collect/projects/${slug}/recordings`,
      remoteAddress: '203.0.113.8',
      payload: body,
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Those of another address do not keep others out.
    await expect(openPhone('203.0.113.9')(slug)).resolves.toBeDefined();
    await end(server.app, phones[0] as Joined, { reason: 'stopped', keep: true });
    await end(server.app, phones[1] as Joined, { reason: 'stopped', keep: true });
    await expect(start(slug)).resolves.toBeDefined();
  });

  it('is not refused for places that unfinished runs hold, but once all are done', async () => {
    const { slug } = await createActiveProject(server, owner, { maxParticipant: 2 });
    const gazes = [makeGaze(2, 1), makeGaze(2, 2)] as const;
    const head = async () =>
      (
        await createCookieSession('', toTransport(server.app)).client.call(
          CALLS.getCollectProject,
          { params: { slug }, query: {} },
        )
      ).open;
    const phones = [await openPhone('203.0.113.10')(slug), await openPhone('203.0.113.11')(slug)];
    server.clock.advance(RUN_MS);
    const pairs = phones.map((phone, i) => [phone, gazes[i] ?? gazes[0]] as const);
    for (const [phone, gaze] of pairs) await send(phone, gaze, [0, 1]);
    expect(await head()).toBe(true);
    await expect(openPhone('203.0.113.12')(slug)).resolves.toBeDefined();
    for (const [phone, gaze] of pairs) await complete(server.app, phone, gaze);
    expect(await head()).toBe(true);
    await expect(openPhone('203.0.113.12')(slug)).rejects.toMatchObject({ code: 'starts_limited' });
    await server.runJobs('pack-recording.v1');
    expect(await head()).toBe(false);
    await expect(openPhone('203.0.113.12')(slug)).rejects.toMatchObject({
      code: 'project_not_active',
    });
  });
});
