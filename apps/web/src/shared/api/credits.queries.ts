import { CALLS } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { reread } from './query-client.ts';
import { KEYS } from './query-keys.ts';

const STALE_MS = 5_000;

/** Balance of the signed-in user, everywhere the same. */
export const creditsQuery = queryOptions({
  queryKey: KEYS.credits,
  queryFn: () => api.call(CALLS.getCredits),
  // Header and screens ask at the same time; what moves sessions reads them again.
  staleTime: STALE_MS,
});

/** Sessions have moved: balance, history and codes are read again wherever they are shown. */
export function refreshCredits(): Promise<void> {
  return reread(KEYS.credits, KEYS.codes);
}
