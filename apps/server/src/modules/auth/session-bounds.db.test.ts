import { CALLS } from '@fovea/contract';
import type { CookieSession } from '@fovea/testkit';
import { expect, it } from 'vitest';
import { logIn, type Person, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server } = await openServer();

async function logInAgain(person: Person, times: number): Promise<CookieSession[]> {
  const browsers: CookieSession[] = [];
  while (browsers.length < times) {
    server.clock.advance(1_000);
    browsers.push(await logIn(server.app, person.email));
  }
  return browsers;
}

const isLoggedIn = async ({ client }: CookieSession) =>
  (await client.call(CALLS.getToken)).data.valid;

it('the 21st session of an account ends the one that was idle for longest', async () => {
  const person = await signUp(server);
  const [idle, ...others] = await logInAgain(person, 18);
  // Older than all of them, and used since.
  await person.client.call(CALLS.refreshToken);
  const [last] = await logInAgain(person, 1);
  if (idle === undefined || last === undefined) throw new RangeError('nobody logged in');
  expect(await isLoggedIn(idle)).toBe(true);
  await logInAgain(person, 1);
  expect(await isLoggedIn(idle)).toBe(false);
  for (const browser of [person, last, ...others]) expect(await isLoggedIn(browser)).toBe(true);
});

it('log-ins at once are not more than that together', async () => {
  const person = await signUp(server);
  await logInAgain(person, 15);
  await Promise.all(Array.from({ length: 9 }, () => logIn(server.app, person.email)));
  const standing = await server.database.query(
    'SELECT 1 FROM auth_sessions WHERE user_id = $1 AND ended_at IS NULL',
    [person.userId],
  );
  expect(standing).toHaveLength(20);
});

it('an account knows the 50 devices that logged in last', async () => {
  const person = await signUp(server);
  await server.database.query(
    `INSERT INTO known_devices (user_id, device_hash, last_login_at)
     SELECT $1, sha256(n::text::bytea), $2::timestamptz + n * interval '1 second'
     FROM generate_series(1, 60) AS n`,
    [person.userId, server.clock.now()],
  );
  server.clock.advance(3_600_000);
  await logIn(server.app, person.email);
  const known = await server.database.query<{ last_login_at: Date }>(
    'SELECT last_login_at FROM known_devices WHERE user_id = $1 ORDER BY last_login_at DESC',
    [person.userId],
  );
  expect(known).toHaveLength(50);
  expect(known[0]?.last_login_at).toEqual(server.clock.now());
});
