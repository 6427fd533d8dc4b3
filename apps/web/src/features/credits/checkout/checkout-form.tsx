import { ApiError } from '@fovea/contract/api-error';
import type { Catalogue, Offer, PlanKind, ProviderKey } from '@fovea/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { catalogueQuery } from '#shared/api/catalogue.queries.ts';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { findSaid } from '#shared/api/error-texts.ts';
import { reread } from '#shared/api/query-client.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { focusFirstWrong } from '#shared/forms/focus-first-wrong.ts';
import { useMedia } from '#shared/media.ts';
import { toMoneyText } from '#shared/shop/money.ts';
import { parseSessions, pickOffer, type Shelf } from '#shared/shop/shop.ts';
import { toasts } from '#shared/toasts.ts';
import { parseBack, placeOrder, toChoiceSearch } from './checkout.queries.ts';
import { OfferChoice } from './offer-choice.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentType } from './payment-type.tsx';
import { usePaymentScript } from './payment-window.ts';
import { Summary } from './summary.tsx';
import { Terms } from './terms.tsx';
import { useTexts } from './texts.ts';
import { WindowForm } from './window-form.tsx';

const USUAL_SESSIONS = 30;

interface CheckoutFormProps {
  kind: PlanKind;
  kindChoice: ReactNode;
  shelves: readonly Shelf[];
  first: Shelf;
  taxPercent: Catalogue['taxPercent'];
}

/** Plan and quantity, payment type, terms; then the provider's page. */
export function CheckoutForm({ kind, kindChoice, shelves, first, taxPercent }: CheckoutFormProps) {
  const t = useTexts();
  const isWide = useMedia('wide');
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const { data: credits } = useQuery(creditsQuery);
  const needed = parseSessions(params);
  const back = parseBack(params);
  const [sessions, setSessions] = useState(needed ?? USUAL_SESSIONS);
  const [wanted, setWanted] = useState<ProviderKey>();
  const shelf = shelves.find(({ provider }) => provider === wanted) ?? first;
  const [hasAgreed, setHasAgreed] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  // The same choice again is the same order, whatever became of the first try.
  const keys = useRef(new Map<string, string>());
  const offer = pickOffer(shelf.offers, sessions);
  const { script, isFailed, retry } = usePaymentScript(shelf.window);

  const { send: pay, isBusy } = useWrite({
    write: (chosen: Offer) => {
      const { provider, currency } = shelf;
      const content = {
        plan: kind === 'monthly' ? 'plan2' : 'plan1',
        provider,
        currency,
        sessions: chosen.sessions,
        amount: chosen[currency],
      } as const;
      return placeOrder({
        ...content,
        orderKey: keepKey(keys.current, JSON.stringify(content)),
        agreedToTerms: true,
        ...(back === undefined ? {} : { returnTo: back }),
      });
    },
    cause: 'checkout',
    onDone: ({ id, payUrl }, chosen) => {
      if (payUrl === null) void openWindow(id, chosen);
      else location.assign(payUrl);
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError)) return false;
      if (error.code === 'offer_changed') void reread(catalogueQuery.queryKey);
      // Paid or over: what is paid next is another order.
      if (error.code === 'purchase_ended') keys.current.clear();
      const title = findSaid(error) ?? t(REFUSALS[error.code] ?? 'notStarted');
      toasts.show({ kind: 'error', title, cause: 'checkout' });
      return true;
    },
  });
  const openWindow = async (id: string, chosen: Offer) => {
    const { currency } = shelf;
    try {
      await script?.open({
        id,
        kind,
        currency,
        amount: chosen[currency],
        name: t('perUse', { count: chosen.sessions }),
        failSearch: toChoiceSearch(kind, chosen.sessions, back),
      });
    } catch (error) {
      console.error('the payment window did not open', error);
      toasts.show({ kind: 'error', title: t('notStarted'), cause: 'checkout' });
    }
  };
  if (offer === undefined) return null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (hasAgreed) pay(offer);
    else focusFirstWrong(form.current);
  };
  const money = { currency: shelf.currency, amount: offer[shelf.currency] };
  const payButton = (
    <PayButton
      price={toMoneyText(money)}
      isBusy={isBusy}
      isReady={shelf.window === undefined || script !== undefined}
      isFailed={params.has('code')}
    />
  );
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="mt-4">
      <div className="grid grid-cols-1 items-start gap-3.5 wide:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] wide:gap-7">
        <div className="grid min-w-0 gap-3.5">
          <OfferChoice
            kindChoice={kindChoice}
            shelf={shelf}
            chosen={offer}
            needed={needed}
            back={back}
            onChoose={(next) => setSessions(next.sessions)}
          />
          <PaymentType shelves={shelves} chosen={shelf} offer={offer} onChoose={setWanted}>
            {shelf.window === undefined ? (
              <p className="type-body mt-3 text-text-2">{t('pageNext')}</p>
            ) : (
              <WindowForm isReady={script !== undefined} isFailed={isFailed} onRetry={retry} />
            )}
          </PaymentType>
          <Terms hasAgreed={hasAgreed} isMissing={isAsked && !hasAgreed} onChange={setHasAgreed} />
        </div>
        <Summary
          kind={kind}
          sessions={offer.sessions}
          money={money}
          taxPercent={taxPercent[shelf.currency]}
          credits={credits}
          back={back}
          pay={isWide && payButton}
        />
      </div>
      {!isWide && (
        <div className="sticky bottom-0 z-10 mt-3.5 border-border border-t bg-bg py-3">
          {payButton}
        </div>
      )}
    </form>
  );
}

const REFUSALS: Readonly<Record<string, 'changed' | 'ended' | 'tooMany' | 'exists' | undefined>> = {
  offer_changed: 'changed',
  purchase_ended: 'ended',
  purchases_limited: 'tooMany',
  subscription_exists: 'exists',
};

function keepKey(keys: Map<string, string>, content: string): string {
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  return key;
}
