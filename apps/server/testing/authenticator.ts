import { CALLS } from '@fovea/contract';
import { type CookieSession, showCode } from '@fovea/testkit';
import { PASSWORD } from './journey.ts';
import type { TestServer } from './test-server.ts';

const STEP_MS = 30_000;

/** The code that the app on a phone shows now, or some steps of 30 seconds away. */
export type Authenticator = (around?: number) => string;

export function createAuthenticator(server: TestServer, base32: string): Authenticator {
  return (around = 0) => showCode(base32, server.clock.now().getTime() + around * STEP_MS);
}

/** Turns the second factor of a signed-in user on; its first code is used up by that. */
export async function addSecondFactor(
  server: TestServer,
  { client }: CookieSession,
): Promise<{ readonly show: Authenticator; readonly recoveryCodes: readonly string[] }> {
  const started = await client.call(CALLS.startSecondFactor, { body: { password: PASSWORD } });
  const show = createAuthenticator(server, started.data.secret);
  const { data } = await client.call(CALLS.confirmSecondFactor, { body: { code: show() } });
  return { show, recoveryCodes: data.recoveryCodes };
}
