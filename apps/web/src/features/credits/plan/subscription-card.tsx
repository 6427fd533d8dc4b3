import type { Subscription } from '@fovea/contract';
import { Badge, Button, ProgressBar } from '@fovea/ui';
import { CalendarClock, Clock } from 'lucide-react';
import { useState } from 'react';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { modals } from '#shared/modals/modals.ts';
import { toMoneyText } from '#shared/shop/money.ts';
import { toasts } from '#shared/toasts.ts';
import { ChangePlan } from './change-plan.tsx';
import { keepSubscription } from './subscription.queries.ts';
import { useTexts } from './texts.ts';

/** The monthly plan: what is left of it, when it is paid again, and how to change or end that. */
export function SubscriptionCard({ own }: { own: Subscription }) {
  const t = useTexts();
  const { sessions, left, paidUntil, state } = own;
  const leftText = t('leftOf', { left: toNumberText(left), count: sessions });
  return (
    <section
      aria-label={t('monthly')}
      className="rounded-card border border-border bg-surface p-4 shadow-e1 md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="type-h3 tnum">
          {t('monthlyTitle', { count: sessions })} <Badge tone="accent">{t('pro')}</Badge>
        </h2>
        <p className="type-body tnum text-text-2">{t('aMonth', { price: toMoneyText(own) })}</p>
      </div>
      <p className="type-h2 tnum mt-3">{leftText}</p>
      <ProgressBar
        className="mt-2"
        label={t('leftLabel')}
        share={left / sessions}
        valueText={leftText}
      />
      {state === 'active' && (
        <p
          className={`type-small tnum mt-2 flex items-center gap-2 ${isSoon(paidUntil) ? 'text-warn' : 'text-text-3'}`}
        >
          <Clock aria-hidden="true" className="size-3.5 flex-none" />
          {t('expire', { date: toDateText(paidUntil) })}
        </p>
      )}
      <NextPayment own={own} />
      {state === 'past_due' && (
        <p role="status" className="type-body mt-2 text-warn">
          {t('pastDue')}
        </p>
      )}
      <Deeds own={own} />
    </section>
  );
}

const SOON_MS = 7 * 24 * 3_600_000;
const isSoon = (instant: string) => Date.parse(instant) - Date.now() < SOON_MS;

/** 'Subscription (monthly, with next payment date)'. */
function NextPayment({ own: { nextPaymentAt, next, currency, amount } }: { own: Subscription }) {
  const t = useTexts();
  const price = toMoneyText({ currency, amount: next?.amount ?? amount });
  return (
    <p className="type-body tnum mt-2 flex items-center gap-2">
      <CalendarClock aria-hidden="true" className="size-3.5 flex-none" />
      <span className="min-w-0">
        {nextPaymentAt === null
          ? t('noPayment')
          : t('nextPayment', { date: toDateText(nextPaymentAt), price })}
        {next && nextPaymentAt !== null && ` ${t('thenSessions', { count: next.sessions })}`}
      </span>
    </p>
  );
}

function Deeds({ own }: { own: Subscription }) {
  const t = useTexts();
  const [isChanging, setIsChanging] = useState(false);
  const { send: keep, isBusy } = useWrite({
    write: keepSubscription,
    about: [KEYS.subscription],
    cause: 'subscription',
    onDone: () => toasts.show({ kind: 'success', title: t('kept') }),
  });
  if (own.nextPaymentAt === null) {
    return (
      <Button size="public" className="mt-4" loading={isBusy} onClick={() => keep()}>
        {t('keepPlan')}
      </Button>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="public" onClick={() => setIsChanging(true)}>
        {t('change')}
      </Button>
      <Button
        size="public"
        variant="danger"
        onClick={() => modals.open('cancelSubscription', { subscription: own })}
      >
        {t('cancelPlan')}
      </Button>
      {isChanging && <ChangePlan own={own} onClose={() => setIsChanging(false)} />}
    </div>
  );
}
