import type { Project } from '@fovea/contract';
import { Button, Menu, type MenuEntry } from '@fovea/ui';
import { CircleStop, Ellipsis, Sparkles, UserPlus } from 'lucide-react';
import { useTexts } from '#features/project-detail/texts.ts';
import { modals } from '#shared/modals/modals.ts';

export function DetailMenu({ project }: { project: Project }) {
  const t = useTexts();
  const { id: projectId, type, status } = project;
  const entries: MenuEntry[] = [];
  if (type === 'basic') {
    entries.push({
      label: t('upgrade'),
      icon: <Sparkles aria-hidden="true" />,
      onSelect: () => modals.open('upgradeProject', { projectId }),
    });
  }
  if (status === 'active') {
    entries.push({
      label: t('addParticipants'),
      icon: <UserPlus aria-hidden="true" />,
      onSelect: () => modals.open('addParticipants', { projectId }),
    });
    entries.push({
      label: t('finishEarly'),
      icon: <CircleStop aria-hidden="true" />,
      onSelect: () => modals.open('finishProject', { projectId }),
    });
  }
  return (
    <Menu
      entries={entries}
      trigger={
        <Button size="public" aria-label={t('menu')} className="w-9 px-0">
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    />
  );
}
