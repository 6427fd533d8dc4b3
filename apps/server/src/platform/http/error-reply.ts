import { ERRORS, type ErrorBody, type ErrorCode } from '@fovea/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPassingFault } from '#platform/db/passing-fault.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { LimitError } from '#platform/limits/limit-error.ts';
import { isStoreFault } from '#platform/storage/store-fault.ts';

export const RETRY_AFTER_S = '1';

/** Every error leaves here: codes of the catalogue, no stack, no detail of a defect. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { code, details } = toAppError(error);
  if (ERRORS[code].report) request.log.error({ err: error, requestId: request.id }, 'defect');
  if (code === 'unavailable') reply.header('retry-after', RETRY_AFTER_S);
  if (error instanceof LimitError) reply.header('retry-after', String(error.retryAfterS));
  void reply.code(ERRORS[code].status).send(toErrorBody(code, request.id, details));
}

export function toErrorBody(code: ErrorCode, requestId: string, details?: unknown): ErrorBody {
  const { status, message } = ERRORS[code];
  return {
    statusCode: status,
    code,
    message,
    requestId,
    ...(details === undefined ? {} : { details }),
  };
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isPassingFault(error) || isStoreFault(error)) return new AppError('unavailable');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('payload_too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupported_media_type');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new AppError(status >= 400 && status < 500 ? 'invalid_request' : 'internal');
}
