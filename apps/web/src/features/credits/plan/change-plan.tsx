import type { Subscription } from '@fovea/contract';
import { ApiError } from '@fovea/contract/api-error';
import type { Offer } from '@fovea/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceCard } from '#features/credits/parts/choice-card.tsx';
import { catalogueQuery } from '#shared/api/catalogue.queries.ts';
import { reread } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { toDateText } from '#shared/format/dates.ts';
import { toMoneyText } from '#shared/shop/money.ts';
import { toasts } from '#shared/toasts.ts';
import { changeSubscription } from './subscription.queries.ts';
import { useTexts } from './texts.ts';

/** Another number of sessions from the next payment on; nothing is charged now. */
export function ChangePlan({ own, onClose }: { own: Subscription; onClose: () => void }) {
  const t = useTexts();
  const { currency, next, nextPaymentAt, paidUntil } = own;
  const { data: catalogue } = useQuery(catalogueQuery);
  const [sessions, setSessions] = useState(next?.sessions ?? own.sessions);
  const offers = catalogue?.plans.find(({ kind }) => kind === 'monthly')?.offers ?? [];
  const chosen = offers.find((offer) => offer.sessions === sessions);
  const { send, isBusy } = useWrite({
    write: (offer: Offer) =>
      changeSubscription({ sessions: offer.sessions, amount: offer[currency] }),
    about: [KEYS.subscription],
    cause: 'subscription',
    onDone: () => {
      onClose();
      toasts.show({ kind: 'success', title: t('changed') });
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'offer_changed') return false;
      void reread(catalogueQuery.queryKey);
      toasts.show({ kind: 'error', title: t('offerChanged'), cause: 'subscription' });
      return true;
    },
  });
  return (
    <ConfirmDialog
      title={t('changeTitle')}
      description={t('changeText', { date: toDateText(nextPaymentAt ?? paidUntil) })}
      safe={t('asItIs')}
      confirm={t('changeConfirm')}
      isBusy={isBusy}
      isDisabled={chosen === undefined}
      onConfirm={() => chosen && send(chosen)}
      onClose={onClose}
    >
      <div role="radiogroup" aria-label={t('changeTitle')} className="grid gap-2">
        {offers.map((offer) => (
          <ChoiceCard
            key={offer.sessions}
            name="monthly"
            value={offer.sessions}
            checked={offer === chosen}
            title={t('count', { count: offer.sessions })}
            text={t('aMonth', { price: toMoneyText({ currency, amount: offer[currency] }) })}
            onChoose={() => setSessions(offer.sessions)}
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}
