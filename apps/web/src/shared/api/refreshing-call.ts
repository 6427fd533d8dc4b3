import type { ErrorCode } from '@fovea/contract';
import { ApiError } from '@fovea/contract/api-error';
import { leadsAway } from './leads-away.ts';

export interface SessionPort {
  /** Rotates the refresh token. */
  refresh(): Promise<unknown>;
  /** Fetches a new XSRF token. */
  renewXsrf(): Promise<unknown>;
  /** The refresh failed, or a request with the fresh token was refused too. */
  onEnd(): void;
  /** A 403 that is not about the XSRF token. */
  onForbidden(code: ErrorCode): void;
}

/**
 * Sends a request and repeats it once when a session can be repaired: a 401 refreshes the token,
 * with one refresh for all who wait; an old XSRF token is fetched anew.
 */
export function createRefreshing(port: SessionPort) {
  let refreshing: Promise<unknown> | undefined;
  /** Tokens that were renewed so far. */
  let renewals = 0;

  function refreshOnce(): Promise<unknown> {
    refreshing ??= port
      .refresh()
      .then(() => {
        renewals += 1;
      })
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  async function repair(error: unknown, renewalsBefore: number): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.statusCode === 401) {
      // Sent with the old token, refused after others had it renewed.
      if (renewals > renewalsBefore) return;
      await refreshOnce().catch(() => {
        port.onEnd();
        throw error;
      });
    } else if (error.code === 'xsrf_invalid') {
      await port.renewXsrf();
    } else {
      leave(error);
    }
  }

  /** Nothing is left to repair: the person goes where they may be. */
  function leave(error: unknown): never {
    if (error instanceof ApiError) {
      if (error.statusCode === 401) port.onEnd();
      else if (leadsAway(error)) port.onForbidden(error.code);
    }
    throw error;
  }

  return async function send<T>(request: () => Promise<T>): Promise<T> {
    const renewalsBefore = renewals;
    try {
      return await request();
    } catch (error) {
      await repair(error, renewalsBefore);
      return request().catch(leave);
    }
  };
}
