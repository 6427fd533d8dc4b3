import type { Project } from '@fovea/contract';
import { Tabs } from '@fovea/ui';
import { useState } from 'react';
import type { EditorRow } from '#features/project-editor/model/editor-rows.ts';
import { useTexts } from '#features/project-editor/texts.ts';
import { PageSettings } from './page-settings.tsx';
import { ProjectSettings } from './project-settings.tsx';

interface InspectorProps {
  project: Project;
  row: EditorRow | undefined;
  onTimer: (pageId: string, timerMs: number) => void;
  onRemove: (row: EditorRow) => void;
  onType: (type: Project['type']) => void;
  onTarget: (maxParticipant: number) => void;
}

export function Inspector(props: InspectorProps) {
  const t = useTexts();
  const { project, row, onTimer, onRemove, onType, onTarget } = props;
  const [tab, setTab] = useState<'page' | 'project'>('page');
  return (
    <aside
      aria-label={t('settings')}
      className="flex-none border-border border-t bg-surface lg:overflow-y-auto lg:border-t-0 lg:border-l"
    >
      <Tabs
        label={t('settings')}
        value={tab}
        onChange={setTab}
        className="[&>[role=tablist]]:px-4 [&>[role=tabpanel]]:pt-0"
        tabs={[
          {
            value: 'page',
            label: t('pageTab'),
            content: <PageSettings row={row} onTimer={onTimer} onRemove={onRemove} />,
          },
          {
            value: 'project',
            label: t('projectTab'),
            content: <ProjectSettings project={project} onType={onType} onTarget={onTarget} />,
          },
        ]}
      />
    </aside>
  );
}
