import { CALL_LIST, CALLS, type Call, ERRORS, type ErrorCode } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { toHeaders } from '#testing/actors.ts';
import { createTarget, type RawInput, send, toRequest, toSample } from '#testing/call-samples.ts';
import { logIn, PASSWORD } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server, owner } = await openServer({ people: ['owner'] });
const target = await createTarget(server, owner);
const other = await logIn(server.app, owner.email);
const otherToken = other.cookies.get('XSRF-TOKEN') ?? '';

type Headers = Readonly<Record<string, string>>;
type Attack = readonly [title: string, refusal: ErrorCode, toHeaders: (good: Headers) => Headers];

const cookieOnly = ({ cookie = '' }: Headers): Headers => ({ cookie });

/**
 * Requests that a page of another site can make a signed-in browser send, and some that it cannot.
 */
const ATTACKS: readonly Attack[] = [
  ['no token', 'xsrf_invalid', cookieOnly],
  ['a wrong token', 'xsrf_invalid', (good) => ({ ...good, 'x-xsrf-token': 'guess.guess' })],
  [
    'the token of another session',
    'xsrf_invalid',
    (good) => ({ ...good, 'x-xsrf-token': otherToken }),
  ],
  [
    'a planted cookie and its token',
    'xsrf_invalid',
    ({ cookie = '' }) => ({
      cookie: cookie.replace(/XSRF-TOKEN=[^;]*/, 'XSRF-TOKEN=a.b'),
      'x-xsrf-token': 'a.b',
    }),
  ],
  ['another site', 'cross_site', (good) => ({ ...good, 'sec-fetch-site': 'cross-site' })],
  ['a sister site', 'cross_site', (good) => ({ ...good, 'sec-fetch-site': 'same-site' })],
  ['a foreign origin', 'cross_site', (good) => ({ ...good, origin: 'https://evil.example' })],
  ['an opaque origin', 'cross_site', (good) => ({ ...good, origin: 'null' })],
  ['a plain text form', 'unsupported_media_type', (good) => toForm(good, 'text/plain')],
  [
    'an encoded form',
    'unsupported_media_type',
    (good) => toForm(good, 'application/x-www-form-urlencoded'),
  ],
];

/** Even with the token, which no form can send: only JSON is read. */
const toForm = (good: Headers, type: string): Headers => ({ ...good, 'content-type': type });

interface Row {
  readonly title: string;
  readonly call: Call;
  readonly toInput: () => RawInput;
}

const toRow = (call: Call): Row => ({
  title: call.id,
  call,
  toInput: () => toSample(call, target),
});

/** Calls that change something for whoever is signed in; three look at the session themselves. */
const ROWS: readonly Row[] = [
  ...CALL_LIST.filter(({ access, method }) => access === 'user' && method !== 'GET').map(toRow),
  toRow(CALLS.refreshToken as unknown as Call),
  toRow(CALLS.logout as unknown as Call),
  {
    title: 'updatePassword by the current one',
    call: CALLS.updatePassword as unknown as Call,
    toInput: () => ({ body: { currentPassword: PASSWORD, password: `${PASSWORD}2` } }),
  },
];

/** Everything that a call of a user can change. */
async function readState(): Promise<unknown> {
  const [row] = await server.database.query(
    `SELECT (SELECT json_agg(u ORDER BY id) FROM users u) AS users,
            (SELECT json_agg(p ORDER BY id) FROM projects p) AS projects,
            (SELECT json_agg(g ORDER BY id) FROM pages g) AS pages,
            (SELECT json_agg(a ORDER BY id) FROM assets a) AS assets,
            (SELECT json_agg(s ORDER BY id) FROM auth_sessions s) AS sessions,
            (SELECT json_agg(h ORDER BY id) FROM hashtags h) AS hashtags,
            (SELECT json_agg(t ORDER BY t) FROM project_hashtags t) AS project_hashtags,
            (SELECT json_agg(o ORDER BY o) FROM page_assets o) AS shown,
            (SELECT count(*) FROM second_factors) AS factors`,
  );
  return row;
}

async function attack({ call, toInput }: Row, [, , change]: Attack) {
  const { headers, payload, ...request } = toRequest(call, toInput());
  return send(server.app, {
    ...request,
    headers: { 'content-type': 'application/json', ...headers, ...change(toHeaders(owner)) },
    // The type of a body counts only if there is one.
    payload: payload ?? '{}',
  });
}

describe('a request that a page of ours did not send', () => {
  let refused = 0;

  it.each(ROWS.map((row) => [row.title, row] as const))(
    'is refused by %s, whatever it tries, and changes nothing',
    async (_title, row) => {
      const before = await readState();
      for (const each of ATTACKS) {
        const [title, refusal] = each;
        const { status, code, cookies } = await attack(row, each);
        expect([title, status, code]).toEqual([title, ERRORS[refusal].status, refusal]);
        expect(cookies).toEqual([]);
        refused += 1;
      }
      expect(await readState()).toEqual(before);
    },
  );

  it(`is refused in all of ${ROWS.length * ATTACKS.length} cases`, () => {
    expect(ROWS.length).toBeGreaterThan(13);
    expect(refused).toBe(ROWS.length * ATTACKS.length);
  });

  it('cannot use a call without a session either', async () => {
    const open = CALL_LIST.filter(({ access, method }) => access === 'public' && method !== 'GET');
    for (const call of open) {
      const request = toRequest(call, toSample(call, target));
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
      ]) {
        const answer = await send(server.app, {
          ...request,
          headers: { ...request.headers, ...headers },
        });
        expect([call.id, answer.status, answer.code]).toEqual([call.id, 403, 'cross_site']);
      }
    }
    expect(open.length).toBeGreaterThan(7);
  });
});
