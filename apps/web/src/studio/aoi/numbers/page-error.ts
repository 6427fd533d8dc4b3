import type { AggregatedParticipant, Project } from '@fovea/contract';
import { ASSUMED_DISTANCE_CM } from '@fovea/gaze/geometry';
import type { HeatPage } from '@fovea/stage';
import { findMedian } from '#studio/participants/find-median.ts';

/** How far looks land from where people look, on the stage's page. */
export interface PageError {
  /** Median over people of their mean error, px of the stage's page. */
  readonly errorPx: number;
  /** Cm of a usual screen for each px of the stage's page. */
  readonly cmPerPx: number;
}

/** Undefined where nobody's error was measured. */
export function measurePageError(
  participants: readonly Pick<AggregatedParticipant, 'errorPx' | 'pxPerDegree'>[],
  shown: Uint8Array,
  { pxPerDegree }: Pick<HeatPage, 'pxPerDegree'>,
  device: Project['device'],
): PageError | undefined {
  const errors: number[] = [];
  const sizes: number[] = [];
  const degreeCm =
    2 * ASSUMED_DISTANCE_CM[device === 'tablet' ? 'tablet' : 'phone'] * Math.tan(Math.PI / 360);
  participants.forEach((each, i) => {
    const degreePx = pxPerDegree[i] ?? 0;
    if (shown[i] !== 1 || !each.errorPx || !each.pxPerDegree || !(degreePx > 0)) return;
    errors.push((each.errorPx / each.pxPerDegree) * degreePx);
    sizes.push(degreeCm / degreePx);
  });
  const errorPx = findMedian(errors);
  const cmPerPx = findMedian(sizes);
  return errorPx === undefined || cmPerPx === undefined ? undefined : { errorPx, cmPerPx };
}
