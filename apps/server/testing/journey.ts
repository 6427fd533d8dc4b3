import { createHash, randomUUID } from 'node:crypto';
import {
  CALLS,
  type CallInput,
  type CallReply,
  fillPath,
  type Project,
  type ProjectType,
} from '@fovea/contract';
import {
  addPage,
  type CookieSession,
  createCookieSession,
  type ScriptedGaze,
  scriptedGaze,
  type Transport,
} from '@fovea/testkit';
import sharp from 'sharp';
import { issueLot } from '#modules/credits/lots.service.ts';
import type { App } from '#platform/http/app.ts';
import { storeAsset } from './stored-assets.ts';
import type { TestServer } from './test-server.ts';

export const PASSWORD = 'correct-horse-1';
const VIEWPORT = { width: 390, height: 844 };

export interface Person extends CookieSession {
  readonly email: string;
  readonly userId: string;
}

export type ActiveProject = Project & { readonly slug: string };
export type Joined = CallReply<typeof CALLS.joinProject>;
type UploadBody = CallInput<typeof CALLS.createUpload>['body'];
type JoinBody = CallInput<typeof CALLS.joinProject>['body'];
type CompleteBody = CallInput<typeof CALLS.completeRecording>['body'];

/** Requests go straight into the app, without a port, as if from an address. */
export function toTransport(app: App, address = '127.0.0.1'): Transport {
  return {
    async send(url, { method, headers, body }) {
      const response = await app.inject({
        method: method as 'GET',
        url,
        headers,
        remoteAddress: address,
        ...(body === undefined ? {} : { payload: Buffer.from(body as string) }),
      });
      // A single cookie comes as text here and as a list from the network.
      const cookies = [response.headers['set-cookie'] ?? []].flat();
      return {
        status: response.statusCode,
        headers: { ...(response.headers as object), 'set-cookie': cookies },
        text: async () => response.body,
        bytes: async () => response.rawPayload,
      };
    },
    stop: () => undefined,
  };
}

/** A browser without cookies yet. */
export function openBrowser(app: App): CookieSession {
  return createCookieSession('', toTransport(app));
}

export function toEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** The code of the newest mail to an address. */
export function readCode(server: TestServer, email: string): string {
  const mail = server.mailer.mails.findLast(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** Codes are good in the browser that asked for them: the one that is answered. */
export async function verifyEmail(
  server: TestServer,
  email: string,
  browser = openBrowser(server.app),
): Promise<CookieSession> {
  const { client } = browser;
  await client.call(CALLS.sendEmailVerification, { body: { email, language: 'en' } });
  await server.runJobs('send-verification-code.v1');
  await client.call(CALLS.verifyEmailCode, { body: { email, code: readCode(server, email) } });
  return browser;
}

export function toAccount(email: string) {
  return {
    email,
    password: PASSWORD,
    organization: 'Example Lab',
    language: 'en' as const,
    ageConfirmed: true as const,
    termsVersion: '2024-03-25',
  };
}

export async function signUp(server: TestServer, email = toEmail()): Promise<Person> {
  const { client } = await verifyEmail(server, email);
  const { data } = await client.call(CALLS.createUser, { body: toAccount(email) });
  return { ...(await logIn(server.app, email)), email, userId: data.id };
}

export async function logIn(app: App, email: string): Promise<CookieSession> {
  const browser = openBrowser(app);
  await browser.client.call(CALLS.login, { body: { email, password: PASSWORD } });
  return browser;
}

export function makePicture(widthPx = 40, heightPx = 80): Promise<Buffer> {
  const background = { r: 200, g: 120, b: 40 };
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .png()
    .toBuffer();
}

export async function createDraft(person: Person, maxParticipant = 10): Promise<Project> {
  return person.client.call(CALLS.createProject, {
    body: { name: 'A poster', type: 'basic', maxParticipant },
  });
}

/** Sends bytes as a browser does: all parts, each to its presigned address. */
export async function sendFile(
  server: TestServer,
  person: Person,
  projectId: string,
  file: { bytes: Uint8Array; fileName?: string; contentType?: UploadBody['contentType'] },
) {
  const { bytes, fileName = 'poster.png', contentType = 'image/png' } = file;
  const { uploadId, partBytes, parts } = await person.client.call(CALLS.createUpload, {
    params: { id: projectId },
    body: { fileName, contentType, bytes: bytes.length },
  });
  const params = { id: projectId, uploadId };
  const numbers = Array.from({ length: parts }, (_, i) => i + 1);
  const signed = await person.client.call(CALLS.signUploadParts, { params, body: { numbers } });
  for (const { number, url } of signed.parts) {
    server.storage.receive(url, bytes.subarray((number - 1) * partBytes, number * partBytes));
  }
  return params;
}

/** Uploads bytes and has them checked; answers the asset as it is then. */
export async function uploadPicture(
  server: TestServer,
  person: Person,
  projectId: string,
  bytes: Uint8Array,
) {
  const params = await sendFile(server, person, projectId, { bytes });
  await person.client.call(CALLS.completeUpload, { params });
  await server.runJobs('check-asset.v1');
  return person.client.call(CALLS.getAsset, { params });
}

export async function createActiveProject(
  server: TestServer,
  person: Person,
  options: { maxParticipant?: number; pages?: number; type?: ProjectType } = {},
): Promise<ActiveProject> {
  const { id } = await createDraft(person, options.maxParticipant);
  if (options.type === 'pro') await makePro(server, person, id, options.maxParticipant);
  // Without the child that decodes an upload, whose start would cost more than most tests.
  const assetId = await storeAsset(server, id);
  for (let page = 0; page < (options.pages ?? 1); page++) {
    await addPage(person.client, id, { kind: 'image', assetIds: [assetId] });
  }
  const project = await person.client.call(CALLS.activateProject, { params: { id } });
  return { ...project, slug: (project.link ?? '').split('/').at(-1) ?? '' };
}

/** With as many sessions as it needs. */
async function makePro({ deps }: TestServer, person: Person, id: string, sessions = 10) {
  await issueLot(deps, {
    userId: person.userId,
    source: 'purchase',
    sourceRef: randomUUID(),
    amount: sessions,
    paidAt: deps.clock.now(),
    expiresAt: null,
  });
  await person.client.call(CALLS.updateProject, { params: { id }, body: { type: 'pro' } });
}

export function toJoinBody(changes: Partial<JoinBody> = {}): JoinBody {
  return {
    joinKey: randomUUID(),
    consent: { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] },
    gender: null,
    age: 33,
    device: { name: 'Pixel 8', widthPx: 412, heightPx: 915, pixelRatio: 2.625 },
    cameraHz: 30,
    ...changes,
  };
}

export function join(app: App, slug: string, changes: Partial<JoinBody> = {}): Promise<Joined> {
  return openBrowser(app).client.call(CALLS.joinProject, {
    params: { slug },
    body: toJoinBody(changes),
  });
}

/** A participant whose gaze has gone on for long enough to take a place. */
export async function begin(
  app: App,
  slug: string,
  changes: Partial<JoinBody> = {},
): Promise<Joined> {
  const joined = await join(app, slug, changes);
  const { batches } = makeGaze(2);
  await Promise.all(batches.map((bytes, seq) => putBatch(app, joined, seq, bytes)));
  return joined;
}

export function makeGaze(batches: number, seed = 1, pages = 1): ScriptedGaze {
  return scriptedGaze({ seed, batches, pages, viewport: VIEWPORT });
}

export interface BatchAnswer {
  readonly status: number;
  readonly through?: number;
  readonly batchMs?: number;
  readonly code?: string;
}

/** One PUT of some bytes, with the right hash and token unless the test gives others. */
export async function putBatch(
  app: App,
  joined: Pick<Joined, 'recordingId' | 'token'>,
  seq: number | string,
  bytes: Uint8Array = new Uint8Array(),
  headers: Record<string, string> = {},
): Promise<BatchAnswer> {
  const response = await app.inject({
    method: 'PUT',
    url: `/api/v1${fillPath(CALLS.putBatch.path, { id: joined.recordingId, seq })}`,
    headers: {
      authorization: `Bearer ${joined.token}`,
      'content-type': 'application/octet-stream',
      'x-batch-sha256': createHash('sha256').update(bytes).digest('hex'),
      ...headers,
    },
    payload: Buffer.from(bytes),
  });
  return { status: response.statusCode, ...response.json<Omit<BatchAnswer, 'status'>>() };
}

export function complete(
  app: App,
  joined: Pick<Joined, 'recordingId' | 'token'>,
  gaze: Pick<ScriptedGaze, 'batches' | 'rootHash'>,
  changes: Partial<CompleteBody> = {},
): Promise<{ state: 'complete' }> {
  return toClient(app, joined).call(CALLS.completeRecording, {
    params: { id: joined.recordingId },
    body: {
      count: gaze.batches.length,
      rootHash: gaze.rootHash,
      calibration: { rateHz: 30, errorPx: 42, offsetPx: [3, -2] },
      ...changes,
    },
  });
}

export function end(
  app: App,
  joined: Pick<Joined, 'recordingId' | 'token'>,
  body: CallInput<typeof CALLS.endRecording>['body'],
): Promise<{ ended: true }> {
  return toClient(app, joined).call(CALLS.endRecording, {
    params: { id: joined.recordingId },
    body,
  });
}

/** With the token of a recording. */
function toClient(app: App, { token }: Pick<Joined, 'token'>) {
  const headers = { authorization: `Bearer ${token}` };
  return createCookieSession('', withHeaders(toTransport(app), headers)).client;
}

/** A participant from the join to the complete recording. */
export async function record(
  app: App,
  slug: string,
  gaze: ScriptedGaze,
  changes: Partial<JoinBody> = {},
): Promise<Joined> {
  const joined = await join(app, slug, changes);
  await Promise.all(gaze.batches.map((bytes, seq) => putBatch(app, joined, seq, bytes)));
  await complete(app, joined, gaze);
  return joined;
}

function withHeaders(transport: Transport, headers: Record<string, string>): Transport {
  return {
    ...transport,
    send: (url, init) => transport.send(url, { ...init, headers: { ...init.headers, ...headers } }),
  };
}
