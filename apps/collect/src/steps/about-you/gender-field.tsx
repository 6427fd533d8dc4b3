import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from './texts.ts';

const CHOICES = ['female', 'male', 'untold'] as const;
/** `untold` is stored as no value. */
export type GenderChoice = (typeof CHOICES)[number];

export interface GenderFieldProps {
  value: GenderChoice | undefined;
  onChange: (value: GenderChoice) => void;
  error: string | undefined;
}

export function GenderField({ value, onChange, error }: GenderFieldProps) {
  const t = useTexts();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} aria-invalid={error ? true : undefined}>
      <legend className="type-touch font-semibold">{t('gender')}</legend>
      <div className="mt-2 grid grid-cols-2 gap-2">
        {CHOICES.map((choice) => (
          <label key={choice} className="last:col-span-2">
            <input
              type="radio"
              name="gender"
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="peer sr-only"
            />
            <span className="type-touch grid min-h-12 place-items-center rounded-bar border border-border-input bg-surface px-3 text-center font-medium text-text-2 transition-[background-color,border-color] peer-checked:border-accent peer-checked:bg-accent-bg peer-checked:font-semibold peer-checked:text-accent-text peer-checked:shadow-[inset_0_0_0_1px_var(--accent)] peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 forced-colors:peer-checked:outline-2">
              {t(choice)}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="type-small mt-1.5 flex gap-1.25 text-bad">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
