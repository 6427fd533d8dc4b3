import type { ProjectSummary } from '@fovea/contract';
import { Menu, type MenuEntry } from '@fovea/ui';
import { ChartNoAxesColumn, Ellipsis, FolderOpen, Link, PencilLine, Sparkles } from 'lucide-react';
import { useNavigate } from 'react-router';
import { copyLink } from '#shared/collect/share.ts';
import { modals } from '#shared/modals/modals.ts';
import { toAnalysis, toEditor, toProject } from '#shared/paths.ts';
import { useTexts } from './texts.ts';

/** Shows on hover and focus, and always where there is no hover. */
export function ProjectMenu({ project }: { project: ProjectSummary }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { id, status, name, type } = project;

  const entries: MenuEntry[] = [
    {
      label: t('open'),
      icon: <FolderOpen aria-hidden="true" />,
      onSelect: () => void navigate(toProject(id)),
    },
  ];
  if (status === 'edit') {
    entries.push({
      label: t('editProject'),
      icon: <PencilLine aria-hidden="true" />,
      onSelect: () => void navigate(toEditor(id)),
    });
  } else {
    entries.push({
      label: t('analyse'),
      icon: <ChartNoAxesColumn aria-hidden="true" />,
      onSelect: () => void navigate(toAnalysis(id)),
    });
  }
  if (status === 'active') {
    entries.push({
      label: t('copyLink'),
      icon: <Link aria-hidden="true" />,
      onSelect: () => void copyLink(project),
    });
  }
  if (type === 'basic') {
    entries.push({
      label: t('upgrade'),
      icon: <Sparkles aria-hidden="true" />,
      onSelect: () => modals.open('upgradeProject', { projectId: id }),
    });
  }
  return (
    <Menu
      entries={entries}
      trigger={
        <button
          type="button"
          aria-label={t('menu', { name })}
          className="focus-ring hit-area absolute! top-2.5 right-2.5 grid size-7 place-items-center rounded-[7px] border border-border bg-surface text-text-2 opacity-0 shadow-e1 transition-opacity hover:text-text focus-visible:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        >
          <Ellipsis aria-hidden="true" />
        </button>
      }
    />
  );
}
