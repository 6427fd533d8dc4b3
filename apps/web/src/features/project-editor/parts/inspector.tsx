import type { Project } from '@fovea/contract';
import { IconButton, Tabs } from '@fovea/ui';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EditorRow } from '#features/project-editor/model/editor-rows.ts';
import type { PagePatch, ProjectPatch } from '#features/project-editor/model/edits.ts';
import { useSettingsTexts } from '#features/project-editor/settings-texts.ts';
import type { RowActions } from './page-row.tsx';
import { PageSettings } from './page-settings.tsx';
import { ProjectSettings } from './project-settings.tsx';

interface InspectorProps {
  project: Project;
  row: EditorRow | undefined;
  /** Files are on their way to places of the page. */
  isFilling: boolean;
  actions: RowActions;
  onPage: (patch: PagePatch, isNow?: boolean) => void;
  onSlotFiles: (slot: number, files: readonly File[]) => void;
  onProject: (patch: ProjectPatch) => void;
}

export function Inspector(props: InspectorProps) {
  const t = useSettingsTexts();
  const { project, row, isFilling, actions, onPage, onSlotFiles, onProject } = props;
  const [tab, setTab] = useState<'page' | 'project'>('page');
  return (
    <aside
      aria-label={t('settings')}
      className="relative flex-none border-border border-t bg-surface lg:overflow-y-auto lg:border-t-0 lg:border-l"
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
            content: (
              <PageSettings
                row={row}
                defaultTimerMs={project.timerMs}
                isFilling={isFilling}
                onPage={onPage}
                onSlotFiles={onSlotFiles}
              />
            ),
          },
          {
            value: 'project',
            label: t('projectTab'),
            content: <ProjectSettings project={project} onProject={onProject} />,
          },
        ]}
      />
      {tab === 'page' && row?.page && (
        <div className="absolute top-1.5 right-2 flex">
          <IconButton label={t('duplicate')} onClick={() => actions.onDuplicate(row)}>
            <Copy aria-hidden="true" />
          </IconButton>
          <IconButton label={t('remove')} onClick={() => actions.onRemove(row)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </aside>
  );
}
