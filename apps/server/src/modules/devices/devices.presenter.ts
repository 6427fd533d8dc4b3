import type { CALLS, Device, GivenReply } from '@fovea/contract';

type Settings = GivenReply<typeof CALLS.getDeviceSettings>['data'];

export function toDeviceSettings({ name, resolutionX, resolutionY, ppi }: Device): Settings {
  const isKnown = resolutionX !== null && resolutionY !== null && ppi !== null;
  return {
    device: name,
    screen_resolution: isKnown
      ? [{ resolution_x: resolutionX, resolution_y: resolutionY, ppi_x: ppi, ppi_y: ppi }]
      : [],
  };
}
