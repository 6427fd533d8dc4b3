import { LAYOUT_SLOTS, LAYOUTS, type Layout, type Page } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { useId } from 'react';
import { changeSlots } from '#features/projects/editor/model/change-slots.ts';
import type { PagePatch } from '#features/projects/editor/model/edits.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { modals } from '#shared/modals/modals.ts';
import { ChoiceCard } from './choice-card.tsx';
import { Section } from './section.tsx';

const COLUMNS = { single: 1, sideBySide: 2, stacked: 1, grid4: 2 } as const;

interface LayoutSectionProps {
  page: Page;
  /** Files are on their way to places of this layout. */
  isFilling: boolean;
  onChange: (patch: PagePatch) => void;
}

/** Asks first when a picture would be lost. */
export function LayoutSection({ page, isFilling, onChange }: LayoutSectionProps) {
  const t = useSettingsTexts();
  const name = useId();
  const choose = (layout: Layout) => {
    const { slots, lost } = changeSlots(page.assets, layout);
    const change = () => onChange({ layout, assets: slots });
    if (lost === 0) change();
    else modals.open('changeLayout', { from: page.layout, to: layout, lost, onConfirm: change });
  };
  return (
    <Section>
      <fieldset disabled={isFilling} className={toClassNames('min-w-0', isFilling && 'opacity-60')}>
        <legend className="type-body mb-2.5 font-semibold">{t('layout')}</legend>
        <div className="grid grid-cols-4 gap-2">
          {LAYOUTS.map((layout) => (
            <ChoiceCard
              key={layout}
              name={name}
              isChosen={page.layout === layout}
              onChoose={() => choose(layout)}
              className="flex-col items-center gap-1.5 px-1 pt-2.5 pb-1.5"
            >
              <LayoutGlyph layout={layout} isChosen={page.layout === layout} />
              <span
                className={toClassNames(
                  'type-micro text-center',
                  page.layout === layout ? 'font-semibold text-accent-text' : 'text-text-2',
                )}
              >
                {t(layout)}
              </span>
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
    </Section>
  );
}

function LayoutGlyph({ layout, isChosen }: { layout: Layout; isChosen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="grid"
      style={{
        width: layout === 'single' ? 20 : 32,
        height: 32,
        gap: 2,
        gridTemplateColumns: `repeat(${COLUMNS[layout]}, 1fr)`,
      }}
    >
      {Array.from({ length: LAYOUT_SLOTS[layout] }, (_, slot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
          key={slot}
          className={toClassNames('rounded-[4px]', isChosen ? 'bg-accent' : 'bg-border-2')}
        />
      ))}
    </span>
  );
}
