import { prepareAoi, type Rectangle } from '@fovea/gaze/aoi';
import type { Interval } from '@fovea/gaze/metrics';
import type { MeasuredArea, MetricsPage } from '#aoi/metrics-page.ts';
import { suggestAreas } from '#aoi/suggest-areas.ts';
import { type NineField, toField } from '#heat/describe-heat.ts';

const MOST_PEAKS = 3;

/** A place that has no name: one of the highest peaks of a page without areas. */
export interface PeakArea {
  readonly area: MeasuredArea;
  readonly field: NineField;
}

export interface PeaksQuestion {
  /** 1 for participants that count, and the time that does. */
  readonly shown: Uint8Array;
  readonly range: Interval;
  /** Px of the page that a degree of each participant's screen spans. */
  readonly pxPerDegree: Float64Array;
}

/** As large as what an eye sees sharply around a place: the boxes that are offered for areas. */
export function listPeaks(
  { picture, fixations }: MetricsPage,
  { shown, range, pxPerDegree }: PeaksQuestion,
): PeakArea[] {
  return suggestAreas({ picture, fixations, pxPerDegree }, shown, range)
    .slice(0, MOST_PEAKS)
    .map((shape, i) => ({
      area: { id: `peak${i + 1}`, group: null, parts: [prepareAoi([toFrame(shape)])] },
      field: toField(shape.x + shape.width / 2, shape.y + shape.height / 2),
    }));
}

function toFrame(shape: Rectangle) {
  return { timestamp: 0, shape, easing: 'hold', visible: true } as const;
}
