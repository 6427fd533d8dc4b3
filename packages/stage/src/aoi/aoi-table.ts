import type { ElsewhereMetrics, Interval, PeopleMetrics } from '@fovea/gaze/metrics';
import type { MeasuredArea } from './metrics-page.ts';

export interface MetricsQuestion {
  readonly areas: readonly MeasuredArea[];
  /** 1 for participants that count. */
  readonly shown: Uint8Array;
  readonly range: Interval;
}

/** Numbers of the areas of a page, over the people shown. */
export interface AoiTable {
  readonly range: Interval;
  /** Number of people shown who saw the page. */
  readonly people: number;
  /** By area. */
  readonly areas: readonly PeopleMetrics[];
  /** By area, its share of the page: the mean over the time it is there. */
  readonly sizes: readonly (number | null)[];
  /** By name; each is the union of its members. */
  readonly groups: readonly GroupRow[];
  readonly elsewhere: ElsewhereMetrics;
}

export interface GroupRow extends PeopleMetrics {
  readonly name: string;
}
