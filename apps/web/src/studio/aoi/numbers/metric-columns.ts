import { AREA_METRICS, type AreaMetricId } from '#studio/metrics/area-metrics.ts';
import type { MetricRow } from './metric-rows.ts';

const DEFAULT_KEYS: readonly AreaMetricId[] = ['attention', 'dwell', 'firstLook', 'seenBy'];
/** Where a page scrolls, not everybody had everything on the screen. */
const SCROLLED_KEYS: readonly AreaMetricId[] = ['firstLookExposed', 'seenByExposed'];

export function listDefaultKeys(isScrolled: boolean): readonly AreaMetricId[] {
  return isScrolled ? [...DEFAULT_KEYS, ...SCROLLED_KEYS] : DEFAULT_KEYS;
}

export interface MetricOrder {
  readonly key: AreaMetricId;
  readonly isFalling: boolean;
}

/** Missing values last either way; groups and what is outside all areas keep their place. */
export function sortRows(rows: readonly MetricRow[], order: MetricOrder | null): MetricRow[] {
  const areas = rows.filter(({ isGroup, metrics }) => !isGroup && metrics !== undefined);
  const others = rows.filter((row) => !areas.includes(row));
  const column = AREA_METRICS.find(({ id }) => id === order?.key);
  if (order === null || column === undefined) return [...areas, ...others];
  const sorted = areas.toSorted((a, b) => {
    const [x, y] = [column.read(a), column.read(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return order.isFalling ? y - x : x - y;
  });
  return [...sorted, ...others];
}
