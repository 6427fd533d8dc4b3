import { ERRORS, type ErrorCode } from '@fovea/contract';

/** The only expected error. Anything else that is thrown is a defect. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown, options?: ErrorOptions) {
    super(ERRORS[code].message, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
