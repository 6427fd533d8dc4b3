import { CodeField, TextField } from '@fovea/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { SubmitButton } from '#shared/forms/submit-button.tsx';
import { useCodeTexts } from './code-texts.ts';
import type { LogInFailure } from './log-in.queries.ts';

const CODE_LENGTH = 6;
const QUIET_BUTTON =
  'focus-ring hit-area rounded-chip font-medium text-accent-text hover:underline';

type Problem = 'codeMissing' | 'recoveryMissing' | 'codeWrong' | 'failed';

interface CodeStepProps {
  title: string;
  /** Answers nothing when it has logged in. */
  onSubmit: (code: string) => Promise<LogInFailure | undefined>;
  onBack: () => void;
}

/** The password was right; now the phone, or what was kept for a day without it. */
export function CodeStep({ title, onSubmit, onBack }: CodeStepProps) {
  const t = useCodeTexts();
  const form = useRef<HTMLFormElement>(null);
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other way is another field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [isRecovery]);

  const tell = (next: Problem) => {
    setProblem(next);
    setAttempt(attempt + 1);
    if (next === 'failed') return;
    const input = form.current?.querySelector('input');
    input?.focus();
    // The next sign typed begins a new code.
    input?.select();
  };
  const send = async (given: string) => {
    if (isSending) return;
    if (isRecovery && given.trim() === '') return tell('recoveryMissing');
    if (!isRecovery && given.length < CODE_LENGTH) return tell('codeMissing');
    setProblem(undefined);
    setIsSending(true);
    const failure = await onSubmit(given);
    setIsSending(false);
    if (failure) tell(failure === 'codeWrong' ? 'codeWrong' : 'failed');
  };
  const change = (next: string) => {
    setCode(next);
    if (problem !== 'failed') setProblem(undefined);
  };
  const handleSwitch = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    setProblem(undefined);
  };

  const error =
    problem && problem !== 'failed' ? <span role="alert">{t(problem)}</span> : undefined;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <h1 className="font-bold text-[1.75rem] leading-9 tracking-[-0.022em]">{title}</h1>
      <p className="type-body mt-1 text-pretty text-[0.875rem] text-text-3">
        {t(isRecovery ? 'recoveryLead' : 'appLead')}
      </p>
      {problem === 'failed' && <FormAlert attempt={attempt}>{t('failed')}</FormAlert>}
      {isRecovery ? (
        <TextField
          className="mt-5"
          size="touch"
          label={t('recoveryCode')}
          name="recovery"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={code}
          error={error}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <CodeField
          // As wide as the button below it.
          className="mt-5 [&_.max-w-92]:max-w-none"
          label={t('appLead')}
          labelHidden
          name="code"
          value={code}
          onChange={change}
          onComplete={(given) => void send(given)}
          error={error}
        />
      )}
      <p role="status" className="sr-only">
        {isSending && t('checking')}
      </p>
      <SubmitButton isSending={isSending}>{t('submit')}</SubmitButton>
      <div className="type-body mt-4.5 flex flex-wrap justify-between gap-x-4 gap-y-3 text-[0.875rem]">
        <button type="button" className={QUIET_BUTTON} onClick={handleSwitch}>
          {t(isRecovery ? 'useApp' : 'useRecovery')}
        </button>
        <button type="button" className={QUIET_BUTTON} onClick={onBack}>
          {t('back')}
        </button>
      </div>
    </form>
  );
}
