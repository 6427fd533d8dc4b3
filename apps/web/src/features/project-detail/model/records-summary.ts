import { type AggregatedParticipant, LIMITS } from '@fovea/contract';

const NAMED_DEVICES = 2;

export interface RecordsSummary {
  readonly total: number;
  readonly reliable: number;
  readonly acceptable: number;
  readonly unreliable: number;
  /** The most frequent first; `others` counts the rest. */
  readonly devices: readonly { readonly name: string; readonly count: number }[];
  readonly others: number;
}

export function summarise(
  participants: readonly Pick<AggregatedParticipant, 'validity' | 'deviceName'>[],
): RecordsSummary {
  const count = (from: number, below: number) =>
    participants.filter(({ validity }) => validity >= from && validity < below).length;
  const byDevice = new Map<string, number>();
  for (const { deviceName } of participants) {
    byDevice.set(deviceName, (byDevice.get(deviceName) ?? 0) + 1);
  }
  const devices = [...byDevice]
    .map(([name, devicesCount]) => ({ name, count: devicesCount }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return {
    total: participants.length,
    reliable: count(LIMITS.validityReliable, Number.POSITIVE_INFINITY),
    acceptable: count(LIMITS.validityAcceptable, LIMITS.validityReliable),
    unreliable: count(Number.NEGATIVE_INFINITY, LIMITS.validityAcceptable),
    devices: devices.slice(0, NAMED_DEVICES),
    others: devices.slice(NAMED_DEVICES).reduce((sum, device) => sum + device.count, 0),
  };
}
