// Constants that a client of uploads needs at run time, without the schemas.
import type { ErrorCode } from './errors.ts';

export const UPLOAD_PATHS = {
  batch: '/collect/recordings/{id}/batches/{seq}',
  complete: '/collect/recordings/{id}/complete',
  end: '/collect/recordings/{id}/end',
} as const;

/** After these a phone stops sending a recording. Any other answer may pass, whoever gave it. */
export const FINAL_CODES = [
  'recording_closed',
  'recording_implausible',
  'root_hash_mismatch',
] as const satisfies readonly ErrorCode[];
