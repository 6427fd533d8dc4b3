import { ApiError } from '@fovea/contract/api-error';
import { LIMITS } from '@fovea/contract/limits';
import { PasswordField } from '@fovea/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { checkPassword } from '#shared/collect-api.ts';
import type { ProjectHead, Way } from '#shared/project-head.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

export interface PasswordProps {
  progress: number | undefined;
  way: Way;
  /** Password typed before somebody came back. */
  given: string | undefined;
  onUnlock: (password: string, briefing: ProjectHead['briefing']) => void;
}

type Fault = 'missing' | 'wrong' | 'limited' | 'away';

/** After so many wrong tries the next one waits. */
const TRIES = 5;
const WAIT_S = 30;

export function Password({ progress, way, given, onUnlock }: PasswordProps) {
  const t = useTexts();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(given ?? '');
  const [fault, setFault] = useState<Fault>();
  const [isChecking, setChecking] = useState(false);
  const [isSolving, setSolving] = useState(false);
  const [wrongTries, setWrongTries] = useState(0);
  const [waitS, setWaitS] = useState(0);

  useEffect(() => {
    if (waitS === 0) return;
    const timer = setTimeout(() => setWaitS(waitS - 1), 1_000);
    return () => clearTimeout(timer);
  }, [waitS]);

  const refuse = (found: Fault) => {
    setFault(found);
    if (found === 'wrong') {
      setWrongTries(wrongTries + 1);
      if ((wrongTries + 1) % TRIES === 0) setWaitS(WAIT_S);
    }
    form.current?.querySelector('input')?.focus();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking || waitS > 0) return;
    if (typed === '') return refuse('missing');
    setChecking(true);
    try {
      onUnlock(typed, await checkPassword(way, typed, () => setSolving(true)));
    } catch (error) {
      refuse(toFault(error));
    } finally {
      setChecking(false);
      setSolving(false);
    }
  };
  const error = waitS > 0 ? t('wait', { count: waitS }) : fault && t(fault);
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      progress={progress}
      actions={
        <>
          <p role="status" className="type-body min-h-5 text-balance text-center text-text-2">
            {isSolving && t('checking')}
          </p>
          <StepButton
            variant="primary"
            type="submit"
            form={formId}
            loading={isChecking}
            disabled={waitS > 0}
          >
            {t('next')}
          </StepButton>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="mt-6"
      >
        <PasswordField
          size="touch"
          name="project-password"
          label={t('label')}
          labelHidden
          showLabel={t('show')}
          hideLabel={t('hide')}
          autoComplete="off"
          autoCorrect="off"
          maxLength={LIMITS.projectPasswordMaxLength}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(undefined);
          }}
          error={error}
          required
        />
      </form>
    </StepScreen>
  );
}

function toFault(error: unknown): Fault {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'project_password_wrong') return 'wrong';
  return code === 'project_password_limited' ? 'limited' : 'away';
}
