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
import { toHex } from './sha256.ts';
import type { UploadCalls } from './uploader.ts';

const BASE = '/api/v1';
/** A connection that hangs is tried anew. */
const BATCH_TIMEOUT_MS = 15_000;

export type JoinBody = CallInput<typeof CALLS.joinProject>['body'];
export type Joined = CallReply<typeof CALLS.joinProject>;
export type ManifestPage = Joined['pages'][number];

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

/** The calls of one recording. `rateHz` is what the phone measured before the first page. */
export function createUploadCalls(recordingId: string, token: string, rateHz: number): UploadCalls {
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
      const calibration = { rateHz, errorPx: null, offsetPx: null };
      const body = { count, rootHash, calibration };
      await api.call(CALLS.completeRecording, { params: { id: recordingId }, body });
    },
    parseMissing: (details) => missingBatches.parse(details).missing,
  };
}

function toApiError(body: unknown): ApiError {
  const { statusCode, code, message } = errorBody.parse(body);
  return new ApiError({ statusCode, code: code as ApiError['code'], message });
}
