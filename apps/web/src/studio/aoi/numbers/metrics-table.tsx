import { Checkbox, IconButton, Popover, toClassNames } from '@fovea/ui';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { memo, useState } from 'react';
import { AoiSwatch } from '#studio/aoi/aoi-swatch.tsx';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';
import { AREA_METRICS, type AreaMetricId } from '#studio/metrics/area-metrics.ts';
import { useMetricWords } from '#studio/metrics/use-metric-words.ts';
import { listDefaultKeys, type MetricOrder, sortRows } from './metric-columns.ts';
import { type MadeTable, type MetricRow, toMetricRows } from './metric-rows.ts';
import { useTexts } from './texts.ts';
import { useMetricText } from './use-metric-text.ts';

export interface MetricsTableProps extends Pick<AoiNumbers, 'table' | 'isOld'> {
  /** Adds what counts only what was on the own screen. */
  isScrolled: boolean;
  selectedId?: string | undefined;
}

const CELL = 'h-9 border-border border-b px-1.5';
/** Stays in view while the others are scrolled; of the selected row with its colour over the ground. */
const NAME = 'sticky left-0 bg-surface text-left font-normal';
const SELECTED = { backgroundImage: 'linear-gradient(var(--accent-bg), var(--accent-bg))' };
/** Where columns lie beyond an edge of the panel, that edge is in shadow. */
const EDGES = {
  background: [
    'linear-gradient(to right, var(--surface) 50%, transparent) left / 40px 100% no-repeat local',
    'linear-gradient(to left, var(--surface) 50%, transparent) right / 40px 100% no-repeat local',
    'linear-gradient(to right, var(--border-2), transparent) left / 14px 100% no-repeat scroll',
    'linear-gradient(to left, var(--border-2), transparent) right / 14px 100% no-repeat scroll',
  ].join(', '),
};

/** Numbers of areas, groups and what is outside; old ones grey until there are new ones. */
export function MetricsTable({ table, isOld, isScrolled, selectedId }: MetricsTableProps) {
  const t = useTexts();
  const [keys, setKeys] = useState(() => listDefaultKeys(isScrolled));
  const [order, setOrder] = useState<MetricOrder | null>(null);
  if (table === undefined) return <p className="type-small text-text-3">{t('measuring')}</p>;
  return (
    <section aria-label={t('metrics')} aria-busy={isOld}>
      <div className="mb-1 flex items-center gap-2">
        <h2 className="type-body font-semibold">{t('metrics')}</h2>
        <span role="status" className="type-micro text-text-3">
          {isOld && t('old')}
        </span>
        <ColumnChoice keys={keys} onChange={setKeys} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <div tabIndex={0} className="focus-ring -mx-2 overflow-x-auto" style={EDGES}>
        <table
          className={toClassNames(
            'tnum type-small w-full border-separate border-spacing-0',
            isOld && 'text-text-3',
          )}
        >
          <Head keys={keys} order={order} onOrder={setOrder} />
          <Body table={table} keys={keys} order={order} selectedId={selectedId} />
        </table>
      </div>
      <Basis table={table} />
    </section>
  );
}

interface Shown {
  keys: readonly AreaMetricId[];
  order: MetricOrder | null;
}

// Each is drawn again by its own change alone: numbers turn old and new with every move of an area.
const Head = memo(function Head({
  keys,
  order,
  onOrder,
}: Shown & { onOrder: (order: MetricOrder | null) => void }) {
  const t = useTexts();
  const toWords = useMetricWords();
  const sort = (key: AreaMetricId) =>
    onOrder(
      order?.key !== key
        ? { key, isFalling: true }
        : order.isFalling
          ? { key, isFalling: false }
          : null,
    );
  return (
    <thead>
      <tr className="text-text-3">
        <th scope="col" className={`${CELL} ${NAME} pb-1 align-bottom leading-4`}>
          {t('aoi')}
        </th>
        {listColumns(keys).map((metric) => {
          const { name, meaning } = toWords(metric);
          return (
            <th
              key={metric.id}
              scope="col"
              aria-sort={toAriaSort(order, metric.id)}
              className={`${CELL} pb-1 text-right align-bottom font-normal leading-4`}
            >
              <button
                type="button"
                title={meaning}
                aria-label={t('sortBy', { name })}
                onClick={() => sort(metric.id)}
                className="focus-ring inline-flex items-center gap-1 rounded-chip text-right"
              >
                {name}
                {order?.key === metric.id && <Arrow isFalling={order.isFalling} />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

interface BodyProps extends Shown {
  table: MadeTable;
  selectedId: string | undefined;
}

const Body = memo(function Body({ table, keys, order, selectedId }: BodyProps) {
  const toText = useMetricText();
  const columns = listColumns(keys);
  return (
    <tbody>
      {sortRows(toMetricRows(table), order).map((row) => (
        <tr key={row.id} className={toClassNames(row.id === selectedId && 'bg-accent-bg')}>
          <th
            scope="row"
            className={`${CELL} ${NAME} max-w-32`}
            style={row.id === selectedId ? SELECTED : undefined}
          >
            <RowName row={row} />
          </th>
          {columns.map((metric) => {
            const value = metric.read(row);
            return (
              <td key={metric.id} className={`${CELL} whitespace-nowrap text-right`}>
                {row.metrics === undefined && value === null
                  ? ''
                  : toText(value, metric, table.people)}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
});

const Basis = memo(function Basis({ table }: { table: MadeTable }) {
  const t = useTexts();
  const withAttention = table.elsewhere.attention.n;
  return (
    <p className="type-micro mt-2 text-text-3">
      {t('basis', { count: table.people })}
      {withAttention < table.people && ` ${t('basisSome', { some: withAttention })}`}
    </p>
  );
});

function listColumns(keys: readonly AreaMetricId[]) {
  return AREA_METRICS.filter(({ id }) => keys.includes(id));
}

function RowName({ row }: { row: MetricRow }) {
  const t = useTexts();
  if (row.name === undefined) return <span className="text-text-3">{t('elsewhere')}</span>;
  return (
    <span className="flex items-center gap-2">
      {row.color !== undefined && <AoiSwatch slot={row.color} />}
      <span className="truncate">{row.name}</span>
      {row.isGroup && <span className="type-micro flex-none text-text-3">{t('group')}</span>}
    </span>
  );
}

function Arrow({ isFalling }: { isFalling: boolean }) {
  const Icon = isFalling ? ArrowDown : ArrowUp;
  return <Icon aria-hidden="true" size={12} />;
}

const ColumnChoice = memo(function ColumnChoice({
  keys,
  onChange,
}: {
  keys: readonly AreaMetricId[];
  onChange: (keys: readonly AreaMetricId[]) => void;
}) {
  const t = useTexts();
  const toWords = useMetricWords();
  return (
    <Popover
      label={t('columns')}
      trigger={
        <IconButton label={t('columns')} size="dense" className="ml-auto">
          <Columns3 aria-hidden="true" />
        </IconButton>
      }
    >
      <div className="flex max-h-80 flex-col gap-2 overflow-y-auto">
        {AREA_METRICS.map((metric) => (
          <Checkbox
            key={metric.id}
            label={toWords(metric).name}
            checked={keys.includes(metric.id)}
            onChange={(isOn) =>
              onChange(isOn ? [...keys, metric.id] : keys.filter((each) => each !== metric.id))
            }
          />
        ))}
      </div>
    </Popover>
  );
});

function toAriaSort(order: MetricOrder | null, key: AreaMetricId) {
  if (order?.key !== key) return 'none';
  return order.isFalling ? 'descending' : 'ascending';
}
