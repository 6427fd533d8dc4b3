import type { CALLS, CallInput, PageSpan } from '@fovea/contract';
import { UPLOAD_PATHS } from '@fovea/contract/uploads';
import type { StoredBatch } from './recording-store.ts';
import { toHex } from './sha256.ts';
import type { UploadClock } from './upload-clock.ts';
import { parseRetryAfter, UploadError } from './upload-error.ts';
import type { UploadCalls } from './uploader.ts';

/** A connection that hangs is tried anew. Completing reads every hash of a recording. */
const BATCH_TIMEOUT_MS = 15_000;
const COMPLETE_TIMEOUT_MS = 40_000;

type Completion = CallInput<typeof CALLS.completeRecording>['body'];
/** Why a recording ends before its last page, and whether what was recorded is kept. */
export type RecordingEnd = CallInput<typeof CALLS.endRecording>['body'];

export interface StoredAnswer {
  readonly pageId: string;
  /** Places in the list of choices, in the order of the list. */
  readonly choices: readonly number[];
  /** A written answer, or what "Other" means. */
  readonly text: string | null;
}

/** The part of a recording that is not gaze. */
export interface RunResult {
  readonly calibration: Completion['calibration'];
  readonly answers: readonly StoredAnswer[];
  readonly favouritePageId: string | null;
  /** The showings that count. */
  readonly spans?: readonly PageSpan[] | null | undefined;
  readonly quality?: Completion['quality'];
}

export interface UploadCallOptions {
  readonly recordingId: string;
  readonly token: string;
  readonly clock: UploadClock;
  /** Where the API is, up to its version. */
  readonly baseUrl: string;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Read when it completes. */
  readonly readResult: () => RunResult;
}

/** The calls of one recording. Whatever is not the wanted answer rejects. */
export function createUploadCalls(options: UploadCallOptions): UploadCalls & {
  /** Gives the place back. What waits is to be sent before. */
  end(end: RecordingEnd): Promise<void>;
} {
  const { recordingId, token, clock, baseUrl, readResult } = options;
  const toPath = (path: string) => baseUrl + path.replace('{id}', recordingId);

  async function send(path: string, timeoutMs: number, init: RequestInit): Promise<unknown> {
    const late = new AbortController();
    const answered = new AbortController();
    void clock.wait(timeoutMs, answered.signal).then(() => late.abort());
    try {
      const response = await options.fetch(path, {
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
    const own = findOwnError(text);
    return new UploadError(own?.message ?? `status ${status}`, own, retryAfterMs);
  }

  const post = (path: string, timeoutMs: number, body: object) =>
    send(toPath(path), timeoutMs, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    async put({ seq, bytes, sha256 }: StoredBatch) {
      const path = toPath(UPLOAD_PATHS.batch).replace('{seq}', String(seq));
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
      return parseStored(body);
    },
    async complete(count, rootHash) {
      try {
        const body = { count, rootHash, ...readResult() };
        assertSaid(
          await post(UPLOAD_PATHS.complete, COMPLETE_TIMEOUT_MS, body),
          'state',
          'complete',
        );
        return { missing: [] };
      } catch (error) {
        if (!(error instanceof UploadError) || error.code !== 'batches_missing') throw error;
        return { missing: parseMissing(error.details) };
      }
    },
    async end(end) {
      assertSaid(await post(UPLOAD_PATHS.end, BATCH_TIMEOUT_MS, end), 'ended', true);
    },
  };
}

// By hand, not by the contract's schemas: those weigh more than all the rest of this package.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A page of somebody on the way is no word of the server. */
function assertSaid(body: unknown, name: string, value: unknown): void {
  if (!isFields(body) || body[name] !== value) throw new UploadError('the answer cannot be read');
}

function parseStored(body: unknown): { through: number; batchMs: number } {
  const { through, batchMs } = isFields(body) ? body : {};
  if (!Number.isInteger(through) || !Number.isInteger(batchMs)) {
    throw new UploadError('the answer to a batch cannot be read');
  }
  return { through: Number(through), batchMs: Number(batchMs) };
}

function parseMissing(details: unknown): number[] {
  const missing = isFields(details) ? details['missing'] : undefined;
  if (!Array.isArray(missing) || !missing.every(Number.isInteger)) {
    throw new UploadError('the list of missing batches cannot be read');
  }
  return missing as number[];
}

/** Nothing where somebody on the way has answered. */
function findOwnError(
  text: string,
): { code: string; message: string; details?: unknown } | undefined {
  const body = parseJson(text);
  if (!isFields(body)) return undefined;
  const { statusCode, code, message, requestId, details } = body;
  const isOwn = Number.isInteger(statusCode) && typeof requestId === 'string';
  if (!isOwn || typeof code !== 'string' || typeof message !== 'string') return undefined;
  return { code, message, details };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
