import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CALLS, ERRORS, LIMITS } from '@fovea/contract';
import type { Places } from '#modules/recordings/join/places.service.ts';
import { type RecordingTokens, readBearer } from '#modules/recordings/recording-token.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createRequestIds, type Shortcut } from '#platform/http/app.ts';
import { API_PREFIX } from '#platform/http/binder.ts';
import { RETRY_AFTER_S, toAppError, toErrorBody } from '#platform/http/error-reply.ts';
import type { BatchLog } from './batches.service.ts';

const PATH = new RegExp(`^${API_PREFIX}/collect/recordings/([0-9a-f-]{36})/batches/(\\d{1,6})$`);
const HEADERS = [
  'content-type',
  'application/json; charset=utf-8',
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
  'content-length',
];

/**
 * The hot path: nine of ten requests are batches. They are answered on Node's own request and
 * response, checked by hand in the order of cost, without router and zod; that halves their price.
 */
export function createBatchEndpoint(
  deps: Pick<ServerDeps, 'log' | 'metrics' | 'pressure'>,
  tokens: RecordingTokens,
  batches: BatchLog,
  places: Places,
): Shortcut {
  const nextRequestId = createRequestIds();

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    recordingId: string,
    seq: number,
  ): Promise<void> {
    try {
      if (!tokens.isGood(readBearer(request.headers.authorization), recordingId)) {
        throw new AppError('recording_token_invalid');
      }
      if (seq >= LIMITS.batchesMax) throw new AppError('invalid_request');
      if (request.headers['content-type'] !== 'application/octet-stream') {
        throw new AppError('unsupported_media_type');
      }
      const payload = await readBody(request);
      const sha256 = checkHash(request.headers['x-batch-sha256'], payload);
      const row = { recordingId, seq, sha256, payload };
      const through = await batches.append(row);
      await places.look(row);
      send(response, 200, `{"through":${through},"batchMs":${deps.pressure.toBatchMs()}}`);
    } catch (error) {
      const { code } = toAppError(error);
      const requestId = nextRequestId();
      const { status } = ERRORS[code];
      // Answers that are fine are counted and timed by group.
      deps.metrics.batches.inc({ outcome: code });
      if (ERRORS[code].report) deps.log.error({ err: error, requestId }, 'defect');
      if (code === 'unavailable') response.setHeader('retry-after', RETRY_AFTER_S);
      // The rest of a body that was not read would be taken for the next request.
      if (!request.complete) response.setHeader('connection', 'close');
      send(response, status, JSON.stringify(toErrorBody(code, requestId)));
    }
  }

  return (request, response) => {
    if (request.method !== CALLS.putBatch.method) return false;
    const [, recordingId, seq] = PATH.exec(request.url ?? '') ?? [];
    if (recordingId === undefined) return false;
    void handle(request, response, recordingId, Number(seq));
    return true;
  };
}

function send(response: ServerResponse, status: number, text: string): void {
  if (response.destroyed) return;
  // Answers are plain ASCII; as latin1 head and body leave in one write.
  response.writeHead(status, [...HEADERS, String(text.length)]);
  response.end(text, 'latin1');
}

function readBody(request: IncomingMessage): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  let size = 0;
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size > LIMITS.batchMaxBytes) {
      request.pause();
      reject(new AppError('payload_too_large'));
    } else {
      parts.push(part);
    }
  });
  request.on('end', () =>
    resolve(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)),
  );
  request.on('error', () => reject(new AppError('invalid_request')));
  return promise;
}

/** The header must be lower-case hex, so equal text is equal bytes. */
function checkHash(header: string | string[] | undefined, body: Buffer): Buffer {
  if (typeof header !== 'string' || hash('sha256', body, 'hex') !== header) {
    throw new AppError('batch_hash_mismatch');
  }
  return Buffer.from(header, 'hex');
}
