import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ApiError,
  CALLS,
  type CallReply,
  type Client,
  createClient,
  fillPath,
  missingBatches,
} from '@fovea/contract';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import type { Transport } from './http-transport.ts';
import { type ScriptedGaze, scriptedGaze } from './scripted-gaze.ts';

const VIEWPORT = { width: 390, height: 844 };
const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 2_000;

export interface ParticipantOptions {
  /** Several API processes: each request goes to one of them. */
  readonly apiUrls: readonly string[];
  readonly slug: string;
  readonly seed: number;
  readonly batches: number;
  readonly transport: Transport;
  /** How many of the pages that are looked at. */
  readonly pages?: number;
  /** Of the project, if it has one. */
  readonly password?: string;
  /** Waits so long between batches; 0 sends as fast as the answers come. */
  readonly paceMs?: number;
  /** How long one step is tried before the run gives up. */
  readonly patienceMs?: number;
  /** Called when the server has acknowledged a batch. */
  readonly onAck?: (recordingId: string, seq: number) => void;
}

export interface ParticipantRun {
  readonly recordingId: string;
  readonly participant: string;
  readonly gaze: ScriptedGaze;
  readonly retries: number;
}

type Join = CallReply<typeof CALLS.joinProject>;

interface Person {
  readonly gender: 'female' | 'male';
  readonly age: number;
}

/** Plays one participant through the real HTTP path, as the collect app does, until it is complete. */
export async function playParticipant(options: ParticipantOptions): Promise<ParticipantRun> {
  const random = createSeededRandom(options.seed);
  let retries = 0;

  async function patiently<T>(step: (apiUrl: string) => Promise<T>): Promise<T> {
    const deadline = performance.now() + (options.patienceMs ?? 60_000);
    for (let tries = 0; ; tries++) {
      const apiUrl = options.apiUrls[Math.floor(random() * options.apiUrls.length)] ?? '';
      try {
        return await step(apiUrl);
      } catch (error) {
        if (!isWorthAnotherTry(error) || performance.now() > deadline) throw error;
        retries += 1;
        const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(tries, 6));
        await sleep(delayMs * (0.5 + random()));
      }
    }
  }

  const joinKey = randomUUID();
  const person: Person = {
    gender: random() < 0.5 ? 'female' : 'male',
    age: 18 + Math.floor(random() * 60),
  };
  const joined = await patiently((apiUrl) =>
    joinRecording(options.transport, apiUrl, options.slug, {
      joinKey,
      person,
      ...(options.password === undefined ? {} : { password: options.password }),
    }),
  );
  const lookedAt = listGazePages(joined).slice(0, options.pages ?? 1);
  const gaze = scriptedGaze({
    seed: options.seed,
    batches: lookedAt.length === 0 ? 0 : options.batches,
    pages: lookedAt,
    viewport: VIEWPORT,
  });

  async function putBatch(seq: number): Promise<void> {
    await patiently((apiUrl) => sendBatch(options.transport, apiUrl, joined, gaze, seq));
    options.onAck?.(joined.recordingId, seq);
  }

  for (let seq = 0; seq < gaze.batches.length; seq++) {
    await putBatch(seq);
    if (options.paceMs) await sleep(options.paceMs * (0.5 + random()));
  }
  for (;;) {
    try {
      await patiently((apiUrl) =>
        toClient(options.transport, apiUrl, joined.token).call(CALLS.completeRecording, {
          params: { id: joined.recordingId },
          body: {
            count: gaze.batches.length,
            rootHash: gaze.rootHash,
            calibration: { rateHz: 30, errorPx: 42, offsetPx: [3, -2] },
            ...toResults(joined, options.seed),
          },
        }),
      );
      break;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'batches_missing') throw error;
      for (const seq of missingBatches.parse(error.details).missing) await putBatch(seq);
    }
  }
  const { recordingId, participant } = joined;
  return { recordingId, participant, gaze, retries };
}

/** The numbers of pages that are looked at, in the order of the project. */
function listGazePages({ pages }: Join): number[] {
  return pages
    .filter(({ kind }) => kind !== 'survey')
    .map(({ index }) => index)
    .sort((a, b) => a - b);
}

/** An answer to every question, and a page that was liked best. */
function toResults({ pages, finalReview }: Join, seed: number) {
  const random = createSeededRandom(seed + 2);
  const pick = (count: number) => Math.floor(random() * count);
  const answers = pages.flatMap(({ id: pageId, question }) => {
    if (question === null) return [];
    const isWritten = question.kind === 'written';
    const choices = isWritten ? [] : [pick(question.choices.length)];
    return [{ pageId, choices, text: isWritten ? 'The bright one.' : null }];
  });
  const pictures = pages.filter(({ kind }) => kind === 'image');
  const favourite = finalReview ? pictures[pick(pictures.length)] : undefined;
  return { answers, favouritePageId: favourite?.id ?? null };
}

/** One join. A repeated joinKey answers the same recording. */
export function joinRecording(
  transport: Transport,
  apiUrl: string,
  slug: string,
  {
    joinKey = randomUUID(),
    person = { gender: 'female', age: 30 },
    password,
  }: { joinKey?: string; person?: Person; password?: string } = {},
): Promise<Join> {
  return toClient(transport, apiUrl).call(CALLS.joinProject, {
    params: { slug },
    body: {
      joinKey,
      ...(password === undefined ? {} : { password }),
      consent: { version: 'consent-1', language: 'en', purposes: ['gaze', 'answers'] },
      ...person,
      device: { name: 'iPhone 15', widthPx: 390, heightPx: 844, pixelRatio: 3 },
      cameraHz: 30,
    },
  });
}

function toClient(transport: Transport, apiUrl: string, token?: string): Client {
  return createClient({
    baseUrl: `${apiUrl}/api/v1`,
    fetch: (url, { method, headers, body }) =>
      transport.send(url, { method, headers, ...(body === undefined ? {} : { body }) }),
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
}

/** One PUT of one batch; resolves when it is acknowledged. */
export async function sendBatch(
  transport: Transport,
  apiUrl: string,
  joined: Pick<Join, 'recordingId' | 'token'>,
  gaze: Pick<ScriptedGaze, 'batches' | 'sha256'>,
  seq: number,
): Promise<void> {
  const path = fillPath(CALLS.putBatch.path, { id: joined.recordingId, seq });
  const response = await transport.send(`${apiUrl}/api/v1${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${joined.token}`,
      'content-type': 'application/octet-stream',
      'x-batch-sha256': Buffer.from(gaze.sha256[seq] ?? []).toString('hex'),
    },
    body: gaze.batches[seq] ?? new Uint8Array(),
  });
  if (response.status === 200) return;
  throw new ApiError(JSON.parse(await response.text()));
}

/** Lost connections, cut answers and a busy server pass; a refusal does not. */
function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiError) || error.statusCode >= 500 || error.statusCode === 429;
}
