import { Button } from '@fovea/ui';
import { type FormEvent, useState } from 'react';
import { isEmail } from '#shared/forms/email.ts';
import { EmailField } from '#shared/forms/email-field.tsx';
import { StepCard } from './step-card.tsx';
import { useTexts } from './texts.ts';

interface EmailStepProps {
  email: string;
  onChange: (email: string) => void;
  isSending: boolean;
  /** The address has an account already. */
  isInUse: boolean;
  onSend: () => void;
  onTouch: () => void;
}

export function EmailStep({
  email,
  onChange,
  isSending,
  isInUse,
  onSend,
  onTouch,
}: EmailStepProps) {
  const t = useTexts();
  const [isChecked, setIsChecked] = useState(false);
  const problem =
    email.trim() === '' ? 'emailMissing' : isEmail(email) ? undefined : 'emailInvalid';
  const error = isInUse ? 'emailInUse' : isChecked ? problem : undefined;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem === undefined) onSend();
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <StepCard number={1} title={t('emailStep')} state="open">
      <form
        noValidate
        onSubmit={handleSubmit}
        className="mt-3.5 flex flex-col gap-2.5 md:flex-row md:items-start"
      >
        <EmailField
          className="flex-1"
          label={t('email')}
          labelHidden
          placeholder={t('email')}
          value={email}
          error={error && t(error)}
          onFocus={onTouch}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setIsChecked(isChecked || email !== '')}
        />
        <Button type="submit" variant="primary" size="touch" loading={isSending}>
          {t('sendCode')}
        </Button>
      </form>
    </StepCard>
  );
}
