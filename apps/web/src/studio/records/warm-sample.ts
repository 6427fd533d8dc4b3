import type { Project } from '@fovea/contract';
import { queryClient } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { SAMPLE_ID } from '#shared/paths.ts';
import { forgetRecords, toRecordsQuery } from './records.queries.ts';
import { sampleProjectQuery } from './sample.queries.ts';

/** Whoever has opened it by then holds it. */
const KEPT_MS = 5_000;

/** Reads the sample before anybody opens it. Returns what lets go of it, if nobody did. */
export function warmSample(): () => void {
  void queryClient.fetchQuery(sampleProjectQuery).then(warmFirstPage, () => undefined);
  void queryClient.prefetchQuery(toRecordsQuery(SAMPLE_ID));
  return () => void setTimeout(forgetUnseen, KEPT_MS);
}

/** Without this the first picture, or the film's, is asked for only when the stage stands. */
function warmFirstPage({ pages }: Project): void {
  const [first] = pages[0]?.assets ?? [];
  const url = first?.posterUrl ?? first?.url;
  if (url) new Image().src = url;
}

function forgetUnseen(): void {
  const read = queryClient.getQueryCache().find({ queryKey: KEYS.records(SAMPLE_ID) });
  if (read?.isActive() !== true) forgetRecords(SAMPLE_ID);
}
