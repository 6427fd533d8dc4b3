import { ApiError } from '@fovea/contract';

/** How many sessions there are, and how many it takes. */
interface SessionShortage {
  readonly balance: number;
  readonly needed: number;
}

/** What the server says about a call that it refused for want of sessions. */
export function findShortage(error: unknown): SessionShortage | undefined {
  if (!(error instanceof ApiError) || error.code !== 'credits_insufficient') return undefined;
  const { balance, needed } = (error.details ?? {}) as Partial<SessionShortage>;
  return typeof balance === 'number' && typeof needed === 'number'
    ? { balance, needed }
    : undefined;
}
