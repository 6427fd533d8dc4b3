import { createHash } from 'node:crypto';
import { CALLS, LIMITS } from '@fovea/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import type { App } from '#platform/http/app.ts';
import { toRoutePath } from '#platform/http/binder.ts';
import type { BatchLog } from './batches.service.ts';
import type { RecordingTokens } from './recording-token.ts';

const SEQ = /^\d{1,6}$/;
const SHA256_HEX = /^[0-9a-f]{64}$/;

interface BatchRequest {
  Params: { id: string; seq: string };
  Body: Buffer;
}

/** The hot path: checked by hand, in the order of cost, without zod. */
export function batchesRoutes(app: App, tokens: RecordingTokens, log: BatchLog): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: LIMITS.batchMaxBytes },
    (_request, body, done) => done(null, body),
  );

  app.route<BatchRequest>({
    method: CALLS.putBatch.method,
    url: toRoutePath(CALLS.putBatch.path),
    bodyLimit: LIMITS.batchMaxBytes,
    config: { call: CALLS.putBatch.id },
    handler: async (request) => {
      const { id, seq } = request.params;
      assertRecordingToken(request, tokens, id);
      if (!SEQ.test(seq) || Number(seq) >= LIMITS.batchesMax) throw new AppError('invalid_request');
      if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type');
      const sha256 = checkHash(request.headers['x-batch-sha256'], request.body);
      const through = await log.append({
        recordingId: id,
        seq: Number(seq),
        sha256,
        payload: request.body,
      });
      return { through, batchMs: LIMITS.batchMs };
    },
  });
}

export function assertRecordingToken(
  request: Pick<FastifyRequest, 'headers'>,
  tokens: RecordingTokens,
  recordingId: string,
): void {
  const header = request.headers.authorization ?? '';
  if (!header.startsWith('Bearer ') || !tokens.isGood(header.slice(7), recordingId)) {
    throw new AppError('recording_token_invalid');
  }
}

function checkHash(header: string | string[] | undefined, body: Buffer): Buffer {
  const sha256 = createHash('sha256').update(body).digest();
  if (typeof header !== 'string' || !SHA256_HEX.test(header) || sha256.toString('hex') !== header) {
    throw new AppError('batch_hash_mismatch');
  }
  return sha256;
}
