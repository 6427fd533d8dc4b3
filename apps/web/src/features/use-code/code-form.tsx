import { Button, Spinner } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Ban, CircleAlert, CircleCheck, CircleQuestionMark, Clock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { creditsQuery, refreshCredits } from '#shared/api/credits.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { toasts } from '#shared/toasts.ts';
import { useNarrow } from '#shared/use-narrow.ts';
import { CheckBox } from './check-box.tsx';
import { redeemCode } from './code-calls.ts';
import { type CheckState, toRefusal, useCodeCheck } from './code-check.ts';
import { CodeField } from './code-field.tsx';
import { isWhole } from './code-letters.ts';
import { ConfirmUse } from './confirm-use.tsx';
import { useTexts } from './texts.ts';

const MARKS = {
  waiting: null,
  checking: <Spinner />,
  valid: <CircleCheck aria-hidden="true" className="text-good" />,
  cancelled: <Ban aria-hidden="true" className="text-bad" />,
  used: <CircleAlert aria-hidden="true" className="text-bad" />,
  empty: <Clock aria-hidden="true" className="text-bad" />,
  unknown: <CircleQuestionMark aria-hidden="true" className="text-bad" />,
  limited: <Clock aria-hidden="true" className="text-bad" />,
  failed: <CircleAlert aria-hidden="true" className="text-bad" />,
} as const satisfies Record<CheckState['kind'], unknown>;

/** One code: checked as soon as it is whole, used when the person says so. */
export function CodeForm() {
  const t = useTexts();
  const isNarrow = useNarrow();
  const field = useRef<HTMLInputElement>(null);
  const [letters, setLetters] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isUsing, setIsUsing] = useState(false);
  const { data: credits, isError: isBalanceUnknown } = useQuery(creditsQuery);
  const { state, askAgain, refuse, forget } = useCodeCheck(letters);

  const use = async () => {
    setIsUsing(true);
    try {
      const { amount } = await redeemCode(letters);
      toasts.show({ kind: 'success', title: t('added', { count: amount }) });
      setLetters('');
      forget();
      void refreshCredits();
    } catch (error) {
      if (toRefusal(error) === 'failed') {
        toasts.show({ kind: 'error', title: toErrorText(error), cause: 'use-code' });
      } else {
        refuse(error);
      }
    }
    setIsUsing(false);
    setIsAsking(false);
    field.current?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole(letters)) {
      setIsIncomplete(true);
      field.current?.focus();
    } else if (state.kind === 'valid' && isNarrow) {
      setIsAsking(true);
    } else if (state.kind === 'valid') {
      void use();
    }
  };
  const error = 'error' in state ? toErrorText(state.error) : isIncomplete && t('incomplete');
  return (
    <section className="grid grid-cols-1 gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 md:grid-cols-[minmax(0,1fr)_17rem] md:p-5">
      <form
        noValidate
        onSubmit={handleSubmit}
        className="flex flex-col gap-3 md:flex-row md:items-start"
      >
        <CodeField
          field={field}
          letters={letters}
          readOnly={isUsing}
          error={error ? <span role="alert">{error}</span> : undefined}
          end={MARKS[state.kind]}
          onChange={(next) => {
            setLetters(next);
            setIsIncomplete(false);
          }}
        />
        {/* Beside the input: below the line of its label. */}
        <Button
          type="submit"
          variant="primary"
          size="touch"
          className="md:mt-[calc(1.5rem+var(--line-extra))]"
          loading={isUsing}
          disabled={isWhole(letters) && state.kind !== 'valid'}
        >
          {t('use')}
        </Button>
      </form>
      <CheckBox
        state={state}
        balance={isBalanceUnknown ? undefined : credits?.balance}
        onAskAgain={askAgain}
      />
      {isAsking && state.kind === 'valid' && (
        <ConfirmUse
          offer={state.offer}
          isUsing={isUsing}
          onUse={() => void use()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
