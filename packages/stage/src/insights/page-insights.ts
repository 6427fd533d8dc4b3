import { prepareAoi, type Rectangle } from '@fovea/gaze/aoi';
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
import { suggestAreas } from '#aoi/suggest-areas.ts';
import { type NineField, toField } from '#heat/describe-heat.ts';

/** Input of insights beside the page and its areas. */
export interface AskedInsights {
  /** 1 for participants that count, and the time that does. */
  readonly shown: Uint8Array;
  readonly range: Interval;
  /** Px of the page that a degree of each participant's screen spans. */
  readonly pxPerDegree: Float64Array;
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

const MOST_PEAKS = 3;

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

interface PeakArea {
  readonly area: MeasuredArea;
  readonly field: NineField;
}

/** As large as what an eye sees sharply around a place: the boxes that are offered for areas. */
function listPeaks(page: MetricsPage, { shown, range, pxPerDegree }: InsightsQuestion): PeakArea[] {
  const { picture, fixations } = page;
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
