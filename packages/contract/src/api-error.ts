import type { ErrorCode } from './errors.ts';

/** The API's answer when it refuses or fails. Stands alone, so that a screen can know one by it. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly requestId: string | undefined;
  /** The body's own words, where it names no code of the catalogue: nobody has better ones. */
  readonly said: string | undefined;

  constructor(body: {
    statusCode: number;
    code: ErrorCode;
    message: string;
    details?: unknown;
    requestId?: string | undefined;
    said?: string | undefined;
  }) {
    super(body.message);
    this.name = 'ApiError';
    this.statusCode = body.statusCode;
    this.code = body.code;
    this.details = body.details;
    this.requestId = body.requestId;
    this.said = body.said;
  }
}
