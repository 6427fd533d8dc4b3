import { CALLS } from '@fovea/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { begin, makeGaze, record, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import {
  countPaid,
  countSessions,
  expectSound,
  give,
  settle,
  startPro,
} from '#testing/sessions.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';

const { server } = await openServer();
afterAll(() => expectSound(server));

describe('the session of a participant who withdraws', () => {
  it('stays used once the data could be read, and so does the place', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 2);
    const { id, slug } = await startPro(server, person, 2);
    const keys = makeKeys();
    await record(server.app, slug, makeGaze(1, 11), keys.join);
    await settle(server);
    await withdraw(server, keys.receipt);
    await record(server.app, slug, makeGaze(1, 12));
    await settle(server);
    expect(await countPaid(server, id)).toBe(2);
    const { joined, completed, status } = await person.client.call(CALLS.getProject, {
      params: { id },
    });
    expect({ joined, completed, status }).toEqual({ joined: 2, completed: 1, status: 'done' });
    expect(await countSessions(server, person.userId)).toBe(0);
  });

  it('comes back with the place before that', async () => {
    const person = await signUp(server);
    await give(server, person.userId, 1);
    const { id, slug } = await startPro(server, person, 1);
    const running = makeKeys();
    await begin(server.app, slug, running.join);
    await withdraw(server, running.receipt);
    const finished = makeKeys();
    await record(server.app, slug, makeGaze(1, 14), finished.join);
    await withdraw(server, finished.receipt);
    await record(server.app, slug, makeGaze(1, 15));
    await settle(server);
    const project = await person.client.call(CALLS.getProject, { params: { id } });
    expect(project).toMatchObject({ joined: 1, completed: 1, status: 'done' });
    expect(await countPaid(server, id)).toBe(1);
  });
});
