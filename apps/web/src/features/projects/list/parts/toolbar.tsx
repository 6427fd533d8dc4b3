import { Button, SegmentedControl, Shortcut } from '@fovea/ui';
import { LayoutGrid, Plus, Rows3 } from 'lucide-react';
import type { RefObject } from 'react';
import type { ListFilter } from '#features/projects/list/model/list-filter.ts';
import type { ChangeFilter } from '#features/projects/list/model/use-list-filter.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { modals } from '#shared/modals/modals.ts';
import { useShortcuts } from '#shared/shortcuts.ts';
import { SearchField } from './search-field.tsx';

interface ToolbarProps {
  filter: ListFilter;
  onChange: ChangeFilter;
  search: RefObject<HTMLInputElement | null>;
  onEnterList: () => void;
}

export const handleCreate = () => modals.open('createProject', {});

/** Beside the title. A narrow screen has the search alone; its other tools stand elsewhere. */
export function Toolbar({ filter, onChange, search, onEnterList }: ToolbarProps) {
  const t = useTexts();
  return (
    <>
      <SearchField filter={filter} onChange={onChange} input={search} onLeave={onEnterList} />
      <SegmentedControl
        className="hidden md:inline-flex"
        label={t('view')}
        value={filter.view}
        onChange={(view) => onChange((before) => ({ ...before, view }))}
        segments={[
          {
            value: 'cards',
            label: t('cards'),
            icon: <LayoutGrid aria-hidden="true" className="size-3.5" />,
            iconOnly: true,
          },
          {
            value: 'table',
            label: t('table'),
            icon: <Rows3 aria-hidden="true" className="size-3.5" />,
            iconOnly: true,
          },
        ]}
      />
      <NewProjectButton />
    </>
  );
}

/** A narrow screen has another one. */
export function NewProjectButton() {
  const t = useTexts();
  const hasKeys = useShortcuts();
  return (
    <div className="hidden md:block">
      <Button
        variant="primary"
        iconLeft={<Plus aria-hidden="true" />}
        iconRight={hasKeys && <Shortcut keys={['C']} onFill className="ml-1" />}
        onClick={handleCreate}
      >
        {t('newProject')}
      </Button>
    </div>
  );
}
