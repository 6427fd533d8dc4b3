import { BANDS, type Band } from '@fovea/records';
import { Tooltip, toClassNames } from '@fovea/ui';
import { Check } from 'lucide-react';
import { toNumberText } from '#shared/format/numbers.ts';
import { useTexts } from '#studio/texts.ts';
import { useBandNotes } from './band-notes.ts';

const ON: Readonly<Record<Band, string>> = {
  reliable: 'bg-good-bg text-good',
  acceptable: 'bg-warn-bg text-warn',
  unreliable: 'bg-bad-bg text-bad',
};

export interface BandChipsProps {
  bands: readonly Band[];
  counts: Readonly<Record<Band, number>>;
  onToggle: (band: Band) => void;
}

/** The filter by validity: one switch per band. */
export function BandChips({ bands, counts, onToggle }: BandChipsProps) {
  const t = useTexts();
  const notes = useBandNotes();
  return (
    <fieldset aria-label={t('bands')} className="flex flex-wrap gap-1.5">
      {BANDS.map((band) => {
        const isOn = bands.includes(band);
        return (
          <Tooltip key={band} text={notes[band]}>
            <button
              type="button"
              aria-pressed={isOn}
              onClick={() => onToggle(band)}
              className={toClassNames(
                'focus-ring hit-area inline-flex min-h-6 items-center gap-1 rounded-full border px-2 font-medium text-[0.71875rem] transition-colors',
                isOn
                  ? ['border-transparent forced-colors:border-[Highlight]', ON[band]]
                  : 'border-border-2 text-text-2 hover:bg-surface-2',
              )}
            >
              {isOn && <Check aria-hidden="true" className="size-3" />}
              {t(band)} <b className="tnum font-semibold">{toNumberText(counts[band])}</b>
            </button>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
