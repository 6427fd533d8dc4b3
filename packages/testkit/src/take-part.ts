import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ApiError,
  CALLS,
  type CallInput,
  type CallReply,
  type Client,
  createClient,
  fillPath,
  missingBatches,
} from '@fovea/contract';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import type { Transport } from './http-transport.ts';

const FIRST_DELAY_MS = 50;
const MAX_DELAY_MS = 2_000;

export type Join = CallReply<typeof CALLS.joinProject>;
type JoinBody = CallInput<typeof CALLS.joinProject>['body'];

/** Facts that a phone sends about its owner and itself. */
export type Attendant = Pick<JoinBody, 'gender' | 'age' | 'device' | 'cameraHz'>;

/** Recorded data of a phone when the last page was seen. */
export interface Recorded {
  /** EG1 bytes by seq. */
  readonly batches: Uint8Array<ArrayBuffer>[];
  /** SHA-256 of each batch, 32 bytes. */
  readonly sha256: Uint8Array[];
  /** SHA-256, in hex, of all batch hashes one after the other in order of seq. */
  readonly rootHash: string;
}

export type Calibration = CallInput<typeof CALLS.completeRecording>['body']['calibration'];

export interface TakePartOptions<R extends Recorded> {
  /** Several API processes: each request goes to one of them. */
  readonly apiUrls: readonly string[];
  readonly slug: string;
  /** Decides which API is asked, how long a repeat waits and what is answered. */
  readonly seed: number;
  readonly random: () => number;
  readonly transport: Transport;
  readonly attendant: Attendant;
  /** Looks at the pages, in the order of the manifest. */
  readonly record: (joined: Join) => R;
  readonly calibration: Calibration;
  /** Text for questions that ask for one. */
  readonly written?: string | undefined;
  /** Password of the project, if it has one. */
  readonly password?: string | undefined;
  /** What the link shows, where its project has words of its own. */
  readonly consentVersion?: string | undefined;
  /** Waits so long between batches; 0 sends as fast as the answers come. */
  readonly paceMs?: number | undefined;
  /** How long one step is tried before the run gives up. */
  readonly patienceMs?: number | undefined;
  /** Called when the server has acknowledged a batch. */
  readonly onAck?: ((recordingId: string, seq: number) => void) | undefined;
}

export interface TakenPart<R extends Recorded> {
  readonly joined: Join;
  readonly recorded: R;
  readonly retries: number;
}

/** Joins, sends every batch and completes through the real HTTP path, as the collect app does. */
export async function takePart<R extends Recorded>(
  options: TakePartOptions<R>,
): Promise<TakenPart<R>> {
  const { random, transport } = options;
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
  const { attendant, password, consentVersion } = options;
  const joined = await patiently((apiUrl) =>
    sendJoin(transport, apiUrl, options.slug, {
      joinKey,
      attendant,
      password,
      consentVersion,
    }),
  );
  const recorded = options.record(joined);

  async function putBatch(seq: number): Promise<void> {
    await patiently((apiUrl) => sendBatch(transport, apiUrl, joined, recorded, seq));
    options.onAck?.(joined.recordingId, seq);
  }

  for (let seq = 0; seq < recorded.batches.length; seq++) {
    await putBatch(seq);
    if (options.paceMs) await sleep(options.paceMs * (0.5 + random()));
  }
  for (;;) {
    try {
      await patiently((apiUrl) =>
        toClient(transport, apiUrl, joined.token).call(CALLS.completeRecording, {
          params: { id: joined.recordingId },
          body: {
            count: recorded.batches.length,
            rootHash: recorded.rootHash,
            calibration: options.calibration,
            ...toResults(joined, options),
          },
        }),
      );
      return { joined, recorded, retries };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'batches_missing') throw error;
      for (const seq of missingBatches.parse(error.details).missing) await putBatch(seq);
    }
  }
}

/** An answer to every question, and a page that was liked best. */
function toResults(
  { pages, finalReview }: Join,
  {
    seed,
    written = 'The bright one.',
  }: { readonly seed: number; readonly written?: string | undefined },
) {
  const random = createSeededRandom(seed + 2);
  const pick = (count: number) => Math.floor(random() * count);
  const answers = pages.flatMap(({ id: pageId, question }) => {
    if (question === null) return [];
    const isWritten = question.kind === 'written';
    const choices = isWritten ? [] : [pick(question.choices.length)];
    return [{ pageId, choices, text: isWritten ? written : null }];
  });
  const pictures = pages.filter(({ kind }) => kind === 'image');
  const favourite = finalReview ? pictures[pick(pictures.length)] : undefined;
  return { answers, favouritePageId: favourite?.id ?? null };
}

/** One join. A repeated joinKey answers the same recording. */
export function sendJoin(
  transport: Transport,
  apiUrl: string,
  slug: string,
  join: {
    readonly joinKey: string;
    readonly attendant: Attendant;
    readonly password?: string | undefined;
    readonly consentVersion?: string | undefined;
  },
): Promise<Join> {
  const { joinKey, attendant, password, consentVersion = 'consent-2' } = join;
  return toClient(transport, apiUrl).call(CALLS.joinProject, {
    params: { slug },
    body: {
      joinKey,
      ...(password === undefined ? {} : { password }),
      consent: { version: consentVersion, language: 'en', purposes: ['gaze', 'answers'] },
      ...attendant,
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
  recorded: Pick<Recorded, 'batches' | 'sha256'>,
  seq: number,
): Promise<void> {
  const path = fillPath(CALLS.putBatch.path, { id: joined.recordingId, seq });
  const response = await transport.send(`${apiUrl}/api/v1${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${joined.token}`,
      'content-type': 'application/octet-stream',
      'x-batch-sha256': Buffer.from(recorded.sha256[seq] ?? []).toString('hex'),
    },
    body: recorded.batches[seq] ?? new Uint8Array(),
  });
  if (response.status === 200) return;
  throw new ApiError(JSON.parse(await response.text()));
}

/** Lost connections, cut answers and a busy server pass; a refusal does not. */
function isWorthAnotherTry(error: unknown): boolean {
  return !(error instanceof ApiError) || error.statusCode >= 500 || error.statusCode === 429;
}
