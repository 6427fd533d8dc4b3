import { LIMITS } from '@fovea/contract';
import { NumberStepper } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { modals } from '#shared/modals/modals.ts';
import { focusAfterDialog } from './model/focus-after-dialog.ts';
import { listValid, listWrong } from './model/receivers.ts';
import { useReceivers } from './model/use-receivers.ts';
import { Codes } from './parts/codes.tsx';
import { ReceiversField } from './parts/receivers-field.tsx';
import { TotalCard } from './parts/total-card.tsx';
import { useTexts } from './texts.ts';

export { CancelCode } from './parts/cancel-code.tsx';
export { CheckReceivers } from './parts/check-receivers.tsx';

const START_AMOUNT = 10;

/** Sends sessions to others as codes, and shows what became of those. */
export function Transfer() {
  const t = useTexts();
  const codesTitle = useRef<HTMLHeadingElement>(null);
  const [amount, setAmount] = useState(START_AMOUNT);
  const draft = useReceivers();
  const { data: credits } = useQuery({
    ...creditsQuery,
    throwOnError: (_error, { state }) => state.data === undefined,
  });

  const handleCheck = () => {
    const all = draft.enter(draft.text);
    modals.open('sessionTransferEmailCheck', {
      amount,
      receivers: listValid(all),
      wrong: listWrong(all).map(({ email }) => email),
      onRemove: draft.remove,
      onSent: () => {
        draft.clearValid();
        focusAfterDialog(codesTitle.current);
      },
    });
  };
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      <div className="mt-4.5 grid gap-3.5 md:grid-cols-[minmax(0,1fr)_17rem] wide:grid-cols-[minmax(0,1fr)_18.5rem]">
        <section className="min-w-0 rounded-card border border-border bg-surface px-5 py-4.5 shadow-e1">
          <div className="flex flex-wrap items-end gap-x-7 gap-y-2">
            <NumberStepper
              className="max-md:[&_.field-edge]:min-h-11"
              label={t('perPerson')}
              value={amount}
              onChange={setAmount}
              min={1}
              max={LIMITS.transferAmountMax}
              decreaseLabel={t('fewer')}
              increaseLabel={t('more')}
              name="amount"
            />
            <p className="type-small min-w-40 flex-1 text-pretty pb-2 text-text-3">
              {t('howItWorks')}
            </p>
          </div>
          <div className="mt-4">
            <ReceiversField draft={draft} />
          </div>
        </section>
        <TotalCard
          count={draft.counted}
          amount={amount}
          balance={credits?.balance}
          onCheck={handleCheck}
        />
      </div>
      <Codes titleRef={codesTitle} />
    </>
  );
}
