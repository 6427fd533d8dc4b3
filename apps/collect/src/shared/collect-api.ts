import {
  ApiError,
  CALLS,
  type CallInput,
  type CallReply,
  type Client,
  createClient,
  errorBody,
  fillPath,
  missingBatches,
} from '@fovea/contract';
import type { StoredAnswer } from './recording-store.ts';
import { toHex } from './sha256.ts';
import type { UploadCalls } from './uploader.ts';

const BASE = '/api/v1';
/** A connection that hangs is tried anew. */
const BATCH_TIMEOUT_MS = 15_000;

export type JoinBody = CallInput<typeof CALLS.joinProject>['body'];
export type Joined = CallReply<typeof CALLS.joinProject>;
export type ManifestPage = Joined['pages'][number];
export type ManifestAsset = ManifestPage['assets'][number];
export type Question = NonNullable<ManifestPage['question']>;

function createApi(token?: string): Client {
  return createClient({
    baseUrl: BASE,
    fetch: (url, init) => fetch(url, init as RequestInit),
    credentials: 'omit',
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
}

export function joinProject(slug: string, body: JoinBody): Promise<Joined> {
  return createApi().call(CALLS.joinProject, { params: { slug }, body });
}

/** Resolves when the password is right. */
export async function checkPassword(slug: string, password: string): Promise<void> {
  await createApi().call(CALLS.checkProjectPassword, { params: { slug }, body: { password } });
}

/** What a recording says besides gaze. */
export interface RunResult {
  /** What the phone measured before the first page. */
  readonly rateHz: number;
  readonly answers: readonly StoredAnswer[];
  readonly favouritePageId: string | null;
}

/** The calls of one recording. The result is read when it completes. */
export function createUploadCalls(
  recordingId: string,
  token: string,
  readResult: () => RunResult,
): UploadCalls {
  const api = createApi(token);
  return {
    async put({ seq, bytes, sha256 }) {
      const path = fillPath(CALLS.putBatch.path, { id: recordingId, seq });
      const response = await fetch(BASE + path, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/octet-stream',
          'x-batch-sha256': toHex(sha256),
        },
        body: bytes,
        credentials: 'omit',
        // The last batch outlives a page that is closed while it is sent.
        keepalive: true,
        signal: AbortSignal.timeout(BATCH_TIMEOUT_MS),
      });
      const body: unknown = await response.json();
      if (!response.ok) throw toApiError(body);
      return CALLS.putBatch.reply.parse(body);
    },
    async complete(count, rootHash) {
      const { rateHz, answers, favouritePageId } = readResult();
      const calibration = { rateHz, errorPx: null, offsetPx: null };
      const body = {
        count,
        rootHash,
        calibration,
        answers: answers.map((answer) => ({ ...answer, choices: [...answer.choices] })),
        favouritePageId,
      };
      await api.call(CALLS.completeRecording, { params: { id: recordingId }, body });
    },
    parseMissing: (details) => missingBatches.parse(details).missing,
  };
}

function toApiError(body: unknown): ApiError {
  const { statusCode, code, message } = errorBody.parse(body);
  return new ApiError({ statusCode, code: code as ApiError['code'], message });
}
