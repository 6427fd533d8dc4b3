import { ApiError, aggregatedRecords, CALLS } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { type RecordsSummary, summarise } from './records-summary.ts';

const STALE_MS = 10_000;

/** What the records say so far; nothing while there are none. */
export const toSummaryQuery = (id: string) =>
  queryOptions({
    queryKey: ['project-records-summary', id],
    queryFn: () => fetchSummary(id),
    staleTime: STALE_MS,
    retry: false,
  });

async function fetchSummary(id: string): Promise<RecordsSummary | null> {
  try {
    const { presignedUrl } = await api.call(CALLS.getAggregatedRecords, { params: { id } });
    const reply = await fetch(presignedUrl);
    if (!reply.ok) throw new Error(`the records answered ${reply.status}`);
    return summarise(aggregatedRecords.parse(await reply.json()).participants);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'records_not_ready') return null;
    throw error;
  }
}
