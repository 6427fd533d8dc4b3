import type { ErrorCode } from './errors.ts';

/** What the API answered instead of a reply. Stands alone, so that a screen can know one by it. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly requestId: string | undefined;

  constructor(body: {
    statusCode: number;
    code: ErrorCode;
    message: string;
    details?: unknown;
    requestId?: string | undefined;
  }) {
    super(body.message);
    this.name = 'ApiError';
    this.statusCode = body.statusCode;
    this.code = body.code;
    this.details = body.details;
    this.requestId = body.requestId;
  }
}
