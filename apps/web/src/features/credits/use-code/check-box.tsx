import { Button, Spinner, toClassNames } from '@fovea/ui';
import { TicketCheck } from 'lucide-react';
import type { CheckState, Refusal } from './code-check.ts';
import { OfferFacts } from './offer-facts.tsx';
import { useTexts } from './texts.ts';

interface CheckBoxProps {
  state: CheckState;
  /** As far as it is known. */
  balance: number | undefined;
  onAskAgain: () => void;
}

/** The state of the code. The box has the same place and size in every state. */
export function CheckBox({ state, balance, onAskAgain }: CheckBoxProps) {
  const t = useTexts();
  const isValid = state.kind === 'valid';
  return (
    <div
      role="status"
      className={toClassNames(
        'type-small min-h-32 rounded-bar border px-4 py-3.5',
        isValid
          ? 'border-border bg-surface-2'
          : 'grid place-items-center border-border-2 border-dashed text-center text-text-3',
      )}
    >
      {state.kind === 'waiting' && <p className="text-pretty">{t('waiting')}</p>}
      {state.kind === 'checking' && (
        <p className="flex items-center gap-2">
          <Spinner />
          {t('checking')}
        </p>
      )}
      {isValid && (
        <>
          <p className="type-body mb-2 flex items-center gap-2 font-semibold">
            <TicketCheck aria-hidden="true" className="text-good" />
            {t('valid')}
          </p>
          <OfferFacts offer={state.offer} />
        </>
      )}
      {'error' in state && (
        <div className="text-pretty">
          <p>{t(toNoteKey(state.kind))}</p>
          {balance !== undefined && <p>{t('balanceStays', { balance })}</p>}
          {(state.kind === 'failed' || state.kind === 'limited') && (
            <Button size="dense" className="mt-2" onClick={onAskAgain}>
              {t('tryAgain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const toNoteKey = (refusal: Refusal) => `${refusal}Note` as const;
