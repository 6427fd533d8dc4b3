import { ApiError } from '@fovea/contract/api-error';

/**
 * A person who may not see a screen is on the way to another one; an old XSRF token says nothing of
 * that.
 */
export function leadsAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.statusCode === 401 || (error.statusCode === 403 && error.code !== 'xsrf_invalid');
}
