import { ApiError, LIMITS } from '@fovea/contract';
import { type Query, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Parts of one screen that read the same thing come up within this time: it is asked for once. */
export const OPENING_MS = 5_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < LIMITS.queryRetries && mayPass(error),
      retryDelay: (tries) => Math.min(1_000 * 2 ** tries, LIMITS.queryRetryMaxMs),
      refetchOnWindowFocus: false,
    },
  },
});

/**
 * Reads again what is shown of these; resolves when it has arrived. A first answer that is still on its
 * way may be older than the reason to read again, so it is not waited for.
 */
export async function reread(...keys: readonly QueryKey[]): Promise<void> {
  const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';
  for (const queryKey of keys) {
    // Takes effect at once: what is on the screen now is read again, also if it closes the next moment.
    void queryClient.cancelQueries({ queryKey, type: 'active', predicate: isFirst });
  }
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** A definite refusal stays one; asking again would only keep a person waiting. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.statusCode >= 500 || error.statusCode === 408 || error.statusCode === 429;
}
