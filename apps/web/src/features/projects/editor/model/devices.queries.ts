import { CALLS } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';

/** 'device queries never stale; device list kept forever' */
export const devicesQuery = queryOptions({
  queryKey: KEYS.devices,
  queryFn: async () => (await api.call(CALLS.listDevices)).devices,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
