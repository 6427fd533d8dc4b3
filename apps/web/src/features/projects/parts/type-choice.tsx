import type { ProjectHead } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { useId } from 'react';
import { useFeatureTexts } from '#shared/features/feature-texts.ts';
import { useCreditTexts } from './credit-texts.ts';

type ProjectType = ProjectHead['type'];

/** Beside each other, or one above the other where there is little room. */
interface TypeChoiceProps {
  value: ProjectType;
  onChange: (type: ProjectType) => void;
  isStacked?: boolean;
}

export function TypeChoice({ value, onChange, isStacked = false }: TypeChoiceProps) {
  const t = useCreditTexts();
  const { basicLacks, proFeatures } = useFeatureTexts();
  const id = useId();
  const choices = [
    { type: 'basic', note: [t('free'), basicLacks].filter(Boolean).join(', ') },
    { type: 'pro', note: t(proFeatures === '' ? 'proNoteYet' : 'proNote') },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="type-small mb-2 font-semibold text-[0.78125rem]">{t('type')}</legend>
      <div className={toClassNames('grid gap-2', !isStacked && 'md:grid-cols-2')}>
        {choices.map(({ type, note }) => (
          <label
            key={type}
            className={toClassNames(
              'flex cursor-pointer items-start gap-2.5 rounded-touch border px-3 py-2.5 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              value === type
                ? 'border-accent bg-accent-bg shadow-[0_0_0_1px_var(--accent)]'
                : 'border-border-2 bg-surface hover:border-text-3',
            )}
          >
            <input
              type="radio"
              name={id}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              aria-labelledby={`${id}${type}`}
              aria-describedby={`${id}${type}note`}
              className="mt-0.5 size-4 flex-none appearance-none rounded-full border-[1.5px] border-border-input bg-surface outline-none checked:border-[5px] checked:border-accent forced-colors:appearance-auto"
            />
            <span className="min-w-0">
              <span id={`${id}${type}`} className="type-body block font-semibold">
                {t(type)}
              </span>
              <span
                id={`${id}${type}note`}
                className={toClassNames(
                  'type-small block text-pretty',
                  value === type ? 'text-text-2' : 'text-text-3',
                )}
              >
                {note}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
