import { type LevelShares, measureLevelShares } from '@fovea/gaze/attention';
import {
  deriveInsights,
  type InsightSubject,
  type Insights,
  type LevelSplit,
  measureLevelSplit,
  toInsightSubject,
} from '@fovea/gaze/insights';
import { measureAgreement } from '@fovea/gaze/maps';
import type { Interval } from '@fovea/gaze/metrics';
import type { AoiTable, MetricsQuestion } from '#aoi/aoi-table.ts';
import { findAreaStart, type MeasuredArea, type MetricsPage } from '#aoi/metrics-page.ts';
import type { NineField } from '#heat/describe-heat.ts';
import { listPeaks, type PeaksQuestion } from './page-peaks.ts';

/** Input of insights beside the page and its areas. */
export interface AskedInsights extends PeaksQuestion {
  /** Places in IMMERSION_LEVELS by participant. */
  readonly levels: readonly (readonly number[] | undefined)[];
}

export interface InsightsQuestion extends AskedInsights {
  readonly areas: readonly MeasuredArea[];
}

export interface PageSubject extends InsightSubject {
  /** Where a peak is; null for an area, which has a name. */
  readonly field: NineField | null;
}

export interface PageInsights extends Insights {
  readonly people: number;
  readonly range: Interval;
  /** First looks and viewers are of those who had it on their screen. */
  readonly isScrolled: boolean;
  /** The areas or, without any, the highest peaks. */
  readonly subjects: readonly PageSubject[];
  /** Attention outside all of them. */
  readonly elsewhere: number | null;
  readonly split: LevelSplit | null;
  /** Share of people at each level, window by window. */
  readonly levels: LevelShares | null;
  readonly agreement: number | null;
}

export function measureInsights(
  page: MetricsPage,
  question: InsightsQuestion,
  measure: (question: MetricsQuestion) => AoiTable,
): PageInsights {
  const { shown, range } = question;
  const peaks = question.areas.length > 0 ? [] : listPeaks(page, question);
  const areas = question.areas.length > 0 ? question.areas : peaks.map(({ area }) => area);
  const table = measure({ areas: areas.map((area) => ({ ...area, group: null })), shown, range });
  const isScrolled = page.viewports !== undefined;
  const subjects = areas.flatMap((area, i): PageSubject[] => {
    const metrics = table.areas[i];
    if (metrics === undefined) return [];
    const subject = toInsightSubject(area.id, metrics, findAreaStart(area, range), isScrolled);
    return [{ ...subject, field: peaks[i]?.field ?? null }];
  });
  const isOwn = (_: unknown, i: number) => shown[i] === 1 && page.times[i] !== undefined;
  const levels = question.levels
    .filter(isOwn)
    .flatMap((own) => (own && own.length > 0 ? [Uint8Array.from(own)] : []));
  const looks = page.fixations.filter(isOwn).flatMap((own) => own ?? []);
  const agreement = measureAgreement(looks, page.picture, range);
  const { people, elsewhere } = table;
  return {
    ...deriveInsights({ people, range, subjects, levels, agreement }),
    people,
    range,
    isScrolled,
    subjects,
    elsewhere: elsewhere.attention.ratio,
    split: measureLevelSplit(levels, range),
    levels: levels.length > 0 ? measureLevelShares(levels) : null,
    agreement,
  };
}
