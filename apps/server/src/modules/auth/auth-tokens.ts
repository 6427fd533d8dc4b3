import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LIMITS, ROLES, type Role } from '@fovea/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#platform/clock/clock.ts';
import type { Secret } from '#platform/config/secret.ts';

/** A signed-in user, as far as the access token knows. */
export interface UserActor {
  readonly userId: string;
  readonly role: Role;
  readonly authSessionId: string;
  /** The session was opened with a code of the authenticator app. */
  readonly passedSecondFactor: boolean;
}

export interface RefreshToken {
  readonly family: string;
  readonly generation: number;
}

/**
 * Three tokens from one secret, each under its own purpose. The refresh token is
 * family.generation.HMAC, so the successor can be handed out again without storing it.
 */
export function createAuthTokens(secret: Secret, clock: Clock) {
  const key = (purpose: string) => createHmac('sha256', secret.reveal()).update(purpose).digest();
  const accessKey = key('access');
  const refreshKey = key('refresh');
  const xsrfKey = key('xsrf');
  const sign = (hmacKey: Buffer, text: string) =>
    createHmac('sha256', hmacKey).update(text).digest('base64url');

  return {
    signAccess({ userId, role, authSessionId, passedSecondFactor }: UserActor): Promise<string> {
      const nowS = Math.floor(clock.now().getTime() / 1_000);
      return new SignJWT({ role, sid: authSessionId, second: passedSecondFactor })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + LIMITS.accessTokenMinutes * 60)
        .sign(accessKey);
    },

    async findAccess(token: string): Promise<UserActor | undefined> {
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          currentDate: clock.now(),
        });
        const { sub, sid, second } = payload;
        const role = ROLES.find((each) => each === payload['role']);
        if (typeof sub !== 'string' || typeof sid !== 'string' || !role) return undefined;
        return { userId: sub, role, authSessionId: sid, passedSecondFactor: second === true };
      } catch {
        return undefined;
      }
    },

    signRefresh({ family, generation }: RefreshToken): string {
      return `${family}.${generation}.${sign(refreshKey, `${family}|${generation}`)}`;
    },

    findRefresh(token: string): RefreshToken | undefined {
      const [family = '', generation = '', mac = ''] = token.split('.');
      if (!/^\d{1,9}$/.test(generation)) return undefined;
      return isEqual(mac, sign(refreshKey, `${family}|${generation}`))
        ? { family, generation: Number(generation) }
        : undefined;
    },

    /** Bound to the session: a planted cookie or another session's token is useless. */
    signXsrf(authSessionId: string): string {
      const nonce = randomBytes(12).toString('base64url');
      return `${nonce}.${sign(xsrfKey, `${authSessionId}!${nonce}`)}`;
    },

    isXsrf(token: string, authSessionId: string): boolean {
      const [nonce = '', mac = ''] = token.split('.');
      return isEqual(mac, sign(xsrfKey, `${authSessionId}!${nonce}`));
    },
  };
}

export type AuthTokens = ReturnType<typeof createAuthTokens>;

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
