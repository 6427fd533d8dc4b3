import type { Project } from '@fovea/contract';
import { IconButton, Tabs } from '@fovea/ui';
import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import type { PagePatch, ProjectPatch } from '#features/projects/editor/model/edits.ts';
import type { RowActions } from '#features/projects/editor/model/use-row-actions.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { type Aim, PageSettings } from './page-settings.tsx';
import { ProjectSettings } from './project-settings.tsx';

interface InspectorProps {
  project: Project;
  row: EditorRow | undefined;
  /** Files are on their way to places of the page. */
  isFilling: boolean;
  /** Somebody wanted to start with what is missing: it is told before a field was left. */
  showsFaults: boolean;
  aim: Aim | undefined;
  onAimed: () => void;
  actions: RowActions;
  onPage: (patch: PagePatch) => void;
  onSlotFiles: (slot: number, files: readonly File[]) => void;
  onProject: (patch: ProjectPatch) => void;
  onUpgrade: () => void;
}

export function Inspector(props: InspectorProps) {
  const t = useSettingsTexts();
  const { project, row, isFilling, showsFaults, actions, onPage, onSlotFiles, onProject } = props;
  const [tab, setTab] = useState<'page' | 'project'>('page');
  const isAimedAt = row !== undefined && props.aim?.pageId === row.key;
  useEffect(() => {
    if (isAimedAt) setTab('page');
  }, [isAimedAt]);
  return (
    <aside
      aria-label={t('settings')}
      className="relative flex-none border-border border-t bg-surface lg:overflow-y-auto lg:border-t-0 lg:border-l"
    >
      <Tabs
        label={t('settings')}
        value={tab}
        onChange={setTab}
        className="[&>:first-child]:px-2 [&>[role=tabpanel]]:pt-0"
        tabs={[
          {
            value: 'page',
            label: t('pageTab'),
            content: (
              <PageSettings
                row={row}
                defaultTimerMs={project.timerMs}
                isFilling={isFilling}
                showsFaults={showsFaults}
                aim={props.aim}
                onAimed={props.onAimed}
                onPage={onPage}
                onSlotFiles={onSlotFiles}
              />
            ),
          },
          {
            value: 'project',
            label: t('projectTab'),
            content: (
              <ProjectSettings
                project={project}
                onProject={onProject}
                onUpgrade={props.onUpgrade}
              />
            ),
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
