import type { PreparedAoi } from '@fovea/gaze/aoi';
import { findCommonOrder, type Interval, type ParticipantMetrics } from '@fovea/gaze/metrics';
import type { MeasuredArea } from '#aoi/metrics-page.ts';
import type { NineField } from '#heat/describe-heat.ts';
import type { PeakArea, PeaksQuestion } from './page-peaks.ts';

export interface OrderQuestion {
  readonly areas: readonly MeasuredArea[];
  /** 1 for participants that count, and the time up to now that does. */
  readonly shown: Uint8Array;
  readonly range: Interval;
  /** Of all its time: where a page has no areas, its peaks stay where they are as time goes by. */
  readonly peaks: PeaksQuestion;
}

/** A place of the common order. */
export interface OrderedPlace {
  readonly id: string;
  /** Where a peak is; null for an area, which has a name. */
  readonly field: NineField | null;
  /** 0..1 of the page's picture. */
  readonly parts: readonly PreparedAoi[];
  /** Of all people, who began here or, but for the first place, came here after the one before. */
  readonly share: number;
}

/** The order in which most people first looked at the areas or, without any, at the highest peaks. */
export interface PageOrder {
  readonly people: number;
  readonly range: Interval;
  /** Empty where half of the people looked at none of them. */
  readonly places: readonly OrderedPlace[];
}

export function measureOrder(
  { areas, range }: OrderQuestion,
  /** Where there are no areas. */
  peaks: readonly PeakArea[] | undefined,
  measure: (areas: readonly MeasuredArea[]) => readonly ParticipantMetrics[],
): PageOrder {
  const found = peaks ?? areas.map((area) => ({ area, field: null }));
  const { people, steps } = findCommonOrder(measure(found.map(({ area }) => area)));
  const places = steps.flatMap(({ aoi, share }) => {
    const own = found[aoi];
    return own ? [{ id: own.area.id, field: own.field, parts: own.area.parts, share }] : [];
  });
  return { people, range, places };
}
