import type { CreditMovement } from '@fovea/contract';
import { type Column, Table, toClassNames } from '@fovea/ui';
import { toDateTimeText } from '#shared/format/dates.ts';
import { toNumberText, toSignedText } from '#shared/format/numbers.ts';
import { useNarrow } from '#shared/media.ts';
import { MovementAbout } from './movement-about.tsx';
import { MovementIcon, toTypeKey } from './movement-look.tsx';
import { useTexts } from './texts.ts';

interface HistoryRowsProps {
  rows: readonly CreditMovement[];
}

export function HistoryRows({ rows }: HistoryRowsProps) {
  return useNarrow() ? <HistoryList rows={rows} /> : <HistoryTable rows={rows} />;
}

function HistoryTable({ rows }: HistoryRowsProps) {
  const t = useTexts();
  const columns: Column<CreditMovement>[] = [
    {
      key: 'type',
      head: t('type'),
      isRowHead: true,
      cell: (row) => (
        <span className="flex items-center gap-2">
          <MovementIcon movement={row} />
          {t(toTypeKey(row))}
        </span>
      ),
    },
    {
      key: 'what',
      head: t('what'),
      cell: (row) => (
        <span className="block min-w-40 whitespace-normal py-1.5 text-text-2 [overflow-wrap:anywhere]">
          <MovementAbout movement={row} />
        </span>
      ),
    },
    {
      key: 'date',
      head: t('date'),
      cell: ({ at }) => (
        <time dateTime={at} className="text-text-3">
          {toDateTimeText(at)}
        </time>
      ),
    },
    {
      key: 'amount',
      head: t('amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} />,
    },
    {
      key: 'total',
      head: t('total'),
      align: 'end',
      cell: ({ total }) => toNumberText(total),
    },
  ];
  return <Table label={t('title')} columns={columns} rows={rows} toKey={({ id }) => id} />;
}

/** Three short lines a row, where a table has no room. */
function HistoryList({ rows }: HistoryRowsProps) {
  const t = useTexts();
  return (
    <ul
      aria-label={t('title')}
      className="type-body tnum divide-y divide-border rounded-card border border-border bg-surface shadow-e1"
    >
      {rows.map((row) => (
        <li key={row.id} className="px-4 py-3">
          <div className="flex items-center gap-2 font-medium">
            <MovementIcon movement={row} />
            <span className="min-w-0 flex-1">{t(toTypeKey(row))}</span>
            <Amount value={row.amount} />
          </div>
          <p className="mt-0.5 text-text-2 [overflow-wrap:anywhere]">
            <MovementAbout movement={row} />
          </p>
          <p className="type-small mt-0.5 flex flex-wrap justify-between gap-x-4 text-text-3">
            <time dateTime={row.at}>{toDateTimeText(row.at)}</time>
            <span>{t('totalShort', { total: row.total })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Amount({ value }: { value: number }) {
  return (
    <span className={toClassNames('font-semibold', value > 0 && 'text-good')}>
      {toSignedText(value)}
    </span>
  );
}
