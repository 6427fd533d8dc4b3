import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import {
  ApiError,
  type Asset,
  CALLS,
  type Project,
  type ProjectType,
  SIGNED_AT_ONCE,
} from '@fovea/contract';
import { addPage } from './add-pages.ts';
import { createCookieSession } from './cookie-session.ts';
import { createTransport } from './http-transport.ts';
import { parseObject, type Records, unfoldRecords } from './unfold-records.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Picture {
  readonly fileName: string;
  readonly contentType: 'image/webp' | 'image/png' | 'image/jpeg' | 'video/mp4';
  readonly bytes: Uint8Array;
}

const QUESTION = { kind: 'written' as const, text: 'What comes to your mind?', choices: [] };

export type Researcher = ReturnType<typeof createResearcher>;

/** Signs up through the mailed code and logs in. */
export async function signUpResearcher(
  apiUrl: string,
  credentials: Credentials,
  readCode: (email: string) => Promise<string>,
): Promise<Researcher> {
  const { client } = createCookieSession(apiUrl);
  const { email, password } = credentials;
  await client.call(CALLS.sendEmailVerification, { body: { email, language: 'en' } });
  await client.call(CALLS.verifyEmailCode, { body: { email, code: await readCode(email) } });
  await client.call(CALLS.createUser, {
    body: {
      email,
      password,
      organization: 'Fovea Demo',
      language: 'en',
      ageConfirmed: true,
      termsVersion: '2024-03-25',
      role: 'user',
    },
  });
  return logInResearcher(apiUrl, credentials);
}

export async function logInResearcher(
  apiUrl: string,
  { email, password }: Credentials,
  secondFactor?: string,
): Promise<Researcher> {
  const researcher = createResearcher(apiUrl);
  const code = secondFactor === undefined ? {} : { secondFactor };
  await researcher.client.call(CALLS.login, { body: { email, password, ...code } });
  return researcher;
}

/** One of our own stimuli: the poster of a drink that does not exist, 1179 x 2556, or another. */
export async function loadSamplePicture(fileName = 'ad-yuzu.webp'): Promise<Picture> {
  const path = new URL(`../samples/${fileName}`, import.meta.url);
  const contentType = fileName.endsWith('.mp4') ? 'video/mp4' : 'image/webp';
  return { fileName, contentType, bytes: await readFile(path) };
}

function createResearcher(apiUrl: string) {
  const transport = createTransport();
  const session = createCookieSession(apiUrl, transport);
  const { client } = session;

  async function upload(projectId: string, picture: Picture): Promise<Asset> {
    const { fileName, contentType, bytes } = picture;
    const target = await client.call(CALLS.createUpload, {
      params: { id: projectId },
      body: { fileName, contentType, bytes: bytes.length },
    });
    const params = { id: projectId, uploadId: target.uploadId };
    const numbers = Array.from({ length: target.parts }, (_, i) => i + 1);
    const { parts } = await client.call(CALLS.signUploadParts, { params, body: { numbers } });
    for (const { number, url } of parts) {
      const start = (number - 1) * target.partBytes;
      const body = bytes.subarray(start, start + target.partBytes);
      const stored = await transport.send(url, { method: 'PUT', headers: {}, body });
      if (stored.status !== 200) throw new Error(`upload: ${stored.status} ${await stored.text()}`);
    }
    await client.call(CALLS.completeUpload, { params });
    return waitFor('the file to be checked', 240_000, async () => {
      const asset = await client.call(CALLS.getAsset, { params });
      return asset.status === 'checking' ? undefined : asset;
    });
  }

  async function createActiveProject(options: {
    name: string;
    maxParticipant: number;
    picture: Picture;
    pages?: number;
    /** Timer of each page. */
    timerMs?: number;
    /** Beside the pages with the picture. */
    questions?: number;
    /** A Pro one takes sessions, which the account must have. */
    type?: ProjectType;
  }): Promise<Project & { link: string; slug: string }> {
    const { id } = await client.call(CALLS.createProject, {
      body: {
        name: options.name,
        type: options.type ?? 'basic',
        maxParticipant: options.maxParticipant,
      },
    });
    const asset = await upload(id, options.picture);
    if (asset.status !== 'ready') throw new Error(`the picture was refused: ${asset.refusal}`);
    for (let page = 0; page < (options.pages ?? 1); page++) {
      await addPage(client, id, {
        kind: 'image',
        assetIds: [asset.id],
        timerMs: options.timerMs ?? 10_000,
      });
    }
    for (let asked = 0; asked < (options.questions ?? 0); asked++) {
      await addPage(client, id, { kind: 'survey', question: QUESTION });
    }
    const project = await client.call(CALLS.activateProject, { params: { id } });
    const link = project.link ?? '';
    return { ...project, link, slug: link.slice(link.lastIndexOf('/') + 1) };
  }

  /** The newest aggregated records, read as a browser would: by presigned addresses. */
  async function findRecords(projectId: string): Promise<Records | undefined> {
    try {
      const reply = await client.call(CALLS.getAggregatedRecords, { params: { id: projectId } });
      const urls = new Map(reply.chunks.map(({ key, url }) => [key, url]));
      return await unfoldRecords(await getObject(reply.presignedUrl), async (keys) => {
        const unsigned = keys.filter((key) => !urls.has(key));
        for (let start = 0; start < unsigned.length; start += SIGNED_AT_ONCE) {
          const { objects } = await client.call(CALLS.signRecordObjects, {
            params: { id: projectId },
            body: { keys: unsigned.slice(start, start + SIGNED_AT_ONCE) },
          });
          for (const { key, url } of objects) urls.set(key, url);
        }
        return Promise.all(keys.map((key) => getObject(urls.get(key) ?? '')));
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'records_not_ready') return undefined;
      throw error;
    }
  }

  /** Storage may answer under a certificate of our own making. */
  async function getObject(url: string): Promise<unknown> {
    const stored = await transport.send(url, { method: 'GET', headers: {} });
    if (stored.status !== 200) throw new Error(`records: ${stored.status} ${await stored.text()}`);
    const bytes = await stored.bytes();
    const isGzip = stored.headers['content-encoding'] === 'gzip';
    return parseObject(new URL(url).pathname, isGzip ? gunzipSync(bytes) : bytes);
  }

  return {
    client,
    session,
    upload,
    createActiveProject,
    findRecords,
    getProject: (id: string) => client.call(CALLS.getProject, { params: { id } }),
    waitForRecords: (id: string, participants: number, timeoutMs: number) =>
      waitFor(`records of ${participants} participants`, timeoutMs, async () => {
        const records = await findRecords(id);
        return records?.manifest.participants.length === participants ? records : undefined;
      }),
    stop: () => transport.stop(),
  };
}

export async function waitFor<T>(
  what: string,
  timeoutMs: number,
  look: () => Promise<T | undefined>,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms for ${what}`);
    await sleep(200);
  }
}
