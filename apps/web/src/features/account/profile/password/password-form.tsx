import { LIMITS } from '@fovea/contract/limits';
import { Button, PasswordField } from '@fovea/ui';
import { type FormEvent, useRef, useState } from 'react';
import { changePassword, type Refused } from '#features/account/profile/account.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { focusFirstWrong } from '#shared/forms/focus-first-wrong.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { PasswordRules } from '#shared/forms/password-rules.tsx';
import { checkPasswordChange, type PasswordChange } from './password-change.ts';
import { useTexts } from './texts.ts';

interface PasswordFormProps {
  email: string;
  onChanged: () => void;
}

/** Texts of the server's refusals, by field. */
const REFUSALS = {
  current: 'passwordWrong',
  password: 'passwordBreached',
  repeat: undefined,
} as const;
const isOfField = (refusal: Refused['refusal'] | undefined) =>
  refusal === REFUSALS.current || refusal === REFUSALS.password;
const NOTHING: PasswordChange = { current: '', password: '', repeat: '' };

export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(NOTHING);
  const [left, setLeft] = useState({ current: false, password: false, repeat: false });
  const [refused, setRefused] = useState<Refused>();
  const [attempt, setAttempt] = useState(0);
  const refusal = refused?.refusal;
  const problems = checkPasswordChange(given);

  const { send, isBusy } = useWrite({
    write: ({ current, password }: PasswordChange) => changePassword(current, password),
    cause: 'password-change',
    onDone: (outcome) => {
      if ('data' in outcome) return onChanged();
      setRefused(outcome);
      setAttempt(attempt + 1);
      if (isOfField(outcome.refusal)) focusFirstWrong(form.current);
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setLeft({ current: true, password: true, repeat: true });
    if (Object.keys(problems).length > 0) return focusFirstWrong(form.current);
    setRefused(undefined);
    send(given);
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
        if (refusal === REFUSALS[field]) setRefused(undefined);
      },
    };
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="px-4 pb-5 md:px-5">
      {refused && !isOfField(refusal) && (
        <div className="-mt-4 mb-4">
          <FormAlert attempt={attempt}>
            {refused.said ?? t(refusal === 'limited' ? 'limited' : 'failed')}
          </FormAlert>
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
          loading={isBusy}
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
