import { CALLS } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';

/** No notice tells of people who join or stop, so whoever looks asks. Not in a hidden tab. */
const POLL_MS = 5_000;

export const toFunnelQuery = (projectId: string, isActive: boolean) =>
  queryOptions({
    queryKey: KEYS.funnel(projectId),
    queryFn: () => api.call(CALLS.getFunnel, { params: { id: projectId }, query: {} }),
    refetchInterval: isActive ? POLL_MS : false,
    retry: false,
  });
