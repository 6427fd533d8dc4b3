import { type MenuEntry, toClassNames } from '@fovea/ui';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ListFilter } from '#features/projects/list/model/list-filter.ts';
import { useFilterEntries } from '#features/projects/list/model/use-filter-entries.tsx';
import type { ChangeFilter } from '#features/projects/list/model/use-list-filter.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { ListMenu } from './list-menu.tsx';

interface FilterSelectsProps {
  filter: ListFilter;
  onChange: ChangeFilter;
}

/** The rail where there is no room for it: a row that scrolls inside itself. */
export function FilterSelects({ filter, onChange }: FilterSelectsProps) {
  const t = useTexts();
  const entries = useFilterEntries(filter, onChange);
  const { counts } = entries;
  const { status, type, hashtags } = filter;
  const count = status ? counts?.status[status] : counts?.all;
  const [first, ...others] = hashtags;
  const hashtagText =
    first === undefined
      ? t('hashtags')
      : `#${first}${others.length > 0 ? ` +${others.length}` : ''}`;
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-7 md:px-7">
      <legend className="sr-only">{t('filter')}</legend>
      <Pill isOn={status !== undefined} entries={entries.statuses}>
        {t(status ?? 'all')}
        {count !== undefined && <span className="tnum">{toNumberText(count)}</span>}
      </Pill>
      <Pill isOn={type !== undefined} entries={entries.types}>
        {t(type ?? 'type')}
      </Pill>
      <Pill
        isOn={hashtags.length > 0}
        entries={[
          ...entries.hashtagEntries,
          { kind: 'line', label: 'before actions' },
          ...entries.hashtagActions,
        ]}
      >
        {hashtagText}
      </Pill>
      <Pill
        isOn={false}
        aria-label={t('sortedBy', { name: entries.sortText })}
        entries={entries.sorts}
      >
        {entries.sortText}
      </Pill>
    </fieldset>
  );
}

interface PillProps extends ComponentProps<'button'> {
  isOn: boolean;
  entries: readonly MenuEntry[];
}

function Pill({ isOn, entries, children, ...rest }: PillProps) {
  return (
    <ListMenu
      align="start"
      entries={entries}
      trigger={
        <button
          {...rest}
          type="button"
          className={toClassNames(
            'type-body focus-ring flex min-h-11 flex-none items-center gap-2 whitespace-nowrap rounded-control border px-3 font-medium transition-colors md:min-h-8',
            isOn
              ? 'border-text bg-text text-bg'
              : 'border-border-2 bg-surface text-text-2 hover:text-text',
          )}
        >
          {children}
          <ChevronDown aria-hidden="true" className="size-3.5" />
        </button>
      }
    />
  );
}
