import { measureMeanArea } from '@fovea/gaze/aoi';
import {
  type AoiTarget,
  type ElsewhereMetrics,
  type Interval,
  measureAoiMetrics,
  type PeopleMetrics,
  type PictureView,
  summarizeAoi,
  summarizeElsewhere,
} from '@fovea/gaze/metrics';
import { type AoiStrips, measureStrips } from './aoi-strips.ts';
import { type MeasuredArea, type MetricsPage, toPictureView } from './metrics-page.ts';

export interface MetricsQuestion {
  readonly areas: readonly MeasuredArea[];
  /** 1 for participants that count. */
  readonly shown: Uint8Array;
  readonly range: Interval;
}

/** Numbers of the areas of a page, over the people shown. */
export interface AoiTable {
  readonly range: Interval;
  /** Who counts: those shown who saw the page. */
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

/** Keeps one page, so that a changed area, filter or range costs nothing but the measuring. */
export interface MetricsEngine {
  setPage(page: MetricsPage): void;
  measure(question: MetricsQuestion): AoiTable;
  /** Over the whole page, for lanes and rows of people. */
  measureStrips(question: Omit<MetricsQuestion, 'range'>, durationMs: number): AoiStrips;
}

export function createMetricsEngine(): MetricsEngine {
  let page: MetricsPage | undefined;
  let views: readonly (PictureView | undefined)[] = [];
  return {
    setPage(next) {
      page = next;
      views = next.fixations.map((_, i) => toPictureView(next, i));
    },
    measure({ areas, shown, range }) {
      const own = views.filter(
        (view, i): view is PictureView => shown[i] === 1 && view !== undefined,
      );
      const groups = listGroups(areas);
      const members = [...groups.values()];
      const people = own.map((view) =>
        measureAoiMetrics(view, areas.map(toTarget), range, members),
      );
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
    },
    measureStrips: ({ areas, shown }, durationMs) =>
      measureStrips(views, page?.tracks ?? [], { areas: areas.map(toTarget), shown, durationMs }),
  };
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
