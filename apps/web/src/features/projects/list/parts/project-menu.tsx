import { Menu } from '@fovea/ui';
import { SquareCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemProps } from '#features/projects/list/model/item-props.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { useProjectEntries } from '#features/projects/model/project-actions.tsx';

interface ProjectMenuProps extends Pick<ItemProps, 'project' | 'isSelected' | 'onSelect'> {
  trigger: ReactElement;
}

/** Open from the start: it is mounted by a press on its button. */
export function ProjectMenu({ trigger, project, isSelected, onSelect }: ProjectMenuProps) {
  const t = useTexts();
  const toEntries = useProjectEntries(project);
  return (
    <Menu
      defaultOpen
      trigger={trigger}
      entries={[
        ...toEntries('open', 'edit', 'analyse', 'rename', 'duplicate', 'hashtags'),
        {
          label: t(isSelected ? 'deselect' : 'select'),
          icon: <SquareCheck aria-hidden="true" />,
          onSelect: () => onSelect(project.id, false),
        },
        ...toEntries('copyLink', 'upgrade', 'finish'),
        { kind: 'line', label: 'before delete' },
        ...toEntries('delete'),
      ]}
    />
  );
}
