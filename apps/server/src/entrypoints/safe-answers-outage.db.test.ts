import { CALL_LIST, CALLS, type Call } from '@fovea/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { Secret } from '#platform/config/secret.ts';
import { createDeps, stopDeps } from '#platform/deps.ts';
import { createReadyAdministrator, toHeaders } from '#testing/actors.ts';
import {
  createTarget,
  isForAdministrators,
  send,
  toRequest,
  toSample,
} from '#testing/call-samples.ts';
import { PASSWORD } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { buildApi } from './build-api.ts';

const STACK = /\bat .*[(:]\d+:\d+|node_modules|\.[jt]s:\d/;

/** The same API with the same secrets, and no database. */

const { server, owner } = await openServer({ people: ['owner'] });
const administrator = await createReadyAdministrator(server);
const target = await createTarget(server, owner);
// Nothing listens on port 1.
const url = 'postgres://fovea:secret@127.0.0.1:1/fovea_away_test';
const config = { ...server.deps.config, DATABASE_URL: new Secret(url) };
const deps = { ...(await createDeps(config, 'api')), clock: server.clock };
const api = await buildApi(deps);
afterAll(async () => {
  await api.stop();
  await stopDeps(deps);
});

describe('while PostgreSQL is away', () => {
  it.each(CALL_LIST.map((call) => [call.id, call] as const))(
    '%s lets nobody in and says nothing of the reason',
    async (id, call) => {
      const request = toRequest(call, toSample(call, target), target.gaze);
      const actor = isForAdministrators(call) ? administrator : owner;
      const signedIn = { ...toHeaders(actor), authorization: `Bearer ${target.joined.token}` };
      for (const credentials of [{}, signedIn]) {
        const headers = { ...request.headers, ...credentials };
        const { status, text, cookies } = await send(api.app, { ...request, headers });
        expect(text).not.toMatch(STACK);
        expect(text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|fovea_away/);
        expect(cookies.filter((line) => !/^__Host-device=|Max-Age=0/.test(line))).toEqual([]);
        expect([id, status]).toEqual([id, toStatusAway(call, credentials === signedIn)]);
      }
    },
  );

  it('does not tell a right password from a wrong one', async () => {
    for (const password of [PASSWORD, 'wrong-password-1']) {
      const body = { email: owner.email, password };
      const request = toRequest(CALLS.login as unknown as Call, { body });
      const { status, code, headers } = await send(api.app, request);
      expect([status, code, headers['retry-after']]).toEqual([503, 'unavailable', '1']);
    }
  });
});

/**
 * Callers without a session or signature are refused without the database; logging out without a
 * session and the device list read none.
 */
function toStatusAway({ id, access, cacheSeconds }: Call, isSignedIn: boolean): number {
  if (cacheSeconds !== undefined) return 200;
  if (access === 'provider') return 400;
  if (!isSignedIn) {
    if (access !== 'public' || id === 'refreshToken') return 401;
    return id === 'logout' || id === 'getToken' ? 200 : 503;
  }
  return 503;
}
