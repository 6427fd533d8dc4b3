import { CodeField, Spinner } from '@fovea/ui';
import { useEffect, useRef, useState } from 'react';
import { useCountdown } from '#shared/forms/use-countdown.ts';
import { StepCard } from './step-card.tsx';
import { useTexts } from './texts.ts';

const CODE_LENGTH = 6;

interface CodeStepProps {
  code: string;
  onChange: (code: string) => void;
  onComplete: (code: string) => void;
  isChecking: boolean;
  isWrong: boolean;
  /** When another mail may be asked for. */
  resendAtMs: number;
  onResend: () => void;
}

export function CodeStep({
  code,
  onChange,
  onComplete,
  isChecking,
  isWrong,
  resendAtMs,
  onResend,
}: CodeStepProps) {
  const t = useTexts();
  const box = useRef<HTMLFormElement>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const seconds = useCountdown(resendAtMs);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  // A wrong code is selected, so that the next figure typed begins a new one.
  useEffect(() => {
    if (isWrong) box.current?.querySelector('input')?.select();
  }, [isWrong]);
  const isIncomplete = isConfirmed && code.length < CODE_LENGTH;
  const error = isIncomplete ? 'codeIncomplete' : isWrong ? 'codeWrong' : undefined;
  return (
    <StepCard number={2} title={t('codeStep')} state="open">
      <p className="type-body mt-1 ml-8 text-text-3">{t('codeLead')}</p>
      {/* A whole code is sent by itself; what is confirmed by hand is something else. */}
      <form
        ref={box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsConfirmed(true);
        }}
        onBlur={() => setIsConfirmed(code !== '')}
      >
        <CodeField
          className="mt-3.5"
          label={t('codeStep')}
          labelHidden
          name="code"
          value={code}
          onChange={(next) => {
            setIsConfirmed(false);
            onChange(next);
          }}
          onComplete={onComplete}
          error={error && <span role="alert">{t(error)}</span>}
        />
      </form>
      <div className="type-small mt-3 flex items-start gap-3 text-text-3">
        <span className="min-w-0 flex-1">
          <span role="status">
            {isChecking && (
              <span className="flex items-center gap-2">
                <Spinner />
                {t('codeChecking')}
              </span>
            )}
          </span>
          {!isChecking && t('codeHint')}
        </span>
        {seconds > 0 ? (
          <span className="tnum flex-none">
            {t('resendIn', { time: `0:${String(seconds).padStart(2, '0')}` })}
          </span>
        ) : (
          <button
            type="button"
            onClick={onResend}
            className="focus-ring hit-area flex-none rounded-chip font-medium text-accent-text hover:underline"
          >
            {t('resend')}
          </button>
        )}
      </div>
    </StepCard>
  );
}
