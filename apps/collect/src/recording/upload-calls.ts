import { CALLS, errorBody, fillPath, missingBatches } from '@fovea/contract';
import { API_BASE } from '#shared/collect-api.ts';
import type { StoredAnswer } from './recording-store.ts';
import { toHex } from './sha256.ts';
import type { UploadClock } from './upload-clock.ts';
import { parseRetryAfter, UploadError } from './upload-error.ts';
import type { UploadCalls } from './uploader.ts';

/** A connection that hangs is tried anew. Completing reads every hash of a recording. */
const BATCH_TIMEOUT_MS = 15_000;
const COMPLETE_TIMEOUT_MS = 40_000;

/** The part of a recording that is not gaze. */
export interface RunResult {
  /** Samples a second, measured before the first page. */
  readonly rateHz: number;
  readonly answers: readonly StoredAnswer[];
  readonly favouritePageId: string | null;
}

export interface UploadCallOptions {
  readonly recordingId: string;
  readonly token: string;
  readonly clock: UploadClock;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Read when it completes. */
  readonly readResult: () => RunResult;
}

/** The calls of one recording. Whatever is not the wanted answer rejects. */
export function createUploadCalls(options: UploadCallOptions): UploadCalls {
  const { recordingId, token, clock, readResult } = options;

  async function send(path: string, timeoutMs: number, init: RequestInit): Promise<unknown> {
    const late = new AbortController();
    const answered = new AbortController();
    void clock.wait(timeoutMs, answered.signal).then(() => late.abort());
    try {
      const response = await options.fetch(API_BASE + path, {
        ...init,
        headers: { authorization: `Bearer ${token}`, ...init.headers },
        credentials: 'omit',
        signal: late.signal,
      });
      const text = await response.text();
      if (!response.ok) throw toError(response, text);
      return JSON.parse(text);
    } finally {
      answered.abort();
    }
  }

  function toError({ status, headers }: Response, text: string): UploadError {
    const retryAfterMs = parseRetryAfter(headers.get('retry-after'), clock.nowMs());
    const own = errorBody.safeParse(parseJson(text)).data;
    return new UploadError(own?.message ?? `status ${status}`, own, retryAfterMs);
  }

  return {
    async put({ seq, bytes, sha256 }) {
      const path = fillPath(CALLS.putBatch.path, { id: recordingId, seq });
      const body = await send(path, BATCH_TIMEOUT_MS, {
        method: 'PUT',
        headers: {
          'content-type': 'application/octet-stream',
          'x-batch-sha256': toHex(sha256),
        },
        body: bytes,
        // The last batch outlives a page that is closed while it is sent.
        keepalive: true,
      });
      return CALLS.putBatch.reply.parse(body);
    },
    async complete(count, rootHash) {
      const { rateHz, answers, favouritePageId } = readResult();
      const calibration = { rateHz, errorPx: null, offsetPx: null };
      const path = fillPath(CALLS.completeRecording.path, { id: recordingId });
      const body = { count, rootHash, calibration, answers, favouritePageId };
      try {
        const reply = await send(path, COMPLETE_TIMEOUT_MS, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        CALLS.completeRecording.reply.parse(reply);
        return { missing: [] };
      } catch (error) {
        if (!(error instanceof UploadError) || error.code !== 'batches_missing') throw error;
        return missingBatches.parse(error.details);
      }
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
