import type { PeopleMetrics } from '@fovea/gaze/metrics';
import type { MetricRow } from './metric-rows.ts';

/** How a value is written. */
export type MetricUnit = 'share' | 'ms' | 'count' | 'ratio';

export interface MetricColumn {
  readonly key: MetricKey;
  readonly unit: MetricUnit;
  readonly read: (row: MetricRow) => number | null;
}

const of =
  (read: (metrics: PeopleMetrics) => number | null) =>
  ({ metrics }: MetricRow) =>
    metrics === undefined ? null : read(metrics);

/** Everything that is known of an area, in the order of the table. */
export const METRIC_COLUMNS = [
  { key: 'attention', unit: 'share', read: (row: MetricRow) => row.attention.ratio },
  { key: 'dwell', unit: 'ms', read: (row: MetricRow) => row.dwellMs },
  { key: 'dwellShare', unit: 'share', read: (row: MetricRow) => row.dwellShare },
  { key: 'firstLook', unit: 'ms', read: of(({ firstLook }) => firstLook.medianMs) },
  {
    key: 'firstLookExposed',
    unit: 'ms',
    read: of(({ firstLookExposed }) => firstLookExposed.medianMs),
  },
  { key: 'seenBy', unit: 'share', read: of(({ viewersShare }) => viewersShare) },
  {
    key: 'seenByExposed',
    unit: 'share',
    read: of(({ viewersExposedShare }) => viewersExposedShare),
  },
  { key: 'ttff', unit: 'ms', read: of(({ ttffMs }) => ttffMs) },
  { key: 'firstFixation', unit: 'ms', read: of((each) => each.firstFixationDurationMs) },
  { key: 'fixations', unit: 'count', read: of(({ fixationCount }) => fixationCount) },
  { key: 'meanFixation', unit: 'ms', read: of((each) => each.meanFixationDurationMs) },
  { key: 'visits', unit: 'count', read: of(({ visitCount }) => visitCount) },
  { key: 'revisits', unit: 'count', read: of(({ revisitCount }) => revisitCount) },
  { key: 'visitDuration', unit: 'ms', read: of((each) => each.visitDurationMeanMs) },
  { key: 'first', unit: 'share', read: of(({ firstShare }) => firstShare) },
  { key: 'rank', unit: 'count', read: of(({ entryRank }) => entryRank) },
  { key: 'before', unit: 'count', read: of(({ fixationsBefore }) => fixationsBefore) },
  { key: 'size', unit: 'share', read: (row: MetricRow) => row.areaShare },
  { key: 'density', unit: 'ratio', read: (row: MetricRow) => row.density },
] as const satisfies readonly { key: string; unit: MetricUnit; read: MetricColumn['read'] }[];

export type MetricKey = (typeof METRIC_COLUMNS)[number]['key'];

const DEFAULT_KEYS: readonly MetricKey[] = ['attention', 'dwell', 'firstLook', 'seenBy'];
/** Where a page scrolls, not everybody had everything on the screen. */
const SCROLLED_KEYS: readonly MetricKey[] = ['firstLookExposed', 'seenByExposed'];

export function listDefaultKeys(isScrolled: boolean): readonly MetricKey[] {
  return isScrolled ? [...DEFAULT_KEYS, ...SCROLLED_KEYS] : DEFAULT_KEYS;
}

export interface MetricOrder {
  readonly key: MetricKey;
  readonly isFalling: boolean;
}

/** Missing values last either way; groups and what is outside all areas keep their place. */
export function sortRows(rows: readonly MetricRow[], order: MetricOrder | null): MetricRow[] {
  const areas = rows.filter(({ isGroup, metrics }) => !isGroup && metrics !== undefined);
  const others = rows.filter((row) => !areas.includes(row));
  const column = METRIC_COLUMNS.find(({ key }) => key === order?.key);
  if (order === null || column === undefined) return [...areas, ...others];
  const sorted = areas.toSorted((a, b) => {
    const [x, y] = [column.read(a), column.read(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return order.isFalling ? y - x : x - y;
  });
  return [...sorted, ...others];
}
