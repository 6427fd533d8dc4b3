import { ApiError, CALLS, LIMITS } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import type { DecodedRecords } from './model/records-decoder.ts';
import { loadRecords } from './model/records-loader.ts';

/** While records are being made, ask again this often. */
const NOT_READY_MS = 5_000;

/** Null while there are no records to read: not made yet, or not to be fetched now. */
export const toRecordsQuery = (projectId: string) =>
  queryOptions({
    // Not the bare id: a notice about the project must not load all gaze again while people take part.
    queryKey: ['records', { projectId }],
    queryFn: ({ signal }) => fetchRecords(projectId, signal),
    retry: false,
    throwOnError: true,
    staleTime: LIMITS.recordsCacheMinutes * 60_000,
    gcTime: LIMITS.recordsCacheMinutes * 60_000,
    // Typed arrays are compared by reference: going through them value by value would take seconds.
    structuralSharing: false,
    refetchInterval: ({ state }) => (state.data === null ? NOT_READY_MS : false),
  });

async function fetchRecords(id: string, signal: AbortSignal): Promise<DecodedRecords | null> {
  try {
    const addresses = await api.call(CALLS.getAggregatedRecords, { params: { id } });
    return await loadRecords(addresses, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      console.error('the records could not be read', error);
      return null;
    });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'records_not_ready') return null;
    throw error;
  }
}
