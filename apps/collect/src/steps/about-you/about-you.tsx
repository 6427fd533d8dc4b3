import { LIMITS } from '@fovea/contract/limits';
import { TextField } from '@fovea/ui';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { StoredPerson } from '#recording/recording-store.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { parseAge } from './parse-age.ts';
import { useTexts } from './texts.ts';

const CHOICES = ['female', 'male', 'untold'] as const;
/** `untold` is stored as no value. */
type GenderChoice = (typeof CHOICES)[number];

interface GenderFieldProps {
  value: GenderChoice | undefined;
  onChange: (value: GenderChoice) => void;
  error: string | undefined;
}

export interface AboutYouProps {
  progress: number | undefined;
  given: StoredPerson | undefined;
  onDescribe: (person: StoredPerson) => void;
}

export function AboutYou({ progress, given, onDescribe }: AboutYouProps) {
  const t = useTexts();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [gender, setGender] = useState<GenderChoice | undefined>(
    given && (given.gender ?? 'untold'),
  );
  const [typedAge, setTypedAge] = useState(String(given?.age ?? ''));
  const [isTried, setTried] = useState(false);
  const age = parseAge(typedAge);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (gender === undefined) return form.current?.querySelector('input')?.focus();
    if (age === undefined) return form.current?.querySelector<HTMLElement>('[name=age]')?.focus();
    onDescribe({ gender: gender === 'untold' ? null : gender, age });
  };

  const { participantMinAge: min, participantMaxAge: max } = LIMITS;
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      progress={progress}
      actions={
        <StepButton variant="primary" type="submit" form={formId}>
          {t('next')}
        </StepButton>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={handleSubmit}
        className="mt-7 flex flex-col gap-6"
      >
        <GenderField
          value={gender}
          onChange={setGender}
          error={isTried && gender === undefined ? t('genderMissing') : undefined}
        />
        <TextField
          name="age"
          size="touch"
          label={<span className="type-touch">{t('age')}</span>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typedAge}
          onChange={(event) => setTypedAge(event.target.value)}
          error={isTried && age === undefined ? t('ageWrong', { min, max }) : undefined}
          required
        />
      </form>
    </StepScreen>
  );
}

function GenderField({ value, onChange, error }: GenderFieldProps) {
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
