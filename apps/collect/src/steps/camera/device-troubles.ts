export type DeviceTrouble = 'battery' | 'storage';

/** The part of `navigator` that some browsers have. */
export interface DeviceState {
  getBattery?: () => Promise<{ readonly level: number; readonly charging: boolean }>;
  readonly storage?: { estimate?: () => Promise<StorageEstimate> };
}

const LEAST_CHARGE = 0.1;
/** An hour of gaze takes 2 MB; what is left must also hold what the browser itself keeps. */
const LEAST_BYTES = 20_000_000;

/**
 * Troubles of the device that people should know before they begin. Unknown counts as fine.
 */
export async function findDeviceTroubles(device: DeviceState): Promise<DeviceTrouble[]> {
  const battery = await device.getBattery?.().catch(() => undefined);
  const space = await device.storage?.estimate?.().catch(() => undefined);
  const isEmpty = battery !== undefined && !battery.charging && battery.level < LEAST_CHARGE;
  const leftBytes = (space?.quota ?? Number.POSITIVE_INFINITY) - (space?.usage ?? 0);
  return [
    ...(isEmpty ? (['battery'] as const) : []),
    ...(leftBytes < LEAST_BYTES ? (['storage'] as const) : []),
  ];
}
