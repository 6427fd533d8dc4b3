import { type Aoi, CALLS } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { SAMPLE_ID } from '#shared/paths.ts';
import { readSampleAois } from '#studio/records/sample.queries.ts';

/** Never stale: somebody else may draw on the same project. */
export const toAoisQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['aois', projectId],
    queryFn: async ({ signal }): Promise<readonly Aoi[]> => {
      if (projectId === SAMPLE_ID) return readSampleAois(signal);
      const query = { experimentId: projectId };
      const { aoiList } = await api.call(CALLS.listAois, { query });
      return aoiList;
    },
    staleTime: 0,
  });
