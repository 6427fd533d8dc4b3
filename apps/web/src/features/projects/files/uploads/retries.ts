import { ApiError } from '@fovea/contract';
import { PutError } from './upload-port.ts';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;
/** A store that is reached and refuses again and again will not change its mind. */
export const REFUSALS_MAX = 5;

export function toWaitMs(tries: number): number {
  return Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10));
}

/**
 * `wait`: the network or a server is away; try for ever. `retry`: try a few times, from what the
 * server knows. `fail`: the answer will stay the same.
 */
export function judgeError(error: unknown): 'wait' | 'retry' | 'fail' {
  if (error instanceof ApiError) {
    if (error.code === 'upload_missing' || error.code === 'upload_ended') return 'retry';
    const isPassing = error.statusCode >= 500 || [408, 429].includes(error.statusCode);
    return isPassing ? 'wait' : 'fail';
  }
  if (error instanceof PutError)
    return error.status === 0 || error.status >= 500 ? 'wait' : 'retry';
  return 'wait';
}
