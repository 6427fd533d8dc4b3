import type { Page } from '@fovea/contract';
import { Button } from '@fovea/ui';
import type { PagePatch } from '#features/projects/editor/model/edits.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { Section, SectionTitle } from './section.tsx';

/** Colour that a browser's colour field shows where none was chosen: the usual ground. */
const USUAL = '#000000';

interface BackgroundSectionProps {
  page: Page;
  onChange: (patch: PagePatch) => void;
}

/** The ground beside the pictures of a page. */
export function BackgroundSection({ page: { background }, onChange }: BackgroundSectionProps) {
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
