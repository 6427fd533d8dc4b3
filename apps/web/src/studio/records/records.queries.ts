import { ApiError, CALLS, LIMITS } from '@fovea/contract';
import type { DecodedRecords } from '@fovea/records';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { loadParticipants, loadRecords } from './records-loader.ts';

/** While records are being made, ask again this often. */
const NOT_READY_MS = 5_000;
const PARTICIPANTS_STALE_MS = 10_000;

/** Null while there are no records to read: not made yet, or not to be fetched now. */
export const toRecordsQuery = (projectId: string) =>
  queryOptions({
    queryKey: KEYS.records(projectId),
    queryFn: ({ signal }) => fetchRecords(projectId, signal),
    retry: false,
    throwOnError: true,
    staleTime: LIMITS.recordsCacheMinutes * 60_000,
    gcTime: LIMITS.recordsCacheMinutes * 60_000,
    // Typed arrays are compared by reference: going through them value by value would take seconds.
    structuralSharing: false,
    refetchInterval: ({ state }) => (state.data === null ? NOT_READY_MS : false),
  });

/** Who took part so far; null while there are no records. */
export const toParticipantsQuery = (projectId: string) =>
  queryOptions({
    queryKey: KEYS.participants(projectId),
    queryFn: async ({ signal }) => {
      const addresses = await findRecords(projectId);
      return addresses && loadParticipants(addresses, signal);
    },
    staleTime: PARTICIPANTS_STALE_MS,
    retry: false,
  });

async function fetchRecords(id: string, signal: AbortSignal): Promise<DecodedRecords | null> {
  const addresses = await findRecords(id);
  return (
    addresses &&
    loadRecords(addresses, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      console.error('the records could not be read', error);
      return null;
    })
  );
}

async function findRecords(id: string) {
  try {
    return await api.call(CALLS.getAggregatedRecords, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'records_not_ready') return null;
    throw error;
  }
}
