import { Link } from '@fovea/ui';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { isEmail, readEmail } from '#shared/forms/email.ts';
import { EmailField } from '#shared/forms/email-field.tsx';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { loadCalls } from './load-calls.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useTexts } from './texts.ts';

export function ForgotPassword() {
  const t = useTexts();
  const location = useLocation();
  const [email, setEmail] = useState(() => readEmail(location.state));
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failures, setFailures] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const problem =
    email.trim() === '' ? 'emailMissing' : isEmail(email) ? undefined : 'emailInvalid';

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setIsChecked(true);
    if (problem !== undefined) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setIsSending(true);
    setHasFailed(false);
    const address = email.trim();
    try {
      const { requestResetLink } = await loadCalls();
      await requestResetLink(address);
      modals.open('passwordResetLink', { email: address });
    } catch {
      setHasFailed(true);
      setFailures(failures + 1);
    }
    setIsSending(false);
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ScreenTitle>{t('forgot')}</ScreenTitle>
      <p className="type-body mt-1 text-pretty text-[0.875rem] text-text-3">{t('forgotLead')}</p>
      {hasFailed && <FormAlert attempt={failures}>{t('sendFailed')}</FormAlert>}
      <EmailField
        className="mt-5"
        label={t('email')}
        value={email}
        error={isChecked && problem ? t(problem) : undefined}
        onFocus={() => void loadCalls().catch(() => undefined)}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setIsChecked(isChecked || email !== '')}
      />
      <SubmitButton isSending={isSending}>{t('sendLink')}</SubmitButton>
      <p className="type-body mt-4.5 text-center text-[0.875rem]">
        <Link asChild>
          <RouterLink to={PATHS.login} state={{ ...(location.state as object | null), email }}>
            {t('back')}
          </RouterLink>
        </Link>
      </p>
    </form>
  );
}
