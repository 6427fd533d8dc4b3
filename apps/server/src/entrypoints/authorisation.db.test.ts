import { CALL_LIST, type CALLS, type Call, fillPath } from '@fovea/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActiveProject, type Joined, join, type Person, signUp } from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

const NOBODYS = '00000000-0000-7000-8000-000000000000';

/** Whose data each call reaches. A new call needs a row here, or this does not compile. */
const MATRIX: Readonly<
  Record<keyof typeof CALLS, 'anyone' | 'own account' | 'own project' | 'own recording'>
> = {
  sendEmailVerification: 'anyone',
  verifyEmailCode: 'anyone',
  createUser: 'anyone',
  requestPasswordReset: 'anyone',
  checkPasswordReset: 'anyone',
  updatePassword: 'anyone',
  login: 'anyone',
  logout: 'anyone',
  getToken: 'anyone',
  refreshToken: 'anyone',
  getCollectProject: 'anyone',
  joinProject: 'anyone',
  getSelf: 'own account',
  createProject: 'own account',
  listProjects: 'own account',
  getEvents: 'own account',
  getProject: 'own project',
  activateProject: 'own project',
  createPage: 'own project',
  updatePage: 'own project',
  removePage: 'own project',
  createUpload: 'own project',
  completeUpload: 'own project',
  getAsset: 'own project',
  getAggregatedRecords: 'own project',
  putBatch: 'own recording',
  completeRecording: 'own recording',
};

let server: TestServer;
let stranger: Person;
let projectId: string;
let assetId: string;
let pageId: string;
let joined: Joined;
let other: Joined;
beforeAll(async () => {
  server = await buildTestServer();
  const owner = await signUp(server);
  stranger = await signUp(server);
  const project = await createActiveProject(server, owner);
  projectId = project.id;
  assetId = project.pages[0]?.assets[0]?.id ?? '';
  pageId = project.pages[0]?.id ?? '';
  joined = await join(server.app, project.slug);
  other = await join(server.app, project.slug);
});
afterAll(() => server.stop());

const BODIES: Readonly<Record<string, () => object>> = {
  createPage: () => ({ kind: 'image', assetIds: [assetId] }),
  updatePage: () => ({ timerMs: 5_000 }),
  createUpload: () => ({ fileName: 'a.png', contentType: 'image/png', bytes: 5 }),
  completeRecording: () => ({
    count: 1,
    rootHash: 'a'.repeat(64),
    calibration: { rateHz: 30, errorPx: null, offsetPx: null },
  }),
};

async function send(call: Call, id: string, headers: Record<string, string> = {}) {
  const params = { id, uploadId: assetId, pageId, seq: 0, slug: 'aaaaaaaaaaaa' };
  const isBytes = call.transport === 'bytes';
  const body = BODIES[call.id]?.();
  const reply = await server.app.inject({
    method: call.method,
    url: `/api/v1${fillPath(call.path, params)}`,
    headers: { ...(isBytes ? { 'content-type': 'application/octet-stream' } : {}), ...headers },
    ...(isBytes ? { payload: Buffer.of(1) } : body === undefined ? {} : { payload: body }),
  });
  const { requestId: _, ...answer } = reply.json<{ requestId?: string; code?: string }>();
  return { status: reply.statusCode, ...answer };
}

const asStranger = () => ({
  cookie: stranger.cookieHeader(),
  'x-xsrf-token': stranger.cookies.get('XSRF-TOKEN') ?? '',
});

const listCalls = (whose: string) =>
  CALL_LIST.filter(({ id }) => MATRIX[id as keyof typeof CALLS] === whose).map(
    (call) => [call.id, call] as const,
  );

describe('the authorisation matrix', () => {
  it('has a row for every call and none for others, and agrees with the access it declares', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(CALL_LIST.map(({ id }) => id).sort());
    const ACCESS = {
      anyone: 'public',
      'own account': 'user',
      'own project': 'user',
      'own recording': 'recording',
    };
    for (const { id, access } of CALL_LIST) {
      expect([id, ACCESS[MATRIX[id as keyof typeof CALLS]]]).toEqual([id, access]);
    }
  });

  it.each([...listCalls('own account'), ...listCalls('own project')])(
    'refuses %s to somebody who is not signed in',
    async (_id, call) => {
      expect(await send(call, projectId)).toMatchObject({ status: 401, code: 'unauthenticated' });
      const forged = { cookie: '__Host-at=forged.forged.forged' };
      expect(await send(call, projectId, forged)).toMatchObject({ code: 'unauthenticated' });
    },
  );

  it.each(listCalls('own project'))(
    'answers %s on a foreign project as on one that does not exist, letter by letter',
    async (_id, call) => {
      const foreign = await send(call, projectId, asStranger());
      expect(foreign).toMatchObject({ status: 404, code: 'not_found' });
      expect(await send(call, NOBODYS, asStranger())).toEqual(foreign);
    },
  );

  it.each(listCalls('own recording'))(
    'refuses %s without a token, with that of another recording and with a session instead',
    async (_id, call) => {
      const refusal = { status: 401, code: 'recording_token_invalid' };
      const { recordingId } = joined;
      expect(await send(call, recordingId)).toMatchObject(refusal);
      const foreign = { authorization: `Bearer ${other.token}` };
      expect(await send(call, recordingId, foreign)).toMatchObject(refusal);
      expect(await send(call, recordingId, asStranger())).toMatchObject(refusal);
    },
  );

  it('needs the XSRF token for every call of a user that changes something', async () => {
    const changing = CALL_LIST.filter(
      ({ access, method }) => access === 'user' && method !== 'GET',
    );
    expect(changing.length).toBeGreaterThan(3);
    for (const call of changing) {
      const answer = await send(call, projectId, { cookie: stranger.cookieHeader() });
      expect([call.id, answer.code]).toEqual([call.id, 'xsrf_invalid']);
    }
  });
});
