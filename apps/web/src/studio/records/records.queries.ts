import { ApiError, CALLS, LIMITS, SIGNED_AT_ONCE } from '@fovea/contract';
import type { DecodedRecords } from '@fovea/records';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import {
  type Address,
  loadParticipants,
  loadRecords,
  RecordsReplaced,
  RecordsUnreadable,
} from './records-loader.ts';

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
    queryFn: ({ signal }) => readNewest(projectId, loadParticipants, signal),
    staleTime: PARTICIPANTS_STALE_MS,
    retry: false,
  });

async function fetchRecords(id: string, signal: AbortSignal): Promise<DecodedRecords | null> {
  return readNewest(id, loadRecords, signal).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof RecordsUnreadable)) throw error;
    console.error('the records could not be read', error);
    return null;
  });
}

/** What was replaced while it was read is read once more, from the newest version. */
async function readNewest<Read>(
  id: string,
  load: (
    addresses: NonNullable<Awaited<ReturnType<typeof findRecords>>>,
    sign: (keys: readonly string[]) => Promise<readonly Address[]>,
    signal: AbortSignal,
  ) => Promise<Read>,
  signal: AbortSignal,
): Promise<Read | null> {
  const read = async () => {
    const addresses = await findRecords(id);
    return addresses && load(addresses, (keys) => signObjects(id, keys), signal);
  };
  return read().catch((error: unknown) => {
    if (error instanceof RecordsReplaced) return read();
    throw error;
  });
}

async function signObjects(id: string, keys: readonly string[]): Promise<Address[]> {
  const signed: Address[] = [];
  for (let start = 0; start < keys.length; start += SIGNED_AT_ONCE) {
    const body = { keys: keys.slice(start, start + SIGNED_AT_ONCE) };
    const { objects } = await api.call(CALLS.signRecordObjects, { params: { id }, body });
    signed.push(...objects);
  }
  return signed;
}

async function findRecords(id: string) {
  try {
    return await api.call(CALLS.getAggregatedRecords, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'records_not_ready') return null;
    throw error;
  }
}
