import { Switch } from '@fovea/ui';
import type { EditorRow } from '#features/project-editor/model/editor-rows.ts';
import type { PagePatch } from '#features/project-editor/model/edits.ts';
import { useSettingsTexts } from '#features/project-editor/settings-texts.ts';
import { useDurationText } from '#shared/format/durations.ts';
import { DisplaySection } from './display-section.tsx';
import { FilesSection } from './files-section.tsx';
import { LayoutSection } from './layout-section.tsx';
import { QuestionForm } from './question-form.tsx';
import { Section } from './section.tsx';
import { TimerSection } from './timer-section.tsx';

interface PageSettingsProps {
  row: EditorRow | undefined;
  defaultTimerMs: number;
  isFilling: boolean;
  onPage: (patch: PagePatch, isNow?: boolean) => void;
  onSlotFiles: (slot: number, files: readonly File[]) => void;
}

export function PageSettings(props: PageSettingsProps) {
  const { row, defaultTimerMs, isFilling, onPage, onSlotFiles } = props;
  const t = useSettingsTexts();
  const toDuration = useDurationText();
  const page = row?.page;
  if (!page) return <p className="type-body text-pretty px-4 py-4 text-text-3">{t('noPageYet')}</p>;
  const durationMs = page.kind === 'video' ? page.assets[0]?.durationMs : undefined;
  // What fills a place needs the layout to be there.
  const setSlots = (patch: PagePatch) => onPage(patch, true);
  return (
    <>
      {page.kind !== 'survey' && (
        <FilesSection page={page} onChange={setSlots} onSlotFiles={onSlotFiles} />
      )}
      {page.kind === 'image' && (
        <>
          <LayoutSection page={page} isFilling={isFilling} onChange={setSlots} />
          <DisplaySection page={page} onChange={onPage} />
          <TimerSection
            page={page}
            defaultMs={defaultTimerMs}
            onChange={(timerMs) => onPage({ timerMs })}
          />
        </>
      )}
      {durationMs && (
        <Section>
          <p className="type-body text-text-2">
            {t('videoTimer', { time: toDuration(durationMs) })}
          </p>
        </Section>
      )}
      {page.question && (
        <QuestionForm
          key={page.id}
          question={page.question}
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
    </>
  );
}
