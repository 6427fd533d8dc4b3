import { Button, PasswordField } from '@fovea/ui';
import { type FormEvent, useState } from 'react';
import type { Refusal } from '#features/account/account-calls.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { useArrivalFocus } from './arrival-focus.ts';
import { useTexts } from './texts.ts';

interface PasswordStepProps {
  email: string;
  lead: string;
  action: string;
  isDanger?: boolean;
  takesFocus: boolean;
  onSubmit: (password: string) => Promise<Refusal | undefined>;
  onCancel?: () => void;
}

/** Whoever found an open screen must not change how one logs in. */
export function PasswordStep({
  email,
  lead,
  action,
  isDanger = false,
  takesFocus,
  onSubmit,
  onCancel,
}: PasswordStepProps) {
  const t = useTexts();
  const box = useArrivalFocus<HTMLFormElement>(takesFocus);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Refusal | 'passwordMissing'>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const isOfField = problem === 'passwordMissing' || problem === 'passwordWrong';

  const tell = (next: Refusal | 'passwordMissing') => {
    setProblem(next);
    setAttempt(attempt + 1);
    if (next !== 'passwordMissing' && next !== 'passwordWrong') return;
    box.current?.querySelector<HTMLInputElement>('[name=current]')?.focus();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (password === '') return tell('passwordMissing');
    setIsSending(true);
    const refusal = await onSubmit(password);
    setIsSending(false);
    if (refusal) tell(refusal);
  };

  return (
    <form ref={box} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <p className="type-body mt-0.5 text-pretty text-text-2">{lead}</p>
      {problem && !isOfField && (
        <FormAlert attempt={attempt}>{t(problem === 'limited' ? 'limited' : 'failed')}</FormAlert>
      )}
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className="mt-4 flex flex-col gap-x-3 gap-y-4 md:flex-row md:items-start">
        <PasswordField
          className="md:w-80"
          label={t('current')}
          name="current"
          data-arrival
          autoComplete="current-password"
          required
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          value={password}
          error={isOfField ? <span role="alert">{t(problem)}</span> : undefined}
          onChange={(event) => {
            setPassword(event.target.value);
            if (isOfField) setProblem(undefined);
          }}
        />
        {/* As deep as the label of the field beside them. */}
        <div className="flex gap-2 md:mt-6">
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            size="public"
            loading={isSending}
          >
            {action}
          </Button>
          {onCancel && (
            <Button variant="quiet" size="public" disabled={isSending} onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
