import { Button, EmptyState } from '@fovea/ui';
import {
  countLimits,
  type ListFilter,
  withoutLimits,
} from '#features/projects/list/model/list-filter.ts';
import type { ChangeFilter } from '#features/projects/list/model/use-list-filter.ts';
import { useTexts } from '#features/projects/list/texts.ts';

interface NothingFoundProps {
  filter: ListFilter;
  /** The buttons that remove a filter go once something is found. */
  onRemove: ChangeFilter;
}

export function NothingFound({ filter, onRemove }: NothingFoundProps) {
  const t = useTexts();
  const query = filter.query.trim();
  return (
    <EmptyState
      className="py-16"
      title={query === '' ? t('noneInFilter') : t('noHits', { query })}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {query !== '' && (
            <Button onClick={() => onRemove((before) => ({ ...before, query: '' }))}>
              {t('clearSearch')}
            </Button>
          )}
          {countLimits(filter) > 0 && (
            <Button onClick={() => onRemove(withoutLimits)}>{t('clearFilters')}</Button>
          )}
        </div>
      }
    />
  );
}
