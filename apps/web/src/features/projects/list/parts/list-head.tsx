import { Chip } from '@fovea/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type ListFilter,
  withoutHashtag,
  withoutLimits,
} from '#features/projects/list/model/list-filter.ts';
import { useFilterEntries } from '#features/projects/list/model/use-filter-entries.tsx';
import type { ChangeFilter } from '#features/projects/list/model/use-list-filter.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { ListMenu } from './list-menu.tsx';

interface ListHeadProps {
  filter: ListFilter;
  onChange: ChangeFilter;
  /** Called for a limit whose own button goes with it. */
  onRemove: ChangeFilter;
  total: number;
}

/** How many there are, what limits them, and how they are sorted. */
export function ListHead({ filter, onChange, onRemove, total }: ListHeadProps) {
  const t = useTexts();
  const { sorts, sortText } = useFilterEntries(filter, onChange);
  const limits = toLimits(filter, t);
  const OrderIcon = filter.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <div className="type-small mb-3 hidden min-h-6 items-center gap-2 text-text-3 md:flex">
      <p aria-live="polite" className="tnum flex-none">
        {t.rich(
          'count',
          { b: (text) => <b className="font-semibold text-text">{text}</b> },
          { count: total },
        )}
      </p>
      {limits.length > 0 && (
        <ul aria-label={t('filters')} className="flex min-w-0 flex-wrap items-center gap-2">
          {limits.map(({ name, remove }) => (
            <li key={name}>
              <Chip
                className="bg-surface-3"
                onRemove={() => onRemove(remove)}
                removeLabel={t('removeFilter', { name })}
              >
                {name}
              </Chip>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => onRemove(withoutLimits)}
              className="focus-ring hit-area rounded-chip px-1 text-accent-text hover:underline"
            >
              {t('clearFilters')}
            </button>
          </li>
        </ul>
      )}
      <div className="ml-auto hidden flex-none wide:block">
        <ListMenu
          entries={sorts}
          trigger={
            <button
              type="button"
              aria-label={t('sortedBy', { name: sortText })}
              className="focus-ring hit-area flex items-center gap-1 rounded-chip px-1 hover:text-text"
            >
              {sortText}
              <OrderIcon aria-hidden="true" className="size-3.5" />
            </button>
          }
        />
      </div>
    </div>
  );
}

interface Limit {
  readonly name: string;
  readonly remove: (filter: ListFilter) => ListFilter;
}

function toLimits(filter: ListFilter, t: ReturnType<typeof useTexts>): readonly Limit[] {
  const { status, type, hashtags } = filter;
  return [
    ...(status
      ? [{ name: t(status), remove: (before: ListFilter) => ({ ...before, status: undefined }) }]
      : []),
    ...(type
      ? [{ name: t(type), remove: (before: ListFilter) => ({ ...before, type: undefined }) }]
      : []),
    ...hashtags.map((hashtag) => ({
      name: `#${hashtag}`,
      remove: (before: ListFilter) => withoutHashtag(before, hashtag),
    })),
  ];
}
