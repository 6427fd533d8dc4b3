import { LIMITS, type Page } from '@fovea/contract';
import { Button, Switch, TextField } from '@fovea/ui';
import { useEffect, useRef } from 'react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import type { PagePatch } from '#features/projects/editor/model/edits.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { DisplaySection } from './display-section.tsx';
import { FilesSection } from './files-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { QuestionForm } from './question-form.tsx';
import { Section, SectionTitle } from './section.tsx';
import { TimerSection } from './timer-section.tsx';
import { useDraft } from './use-draft.ts';
import { VideoSection } from './video-section.tsx';

/** Colour that a browser's colour field shows where none was chosen: the usual ground. */
const USUAL = '#000000';

interface BackgroundSectionProps {
  page: Page;
  onChange: (patch: PagePatch) => void;
}

interface PageNameFieldProps {
  page: Page;
  onChange: (name: string | null) => void;
}

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

/** An empty one gives the page back the name of its question or file. */
function PageNameField({ page, onChange }: PageNameFieldProps) {
  const t = useSettingsTexts();
  const name = useDraft(page.name ?? '', (text) => onChange(text.trim() || null));
  return (
    <Section>
      <TextField
        label={t('pageName')}
        hint={t('pageNameHint')}
        size="default"
        autoComplete="off"
        maxLength={LIMITS.pageNameMaxLength}
        placeholder={findPageName({ ...page, name: null })}
        value={name.value}
        onChange={(event) => name.onChange(event.target.value)}
        onBlur={name.onBlur}
      />
    </Section>
  );
}

/** The ground beside the pictures of a page. */
function BackgroundSection({ page: { background }, onChange }: BackgroundSectionProps) {
  const t = useSettingsTexts();
  return (
    <Section>
      <SectionTitle
        aside={
          <>
            {background && (
              <Button size="dense" variant="quiet" onClick={() => onChange({ background: null })}>
                {t('usualBackground')}
              </Button>
            )}
            <label className="flex cursor-pointer items-center gap-2">
              <input
                type="color"
                aria-label={t('background')}
                value={background ?? USUAL}
                onChange={(event) => onChange({ background: event.target.value })}
                className="focus-ring size-6 cursor-pointer rounded-chip"
              />
              <span className="type-small tnum">
                {background ? background.toUpperCase() : t('dark')}
              </span>
            </label>
          </>
        }
      >
        {t('background')}
      </SectionTitle>
    </Section>
  );
}
