import { CALLS } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';

/** People do not wait long for a test to arrive. */
const AGAIN_MS = 3_000;

/** When the newest test run that can be looked at was begun; null without one. */
export const toTestRunQuery = (projectId: string) =>
  queryOptions({
    queryKey: KEYS.testRun(projectId),
    queryFn: async () => {
      const { test } = await api.call(CALLS.getTestRecords, { params: { id: projectId } });
      return test === null ? null : test.joinedAt;
    },
    staleTime: 0,
    refetchInterval: AGAIN_MS,
  });
