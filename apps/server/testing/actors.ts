import { LIMITS, type Role } from '@fovea/contract';
import { changeRole } from '#modules/accounts/roles.service.ts';
import { addSecondFactor } from './authenticator.ts';
import { logIn, type Person, signUp } from './journey.ts';
import type { TestServer } from './test-server.ts';

/** The headers that the pages of a signed-in browser send. */
export function toHeaders({ cookieHeader, cookies }: Pick<Person, 'cookieHeader' | 'cookies'>) {
  return { cookie: cookieHeader(), 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' };
}

/** Signs up, gets the role from the command line and logs in again, as administrators do. */
export async function createAdministrator(server: TestServer, role: Role): Promise<Person> {
  const person = await signUp(server);
  await changeRole(server.deps, person.email, role);
  return { ...person, ...(await logIn(server.app, person.email)) };
}

/** One who may do all that administrators do. */
export async function createReadyAdministrator(server: TestServer): Promise<Person> {
  const person = await createAdministrator(server, 'admin');
  await addSecondFactor(server, person);
  return person;
}

/** A member of an organisation of one's own. */
export async function createMember(server: TestServer): Promise<Person> {
  const person = await signUp(server);
  const organizationId = server.deps.ids.next();
  const now = server.clock.now();
  await server.database.query('INSERT INTO organizations VALUES ($1, $2, $3)', [
    organizationId,
    'Another lab',
    now,
  ]);
  await server.database.query('INSERT INTO memberships VALUES ($1, $2, $3, $4)', [
    organizationId,
    person.userId,
    'admin',
    now,
  ]);
  return person;
}

/** Signed in, with an access token that is over and a session that is not. Moves the clock. */
export async function createExpired(server: TestServer): Promise<Person> {
  const person = await signUp(server);
  server.clock.advance((LIMITS.accessTokenMinutes * 60 + 1) * 1_000);
  return person;
}
