import { CALLS } from '@fovea/contract';
import type { CookieSession } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { changeRole } from '#modules/accounts/public.ts';
import { copyBrowser } from '#testing/browsers.ts';
import { logIn, openBrowser, PASSWORD, type Person, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { waitUntil } from '#testing/waits.ts';

const NEW_PASSWORD = 'another-horse-2';

const { server } = await openServer();

async function resetByLink({ email }: Person): Promise<void> {
  const { client } = openBrowser(server.app);
  await client.call(CALLS.requestPasswordReset, { body: { email, language: 'en' } });
  await server.runJobs('send-reset-mail.v1');
  const mail = server.mailer.mails.findLast(({ to }) => to === email);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await client.call(CALLS.updatePassword, { body: { token, password: NEW_PASSWORD } });
}

/** An old refresh token comes back when its successor is long in use. */
async function showOldToken(person: Person): Promise<void> {
  const old = copyBrowser(server.app, person);
  await person.client.call(CALLS.refreshToken);
  server.clock.advance(11_000);
  await old.client.call(CALLS.refreshToken).catch(() => undefined);
}

async function changePassword({ email }: Person): Promise<void> {
  const { client } = await logIn(server.app, email);
  const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
  await client.call(CALLS.updatePassword, { body });
}

const ENDS: readonly (readonly [string, (person: Person) => Promise<unknown>])[] = [
  ['its log-out', ({ client }) => client.call(CALLS.logout)],
  ['a new password by another session', changePassword],
  ['a new password by a mailed link', resetByLink],
  ['another role', ({ email }) => changeRole(server.deps, email, 'user')],
  ['an old refresh token that came back', showOldToken],
];

const writeAs = ({ client }: CookieSession) =>
  client.call(CALLS.createProject, { body: { name: 'Stolen', type: 'basic', maxParticipant: 1 } });
const REFUSED = { statusCode: 401, code: 'unauthenticated' };

describe('a copied access cookie with its XSRF token', () => {
  it.each(ENDS)(
    'writes nothing after %s, and reads nothing half a minute later',
    async (_title, end) => {
      const person = await signUp(server);
      const thief = copyBrowser(server.app, person);
      const { id } = await writeAs(thief);
      const read = () => thief.client.call(CALLS.listProjects, { query: {} });
      expect((await read()).projects.map((project) => project.id)).toEqual([id]);
      await end(person);
      await expect(writeAs(thief)).rejects.toMatchObject(REFUSED);
      await expect(
        thief.client.call(CALLS.removeProject, { params: { id } }),
      ).rejects.toMatchObject(REFUSED);
      await expect(
        thief.client.call(CALLS.updateSelf, { body: { organization: 'Thieves' } }),
      ).rejects.toMatchObject(REFUSED);
      // So that an open tab notices.
      await expect(thief.client.call(CALLS.getSelf)).rejects.toMatchObject(REFUSED);
      server.clock.advance(30_000);
      await expect(read()).rejects.toMatchObject(REFUSED);
    },
  );

  it('reads nothing as soon as its process hears of the end', async () => {
    const person = await signUp(server);
    const thief = copyBrowser(server.app, person);
    const read = () => thief.client.call(CALLS.listProjects, { query: {} });
    await read();
    await waitUntil(async () => {
      const text = "SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND state = 'idle'";
      const listening = await server.database.query(`${text} AND datname = current_database()`);
      return listening.length > 0;
    });
    await person.client.call(CALLS.logout);
    // The clock stands still.
    await waitUntil(() =>
      read().then(
        () => false,
        () => true,
      ),
    );
    await expect(read()).rejects.toMatchObject(REFUSED);
  });

  it('goes on where the owner changes the password with it', async () => {
    const person = await signUp(server);
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    await person.client.call(CALLS.updatePassword, { body });
    await expect(writeAs(person)).resolves.toMatchObject({ name: 'Stolen' });
  });
});
