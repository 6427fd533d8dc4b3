import { Button } from '@fovea/ui';
import { ListFilter as FilterIcon } from 'lucide-react';
import {
  countLimits,
  type ListFilter,
  withoutLimits,
} from '#features/project-list/model/list-filter.ts';
import { useFilterEntries } from '#features/project-list/model/use-filter-entries.tsx';
import type { ChangeFilter } from '#features/project-list/model/use-list-filter.ts';
import { useTexts } from '#features/project-list/texts.ts';
import { ListMenu } from './list-menu.tsx';

interface FilterButtonProps {
  filter: ListFilter;
  onChange: ChangeFilter;
}

/** Every limit in one menu, within reach of the search. */
export function FilterButton({ filter, onChange }: FilterButtonProps) {
  const t = useTexts();
  const { statuses, types, tags } = useFilterEntries(filter, onChange);
  const count = countLimits(filter);
  return (
    <ListMenu
      entries={[
        { kind: 'heading', label: t('status') },
        ...statuses,
        { kind: 'heading', label: t('type') },
        ...types,
        ...(tags.length > 0 ? [{ kind: 'heading', label: t('hashtags') } as const] : []),
        ...tags,
        { kind: 'line', label: 'before clear' },
        {
          label: t('clearFilters'),
          disabled: count === 0,
          onSelect: () => onChange(withoutLimits),
        },
      ]}
      trigger={
        <Button
          iconLeft={<FilterIcon aria-hidden="true" className="size-3.5" />}
          iconRight={
            count > 0 && (
              <span className="tnum text-accent-text">
                {count}
                <span className="sr-only"> {t('filtersSet')}</span>
              </span>
            )
          }
        >
          {t('filter')}
        </Button>
      }
    />
  );
}
