import { Button, PasswordField } from '@fovea/ui';
import { type FormEvent, useState } from 'react';
import type { Refused } from '#features/account/profile/account.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { useArrivalFocus } from './arrival-focus.ts';
import { useTexts } from './texts.ts';

type FieldProblem = 'passwordMissing' | 'passwordWrong';
type Problem = Refused | { readonly refusal: 'passwordMissing'; readonly said?: undefined };
const findFieldProblem = (problem: Problem | undefined): FieldProblem | undefined =>
  problem?.refusal === 'passwordMissing' || problem?.refusal === 'passwordWrong'
    ? problem.refusal
    : undefined;

interface PasswordStepProps {
  email: string;
  lead: string;
  action: string;
  isDanger?: boolean;
  takesFocus: boolean;
  onSubmit: (password: string) => Promise<Refused | undefined>;
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
  const [problem, setProblem] = useState<Problem>();
  const [attempt, setAttempt] = useState(0);
  const fieldProblem = findFieldProblem(problem);

  const tell = (next: Problem) => {
    setProblem(next);
    setAttempt(attempt + 1);
    if (findFieldProblem(next) === undefined) return;
    box.current?.querySelector<HTMLInputElement>('[name=current]')?.focus();
  };
  const { send, isBusy } = useWrite({
    write: onSubmit,
    cause: 'password-step',
    onDone: (refused) => refused && tell(refused),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') tell({ refusal: 'passwordMissing' });
    else send(password);
  };

  return (
    <form ref={box} noValidate onSubmit={handleSubmit}>
      <p className="type-body mt-0.5 text-pretty text-text-2">{lead}</p>
      {problem && !fieldProblem && (
        <FormAlert attempt={attempt}>
          {problem.said ?? t(problem.refusal === 'limited' ? 'limited' : 'failed')}
        </FormAlert>
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
          error={fieldProblem && <span role="alert">{t(fieldProblem)}</span>}
          onChange={(event) => {
            setPassword(event.target.value);
            if (fieldProblem) setProblem(undefined);
          }}
        />
        {/* As deep as the label of the field beside them. */}
        <div className="flex gap-2 md:mt-6">
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'primary'}
            size="public"
            loading={isBusy}
          >
            {action}
          </Button>
          {onCancel && (
            <Button variant="quiet" size="public" disabled={isBusy} onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
