import { LIMITS } from '@fovea/contract/limits';
import { TextField } from '@fovea/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { StoredPerson } from '#recording/recording-store.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { type GenderChoice, GenderField } from './gender-field.tsx';
import { parseAge } from './parse-age.ts';
import { useTexts } from './texts.ts';

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
