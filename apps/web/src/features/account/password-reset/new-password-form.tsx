import { LIMITS } from '@fovea/contract/limits';
import { Link, PasswordField } from '@fovea/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { ResetLink } from '#features/account/model/password-reset.queries.ts';
import { toDateTimeText } from '#shared/format/dates.ts';
import { focusFirstWrong } from '#shared/forms/focus-first-wrong.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { PasswordRules } from '#shared/forms/password-rules.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { PATHS } from '#shared/paths.ts';
import { checkNewPassword, type NewPassword } from './new-password.ts';
import { useFormTexts } from './new-password-texts.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useTexts } from './texts.ts';

interface NewPasswordFormProps {
  link: ResetLink;
  /** Rejects when it did not work for another reason than the link. */
  onSave: (password: string) => Promise<void>;
}

type Field = keyof NewPassword;

export function NewPasswordForm({ link, onSave }: NewPasswordFormProps) {
  const t = useFormTexts();
  const screen = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<NewPassword>({ password: '', repeat: '' });
  const [left, setLeft] = useState({ password: false, repeat: false });
  const [isSaving, setIsSaving] = useState(false);
  const [failures, setFailures] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  /** A password that the server knows from a list of stolen ones. */
  const [stolen, setStolen] = useState<string>();
  const problems = checkNewPassword(given);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setLeft({ password: true, repeat: true });
    if (Object.keys(problems).length > 0) return focusFirstWrong(form.current);
    setIsSaving(true);
    setHasFailed(false);
    try {
      await onSave(given.password);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'password_breached') {
        setStolen(given.password);
        focusFirstWrong(form.current);
      } else {
        setHasFailed(true);
        setFailures(failures + 1);
      }
    }
    setIsSaving(false);
  };

  const toField = (field: Field) => {
    const isStolen = field === 'password' && given.password === stolen;
    const problem = isStolen ? 'passwordBreached' : left[field] ? problems[field] : undefined;
    return {
      size: 'touch' as const,
      label: t(field),
      name: field,
      autoComplete: 'new-password',
      required: true,
      maxLength: LIMITS.passwordMaxLength,
      showLabel: t('showPassword'),
      hideLabel: t('hidePassword'),
      value: given[field],
      error: problem && t(problem),
      onBlur: () => given[field] !== '' && setLeft((old) => ({ ...old, [field]: true })),
      onChange: (event: { target: { value: string } }) =>
        setGiven((old) => ({ ...old, [field]: event.target.value })),
    };
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ScreenTitle>{screen('title')}</ScreenTitle>
      <p className="type-body wrap-anywhere mt-1 text-[0.875rem] text-text-3">
        {t('forEmail', { email: link.email })}
      </p>
      {hasFailed && <FormAlert attempt={failures}>{screen('failed')}</FormAlert>}
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField className="mt-5" {...toField('password')} />
      <div className="mt-2.25">
        <PasswordRules password={given.password} />
      </div>
      <PasswordField className="mt-4" {...toField('repeat')} />
      <SubmitButton isSending={isSaving}>{t('save')}</SubmitButton>
      <p className="type-body mt-4.5 text-center text-[0.875rem]">
        <Link asChild>
          <RouterLink to={PATHS.login} state={{ email: link.email }}>
            {screen('back')}
          </RouterLink>
        </Link>
      </p>
      <p className="type-small mt-6.5 text-pretty border-border border-t pt-4.5 text-text-3">
        {t('note', { time: toDateTimeText(link.expiresAt) })}
      </p>
    </form>
  );
}
