import { CALLS } from '@fovea/contract';
import type { CookieSession } from '@fovea/testkit';
import { toTotpCode, toTotpStep } from '#modules/auth/totp.ts';
import { PASSWORD } from './journey.ts';
import type { TestServer } from './test-server.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What the app on a phone shows now, or some steps of 30 seconds away. */
export type Authenticator = (around?: number) => string;

/** Reads the secret as a phone does, from its base32. */
export function createAuthenticator(server: TestServer, base32: string): Authenticator {
  const bits = [...base32].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  return (around = 0) => toTotpCode(secret, toTotpStep(server.clock.now()) + around);
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
