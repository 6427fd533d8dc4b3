import { CALLS, type ProjectType } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { afterAll, describe, expect, it } from 'vitest';
import {
  begin,
  createActiveProject,
  join,
  logIn,
  makeGaze,
  type Person,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { countPaid, countSessions, expectSound, give, settle } from '#testing/sessions.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';

const { server } = await openServer();
afterAll(() => expectSound(server));

const change = ({ client }: Pick<Person, 'client'>, id: string, maxParticipant: number) =>
  client.call(CALLS.changeTarget, { params: { id }, body: { maxParticipant } });
const upgrade = ({ client }: Person, id: string) =>
  client.call(CALLS.upgradeProject, { params: { id } });
const finish = ({ client }: Person, id: string) =>
  client.call(CALLS.finishProject, { params: { id } });
const balanceOf = ({ userId }: Person) => countSessions(server, userId);

/** Somebody with 100 sessions and a project to which some people have come, one of whom is on the way. */
async function start(type: ProjectType, { target = 20, came = 3 } = {}) {
  const person = await signUp(server);
  // A Pro project brings its own.
  await give(server, person.userId, type === 'pro' ? 100 - target : 100);
  const { id, slug } = await createActiveProject(server, person, { type, maxParticipant: target });
  for (let seed = 1; seed <= came; seed++) await record(server.app, slug, makeGaze(1, seed));
  await settle(server);
  return { person, id, slug };
}

describe('an upgrade costs a session for each participant with data, and sets aside those to come', () => {
  it.each([
    ['collects', 20, false, 20],
    ['collects for those who have come', 3, false, 3],
    ['was finished early', 20, true, 3],
  ] as const)('of a project that %s', async (_state, target, isDone, cost) => {
    const { person, id } = await start('basic');
    if (target < 20) await change(person, id, target);
    if (isDone) await finish(person, id);
    await upgrade(person, id);
    await settle(server);
    expect(await balanceOf(person)).toBe(100 - cost);
    expect(await countPaid(server, id)).toBe(3);
  });

  it('and none for a person who has withdrawn', async () => {
    const { person, id, slug } = await start('basic', { came: 2 });
    const keys = makeKeys();
    await record(server.app, slug, makeGaze(1, 9), keys.join);
    await settle(server);
    await withdraw(server, keys.receipt);
    await finish(person, id);
    await upgrade(person, id);
    await settle(server);
    expect([await balanceOf(person), await countPaid(server, id)]).toEqual([98, 2]);
  });
});

describe('a target that is lowered', () => {
  it('gives back the sessions of people who are not wanted any more, and ends what is full then', async () => {
    const { person, id, slug } = await start('pro');
    expect(await balanceOf(person)).toBe(80);
    expect(await change(person, id, 10)).toMatchObject({ status: 'active', maxParticipant: 10 });
    expect(await balanceOf(person)).toBe(90);
    expect(await change(person, id, 3)).toMatchObject({ status: 'done', maxParticipant: 3 });
    expect(await balanceOf(person)).toBe(97);
    await expect(join(server.app, slug)).rejects.toMatchObject({ code: 'project_not_active' });
  });

  it('keeps the session of whoever takes part at that moment', async () => {
    const { person, id, slug } = await start('pro', { came: 1 });
    await begin(server.app, slug);
    await expect(change(person, id, 1)).rejects.toMatchObject({ code: 'target_too_low' });
    expect(await change(person, id, 2)).toMatchObject({ status: 'active' });
    expect(await balanceOf(person)).toBe(98);
  });

  it('may be raised to what it was before, and is paid for again', async () => {
    const { person, id } = await start('pro');
    for (const target of [10, 20, 10, 20]) await change(person, id, target);
    expect(await balanceOf(person)).toBe(80);
  });
});

describe('a project that is done', () => {
  it('collects again when more are wanted than have come, by the same link', async () => {
    const { person, id, slug } = await start('pro');
    await finish(person, id);
    expect(await balanceOf(person)).toBe(97);
    expect(await change(person, id, 5)).toMatchObject({ status: 'active', maxParticipant: 5 });
    expect(await balanceOf(person)).toBe(95);
    for (const seed of [4, 5]) await record(server.app, slug, makeGaze(1, seed));
    await settle(server);
    const { status } = await person.client.call(CALLS.getProject, { params: { id } });
    expect([status, await countPaid(server, id), await balanceOf(person)]).toEqual(['done', 5, 95]);
  });

  it('stays done when its target becomes those who have come', async () => {
    const { person, id } = await start('pro');
    await finish(person, id);
    expect(await change(person, id, 3)).toMatchObject({ status: 'done', maxParticipant: 3 });
    expect(await balanceOf(person)).toBe(97);
  });

  it('is not idle from the time before it collected again', async () => {
    const { person, id } = await start('basic');
    await finish(person, id);
    server.clock.advance(100 * DAY_MS);
    const again = await logIn(server.app, person.email);
    await change(again, id, 10);
    const { endsAt } = await again.client.call(CALLS.getFunnel, { params: { id }, query: {} });
    expect(Date.parse(endsAt ?? '')).toBe(server.clock.now().getTime() + 90 * DAY_MS);
  });
});

it('targets that are lowered and raised while 100 people join let nobody in beyond them, and lose no session', async () => {
  const { person, id, slug } = await start('pro', { target: 50, came: 0 });
  const targets = [40, 60, 30, 80, 25, 70];
  const joins = Array.from({ length: 100 }, () => begin(server.app, slug).catch(() => undefined));
  const changes = targets.map((target) => change(person, id, target).catch(() => undefined));
  await Promise.all([...joins, ...changes]);
  const { joined, maxParticipant } = await person.client.call(CALLS.getProject, { params: { id } });
  expect(joined).toBeLessThanOrEqual(maxParticipant);
  expect(joined).toBeGreaterThan(0);
  expect(await balanceOf(person)).toBe(100 - maxParticipant);
});
