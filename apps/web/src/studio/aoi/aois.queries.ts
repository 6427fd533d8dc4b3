import { type Aoi, CALLS } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { SAMPLE_ID } from '#shared/paths.ts';
import { readSampleAois } from '#studio/records/sample.queries.ts';

/** Areas that somebody has drawn on the sample; nobody else sees them. */
export const SAMPLE_AOIS_KEY = 'fovea.sample-aois';

/** Never stale: whatever changes it on this page reads it again. */
export const toAoisQuery = (projectId: string) =>
  queryOptions({
    queryKey: KEYS.aois(projectId),
    queryFn: async ({ signal }): Promise<readonly Aoi[]> => {
      if (projectId === SAMPLE_ID) return listSampleAois(signal);
      const query = { experimentId: projectId };
      const { aoiList } = await api.call(CALLS.listAois, { query });
      return aoiList;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

async function listSampleAois(signal: AbortSignal): Promise<readonly Aoi[]> {
  const kept = localStorage.getItem(SAMPLE_AOIS_KEY);
  return kept === null ? readSampleAois(signal) : (JSON.parse(kept) as readonly Aoi[]);
}
