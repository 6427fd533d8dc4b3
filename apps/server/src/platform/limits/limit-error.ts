import type { ErrorCode } from '@fovea/contract';
import { AppError } from '#platform/errors/app-error.ts';

/** Too many tries; another may come after a while. */
export class LimitError extends AppError {
  readonly retryAfterS: number;

  constructor(code: ErrorCode, retryAfterS: number) {
    super(code);
    this.name = 'LimitError';
    this.retryAfterS = Math.max(1, retryAfterS);
  }
}
