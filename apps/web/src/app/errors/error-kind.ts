import { ApiError } from '@fovea/contract/api-error';

export type ErrorKind = '404' | '500' | 'general';

/** Which page tells of an error that a screen could not work with. */
export function toErrorKind(error: unknown): ErrorKind {
  if (!(error instanceof ApiError)) return 'general';
  if (error.statusCode === 404) return '404';
  return error.statusCode === 500 ? '500' : 'general';
}

const REFERENCE_LENGTH = 4;
/** No letter that is taken for a figure. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Reference that a person quotes to support: the end of the request's id, or a mark of our own. */
export function toReference(error: unknown, random: () => number): string {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  const end = requestId?.replaceAll(/[^0-9a-z]/gi, '').slice(-REFERENCE_LENGTH);
  if (end) return end.toUpperCase();
  return Array.from({ length: REFERENCE_LENGTH }, () =>
    LETTERS.charAt(Math.floor(random() * LETTERS.length)),
  ).join('');
}
