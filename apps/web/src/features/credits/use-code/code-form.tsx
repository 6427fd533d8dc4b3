import { Button, Spinner } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Ban, CircleAlert, CircleCheck, CircleQuestionMark, Clock } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { useNarrow } from '#shared/media.ts';
import { toasts } from '#shared/toasts.ts';
import { CheckBox } from './check-box.tsx';
import { type CheckState, toRefusal, useCodeCheck } from './code-check.ts';
import { CodeField } from './code-field.tsx';
import { isWhole } from './code-letters.ts';
import { type Offer, redeemCode } from './codes.queries.ts';
import { OfferFacts } from './offer-facts.tsx';
import { useTexts } from './texts.ts';

interface ConfirmUseProps {
  offer: Offer;
  isUsing: boolean;
  onUse: () => void;
  onClose: () => void;
}

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
  const { data: credits, isError: isBalanceUnknown } = useQuery(creditsQuery);
  const { state, askAgain, refuse, forget } = useCodeCheck(letters);

  const end = () => {
    setIsAsking(false);
    field.current?.focus();
  };
  const { send: use, isBusy: isUsing } = useWrite({
    write: () => redeemCode(letters),
    cause: 'use-code',
    onDone: ({ amount }) => {
      toasts.show({ kind: 'success', title: t('added', { count: amount }) });
      setLetters('');
      forget();
      end();
    },
    onRefused: (error) => {
      end();
      if (toRefusal(error) === 'failed') return false;
      refuse(error);
      return true;
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole(letters)) {
      setIsIncomplete(true);
      field.current?.focus();
    } else if (state.kind === 'valid' && isNarrow) {
      setIsAsking(true);
    } else if (state.kind === 'valid') {
      use();
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
          onUse={() => use()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

/** Where the screen is too small to have all of it in sight beside the button. */
function ConfirmUse({ offer, isUsing, onUse, onClose }: ConfirmUseProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      title={t('confirmTitle')}
      description={t('confirmText')}
      safe={t('cancel')}
      confirm={t('use')}
      isBusy={isUsing}
      onConfirm={onUse}
      onClose={onClose}
    >
      <div className="type-body rounded-bar border border-border px-4 py-3.5">
        <OfferFacts offer={offer} />
      </div>
    </ConfirmDialog>
  );
}
