import { CALLS } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';

/** People whose data is kept outside the records. */
export const toOutsideQuery = (projectId: string) =>
  queryOptions({
    queryKey: KEYS.outside(projectId),
    queryFn: async () => {
      const { outside } = await api.call(CALLS.listOutside, { params: { id: projectId } });
      return outside;
    },
  });
