import { ApiError, LIMITS } from '@fovea/contract';
import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** What several parts of one screen read is asked for once while it opens. */
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

/** Reads again what is shown of these; resolves when it has arrived. */
export async function reread(...keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** A definite refusal stays one; asking again would only keep a person waiting. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.statusCode >= 500 || error.statusCode === 408 || error.statusCode === 429;
}
