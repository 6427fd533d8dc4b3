import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  CALLS,
  type Call,
  type CallInput,
  DEFAULT_LOOK,
  fillPath,
  NO_BRIEFING,
  type ProjectType,
  toApiPath,
} from '@fovea/contract';
import type { ScriptedGaze } from '@fovea/testkit';
import { addPage } from '@fovea/testkit';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { announceTerms } from '#modules/accounts/public.ts';
import { issueLot } from '#modules/credits/lots.service.ts';
import { listTransferCodes, sendTransferCodes } from '#modules/transfers/transfers.service.ts';
import type { App } from '#platform/http/app.ts';
import {
  createActiveProject,
  createDraft,
  type Joined,
  join,
  makeGaze,
  PASSWORD,
  type Person,
  record,
  toAccount,
  toEmail,
  toJoinBody,
} from './journey.ts';
import { createPaidOrder } from './purchases.ts';
import { addPicturePage, storeAsset } from './stored-assets.ts';
import type { TestServer } from './test-server.ts';

/** As every account has agreed to them. */
const TERMS = '2024-03-25';

export type CallId = keyof typeof CALLS;

/** Targets of the calls. All belong to one person, but the recording to a phone. */
export interface Target {
  readonly email: string;
  /** In edit, with one page of one picture. */
  readonly projectId: string;
  readonly pageId: string;
  readonly uploadId: string;
  /** Upload of the same project, without its bytes yet. */
  readonly openUploadId: string;
  /** Active, and not needed any more. */
  readonly endingId: string;
  /** In edit, as it was made. */
  readonly draftId: string;
  /** Id of a page that the draft may get. */
  readonly draftPageId: string;
  readonly hashtagId: string;
  /** On the picture of the page. */
  readonly aoiId: string;
  readonly keyframeId: string;
  /** A transfer code that somebody else has sent. */
  readonly codeId: string;
  /** Paid, and used. */
  readonly purchaseId: string;
  /** Active and Pro unless wanted otherwise, with aggregated records and an archive. */
  readonly activeId: string;
  readonly slug: string;
  readonly code: string;
  /** Token of a test link to the active project. */
  readonly testToken: string;
  /** Complete, of the active project. */
  readonly recordedId: string;
  readonly joined: Joined;
  readonly gaze: ScriptedGaze;
}

export async function createTarget(
  server: TestServer,
  person: Person,
  sender = person,
  type: ProjectType = 'pro',
): Promise<Target> {
  await announceTerms(server.deps, TERMS);
  const active = await createActiveProject(server, person, {
    maxParticipant: 10_000,
    type,
  });
  const gaze = makeGaze(1);
  const { recordingId: recordedId } = await record(server.app, active.slug, gaze);
  await server.runJobs('pack-recording.v1');
  await server.runJobs('build-aggregate.v1');
  await server.runJob('make-archive.v1', { projectId: active.id });
  const testLink = await person.client.call(CALLS.createTestLink, { params: { id: active.id } });
  return {
    email: person.email,
    activeId: active.id,
    slug: active.slug,
    code: active.code ?? '',
    testToken: testLink.token,
    recordedId,
    joined: await join(server.app, active.slug),
    gaze,
    codeId: await sendCode(server, sender),
    purchaseId: await createPaidOrder(server, person.userId),
    ...(await createEditable(server, person)),
  };
}

async function sendCode({ deps }: TestServer, { userId }: Person): Promise<string> {
  const sourceRef = randomUUID();
  const paidAt = deps.clock.now();
  await issueLot(deps, { userId, source: 'promo', sourceRef, amount: 10, paidAt, expiresAt: null });
  const actor = { userId, role: 'admin', authSessionId: '', passedSecondFactor: true } as const;
  const order = { sendKey: randomUUID(), amount: 1, receivers: [toEmail()] };
  await sendTransferCodes(deps, actor, order);
  const { codes } = await listTransferCodes(deps, actor, { limit: 1 });
  return codes[0]?.id ?? '';
}

const KEYFRAME = {
  timestamp: 0,
  shape: { type: 'rectangle' as const, x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
};

export async function createEditable(server: TestServer, person: Person) {
  const { id } = await createDraft(person);
  const uploadId = await storeAsset(server, id);
  const page = await addPage(person.client, id, { kind: 'image', assetIds: [uploadId] });
  const open = await person.client.call(CALLS.createUpload, {
    params: { id },
    body: { fileName: 'later.png', contentType: 'image/png', bytes: 5 },
  });
  const ending = await createDraft(person);
  await addPicturePage(server, person, ending.id);
  await person.client.call(CALLS.activateProject, { params: { id: ending.id } });
  const hashtag = await person.client.call(CALLS.createHashtag, {
    body: { name: `tag-${randomUUID().slice(0, 8)}` },
  });
  const { aoiId, keyframeIds } = await person.client.call(CALLS.createAoi, {
    params: { experimentId: id, assetId: uploadId },
    body: { name: 'Logo', color: 1, keyframeAoi: { keyframes: [KEYFRAME] } },
  });
  return {
    aoiId,
    keyframeId: keyframeIds[0] ?? '',
    projectId: id,
    pageId: page.id,
    uploadId,
    openUploadId: open.uploadId,
    endingId: ending.id,
    draftId: (await createDraft(person)).id,
    draftPageId: randomUUID(),
    hashtagId: hashtag.id,
  };
}

/** Calls that only administrators may send. */
export const isForAdministrators = ({ path }: Call) =>
  /^\/transfer-codes(?:\.csv|\/\{id\}\/cancel)?$/.test(path);

type Samples = { readonly [Id in CallId]: (target: Target) => CallInput<(typeof CALLS)[Id]> };

const ofProject = ({ projectId: id }: Target) => ({ params: { id } });
const ofPage = ({ projectId: id, pageId }: Target) => ({ params: { id, pageId } });
const ofUpload = ({ projectId: id, uploadId }: Target) => ({ params: { id, uploadId } });
const ofOpenUpload = ({ projectId: id, openUploadId: uploadId }: Target) => ({
  params: { id, uploadId },
});
const onAsset = ({ projectId, uploadId }: Target) => ({
  experimentId: projectId,
  assetId: uploadId,
});
const ofAoi = (target: Target) => ({ params: { ...onAsset(target), aoiId: target.aoiId } });
const nothing = () => ({});
/** The first save of a project; later ones repeat it. */
const toDraftBody = ({ draftPageId: id }: Target): CallInput<typeof CALLS.saveDraft>['body'] => ({
  revision: 1,
  key: id,
  settings: {
    name: 'A draft',
    type: 'basic',
    maxParticipant: 5,
    device: 'mobile',
    orientation: 'portrait',
    timerMs: 8_000,
    shuffle: false,
    finalReview: false,
    retentionDays: 180,
    password: null,
    briefing: NO_BRIEFING,
  },
  pages: [
    {
      ...DEFAULT_LOOK,
      id,
      kind: 'image',
      name: null,
      timerMs: 5_000,
      keepInPlace: false,
      question: null,
      assetIds: [],
    },
  ],
});

/** Something valid to send with each call. A new call needs a row, or this does not compile. */
export const SAMPLES: Samples = {
  sendEmailVerification: () => ({ body: { email: toEmail(), language: 'en' } }),
  verifyEmailCode: () => ({ body: { email: toEmail(), code: '123456' } }),
  createUser: () => ({ body: toAccount(toEmail()) }),
  requestPasswordReset: () => ({ body: { email: toEmail(), language: 'en' } }),
  checkPasswordReset: () => ({ body: { token: 'x'.repeat(43) } }),
  updatePassword: () => ({ body: { token: 'x'.repeat(43), password: PASSWORD } }),
  login: ({ email }) => ({ body: { email, password: PASSWORD } }),
  logout: nothing,
  getToken: nothing,
  refreshToken: nothing,
  getSelf: nothing,
  updateSelf: () => ({ body: { organization: 'Example Lab', language: 'en' } }),
  countAccount: nothing,
  // Wrong, so that whoever may call it goes on.
  leaveAccount: () => ({ body: { password: 'wrong-horse-1' } }),
  keepAccount: nothing,
  getTerms: nothing,
  agreeToTerms: () => ({ body: { version: TERMS } }),
  startSecondFactor: () => ({ body: { password: PASSWORD } }),
  confirmSecondFactor: () => ({ body: { code: '000000' } }),
  removeSecondFactor: () => ({ body: { password: PASSWORD } }),
  createProject: () => ({ body: { name: 'A poster', type: 'basic', maxParticipant: 5 } }),
  listProjects: () => ({ query: {} }),
  countProjects: nothing,
  getEvents: nothing,
  listDevices: nothing,
  getDeviceSettings: () => ({ params: { device: 'iPhone 15 Pro' } }),
  getCredits: nothing,
  listCreditHistory: () => ({ query: {} }),
  getCreditTotals: () => ({ query: {} }),
  downloadCreditHistory: () => ({ query: {} }),
  getCatalogue: nothing,
  createPurchase: () => ({
    body: {
      orderKey: randomUUID(),
      plan: 'plan1',
      sessions: 10,
      provider: 'global',
      currency: 'USD',
      amount: 3_900,
      agreedToTerms: true,
    },
  }),
  listPurchases: () => ({ query: {} }),
  downloadPurchases: nothing,
  getPurchase: ({ purchaseId: id }) => ({ params: { id } }),
  confirmPurchase: ({ purchaseId: id }) => ({ params: { id }, body: { paymentKey: 'key' } }),
  refundPurchase: ({ purchaseId: id }) => ({ params: { id } }),
  receiveStripeEvent: nothing,
  receiveTossEvent: nothing,
  getSubscription: nothing,
  cancelSubscription: nothing,
  keepSubscription: nothing,
  changeSubscription: () => ({ body: { sessions: 100, amount: 22_900 } }),
  sendTransferCodes: () => ({
    body: { sendKey: randomUUID(), amount: 1, receivers: [toEmail()] },
  }),
  listTransferCodes: () => ({ query: {} }),
  downloadTransferCodes: () => ({ query: {} }),
  cancelTransferCode: ({ codeId: id }) => ({ params: { id } }),
  checkTransferCode: () => ({ body: { code: 'AAAA-BBBB-CCCC' } }),
  redeemTransferCode: () => ({ body: { code: 'AAAA-BBBB-CCCC' } }),
  listRedeemedCodes: () => ({ query: {} }),
  getProject: ofProject,
  updateProject: (target) => ({ ...ofProject(target), body: { name: 'Another name' } }),
  removeProject: ({ endingId: id }) => ({ params: { id } }),
  duplicateProject: (target) => ({ ...ofProject(target), body: { name: 'A copy' } }),
  activateProject: ofProject,
  saveDraft: (target) => ({ params: { id: target.draftId }, body: toDraftBody(target) }),
  upgradeProject: ofProject,
  changeTarget: ({ endingId: id }) => ({ params: { id }, body: { maxParticipant: 1_000 } }),
  getFunnel: ({ activeId: id }) => ({ params: { id }, query: {} }),
  finishProject: ({ endingId: id }) => ({ params: { id } }),
  updatePage: (target) => ({ ...ofPage(target), body: { timerMs: 5_000 } }),
  listAois: ({ projectId }) => ({ query: { experimentId: projectId } }),
  createAoi: (target) => ({
    params: onAsset(target),
    body: { name: 'Price', color: 2, keyframeAoi: { keyframes: [KEYFRAME] } },
  }),
  updateAoi: (target) => ({ ...ofAoi(target), body: { name: 'Brand' } }),
  removeAoi: (target) => ({ query: { ...onAsset(target), id: target.aoiId } }),
  createKeyframe: (target) => ({ ...ofAoi(target), body: { ...KEYFRAME, timestamp: 500 } }),
  updateKeyframe: (target) => ({
    params: { ...ofAoi(target).params, keyframeId: target.keyframeId },
    body: { visible: false },
  }),
  listHashtags: nothing,
  createHashtag: () => ({ body: { name: `tag-${randomUUID().slice(0, 8)}` } }),
  updateHashtag: ({ hashtagId: id }) => ({ params: { id }, body: { color: 2 } }),
  removeHashtag: ({ hashtagId: id }) => ({ params: { id } }),
  setProjectHashtags: (target) => ({ ...ofProject(target), body: { names: ['packaging'] } }),
  createUpload: (target) => ({
    ...ofProject(target),
    body: { fileName: 'a.png', contentType: 'image/png', bytes: 5 },
  }),
  signUploadParts: (target) => ({ ...ofOpenUpload(target), body: { numbers: [1] } }),
  listUploadParts: ofOpenUpload,
  completeUpload: ofUpload,
  removeUpload: ofOpenUpload,
  getAsset: ofUpload,
  getRecords: ({ activeId: id }) => ({ params: { id } }),
  getAggregatedRecords: ({ activeId: id }) => ({ params: { id } }),
  getTestRecords: ({ activeId: id }) => ({ params: { id } }),
  listOutside: ({ activeId: id }) => ({ params: { id } }),
  markRecording: ({ recordedId: id }) => ({ params: { id }, body: { valid: false } }),
  signRecordObjects: ({ activeId: id }) => ({
    params: { id },
    body: { keys: [`aggregates/${id}/segment.json`] },
  }),
  getCollectProject: ({ slug }) => ({ params: { slug }, query: { opening: 'mobile' } }),
  withdrawRecording: () => ({ body: { receipt: randomBytes(16).toString('base64url') } }),
  sendVisitEvent: ({ slug }) => ({
    params: { slug },
    body: { visitId: randomUUID(), step: 'consented', device: 'mobile', inApp: false },
  }),
  sendInquiry: () => ({
    body: {
      kind: 'contact',
      firstName: 'Mina',
      lastName: 'Kim',
      email: toEmail(),
      company: 'Hanbit',
      language: 'en',
      usage: 'research',
      message: 'How many people do we need?',
    },
  }),
  findCollectProject: ({ code }) => ({ params: { code }, query: {} }),
  createTestLink: ({ activeId: id }) => ({ params: { id } }),
  getTestLink: ({ testToken: token }) => ({ params: { token } }),
  checkTestPassword: ({ testToken: token }) => ({
    params: { token },
    body: { password: 'open-sesame' },
  }),
  // Whoever sends it again goes on with the same test run: a project has few of them a day.
  joinTest: ({ testToken: token, joined }) => ({
    params: { token },
    body: toJoinBody({ joinKey: joined.recordingId }),
  }),
  endRecording: ({ joined }) => ({
    params: { id: joined.recordingId },
    body: { reason: 'stopped' },
  }),
  checkProjectPassword: ({ slug }) => ({ params: { slug }, body: { password: 'open-sesame' } }),
  joinProject: ({ slug }) => ({ params: { slug }, body: toJoinBody({ joinKey: randomUUID() }) }),
  putBatch: ({ joined }) => ({ params: { id: joined.recordingId, seq: 0 } }),
  completeRecording: ({ joined, gaze }) => ({
    params: { id: joined.recordingId },
    body: {
      count: gaze.batches.length,
      rootHash: gaze.rootHash,
      calibration: { rateHz: 30, errorPx: null, offsetPx: null },
    },
  }),
};

/** Input of a call, with the types put aside: tests put wrong things in. */
export interface RawInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export const toSample = ({ id }: Call, target: Target) => SAMPLES[id as CallId](target) as RawInput;

export interface Request {
  readonly method: Call['method'];
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

export function toRequest(call: Call, input: RawInput, gaze?: ScriptedGaze): Request {
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString();
  const path = fillPath(toApiPath(call), input.params);
  const request = { method: call.method, url: `${path}${query === '' ? '' : `?${query}`}` };
  if (call.transport === 'bytes') {
    const payload = Buffer.from(gaze?.batches[0] ?? []);
    const sha256 = createHash('sha256').update(payload).digest('hex');
    const headers = { 'content-type': 'application/octet-stream', 'x-batch-sha256': sha256 };
    return { ...request, headers, payload };
  }
  if (input.body === undefined) return request;
  const headers = { 'content-type': 'application/json' };
  return { ...request, headers, payload: JSON.stringify(input.body) };
}

export interface Answer {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookies: readonly string[];
  readonly text: string;
  readonly code: string | undefined;
}

/** Sends and reads the answer; of a stream that does not end, its beginning. */
export async function send(app: App, request: InjectOptions): Promise<Answer> {
  const reply = await app.inject({ ...request, payloadAsStream: true });
  const isEndless = String(reply.headers['content-type']).startsWith('text/event-stream');
  let text = '';
  for await (const part of reply.stream()) {
    text += String(part);
    if (isEndless) break;
  }
  return {
    status: reply.statusCode,
    headers: reply.headers,
    cookies: [reply.headers['set-cookie'] ?? []].flat(),
    text,
    code: findCode(text),
  };
}

function findCode(text: string): string | undefined {
  return /^\{"statusCode":\d+,"code":"(\w+)"/.exec(text)?.[1];
}

/** Removes the part that may differ between two answers of the same kind. */
export const withoutRequestId = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
