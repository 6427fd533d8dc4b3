import { CALLS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { logIn, signUp, toEmail } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { runEntry } from '#testing/run-entry.ts';
import { changeRole } from './roles.service.ts';

const { server } = await openServer();

async function readRole(email: string): Promise<string | undefined> {
  const [row] = await server.database.query<{ role: string }>(
    'SELECT role FROM users WHERE email = $1',
    [email],
  );
  return row?.role;
}

describe('a new role', () => {
  it.each(['admin', 'superuser', 'user'] as const)('is %s', async (role) => {
    const { email } = await signUp(server);
    expect(await changeRole(server.deps, email, role)).toBe(true);
    expect(await readRole(email)).toBe(role);
    const { client } = await logIn(server.app, email);
    expect((await client.call(CALLS.getSelf)).data.role).toBe(role);
  });

  it('ends the sessions of the account, which carry the old one, and of nobody else', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    await changeRole(server.deps, person.email, 'admin');
    await expect(person.client.call(CALLS.refreshToken)).rejects.toMatchObject({
      statusCode: 401,
      code: 'unauthenticated',
    });
    await expect(other.client.call(CALLS.refreshToken)).resolves.toMatchObject({ statusCode: 200 });
    expect(await readRole(other.email)).toBe('user');
  });

  it('stands in the audit trail, by nobody who is signed in', async () => {
    const { email, userId } = await signUp(server);
    await changeRole(server.deps, email, 'admin');
    expect(
      await server.database.query(
        "SELECT actor_id, details FROM audit_events WHERE action = 'role_changed' AND subject_id = $1",
        [userId],
      ),
    ).toEqual([{ actor_id: null, details: { role: 'admin' } }]);
  });

  it('is nothing for an address without an account', async () => {
    const count = "SELECT 1 FROM audit_events WHERE action = 'role_changed'";
    const before = await server.database.query(count);
    expect(await changeRole(server.deps, toEmail(), 'admin')).toBe(false);
    expect(await server.database.query(count)).toHaveLength(before.length);
  });
});

describe('set-role at the command line', () => {
  const run = (...args: string[]) => runEntry(server, 'set-role', args);

  it('sets the role, says so and exits with 0', async () => {
    const { email } = await signUp(server);
    const { exit, stdout } = await run(email.toUpperCase(), 'admin');
    expect({ exit, stdout }).toEqual({ exit: 0, stdout: `${email.toUpperCase()} is admin now\n` });
    expect(await readRole(email)).toBe('admin');
  });

  it('says that an address has no account and exits with 1', async () => {
    const email = toEmail();
    const { exit, stdout } = await run(email, 'admin');
    expect({ exit, stdout }).toEqual({ exit: 1, stdout: `${email} has no account\n` });
  });

  it.each([[[]], [['mina@example.com']], [['mina@example.com', 'root']], [['admin', 'admin']]])(
    'says how it is used when it gets %j, and exits with 2',
    async (args) => {
      const { exit, stderr } = await run(...args);
      expect(exit).toBe(2);
      expect(stderr).toContain('usage: set-role <email> <user | admin | superuser>\n');
    },
  );
});
