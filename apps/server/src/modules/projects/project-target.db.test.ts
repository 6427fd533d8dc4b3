import { CALLS } from '@fovea/contract';
import { afterAll, describe, expect, it } from 'vitest';
import {
  begin,
  createDraft,
  join,
  makeGaze,
  type Person,
  record,
  signUp,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { countSessions, expectSound, give, listMoves, settle } from '#testing/sessions.ts';
import { addPicturePage } from '#testing/stored-assets.ts';

const { server } = await openServer();
afterAll(() => expectSound(server));

async function start(person: Person, type: 'basic' | 'pro', maxParticipant: number) {
  const { id } = await createDraft(person, maxParticipant);
  await addPicturePage(server, person, id);
  await person.client.call(CALLS.updateProject, { params: { id }, body: { type } });
  const { link } = await person.client.call(CALLS.activateProject, { params: { id } });
  return { id, slug: link?.split('/').at(-1) ?? '' };
}
const change = (person: Person, id: string, maxParticipant: number) =>
  person.client.call(CALLS.changeTarget, { params: { id }, body: { maxParticipant } });

describe('the target of a project that collects', () => {
  it('is raised for nothing when it is Basic', async () => {
    const person = await signUp(server);
    const { id, slug } = await start(person, 'basic', 1);
    await record(server.app, slug, makeGaze(1));
    await expect(join(server.app, slug)).rejects.toMatchObject({ code: 'starts_limited' });
    expect(await change(person, id, 2)).toMatchObject({ maxParticipant: 2, status: 'active' });
    await record(server.app, slug, makeGaze(1, 2));
    await expect(join(server.app, slug)).rejects.toMatchObject({ code: 'starts_limited' });
    expect(await listMoves(server, person.userId)).toEqual([]);
  });

  it('costs the difference when it is Pro, and what nobody used comes back with an early end', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 10);
    const { id, slug } = await start(person, 'pro', 3);
    expect(await change(person, id, 5)).toMatchObject({ maxParticipant: 5 });
    expect(await change(person, id, 9)).toMatchObject({ maxParticipant: 9 });
    expect(await countSessions(server, person.userId)).toBe(1);
    await record(server.app, slug, makeGaze(1));
    await person.client.call(CALLS.finishProject, { params: { id } });
    await settle(server);
    expect(await countSessions(server, person.userId)).toBe(9);
  });

  it('stays when there are too few sessions', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 5);
    const { id } = await start(person, 'pro', 3);
    await expect(change(person, id, 6)).rejects.toMatchObject({
      statusCode: 409,
      code: 'credits_insufficient',
    });
    const { maxParticipant } = await person.client.call(CALLS.getProject, { params: { id } });
    expect([maxParticipant, await countSessions(server, person.userId)]).toEqual([3, 2]);
    expect(await change(person, id, 5)).toMatchObject({ maxParticipant: 5 });
  });

  it('is lowered to those who have come, and never beyond 100,000', async () => {
    const person = await signUp(server);
    const { id, slug } = await start(person, 'basic', 5);
    await begin(server.app, slug);
    await begin(server.app, slug);
    await expect(change(person, id, 1)).rejects.toMatchObject({ code: 'target_too_low' });
    expect(await change(person, id, 3)).toMatchObject({ maxParticipant: 3, status: 'active' });
    expect(await change(person, id, 2)).toMatchObject({ maxParticipant: 2, status: 'active' });
    await expect(change(person, id, 100_001)).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await change(person, id, 100_000)).toMatchObject({ maxParticipant: 100_000 });
  });

  it('is paid once when two tabs raise it alike, and for the last change when they differ', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 20);
    const { id } = await start(person, 'pro', 2);
    const alike = await Promise.allSettled([change(person, id, 5), change(person, id, 5)]);
    expect(alike.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await countSessions(server, person.userId)).toBe(20 - 5);
    await Promise.allSettled([change(person, id, 6), change(person, id, 9)]);
    const { maxParticipant } = await person.client.call(CALLS.getProject, { params: { id } });
    expect([6, 9]).toContain(maxParticipant);
    expect(await countSessions(server, person.userId)).toBe(20 - maxParticipant);
  });

  it('is a setting while the project is edited', async () => {
    const person = await signUp(server);
    const draft = await createDraft(person, 5);
    await expect(change(person, draft.id, 6)).rejects.toMatchObject({
      statusCode: 409,
      code: 'project_not_active',
    });
  });
});
