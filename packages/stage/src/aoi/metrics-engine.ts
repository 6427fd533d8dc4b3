import { measureMeanArea } from '@fovea/gaze/aoi';
import {
  type AoiTarget,
  type Interval,
  measureAoiMetrics,
  type PictureView,
  summarizeAoi,
  summarizeElsewhere,
} from '@fovea/gaze/metrics';
import {
  type InsightsQuestion,
  measureInsights,
  type PageInsights,
} from '#insights/page-insights.ts';
import { measureOrder, type OrderQuestion, type PageOrder } from '#insights/page-order.ts';
import { listPeaks, type PeakArea, type PeaksQuestion } from '#insights/page-peaks.ts';
import { type AoiStrips, measureStrips } from './aoi-strips.ts';
import type { AoiTable, MetricsQuestion } from './aoi-table.ts';
import { type MeasuredArea, type MetricsPage, toPictureView } from './metrics-page.ts';

/** Keeps one page, so that a changed area, filter or range costs nothing but the measuring. */
export interface MetricsEngine {
  setPage(page: MetricsPage): void;
  measure(question: MetricsQuestion): AoiTable;
  /** Over the whole page, for lanes and rows of people. */
  measureStrips(question: Omit<MetricsQuestion, 'range'>, durationMs: number): AoiStrips;
  /** Insights of the whole page, as cards; undefined until there is a page. */
  measureInsights(question: InsightsQuestion): PageInsights | undefined;
  /** The common order of its areas or peaks; undefined until there is a page. */
  measureOrder(question: OrderQuestion): PageOrder | undefined;
}

export function createMetricsEngine(): MetricsEngine {
  let page: MetricsPage | undefined;
  let views: readonly (PictureView | undefined)[] = [];
  let peaks: KeptPeaks | undefined;
  const measureAll = (
    { areas, shown, range }: MetricsQuestion,
    groups: readonly (readonly number[])[] = [],
  ) => {
    const targets = areas.map(toTarget);
    return views
      .filter((view, i): view is PictureView => shown[i] === 1 && view !== undefined)
      .map((view) => measureAoiMetrics(view, targets, range, groups));
  };
  const measure = ({ areas, shown, range }: MetricsQuestion): AoiTable => {
    const groups = listGroups(areas);
    const people = measureAll({ areas, shown, range }, [...groups.values()]);
    return {
      range,
      people: people.length,
      areas: areas.map((_, i) => summarizeAoi(people, i)),
      sizes: areas.map((area) => measureSize(area, range)),
      groups: [...groups.keys()].map((name, i) => ({
        name,
        ...summarizeAoi(people, i, 'groups'),
      })),
      elsewhere: summarizeElsewhere(people),
    };
  };
  return {
    setPage(next) {
      page = next;
      peaks = undefined;
      views = next.fixations.map((_, i) => toPictureView(next, i));
    },
    measure,
    measureStrips: ({ areas, shown }, durationMs) =>
      measureStrips(views, page?.tracks ?? [], { areas: areas.map(toTarget), shown, durationMs }),
    measureInsights: (question) => page && measureInsights(page, question, measure),
    measureOrder: (question) => {
      if (page === undefined) return undefined;
      peaks = question.areas.length > 0 ? undefined : keepPeaks(page, question.peaks, peaks);
      return measureOrder(question, peaks?.found, (areas) => measureAll({ ...question, areas }));
    },
  };
}

interface KeptPeaks {
  readonly of: PeaksQuestion;
  readonly found: readonly PeakArea[];
}

/** The peaks of a page stay where they are as its time goes by: they are looked for once. */
function keepPeaks(page: MetricsPage, of: PeaksQuestion, kept: KeptPeaks | undefined): KeptPeaks {
  const isSame =
    kept?.of.range.fromMs === of.range.fromMs &&
    kept.of.range.toMs === of.range.toMs &&
    kept.of.shown.every((each, i) => each === of.shown[i]);
  return isSame ? kept : { of, found: listPeaks(page, of) };
}

function measureSize({ parts }: MeasuredArea, { fromMs, toMs }: Interval): number | null {
  const shares = parts.flatMap((part) => measureMeanArea(part, fromMs, toMs) ?? []);
  return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) : null;
}

function toTarget({ parts }: MeasuredArea): AoiTarget {
  return parts;
}

/** Places of their members, by name. */
function listGroups(areas: readonly MeasuredArea[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  areas.forEach(({ group }, i) => {
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), i]);
  });
  return groups;
}
