import { type AggregatedParticipant, isScripted } from '@fovea/contract';
import { countsByDefault, isValid } from '@fovea/records';
import { findMedian } from '#studio/participants/find-median.ts';
import type { Marks } from '#studio/participants/marks.ts';
import { countByBand } from '#studio/participants/participant-list.ts';
import { countReasons, type MainReason } from './main-reason.ts';

const NAMED_DEVICES = 2;

export interface RecordsSummary {
  readonly total: number;
  readonly reliable: number;
  readonly acceptable: number;
  readonly unreliable: number;
  /** Reliable or acceptable, and not marked invalid: the people that the analysis begins with. */
  readonly valid: number;
  /** Half of the recordings are at least this good. */
  readonly medianValidity: number;
  readonly youngest: number;
  readonly oldest: number;
  /** The most frequent first; `others` counts the rest. */
  readonly devices: readonly { readonly name: string; readonly count: number }[];
  readonly others: number;
  /** Reasons of unreliable recordings, the most frequent first. */
  readonly reasons: readonly { readonly reason: MainReason; readonly count: number }[];
  /** On the screen, of whoever was measured; half are at least as near. */
  readonly medianErrorMm: number | undefined;
  /** Whether a script made the gaze of any of them. */
  readonly isScripted: boolean;
}

/** Nothing while there are no records, or nobody in them. */
export function summarise(
  participants:
    | readonly (Pick<
        AggregatedParticipant,
        'recordingId' | 'validity' | 'age' | 'deviceName' | 'source'
      > &
        Partial<Pick<AggregatedParticipant, 'components' | 'qualityFlags' | 'errorMm'>>)[]
    | null,
  marks: Pick<Marks, 'has'>,
): RecordsSummary | null {
  if (participants === null || participants.length === 0) return null;
  const ages = toSorted(participants.map(({ age }) => age));
  const validities = toSorted(participants.map(({ validity }) => validity));
  const byDevice = new Map<string, number>();
  for (const { deviceName } of participants) {
    byDevice.set(deviceName, (byDevice.get(deviceName) ?? 0) + 1);
  }
  const devices = [...byDevice]
    .map(([name, devicesCount]) => ({ name, count: devicesCount }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return {
    total: participants.length,
    ...countByBand(participants),
    valid: participants.filter((person) => countsByDefault(person, marks)).length,
    // The lower one of the two in the middle: never better than it is.
    medianValidity: validities[Math.ceil(validities.length / 2) - 1] ?? 0,
    youngest: ages[0] ?? 0,
    oldest: ages.at(-1) ?? 0,
    devices: devices.slice(0, NAMED_DEVICES),
    others: devices.slice(NAMED_DEVICES).reduce((sum, device) => sum + device.count, 0),
    reasons: countReasons(participants.filter((person) => !isValid(person))),
    medianErrorMm: findMedian(participants.flatMap(({ errorMm }) => errorMm ?? [])),
    isScripted: participants.some(isScripted),
  };
}

const toSorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
