import type { Viewing } from '@fovea/contract';
import { ASSUMED_DISTANCE_CM, measurePxPerDegree } from '@fovea/gaze/geometry';
import { type DeviceFacts, toScreen } from '#modules/devices/public.ts';

const DISTANCE_CM = { mobile: ASSUMED_DISTANCE_CM.phone, tablet: ASSUMED_DISTANCE_CM.tablet };

/** How many CSS px a degree spans on this device, and what of that is known. */
export function toViewing(device: DeviceFacts, precisionPx: number | null): Viewing {
  const { kind, isAssumed, ...screen } = toScreen(device);
  const geometry = { distanceCm: DISTANCE_CM[kind], ...screen };
  const pxPerDegree = measurePxPerDegree(geometry);
  return {
    ...geometry,
    pxPerDegree,
    distanceSource: 'assumed',
    ppiSource: isAssumed ? 'assumed' : 'device-list',
    precisionStdDeg: precisionPx === null ? null : precisionPx / pxPerDegree,
  };
}
