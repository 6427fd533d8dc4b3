import { CALLS, type CallReply } from '@fovea/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import type { ChosenMoves } from './history-filter.ts';

const PAGE_ROWS = 25;

export type HistoryTotals = CallReply<typeof CALLS.getCreditTotals>;

/** Another choice keeps the old rows on screen until its own are there. */
export const toHistoryQuery = (chosen: ChosenMoves) =>
  infiniteQueryOptions({
    queryKey: KEYS.creditHistory(chosen),
    queryFn: ({ pageParam }) =>
      api.call(CALLS.listCreditHistory, {
        query: {
          ...chosen,
          limit: PAGE_ROWS,
          ...(pageParam === null ? {} : { before: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    throwOnError: (_error, { state }) => state.data === undefined,
  });

export const toTotalsQuery = (chosen: ChosenMoves) =>
  queryOptions({
    queryKey: KEYS.creditTotals(chosen),
    queryFn: () => api.call(CALLS.getCreditTotals, { query: chosen }),
    placeholderData: keepPreviousData,
  });

export function downloadHistory(chosen: ChosenMoves): Promise<string> {
  return api.call(CALLS.downloadCreditHistory, { query: chosen });
}
