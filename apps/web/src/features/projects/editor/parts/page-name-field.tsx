import { LIMITS, type Page } from '@fovea/contract';
import { TextField } from '@fovea/ui';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { Section } from './section.tsx';
import { useDraft } from './use-draft.ts';

interface PageNameFieldProps {
  page: Page;
  onChange: (name: string | null) => void;
}

/** An empty one gives the page back the name of its question or file. */
export function PageNameField({ page, onChange }: PageNameFieldProps) {
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
