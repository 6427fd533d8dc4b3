import { Switch } from '@fovea/ui';
import { useEffect, useRef } from 'react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import type { PagePatch } from '#features/projects/editor/model/edits.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { BackgroundSection } from './background-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { FilesSection } from './files-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { PageNameField } from './page-name-field.tsx';
import { QuestionForm } from './question-form.tsx';
import { Section } from './section.tsx';
import { TimerSection } from './timer-section.tsx';
import { VideoSection } from './video-section.tsx';

/** A page that somebody was led to, and what of it takes the focus. */
export interface Aim {
  readonly pageId: string;
  readonly at: 'question' | 'fault';
}

const TARGETS = { question: 'textarea', fault: '[aria-invalid], [data-fault]' } as const;

interface PageSettingsProps {
  row: EditorRow | undefined;
  defaultTimerMs: number;
  isFilling: boolean;
  showsFaults: boolean;
  aim: Aim | undefined;
  onAimed: () => void;
  onPage: (patch: PagePatch) => void;
  onSlotFiles: (slot: number, files: readonly File[]) => void;
}

export function PageSettings(props: PageSettingsProps) {
  const { row, defaultTimerMs, isFilling, showsFaults, onPage, onSlotFiles } = props;
  const t = useSettingsTexts();
  const page = row?.page;
  const settings = useAim(props);
  if (!page) return <p className="type-body text-pretty px-4 py-4 text-text-3">{t('noPageYet')}</p>;
  return (
    <div ref={settings}>
      <PageNameField key={`${page.id} name`} page={page} onChange={(name) => onPage({ name })} />
      {page.kind !== 'survey' && (
        <FilesSection
          page={page}
          showsFaults={showsFaults}
          onChange={onPage}
          onSlotFiles={onSlotFiles}
        />
      )}
      {page.kind === 'image' && (
        <>
          <LayoutSection page={page} isFilling={isFilling} onChange={onPage} />
          <DisplaySection page={page} onChange={onPage} />
          <TimerSection page={page} defaultMs={defaultTimerMs} onChange={onPage} />
        </>
      )}
      {page.kind === 'video' && <VideoSection page={page} onChange={onPage} />}
      {page.kind !== 'survey' && <BackgroundSection page={page} onChange={onPage} />}
      {page.question && (
        <QuestionForm
          key={page.id}
          question={page.question}
          showsFaults={showsFaults}
          onChange={(question) => onPage({ question })}
        />
      )}
      <Section>
        <Switch
          label={<span className="font-semibold">{t('keep')}</span>}
          hint={t('keepNote')}
          checked={page.keepInPlace}
          onChange={(keepInPlace) => onPage({ keepInPlace })}
        />
      </Section>
    </div>
  );
}

/** The focus moves once the page that it is meant for is drawn. */
function useAim({ aim, row, onAimed }: PageSettingsProps) {
  const settings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (aim === undefined || aim.pageId !== row?.key) return;
    settings.current?.querySelector<HTMLElement>(TARGETS[aim.at])?.focus();
    onAimed();
  });
  return settings;
}
