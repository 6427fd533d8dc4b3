import type { HitRule } from './hit-rule.ts';
import type { Interval } from './interval.ts';

export const AOI_METRICS_ALGORITHM = { algorithm: 'aoi-metrics', version: 1 } as const;

export interface AoiMetricsOptions extends Interval {
  readonly hitRule: HitRule;
}

/** The whole page; a fixation hits with half of its time (chosen). */
export const AOI_METRICS_DEFAULTS: AoiMetricsOptions = {
  fromMs: 0,
  toMs: Number.POSITIVE_INFINITY,
  hitRule: 'half',
};

/** One participant and one AOI. Null is "never looked" or "nothing to divide by". */
export interface AoiMetrics {
  /** How long the AOI was there, and how long enough of it was on the screen. */
  readonly visibleMs: number;
  readonly exposedMs: number;
  /** From its first moment to the end: how long a first look could have come. */
  readonly observedMs: number;
  /** The same from its first exposure on; null for somebody who was never exposed to it. */
  readonly observedExposedMs: number | null;
  readonly dwellMs: number;
  /** The part of the dwell with valid gaze: fixations bridge short losses. */
  readonly validDwellMs: number;
  /** Share of the time of all fixations; overlapping AOIs may sum to more than 1. */
  readonly dwellShare: number | null;
  readonly fixationCount: number;
  readonly ttffMs: number | null;
  readonly ttffExposedMs: number | null;
  /** Whole fixations, also where they reach beyond the interval. */
  readonly firstFixationDurationMs: number | null;
  readonly meanFixationDurationMs: number | null;
  readonly visitCount: number;
  readonly revisitCount: number;
  readonly visitDurationMeanMs: number | null;
  readonly isFirstAoi: boolean;
  /** 1 is first; equals share the better rank; who never looked has the number of AOIs. */
  readonly entryRank: number;
  readonly fixationsBefore: number | null;
}

export interface ParticipantMetrics {
  readonly algorithm: 'aoi-metrics';
  readonly version: 1;
  readonly options: AoiMetricsOptions;
  /** Time of all fixations within the interval. */
  readonly fixationMs: number;
  /** Time with valid gaze within the interval. */
  readonly validMs: number;
  readonly aois: readonly AoiMetrics[];
  /** Unions of AOIs, ranked among each other. */
  readonly groups: readonly AoiMetrics[];
  /** Outside all AOIs. */
  readonly elsewhere: Pick<AoiMetrics, 'dwellMs' | 'validDwellMs' | 'dwellShare'>;
  /** Fixations with a part in the interval: the first, and the one behind the last. */
  readonly fixationRange: readonly [from: number, to: number];
  /** 1 for each fixation that hits, per AOI. */
  readonly hits: readonly Uint8Array[];
}
