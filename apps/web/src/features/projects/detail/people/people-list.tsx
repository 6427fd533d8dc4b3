import type { Column } from '@fovea/ui';
import type { ReactNode } from 'react';
import { useTexts } from './texts.ts';

interface PeopleListProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  toKey: (row: Row) => string;
}

/** The cells of the table under each other, where it has no room. */
export function PeopleList<Row>({ columns, rows, toKey }: PeopleListProps<Row>) {
  const t = useTexts();
  return (
    <ul
      aria-label={t('participants')}
      className="type-body tnum divide-y divide-border rounded-card border border-border bg-surface shadow-e1"
    >
      {rows.map((row) => {
        const show = (key: string): ReactNode =>
          columns.find((column) => column.key === key)?.cell(row);
        return (
          <li key={toKey(row)} className="grid gap-1.5 px-4 py-3">
            <div className="flex items-center justify-between gap-4 font-medium">
              {show('person')}
              {show('validity')}
            </div>
            <p className="type-small flex flex-wrap gap-x-3 text-text-3">
              <span>{show('time')}</span>
              <span>{show('device')}</span>
            </p>
            <p className="type-small text-text-2">
              {t('error')}: {show('error')}
              <br />
              {t('reason')}: {show('reason')}
            </p>
            {show('actions')}
          </li>
        );
      })}
    </ul>
  );
}
