import { ApiError, CALLS, LIMITS, type RecordingMark, SIGNED_AT_ONCE } from '@fovea/contract';
import type { FixationPreset } from '@fovea/gaze/events';
import type { FoundRecords } from '@fovea/records';
import type { StageLayout } from '@fovea/stage';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { queryClient, reread } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { SAMPLE_ID } from '#shared/paths.ts';
import {
  type Address,
  type Addresses,
  createRecordsReader,
  type FirstRecords,
  type RecordsReader,
  RecordsReplaced,
  RecordsUnreadable,
} from './records-reader.ts';
import { findSampleRecords } from './sample.queries.ts';

/** While records are being made, ask again this often. */
const NOT_READY_MS = 5_000;
/** While records of Pro are made of those of Basic, look for them this often. */
const MAKING_MS = 2_000;
const PARTICIPANTS_STALE_MS = 10_000;
const FINDINGS_MS = 30_000;
/** Gaze of a page that is not shown is kept so long, for whoever comes back at once. */
const TRACKS_KEPT_MS = 30_000;

/** Records are not written again for a mark alone, so marks come beside them. */
export interface ReadRecords extends FoundRecords {
  readonly marks: readonly RecordingMark[];
  /** For the gaze itself, page by page. */
  readonly reader: RecordsReader;
}

const TEST = '/test';

/** Stands for the records of a project's newest test run, which nobody else is in. */
export const toTestRecordsId = (projectId: string) => `${projectId}${TEST}`;
/** People of the records, without their gaze. */
export type ReadPeople = Pick<ReadRecords, 'participants' | 'marks'>;

/** The reader of a project's records; a newer one takes its place. */
const readers = new Map<string, RecordsReader>();

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

/** First facts about very many people while their records are read; absent for fewer. */
export const toFirstQuery = (projectId: string) =>
  queryOptions<FirstRecords & Pick<ReadRecords, 'marks'>>({
    queryKey: KEYS.firstRecords(projectId),
    queryFn: skipToken,
    structuralSharing: false,
  });

/** Fixations that another preset finds on a page; kept while the records are. */
export const toFixationsQuery = (
  projectId: string,
  { reader }: ReadRecords,
  pageId: string,
  preset: FixationPreset,
) =>
  queryOptions({
    queryKey: KEYS.fixations(projectId, reader.id, pageId, preset),
    queryFn: () => reader.detect(pageId, preset),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: TRACKS_KEPT_MS,
    structuralSharing: false,
  });

/** Gaze on a page. It is read when the page is shown, and forgotten soon after it is not. */
export const toTracksQuery = (
  projectId: string,
  { reader }: ReadRecords,
  pageId: string,
  stage: StageLayout,
) =>
  queryOptions({
    queryKey: KEYS.tracks(projectId, reader.id, pageId),
    queryFn: () =>
      reader.readTracks(pageId, stage).catch((error: unknown) => {
        // The newest version has another reader, and its gaze another key.
        if (error instanceof RecordsReplaced) void reread(KEYS.records(projectId));
        throw error;
      }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: TRACKS_KEPT_MS,
    structuralSharing: false,
  });

/** Whether there is a newer version than the one that was read. */
export const toNewerQuery = (projectId: string, reader: RecordsReader | undefined) =>
  queryOptions({
    queryKey: KEYS.newerRecords(projectId, reader?.id),
    queryFn: async () => {
      const newest = await findRecords(projectId);
      return newest !== null && new URL(newest.presignedUrl).pathname !== reader?.path;
    },
    retry: false,
    refetchInterval: MAKING_MS,
  });

/** Leaving the analysis removes the records; they are large, and soon out of date. */
export function forgetRecords(projectId: string): void {
  queryClient.removeQueries({ queryKey: KEYS.records(projectId) });
  readers.get(projectId)?.close();
  readers.delete(projectId);
}

/** Participants so far, with their marks; null while there are no records. */
export const toParticipantsQuery = (projectId: string) =>
  queryOptions({
    queryKey: KEYS.participants(projectId),
    queryFn: ({ signal }) =>
      readNewest(projectId, signal, async (reader, addresses, marks): Promise<ReadPeople> => {
        const { participants } = await reader.open(addresses, 'people').finally(reader.close);
        return { participants, marks };
      }),
    staleTime: PARTICIPANTS_STALE_MS,
    retry: false,
  });

/** Findings in the gaze of everybody so far, for screens that follow a project that collects. */
export type ReadFindings = Pick<ReadRecords, 'participants' | 'pages' | 'marks'>;

/** While a project collects it is read as often as its map is drawn, and not with every notice. */
export const toFindingsQuery = (projectId: string, isActive: boolean) =>
  queryOptions({
    queryKey: KEYS.findings(projectId),
    queryFn: ({ signal }) =>
      readNewest(projectId, signal, async (reader, addresses, marks): Promise<ReadFindings> => {
        const found = await reader.open(addresses, 'findings').finally(reader.close);
        return { participants: found.participants, pages: found.pages, marks };
      }),
    staleTime: PARTICIPANTS_STALE_MS,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    refetchInterval: ({ state }) =>
      state.data === null ? NOT_READY_MS : isActive ? FINDINGS_MS : false,
  });

/** Marks a recording or takes its mark back. What is loaded stays; only its mark is another. */
export async function markRecording(
  projectId: string,
  recordingId: string,
  valid: boolean,
  reason?: string,
): Promise<void> {
  const { mark } = await api.call(CALLS.markRecording, {
    params: { id: recordingId },
    body: { valid, ...(reason && { reason }) },
  });
  queryClient.setQueryData(toRecordsQuery(projectId).queryKey, (records) => {
    if (!records) return records;
    const others = records.marks.filter((each) => each.recordingId !== recordingId);
    return { ...records, marks: mark === null ? others : [...others, mark] };
  });
  await reread(KEYS.project(projectId), KEYS.participants(projectId), KEYS.findings(projectId));
}

async function fetchRecords(id: string, signal: AbortSignal): Promise<ReadRecords | null> {
  return readNewest(id, signal, async (reader, addresses, marks) => {
    const found = await reader.open(addresses, 'findings', (first) =>
      queryClient.setQueryData(toFirstQuery(id).queryKey, { ...first, marks }),
    );
    readers.get(id)?.close();
    readers.set(id, reader);
    return { ...found, marks, reader };
  }).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof RecordsUnreadable)) throw error;
    console.error('the records could not be read', error);
    return null;
  });
}

/** Records that were replaced while they were read are read once more, from the newest version. */
async function readNewest<Read>(
  id: string,
  signal: AbortSignal,
  read: (
    reader: RecordsReader,
    addresses: Addresses,
    marks: readonly RecordingMark[],
  ) => Promise<Read>,
): Promise<Read | null> {
  const readOnce = async () => {
    const reader = createRecordsReader((keys) => signObjects(id, keys));
    signal.addEventListener('abort', reader.close);
    try {
      const addresses = await (id === SAMPLE_ID ? findSampleRecords(signal) : findRecords(id));
      signal.throwIfAborted();
      if (addresses !== null) return await read(reader, addresses, addresses.marks);
      reader.close();
      return null;
    } catch (error) {
      reader.close();
      throw error;
    } finally {
      signal.removeEventListener('abort', reader.close);
    }
  };
  return readOnce().catch((error: unknown) => {
    if (error instanceof RecordsReplaced) return readOnce();
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
  if (id.endsWith(TEST)) return findTestRecords(id.slice(0, -TEST.length));
  try {
    return await api.call(CALLS.getAggregatedRecords, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'records_not_ready') return null;
    throw error;
  }
}

/** Everything stands inside. */
async function findTestRecords(id: string) {
  const { test } = await api.call(CALLS.getTestRecords, { params: { id } });
  return test && { ...test, chunks: [], marks: [] };
}
