import type { Page } from '@fovea/contract';
import { SegmentedControl } from '@fovea/ui';
import { Scan, ScrollText } from 'lucide-react';
import { useId } from 'react';
import type { PagePatch } from '#features/projects/editor/model/edits.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { AlignPad } from './align-pad.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { Section } from './section.tsx';

const DISPLAYS = [
  { display: 'fullscreen', note: 'fullscreenNote', Icon: Scan },
  { display: 'scroll', note: 'scrollNote', Icon: ScrollText },
] as const;

interface DisplaySectionProps {
  page: Page;
  onChange: (patch: PagePatch) => void;
}

/** Scrolled pictures always fit the width: there is nothing to scale or align. */
export function DisplaySection({ page, onChange }: DisplaySectionProps) {
  const t = useSettingsTexts();
  const name = useId();
  return (
    <Section>
      <fieldset className="min-w-0">
        <legend className="type-body mb-2.5 font-semibold">{t('display')}</legend>
        <div className="grid grid-cols-2 gap-2">
          {DISPLAYS.map(({ display, note, Icon }) => (
            <ChoiceCard
              key={display}
              name={name}
              isChosen={page.display === display}
              onChoose={() => onChange({ display })}
              className="items-start gap-2 p-2.5"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-3.5 flex-none text-text-3" />
              <span className="min-w-0">
                <span className="type-small block font-semibold">{t(display)}</span>
                <span className="type-micro block text-text-2">{t(note)}</span>
              </span>
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      {page.display === 'fullscreen' && (
        <div className="flex items-center gap-4">
          <AlignPad
            x={page.alignX}
            y={page.alignY}
            onChange={(alignX, alignY) => onChange({ alignX, alignY })}
          />
          <div className="flex min-w-0 flex-1 items-center justify-between gap-2">
            <span className="type-body text-text-2">{t('scale')}</span>
            <SegmentedControl
              label={t('scale')}
              value={page.scale}
              onChange={(scale) => onChange({ scale })}
              segments={[
                { value: 'fill', label: t('fill') },
                { value: 'fit', label: t('fit') },
              ]}
            />
          </div>
        </div>
      )}
    </Section>
  );
}
