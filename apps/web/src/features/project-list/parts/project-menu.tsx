import { Menu, type MenuEntry } from '@fovea/ui';
import {
  ChartNoAxesColumn,
  CircleCheck,
  Copy,
  FolderOpen,
  Hash,
  Link,
  PencilLine,
  Sparkles,
  SquareCheck,
  Trash2,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { ItemProps } from '#features/project-list/model/item-props.ts';
import { useTexts } from '#features/project-list/texts.ts';
import { copyLink } from '#shared/collect/share.ts';
import { modals } from '#shared/modals/modals.ts';
import { toAnalysis, toEditor, toProject } from '#shared/paths.ts';
import { duplicateProject } from '#shared/project/duplicate-project.ts';

interface ProjectMenuProps extends Pick<ItemProps, 'project' | 'isSelected' | 'onSelect'> {
  trigger: ReactElement;
}

/** Open from the start: it is mounted by a press on its button. */
export function ProjectMenu({ trigger, ...rest }: ProjectMenuProps) {
  return <Menu defaultOpen trigger={trigger} entries={useEntries(rest)} />;
}

function useEntries({
  project,
  isSelected,
  onSelect,
}: Omit<ProjectMenuProps, 'trigger'>): MenuEntry[] {
  const t = useTexts();
  const navigate = useNavigate();
  const { id, status, type } = project;
  const isEdited = status === 'edit';
  return [
    {
      label: t('open'),
      icon: <FolderOpen aria-hidden="true" />,
      onSelect: () => void navigate(toProject(id)),
    },
    isEdited
      ? {
          label: t('editProject'),
          icon: <PencilLine aria-hidden="true" />,
          onSelect: () => void navigate(toEditor(id)),
        }
      : {
          label: t('analyse'),
          icon: <ChartNoAxesColumn aria-hidden="true" />,
          onSelect: () => void navigate(toAnalysis(id)),
        },
    {
      label: t('duplicate'),
      icon: <Copy aria-hidden="true" />,
      onSelect: () => void duplicateProject(project),
    },
    {
      label: t('hashtags'),
      icon: <Hash aria-hidden="true" />,
      onSelect: () => modals.open('addHashtag', { projects: [project] }),
    },
    {
      label: t(isSelected ? 'deselect' : 'select'),
      icon: <SquareCheck aria-hidden="true" />,
      onSelect: () => onSelect(id, false),
    },
    ...(status === 'active'
      ? [
          {
            label: t('copyLink'),
            icon: <Link aria-hidden="true" />,
            onSelect: () => void copyLink(project),
          },
        ]
      : []),
    ...(type === 'basic'
      ? [
          {
            label: t('upgrade'),
            icon: <Sparkles aria-hidden="true" />,
            onSelect: () => modals.open('upgradeProject', { projectId: id }),
          },
        ]
      : []),
    ...(status === 'active'
      ? [
          {
            label: t('finish'),
            icon: <CircleCheck aria-hidden="true" />,
            onSelect: () => modals.open('finishProject', { projectId: id }),
          },
        ]
      : []),
    { kind: 'line', label: 'before delete' },
    {
      label: t('delete'),
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => modals.open('deleteProject', { projects: [project] }),
    },
  ];
}
