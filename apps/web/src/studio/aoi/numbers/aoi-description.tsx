import { type Column, Table } from '@fovea/ui';
import { AREA_METRICS } from '#studio/metrics/area-metrics.ts';
import { toSeconds } from '#studio/metrics/metric.ts';
import { useMetricWords } from '#studio/metrics/use-metric-words.ts';
import { type MadeTable, type MetricRow, toMetricRows } from './metric-rows.ts';
import { useTexts } from './texts.ts';
import { useMetricText } from './use-metric-text.ts';

const DESCRIBED = AREA_METRICS.filter(({ id }) =>
  ['attention', 'firstLook', 'seenBy'].includes(id),
);

export interface AoiDescriptionProps {
  label: string;
  table: MadeTable;
  isTable: boolean;
}

/** The page by its areas, in words or as a table that holds the same. */
export function AoiDescription({ label, table, isTable }: AoiDescriptionProps) {
  const t = useTexts();
  const toText = useMetricText();
  const toWords = useMetricWords();
  const rows = toMetricRows(table).filter(({ isGroup }) => !isGroup);
  const areas = rows.filter((row) => row.metrics !== undefined).toSorted(byAttention);
  const rest = rows.find(({ metrics }) => metrics === undefined);
  if (areas.every(({ attention }) => attention.ratio === null)) {
    return <p className="type-body">{t('nobodyLooked')}</p>;
  }
  if (isTable) {
    const columns: readonly Column<MetricRow>[] = [
      { key: 'name', head: t('aoi'), cell: ({ name }) => name ?? t('elsewhere'), isRowHead: true },
      ...DESCRIBED.map(
        (metric): Column<MetricRow> => ({
          key: metric.id,
          head: toWords(metric).name,
          cell: (row) =>
            row.metrics === undefined && metric.read(row) === null
              ? null
              : toText(metric.read(row), metric, table.people),
          align: 'end',
        }),
      ),
    ];
    return (
      <Table
        label={label}
        columns={columns}
        rows={[...areas, ...(rest ? [rest] : [])]}
        toKey={({ id }) => id}
      />
    );
  }
  const [first] = areas
    .filter(({ metrics }) => metrics?.firstLook.medianMs !== null)
    .toSorted((a, b) => toMedian(a) - toMedian(b));
  const [missed] = areas.toSorted((a, b) => toMissed(b) - toMissed(a));
  const places = areas.map(
    ({ name, attention }) => `${name} ${toText(attention.ratio, AREA_METRICS[0], table.people)}`,
  );
  const restShare = rest?.attention.ratio ?? null;
  if (restShare !== null) places.push(t('elsewhereShare', { percent: toPercent(restShare) }));
  return (
    <div className="type-body flex flex-col gap-2">
      <p>{t('mostViewed', { places: places.join(', ') })}</p>
      {first && (
        <p>
          {t('seenFirst', {
            name: first.name ?? '',
            seconds: toSeconds(toMedian(first), table.people),
          })}
        </p>
      )}
      {missed && toPercent(toMissed(missed)) > 0 && (
        <p>{t('missedBy', { percent: toPercent(toMissed(missed)), name: missed.name ?? '' })}</p>
      )}
    </div>
  );
}

const toPercent = (share: number) => Math.round(share * 100);
const toMedian = ({ metrics }: MetricRow) =>
  metrics?.firstLook.medianMs ?? Number.POSITIVE_INFINITY;
const toMissed = ({ metrics }: MetricRow) => 1 - (metrics?.viewersShare ?? 1);

function byAttention(a: MetricRow, b: MetricRow): number {
  return (b.attention.ratio ?? -1) - (a.attention.ratio ?? -1);
}
