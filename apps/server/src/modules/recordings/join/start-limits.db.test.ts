import { randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { createCookieSession } from '@fovea/testkit';
import { expect, it } from 'vitest';
import { createActiveProject, toJoinBody, toTransport } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

/** Starts of one project that an address has in an hour before it is slowed down. */
const STARTS = 500;

const { server, owner } = await openServer({ environment: { HUMAN_PACE: '1' }, people: ['owner'] });

function openPhones(address: string) {
  const { client } = createCookieSession('', toTransport(server.app, address));
  return (slug: string, joinKey: string = randomUUID()) =>
    client.call(CALLS.joinProject, { params: { slug }, body: toJoinBody({ joinKey }) });
}

/** As if so many had started from there just now. */
async function useUp(slug: string, start: ReturnType<typeof openPhones>, count: number) {
  await start(slug);
  await server.database.query(
    `UPDATE rate_counters SET hits = array_fill(hits[1], ARRAY[$1::int])
     WHERE cardinality(hits) = 1 AND expires_at = $2`,
    [count, new Date(server.clock.now().getTime() + HOUR_MS)],
  );
}

it('past 500 an hour an address is slowed down, for one project and never shut out', async () => {
  const { slug } = await createActiveProject(server, owner, { maxParticipant: 1_000 });
  const other = await createActiveProject(server, owner, { maxParticipant: 10 });
  const start = openPhones('203.0.113.20');
  await useUp(slug, start, STARTS);
  await expect(start(slug)).resolves.toBeDefined();
  await expect(start(slug)).rejects.toMatchObject({ statusCode: 429, code: 'starts_limited' });
  await expect(start(other.slug)).resolves.toBeDefined();
  await expect(openPhones('203.0.113.21')(slug)).resolves.toBeDefined();
  const now = server.clock.now();
  server.clock.advance(10_000);
  await expect(start(slug)).resolves.toBeDefined();
  await expect(start(slug)).rejects.toMatchObject({ code: 'starts_limited' });
  server.clock.advance(HOUR_MS);
  for (let phone = 0; phone < 3; phone++) await expect(start(slug)).resolves.toBeDefined();
  server.clock.set(now);
});

it('a phone that asks again for its recording, or is refused, is not counted', async () => {
  const { id, slug } = await createActiveProject(server, owner, { maxParticipant: 1_000 });
  const start = openPhones('203.0.113.30');
  await useUp(slug, start, STARTS - 1);
  const joinKey = randomUUID();
  await start(slug, joinKey);
  const slow = await start(slug, joinKey);
  expect((await start(slug, joinKey)).recordingId).toBe(slow.recordingId);
  await owner.client.call(CALLS.finishProject, { params: { id } });
  for (let phone = 0; phone < 2; phone++) {
    await expect(start(slug)).rejects.toMatchObject({ code: 'project_not_active' });
  }
});
