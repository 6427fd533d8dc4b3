import type { Aoi } from '@fovea/contract';
import { Button, EmptyState, IconButton, Menu, Tabs } from '@fovea/ui';
import { Ellipsis, Lock, Plus, SquareDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { pickTool } from '#features/analysis/aoi/model/editor-state.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { FilterPanel } from '#studio/filter/filter-panel.tsx';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { openDownload } from '#studio/pro/open-download.ts';
import { AoiList } from './aoi-list.tsx';
import { AreaBytes } from './area-bytes.tsx';
import type { Exchange } from './lazy-exchange.ts';

export type AoiTab = 'aois' | 'filter';

interface AoiPanelProps {
  editor: Editor;
  tab: AoiTab;
  onTab: (tab: AoiTab) => void;
  isViewOnly: boolean;
  onExchange: (exchange: Exchange) => void;
  toNote?: (aoi: Aoi) => ReactNode;
  /** Under the list: what the areas say in numbers. */
  children?: ReactNode;
}

export function AoiPanel(props: AoiPanelProps) {
  const { editor, tab, onTab, isViewOnly, onExchange, toNote, children } = props;
  const t = useTexts();
  const { aois } = editor;
  const { project, participants, choice, isSurveyOnly } = useStudioPlace();
  const toEntry = (label: string, task: Exchange['task'], disabled = false) => ({
    label,
    disabled,
    // After the menu has given the focus back.
    onSelect: () => setTimeout(() => onExchange({ task, aois })),
  });
  const list = (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {aois.length === 0 ? (
        <div className="grid place-items-center p-4">
          <EmptyState
            drawing={
              <SquareDashed aria-hidden="true" className="mx-auto size-6 text-accent-text" />
            }
            title={t('emptyTitle')}
            text={t(isViewOnly ? 'narrow' : 'emptyText')}
          />
        </div>
      ) : (
        <AoiList
          editor={editor}
          isViewOnly={isViewOnly}
          onCopyTo={(aoi) => onExchange({ task: 'copy', aois: [aoi] })}
          toNote={toNote}
        />
      )}
      <AreaBytes aois={aois} all={editor.queue.aois} />
      {children}
    </div>
  );
  const make = !isViewOnly && (
    <div className="flex flex-none items-center gap-1">
      <Button
        variant="primary"
        size="dense"
        title={`${t('newAoi')} (R)`}
        iconLeft={<Plus aria-hidden="true" />}
        onClick={() => pickTool(editor.store, 'rectangle')}
      >
        {t('newAoi')}
      </Button>
      <Menu
        trigger={
          <IconButton label={t('moreAois')} size="dense">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        entries={[
          toEntry(t('suggest'), 'suggest'),
          toEntry(t('import'), 'import'),
          {
            label: t('export'),
            disabled: aois.length === 0,
            ...(project.type === 'basic' ? { note: <Lock aria-label={t('partOfPro')} /> } : {}),
            onSelect: () =>
              setTimeout(() => openDownload(project, () => onExchange({ task: 'export', aois }))),
          },
          toEntry(t('copyAll'), 'copy', aois.length === 0),
        ]}
      />
    </div>
  );
  return (
    <Tabs
      label={t('aois')}
      fill
      aside={tab === 'aois' && make}
      value={tab}
      onChange={onTab}
      tabs={[
        {
          value: 'aois',
          label: t('aois'),
          ...(aois.length > 0 ? { count: toNumberText(aois.length) } : {}),
          content: list,
        },
        {
          value: 'filter',
          label: t('filter'),
          content: (
            <FilterPanel
              participants={participants}
              filter={choice.filter}
              isSurveyOnly={isSurveyOnly}
              countShown={choice.countShown}
              onApply={choice.apply}
              onClear={choice.clear}
            />
          ),
        },
      ]}
    />
  );
}
