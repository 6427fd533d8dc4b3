import { ApiError, CALLS, LIMITS, type RecordingMark, SIGNED_AT_ONCE } from '@fovea/contract';
import type { DecodedRecords } from '@fovea/records';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { queryClient, reread } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { SAMPLE_ID } from '#shared/paths.ts';
import { toMarks, withoutReturned } from '#studio/participants/marks.ts';
import {
  type Address,
  loadParticipants,
  loadRecords,
  RecordsReplaced,
  RecordsUnreadable,
} from './records-loader.ts';
import { findSampleRecords } from './sample.queries.ts';

/** While records are being made, ask again this often. */
const NOT_READY_MS = 5_000;
const PARTICIPANTS_STALE_MS = 10_000;

/** Records are never written again for a mark, so marks come beside them. */
export interface ReadRecords extends DecodedRecords {
  readonly marks: readonly RecordingMark[];
}

type Addresses = NonNullable<Awaited<ReturnType<typeof findRecords>>>;

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
    queryFn: ({ signal }) =>
      readNewest(projectId, loadParticipants, signal, (participants, { marks }) =>
        withoutReturned(participants, toMarks(marks)),
      ),
    staleTime: PARTICIPANTS_STALE_MS,
    retry: false,
  });

/** Marks a recording or takes its mark back. What is loaded stays; only its mark is another. */
export async function markRecording(
  projectId: string,
  recordingId: string,
  valid: boolean,
): Promise<void> {
  const { mark } = await api.call(CALLS.markRecording, {
    params: { id: recordingId },
    body: { valid },
  });
  queryClient.setQueryData(toRecordsQuery(projectId).queryKey, (records) => {
    if (!records) return records;
    const others = records.marks.filter((each) => each.recordingId !== recordingId);
    return { ...records, marks: mark === null ? others : [...others, mark] };
  });
  await reread(KEYS.project(projectId), KEYS.participants(projectId));
}

async function fetchRecords(id: string, signal: AbortSignal): Promise<ReadRecords | null> {
  const withMarks = (records: DecodedRecords, { marks }: Addresses) => ({ ...records, marks });
  return readNewest(id, loadRecords, signal, withMarks).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof RecordsUnreadable)) throw error;
    console.error('the records could not be read', error);
    return null;
  });
}

/** What was replaced while it was read is read once more, from the newest version. */
async function readNewest<Loaded, Read>(
  id: string,
  load: (
    addresses: Addresses,
    sign: (keys: readonly string[]) => Promise<readonly Address[]>,
    signal: AbortSignal,
  ) => Promise<Loaded>,
  signal: AbortSignal,
  finish: (loaded: Loaded, addresses: Addresses) => Read,
): Promise<Read | null> {
  const read = async () => {
    const addresses = await (id === SAMPLE_ID ? findSampleRecords(signal) : findRecords(id));
    if (addresses === null) return null;
    return finish(await load(addresses, (keys) => signObjects(id, keys), signal), addresses);
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
