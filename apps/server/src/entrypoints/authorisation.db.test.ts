import { CALL_LIST, CALLS, type Call, ERRORS, type ErrorCode } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { createAdministrator, createExpired, createMember, toHeaders } from '#testing/actors.ts';
import { addSecondFactor } from '#testing/authenticator.ts';
import {
  type Answer,
  type CallId,
  createEditable,
  createTarget,
  type RawInput,
  send,
  type Target,
  toRequest,
  toSample,
  withoutRequestId,
} from '#testing/call-samples.ts';
import { join, PASSWORD, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

type Reach =
  | 'anyone'
  /** Asks for a refresh token itself, good beyond the access token. */
  | 'own session'
  | 'own account'
  /** Administrators of an organisation plan. */
  | 'own codes'
  /** One that an administrator has sent; nobody here has. */
  | 'own code'
  /** Roles that need one cannot be without. */
  | 'own second factor'
  | 'own project'
  | 'own purchase'
  /** Whoever signs the bytes. */
  | 'own event'
  | 'own recording';

/**
 * Reach of each call: whose data it touches. A new call needs a row here, or this does not compile.
 */
const MATRIX: Readonly<Record<CallId, Reach>> = {
  sendEmailVerification: 'anyone',
  verifyEmailCode: 'anyone',
  createUser: 'anyone',
  requestPasswordReset: 'anyone',
  checkPasswordReset: 'anyone',
  updatePassword: 'anyone',
  login: 'anyone',
  logout: 'anyone',
  getToken: 'anyone',
  refreshToken: 'own session',
  getCollectProject: 'anyone',
  findCollectProject: 'anyone',
  checkProjectPassword: 'anyone',
  getTestLink: 'anyone',
  checkTestPassword: 'anyone',
  joinTest: 'anyone',
  joinProject: 'anyone',
  sendVisitEvent: 'anyone',
  withdrawRecording: 'anyone',
  sendInquiry: 'anyone',
  getTerms: 'anyone',
  listDevices: 'anyone',
  getDeviceSettings: 'anyone',
  getSelf: 'own account',
  updateSelf: 'own account',
  countAccount: 'own account',
  leaveAccount: 'own account',
  keepAccount: 'own account',
  agreeToTerms: 'own account',
  startSecondFactor: 'own account',
  confirmSecondFactor: 'own account',
  removeSecondFactor: 'own second factor',
  createProject: 'own account',
  listProjects: 'own account',
  countProjects: 'own account',
  listAois: 'own project',
  createAoi: 'own project',
  updateAoi: 'own project',
  removeAoi: 'own project',
  createKeyframe: 'own project',
  updateKeyframe: 'own project',
  listHashtags: 'own account',
  createHashtag: 'own account',
  updateHashtag: 'own project',
  removeHashtag: 'own project',
  setProjectHashtags: 'own project',
  getEvents: 'own account',
  getCredits: 'own account',
  listCreditHistory: 'own account',
  getCreditTotals: 'own account',
  downloadCreditHistory: 'own account',
  getCatalogue: 'anyone',
  createPurchase: 'own account',
  listPurchases: 'own account',
  downloadPurchases: 'own account',
  getPurchase: 'own purchase',
  confirmPurchase: 'own purchase',
  refundPurchase: 'own purchase',
  receiveStripeEvent: 'own event',
  receiveTossEvent: 'own event',
  getSubscription: 'own account',
  cancelSubscription: 'own account',
  keepSubscription: 'own account',
  changeSubscription: 'own account',
  sendTransferCodes: 'own codes',
  listTransferCodes: 'own codes',
  downloadTransferCodes: 'own codes',
  cancelTransferCode: 'own code',
  checkTransferCode: 'own account',
  redeemTransferCode: 'own account',
  listRedeemedCodes: 'own account',
  getProject: 'own project',
  updateProject: 'own project',
  removeProject: 'own project',
  duplicateProject: 'own project',
  activateProject: 'own project',
  createTestLink: 'own project',
  upgradeProject: 'own project',
  changeTarget: 'own project',
  finishProject: 'own project',
  getFunnel: 'own project',
  updatePage: 'own project',
  saveDraft: 'own project',
  createUpload: 'own project',
  signUploadParts: 'own project',
  listUploadParts: 'own project',
  completeUpload: 'own project',
  removeUpload: 'own project',
  getAsset: 'own project',
  getRecords: 'own project',
  getAggregatedRecords: 'own project',
  getTestRecords: 'own project',
  listOutside: 'own project',
  markRecording: 'own project',
  signRecordObjects: 'own project',
  putBatch: 'own recording',
  completeRecording: 'own recording',
  endRecording: 'own recording',
};

const ACCESS: Readonly<Record<Reach, Call['access']>> = {
  anyone: 'public',
  'own session': 'public',
  'own account': 'user',
  'own codes': 'user',
  'own code': 'user',
  'own second factor': 'user',
  'own project': 'user',
  'own purchase': 'user',
  'own event': 'provider',
  'own recording': 'recording',
};

interface Actor {
  /** Ended: by a log-out, and the access cookie is younger than ten minutes. */
  readonly session: 'none' | 'expired' | 'ended' | 'live';
  readonly rank?: 'user' | 'short of second factor' | 'administrator';
  readonly owns?: 'project' | 'recording';
}

/** Every kind of caller, by what the expected outcome depends on. */
const ACTORS = {
  anonymous: { session: 'none' },
  'forged cookies': { session: 'none' },
  'an expired access token': { session: 'expired', rank: 'user' },
  'a session that has ended': { session: 'ended', rank: 'user' },
  participant: { session: 'none', owns: 'recording' },
  'participant of another recording': { session: 'none' },
  stranger: { session: 'live', rank: 'user' },
  'stranger of another organisation': { session: 'live', rank: 'user' },
  'admin without second factor': { session: 'live', rank: 'short of second factor' },
  'superuser without second factor': { session: 'live', rank: 'short of second factor' },
  admin: { session: 'live', rank: 'administrator' },
  superuser: { session: 'live', rank: 'administrator' },
  owner: { session: 'live', rank: 'user', owns: 'project' },
} as const satisfies Record<string, Actor>;
type ActorName = keyof typeof ACTORS;

interface Row {
  readonly title: string;
  readonly call: Call;
  readonly reach: Reach;
  readonly toInput: (target: Target) => RawInput;
}

const toRow = (call: Call): Row => ({
  title: call.id,
  call,
  reach: MATRIX[call.id as CallId],
  toInput: (target) => toSample(call, target),
});

const ROWS: readonly Row[] = [
  ...CALL_LIST.filter(({ id }) => id !== 'logout').map(toRow),
  {
    title: 'updatePassword by the current one',
    call: CALLS.updatePassword as unknown as Call,
    reach: 'own account',
    toInput: () => ({ body: { currentPassword: PASSWORD, password: PASSWORD } }),
  },
  // Ends the sessions of its row, so it comes last.
  toRow(CALLS.logout as unknown as Call),
];

const CELLS = ROWS.flatMap((row) =>
  (Object.keys(ACTORS) as ActorName[]).map((actor) => [row.title, actor, row] as const),
);

/** The code that refuses a cell; nothing when it is admitted. */
function findRefusal({ call, reach }: Row, actor: Actor): ErrorCode | undefined {
  if (reach === 'anyone') return undefined;
  if (reach === 'own event') return 'signature_invalid';
  if (reach === 'own recording') {
    return actor.owns === 'recording' ? undefined : 'recording_token_invalid';
  }
  const hasEnded = actor.session === 'none' || actor.session === 'ended';
  if (reach === 'own session') return hasEnded ? 'unauthenticated' : undefined;
  if (actor.session !== 'live') return 'unauthenticated';
  const isShort = actor.rank === 'short of second factor';
  if (isShort && call.beforeSecondFactor !== true) return 'second_factor_required';
  if (reach === 'own second factor' && actor.rank !== 'user') return 'second_factor_required';
  const isOfAdministrators = reach === 'own codes' || reach === 'own code';
  if (isOfAdministrators && actor.rank !== 'administrator') return 'forbidden';
  if (reach === 'own code') return 'not_found';
  const isOwned = reach === 'own project' || reach === 'own purchase';
  if (isOwned && actor.owns !== 'project') return 'not_found';
  return undefined;
}

const NOBODYS = '00000000-0000-7000-8000-000000000000';

const { server } = await openServer();
const expired = await createExpired(server);
const owner = await signUp(server);
const target = await createTarget(server, owner);
const other = await join(server.app, target.slug);
const withFactor = await createAdministrator(server, 'admin');
const superuser = await createAdministrator(server, 'superuser');
const leaver = await signUp(server);
const ofLeaver = toHeaders(leaver);
await leaver.client.call(CALLS.logout);
await addSecondFactor(server, withFactor);
await addSecondFactor(server, superuser);
const headers: Readonly<Record<ActorName, Readonly<Record<string, string>>>> = {
  anonymous: {},
  'forged cookies': {
    cookie: '__Host-at=forged.forged.forged; __Host-rt=forged.0.forged; XSRF-TOKEN=a.b',
    'x-xsrf-token': 'a.b',
  },
  'an expired access token': toHeaders(expired),
  'a session that has ended': ofLeaver,
  participant: { authorization: `Bearer ${target.joined.token}` },
  'participant of another recording': { authorization: `Bearer ${other.token}` },
  stranger: toHeaders(await signUp(server)),
  'stranger of another organisation': toHeaders(await createMember(server)),
  'admin without second factor': toHeaders(await createAdministrator(server, 'admin')),
  'superuser without second factor': toHeaders(await createAdministrator(server, 'superuser')),
  admin: toHeaders(withFactor),
  superuser: toHeaders(superuser),
  owner: toHeaders(owner),
};

function sendAs(actor: ActorName, { call }: Row, input: RawInput): Promise<Answer> {
  const request = toRequest(call, input, target.gaze);
  return send(server.app, { ...request, headers: { ...request.headers, ...headers[actor] } });
}

describe('the authorisation matrix', () => {
  it('has a row for every call and none for others, and agrees with the access it declares', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(CALL_LIST.map(({ id }) => id).sort());
    for (const { id, access } of CALL_LIST) {
      expect([id, ACCESS[MATRIX[id as CallId]]]).toEqual([id, access]);
    }
  });

  it(`has ${CELLS.length} cells: ${ROWS.length} rows by ${Object.keys(ACTORS).length} actors`, () => {
    expect(CELLS).toHaveLength((CALL_LIST.length + 1) * Object.keys(ACTORS).length);
    const refused = CELLS.filter(([, actor, row]) => findRefusal(row, ACTORS[actor])).length;
    expect(refused).toBeGreaterThan(100);
    expect(CELLS.length - refused).toBeGreaterThan(100);
  });

  it.each(CELLS)('decides %s for %s', async (_title, actor, row) => {
    const refusal = findRefusal(row, ACTORS[actor]);
    const isOwn = row.reach === 'own project' && refusal === undefined;
    // Changes made by the owner's earlier cells must not stand in the way of the next.
    const aim = isOwn ? { ...target, ...(await createEditable(server, owner)) } : target;
    const answer = await sendAs(actor, row, row.toInput(aim));
    if (refusal === undefined) {
      expect([401, 403, 404, 429]).not.toContain(answer.status);
      expect(answer.status).toBeLessThan(500);
      expect(answer.code).not.toBe('invalid_request');
      // A call on one's own data succeeds; other calls may refuse a code or a token that is made
      // up.
      if (isOwn) expect(answer.status).toBe(row.call.status ?? 200);
      return;
    }
    expect([answer.status, answer.code]).toEqual([ERRORS[refusal].status, refusal]);
    expect(answer.cookies).toEqual([]);
    if (refusal !== 'not_found') return;
    const input = row.toInput(target);
    const nobodys = await sendAs(actor, row, { ...input, params: toNobodys(input) });
    expect(withoutRequestId(answer.text)).toBe(withoutRequestId(nobodys.text));
  });

  it('refuses HEAD where it refuses GET', async () => {
    const rows = ROWS.filter(({ call }) => call.method === 'GET' && call.access === 'user');
    expect(rows.length).toBeGreaterThan(4);
    const stranger = toHeaders(await signUp(server));
    for (const { call, reach, toInput } of rows) {
      const request = { ...toRequest(call, toInput(target)), method: 'HEAD' as const };
      // Streams have no HEAD at all.
      const refused = call.transport === 'stream' ? 404 : 401;
      expect((await send(server.app, request)).status).toBe(refused);
      if (reach !== 'own project') continue;
      const asStranger = await send(server.app, { ...request, headers: stranger });
      expect(asStranger.status).toBe(404);
    }
  });
});

function toNobodys({ params }: RawInput): Record<string, string> {
  return Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, NOBODYS]));
}
