import {
  type ElsewhereMetrics,
  measureAttentionDensity,
  type PeopleMetrics,
} from '@fovea/gaze/metrics';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';

/** A line of the table: an area, a group of areas, or what lies outside all of them. */
export interface MetricRow {
  readonly id: string;
  /** Undefined for what is outside all areas. */
  readonly name: string | undefined;
  /** A slot of the palette; undefined for groups and for what is outside. */
  readonly color: number | undefined;
  readonly isGroup: boolean;
  readonly metrics: PeopleMetrics | undefined;
  readonly attention: ElsewhereMetrics['attention'];
  readonly dwellMs: number | null;
  readonly dwellShare: number | null;
  /** Share of the page; the mean over the time it is there. */
  readonly areaShare: number | null;
  readonly density: number | null;
}

export type MadeTable = NonNullable<AoiNumbers['table']>;

export function toMetricRows({ of, areas, sizes, groups, elsewhere }: MadeTable): MetricRow[] {
  return [
    ...of.flatMap((area, i) => {
      const metrics = areas[i];
      if (metrics === undefined) return [];
      const areaShare = sizes[i] ?? null;
      const density = measureAttentionDensity(metrics.attention.ratio, areaShare);
      const head = { id: area.id, name: area.name, color: area.color, isGroup: false };
      return [{ ...head, ...pick(metrics), metrics, areaShare, density }];
    }),
    ...groups.map((metrics) => ({
      id: `group ${metrics.name}`,
      name: metrics.name,
      color: undefined,
      isGroup: true,
      ...pick(metrics),
      metrics,
      areaShare: null,
      density: null,
    })),
    {
      id: 'elsewhere',
      name: undefined,
      color: undefined,
      isGroup: false,
      ...pick(elsewhere),
      metrics: undefined,
      areaShare: null,
      density: null,
    },
  ];
}

function pick({ attention, dwellMs, dwellShare }: ElsewhereMetrics): ElsewhereMetrics {
  return { attention, dwellMs, dwellShare };
}
