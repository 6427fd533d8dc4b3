import type { ProjectSort } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ItemProps } from '#features/projects/list/model/item-props.ts';
import { type ListFilter, toParams, withSort } from '#features/projects/list/model/list-filter.ts';
import { useScrollEdges } from '#features/projects/list/model/use-scroll-edges.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { ProjectRow } from './project-row.tsx';
import { SelectBox } from './select-box.tsx';

interface Column {
  readonly text: ColumnText;
  /** Missing where there is no order. */
  readonly sort?: ProjectSort;
  readonly isNumber?: boolean;
}

type ColumnText =
  | 'name'
  | 'status'
  | 'type'
  | 'hashtags'
  | 'progress'
  | 'pages'
  | 'length'
  | 'device'
  | 'sessions'
  | 'updated';

/** In the order of the cells of a row. */
const COLUMNS: readonly Column[] = [
  { text: 'name', sort: 'name' },
  { text: 'status', sort: 'status' },
  { text: 'type', sort: 'type' },
  { text: 'hashtags' },
  { text: 'progress', sort: 'progress' },
  { text: 'pages', sort: 'pages', isNumber: true },
  { text: 'length', sort: 'length', isNumber: true },
  { text: 'device', sort: 'device' },
  { text: 'sessions', sort: 'sessions', isNumber: true },
  { text: 'updated', sort: 'updated', isNumber: true },
];
const HEAD = 'type-small h-9 whitespace-nowrap border-border border-b bg-surface-2 font-medium';

interface ProjectTableProps {
  filter: ListFilter;
  selected: boolean | 'some';
  onSelectAll: () => void;
  items: readonly ItemProps[];
  onShown: () => void;
}

/** Wider than its place, it scrolls inside itself. */
export function ProjectTable(props: ProjectTableProps) {
  const { filter, selected, onSelectAll, items, onShown } = props;
  const t = useTexts();
  const { place, edges } = useScrollEdges();
  useEffect(onShown, [onShown]);
  return (
    <div className="relative">
      <div
        ref={place}
        className="overflow-x-auto rounded-card border border-border bg-surface shadow-e1"
      >
        <table aria-label={t('list')} className="type-body w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className={toClassNames(HEAD, 'pl-2')}>
                <SelectBox label={t('selectAll')} checked={selected} onChange={onSelectAll} />
              </th>
              {COLUMNS.map((column) => (
                <ColumnHead key={column.text} column={column} filter={filter} />
              ))}
              <td className={HEAD} />
            </tr>
          </thead>
          <tbody className="[&>tr:last-child>*]:border-b-0">
            {items.map((item) => (
              <ProjectRow key={item.project.id} {...item} />
            ))}
          </tbody>
        </table>
      </div>
      {edges.left && <Shade side="left" />}
      {edges.right && <Shade side="right" />}
    </div>
  );
}

/** Over the edge behind which there is more. */
function Shade({ side }: { side: 'left' | 'right' }) {
  return (
    <span
      aria-hidden="true"
      style={{
        [side]: 0,
        background: `linear-gradient(to ${side}, transparent, var(--surface-3))`,
      }}
      className="pointer-events-none absolute inset-y-0 w-8 rounded-card"
    />
  );
}

function ColumnHead({ column, filter }: { column: Column; filter: ListFilter }) {
  const t = useTexts();
  const { text, sort, isNumber } = column;
  const isSorted = sort === filter.sort;
  const isUp = filter.order === 'asc';
  const OrderIcon = isUp ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
      className={toClassNames(HEAD, 'px-2.5 text-left', isNumber && 'text-right')}
    >
      {sort === undefined ? (
        <span className="text-text-3">{t(text)}</span>
      ) : (
        <Link
          to={{ search: toParams(withSort(filter, sort)).toString() }}
          replace
          className={toClassNames(
            'focus-ring hit-area inline-flex items-center gap-1 rounded-chip hover:text-text',
            isSorted ? 'text-text' : 'text-text-3',
          )}
        >
          {t(text)}
          {isSorted && <OrderIcon aria-hidden="true" className="size-3.5" />}
        </Link>
      )}
    </th>
  );
}
