import type { ReactNode } from 'react';
import { toClassNames } from './class-names.ts';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The column that names the row. */
  isRowHead?: boolean;
}

export interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  toKey: (row: Row) => string;
  /** Scrolls inside itself above this height, with the head in place. */
  maxHeightPx?: number;
  className?: string;
}

/** Wider than its place, it scrolls inside itself, also by keyboard. */
export function Table<Row>({
  label,
  columns,
  rows,
  toKey,
  maxHeightPx,
  className,
}: TableProps<Row>) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      style={{ maxHeight: maxHeightPx }}
      className={toClassNames(
        'focus-ring relative overflow-auto rounded-card border border-border bg-surface shadow-e1',
        className,
      )}
    >
      <table className="type-body w-full border-separate border-spacing-0">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={toClassNames(
                  'type-small sticky top-0 z-1 h-9 whitespace-nowrap border-border border-b bg-surface-2 px-4 text-left font-medium text-text-3',
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">
          {rows.map((row) => (
            <tr key={toKey(row)} className="group">
              {columns.map((column) => {
                const classes = toClassNames(
                  'tnum h-11 whitespace-nowrap border-border border-b px-4 text-left font-normal transition-colors group-hover:bg-surface-2',
                  column.align === 'end' && 'text-right',
                  column.isRowHead && 'font-medium',
                );
                return column.isRowHead ? (
                  <th key={column.key} scope="row" className={classes}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={classes}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
