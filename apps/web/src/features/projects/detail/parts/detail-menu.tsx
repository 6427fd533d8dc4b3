import type { Project } from '@fovea/contract';
import { Button, Menu } from '@fovea/ui';
import { Ellipsis } from 'lucide-react';
import { useTexts } from '#features/projects/detail/texts.ts';
import { useProjectEntries } from '#features/projects/model/project-actions.tsx';

export function DetailMenu({ project }: { project: Project }) {
  const t = useTexts();
  const toEntries = useProjectEntries(project);
  return (
    <Menu
      entries={[
        ...toEntries('rename', 'duplicate', 'hashtags', 'upgrade', 'changeTarget', 'finish'),
        { kind: 'line', label: 'before delete' },
        ...toEntries('delete'),
      ]}
      trigger={
        <Button size="public" aria-label={t('menu')} className="w-9 px-0">
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    />
  );
}
