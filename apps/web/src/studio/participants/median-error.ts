import type { AggregatedParticipant } from '@fovea/contract';
import { findMedian } from './find-median.ts';

/** Median error of the people shown, in degrees; undefined where nobody's error was measured. */
export function measureMedianError(
  participants: readonly Pick<AggregatedParticipant, 'errorPx' | 'pxPerDegree'>[],
  shown: Uint8Array,
): number | undefined {
  return findMedian(
    participants.flatMap(({ errorPx, pxPerDegree }, i) =>
      shown[i] === 1 && errorPx && pxPerDegree ? [errorPx / pxPerDegree] : [],
    ),
  );
}
