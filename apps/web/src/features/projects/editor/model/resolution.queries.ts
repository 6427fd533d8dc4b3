import { CALLS, type CallReply } from '@fovea/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { KEYS } from '#shared/api/query-keys.ts';

/** How many pixels the panel of a device has, and how many of them an inch. */
export interface Resolution {
  readonly resolutionX: number;
  readonly resolutionY: number;
  readonly ppiX: number;
  readonly ppiY: number;
}

/** The last entry counts; nothing where the resolution is not known. */
export function toResolution({
  data,
}: CallReply<typeof CALLS.getDeviceSettings>): Resolution | null {
  const last = data.screen_resolution.at(-1);
  return last === undefined
    ? null
    : {
        resolutionX: last.resolution_x,
        resolutionY: last.resolution_y,
        ppiX: last.ppi_x,
        ppiY: last.ppi_y,
      };
}

/** Never stale, as all that is known of devices. */
export const toResolutionQuery = (device: string) =>
  queryOptions({
    queryKey: KEYS.resolution(device),
    queryFn: async () =>
      toResolution(await api.call(CALLS.getDeviceSettings, { params: { device } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
