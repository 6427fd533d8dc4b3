import type { Viewing } from '@fovea/contract';
import { ASSUMED_DISTANCE_CM, measurePxPerDegree } from '@fovea/gaze/geometry';
import { type DeviceFacts, toScreen } from '#modules/devices/public.ts';

const DISTANCE_CM = { mobile: ASSUMED_DISTANCE_CM.phone, tablet: ASSUMED_DISTANCE_CM.tablet };

/**
 * Bounds of the distance between a person and the device. Beyond it the camera saw something else.
 */
const LEAST_MM = 100;
const MOST_MM = 1_000;

/** How many CSS px a degree spans on this device, and what of that is known. */
export function toViewing(
  device: DeviceFacts,
  precisionPx: number | null,
  distanceMm: number | null = null,
): Viewing {
  const { kind, isAssumed, ...screen } = toScreen(device);
  const isSeen = distanceMm !== null && distanceMm >= LEAST_MM && distanceMm <= MOST_MM;
  const distanceCm = isSeen ? distanceMm / 10 : DISTANCE_CM[kind];
  const geometry = { distanceCm, ...screen };
  const pxPerDegree = measurePxPerDegree(geometry);
  return {
    ...geometry,
    pxPerDegree,
    distanceSource: isSeen ? 'estimated' : 'assumed',
    ppiSource: isAssumed ? 'assumed' : 'device-list',
    precisionStdDeg: precisionPx === null ? null : precisionPx / pxPerDegree,
  };
}
