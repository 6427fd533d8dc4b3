import { CALLS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { addSecondFactor } from '#testing/authenticator.ts';
import { openBrowserAt } from '#testing/browsers.ts';
import { logIn, PASSWORD, type Person, signUp, toEmail } from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

const TABLES = [
  'rate_counters',
  'email_codes',
  'password_resets',
  'auth_sessions',
  'second_factors',
  'known_devices',
  'users',
] as const;

let server: TestServer;
let person: Person;
beforeEach(async () => {
  await server?.stop();
  server = await buildTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

const forget = () => server.runJobs('forget-expired.v1');
const count = async (table: (typeof TABLES)[number]) =>
  (await server.database.query(`SELECT 1 FROM ${table}`)).length;
const countAll = async () =>
  Object.fromEntries(
    await Promise.all(TABLES.map(async (table) => [table, await count(table)] as const)),
  );

async function advanceAndForget(ms: number) {
  server.clock.advance(ms);
  await server.deps.jobs.enqueue(server.deps.db, 'forget-expired.v1', {});
  expect(await forget()).toEqual([{ kind: 'done' }]);
}

it('forgets codes, links, unfinished second factors and counters when they have run out, and nothing that is of use', async () => {
  const { client } = openBrowserAt(server.app);
  await client.call(CALLS.sendEmailVerification, { body: { email: toEmail(), language: 'en' } });
  await client.call(CALLS.requestPasswordReset, { body: { email: person.email, language: 'en' } });
  await server.runJobs('send-reset-mail.v1');
  await person.client.call(CALLS.startSecondFactor, { body: { password: PASSWORD } });
  const before = await countAll();
  expect(before).toMatchObject({ email_codes: 1, password_resets: 1, second_factors: 1 });
  expect(before.rate_counters).toBeGreaterThan(3);

  await advanceAndForget(30 * 60_000);
  expect(await countAll()).toEqual(before);

  // A link lives for 30 minutes and is kept for a day after that, as long as all else.
  await advanceAndForget(DAY_MS);
  expect(await countAll()).toMatchObject({
    rate_counters: 0,
    email_codes: 0,
    second_factors: 0,
    auth_sessions: before.auth_sessions,
    known_devices: before.known_devices,
    users: before.users,
  });
  await advanceAndForget(1);
  expect(await count('password_resets')).toBe(0);
});

it('keeps a second factor that counts', async () => {
  await addSecondFactor(server, person);
  await advanceAndForget(100 * DAY_MS);
  expect(await count('second_factors')).toBe(1);
  expect(await server.database.query('SELECT 1 FROM recovery_codes')).toHaveLength(8);
});

it('forgets a session 30 days after its end, and a device 400 days after its last log-in', async () => {
  await advanceAndForget(37 * DAY_MS);
  expect(await countAll()).toMatchObject({ auth_sessions: 1, known_devices: 1 });
  await advanceAndForget(1);
  expect(await countAll()).toMatchObject({ auth_sessions: 0, known_devices: 1 });
  await advanceAndForget(363 * DAY_MS);
  expect(await countAll()).toMatchObject({ known_devices: 0, users: 1 });
  await logIn(server.app, person.email);
  expect(await count('known_devices')).toBe(1);
});
