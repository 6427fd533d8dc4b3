import { LIMITS } from '@fovea/contract/limits';
import { Button, PasswordField } from '@fovea/ui';
import { type FormEvent, useRef, useState } from 'react';
import { changePassword, type Refusal } from '#features/account/account-calls.ts';
import { focusFirstWrong } from '#shared/forms/focus-first-wrong.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { PasswordRules } from '#shared/forms/password-rules.tsx';
import { checkPasswordChange, type PasswordChange } from './password-change.ts';
import { useTexts } from './texts.ts';

interface PasswordFormProps {
  email: string;
  onChanged: () => void;
}

/** What the server says of a field. */
const REFUSALS = {
  current: 'passwordWrong',
  password: 'passwordBreached',
  repeat: undefined,
} as const;
const isOfField = (refusal: Refusal | undefined) =>
  refusal === REFUSALS.current || refusal === REFUSALS.password;
const NOTHING: PasswordChange = { current: '', password: '', repeat: '' };

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(NOTHING);
  const [left, setLeft] = useState({ current: false, password: false, repeat: false });
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const problems = checkPasswordChange(given);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setLeft({ current: true, password: true, repeat: true });
    if (Object.keys(problems).length > 0) return focusFirstWrong(form.current);
    setIsSaving(true);
    setRefusal(undefined);
    const outcome = await changePassword(given.current, given.password);
    setIsSaving(false);
    if ('data' in outcome) return onChanged();
    setRefusal(outcome.refusal);
    setAttempt(attempt + 1);
    if (isOfField(outcome.refusal)) focusFirstWrong(form.current);
  };

  const toField = (field: keyof PasswordChange) => {
    const problem = left[field] ? problems[field] : undefined;
    const shown = problem ?? (refusal === REFUSALS[field] ? REFUSALS[field] : undefined);
    return {
      label: t(field),
      name: field,
      autoComplete: field === 'current' ? 'current-password' : 'new-password',
      required: true,
      maxLength: field === 'current' ? undefined : LIMITS.passwordMaxLength,
      showLabel: t('showPassword'),
      hideLabel: t('hidePassword'),
      value: given[field],
      error: shown && t(shown),
      onBlur: () => given[field] !== '' && setLeft((old) => ({ ...old, [field]: true })),
      onChange: (event: { target: { value: string } }) => {
        setGiven((old) => ({ ...old, [field]: event.target.value }));
        if (refusal === REFUSALS[field]) setRefusal(undefined);
      },
    };
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="px-4 pb-5 md:px-5"
    >
      {refusal && !isOfField(refusal) && (
        <div className="-mt-4 mb-4">
          <FormAlert attempt={attempt}>{t(refusal === 'limited' ? 'limited' : 'failed')}</FormAlert>
        </div>
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className="grid items-start gap-x-3 gap-y-4 md:grid-cols-[1fr_1fr_1fr_auto]">
        <PasswordField {...toField('current')} />
        <PasswordField {...toField('password')} />
        <div className="md:hidden">
          <PasswordRules password={given.password} />
        </div>
        <PasswordField {...toField('repeat')} />
        {/* As deep as the labels of the fields beside it. */}
        <Button
          type="submit"
          variant="primary"
          size="public"
          className="mt-1 md:mt-6"
          loading={isSaving}
        >
          {t('save')}
        </Button>
      </div>
      <div className="mt-3 hidden md:block">
        <PasswordRules password={given.password} />
      </div>
    </form>
  );
}
