import type { Currency, PlanKind } from '@fovea/contract/catalogue';
import { LIMITS } from '@fovea/contract/limits';
import { Button } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Infinity as Forever, Lock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText, toSignedText } from '#shared/format/numbers.ts';
import { toMoneyText } from '#shared/shop/money.ts';
import { toTax } from '#shared/shop/shop.ts';
import { findProjectId } from './checkout.queries.ts';
import { toNextPayment } from './next-payment.ts';
import { useTexts } from './texts.ts';

interface SummaryProps {
  kind: PlanKind;
  sessions: number;
  money: { currency: Currency; amount: number };
  taxPercent: number;
  balance: number | undefined;
  back: string | undefined;
  isBusy: boolean;
  isReady: boolean;
  /** Somebody came back from the provider without having paid. */
  isFailed: boolean;
}

export function Summary(props: SummaryProps) {
  const { kind, sessions, money, taxPercent, balance, back, ...state } = props;
  const isMonthly = kind === 'monthly';
  const t = useTexts();
  const { isBusy, isReady, isFailed } = state;
  const projectId = findProjectId(back);
  const { data: project } = useQuery({
    ...toProjectQuery(projectId ?? ''),
    enabled: projectId !== undefined,
  });
  const tax = toTax(money.amount, taxPercent);
  const total = toMoneyText(money);
  return (
    <section className="top-20 rounded-card border border-border bg-surface p-4 shadow-e1 md:p-5 lg:sticky">
      <h2 className="type-h3 mb-3">{t('summary')}</h2>
      <dl className="type-body tnum grid gap-2">
        <Line name={t(isMonthly ? 'perMonth' : 'perUse', { count: sessions })}>
          {toMoneyText({ ...money, amount: money.amount - tax })}
        </Line>
        <Line name={t('tax')}>{toMoneyText({ ...money, amount: tax })}</Line>
        <div className="mt-1 flex items-baseline justify-between gap-4 border-border border-t pt-3">
          <dt className="type-h3">{t('total')}</dt>
          <dd className="font-bold text-[1.5rem] leading-8">{total}</dd>
        </div>
        {isMonthly && <Line name={t('nextPayment')}>{toDateText(toNextPayment(new Date()))}</Line>}
      </dl>
      {balance !== undefined && (
        <dl className="type-small tnum mt-3.5 grid gap-1.5 rounded-bar bg-surface-2 p-3.5">
          <Line name={t('balanceNow')}>{toNumberText(balance)}</Line>
          <Line name={t('added')}>
            <span className="text-good">{toSignedText(sessions)}</span>
          </Line>
          <Line name={t('balanceAfter')}>
            <b className="font-semibold">{t('sessions', { count: balance + sessions })}</b>
          </Line>
        </dl>
      )}
      {isFailed && (
        <p role="alert" className="type-body mt-4 text-bad">
          {t('notPaid')}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="touch"
        wide
        className="mt-4"
        loading={isBusy}
        disabled={!isReady}
        iconLeft={<Lock aria-hidden="true" />}
      >
        {t('pay', { price: total })}
      </Button>
      <ul className="type-small mt-3.5 grid gap-2 text-text-2">
        {project && (
          <Note icon={<Undo2 aria-hidden="true" />}>{t('goBack', { project: project.name })}</Note>
        )}
        <Note icon={<Undo2 aria-hidden="true" />}>{t('refund', { days: LIMITS.refundDays })}</Note>
        {isMonthly ? (
          <Note icon={<CalendarClock aria-hidden="true" />}>{t('monthEnd')}</Note>
        ) : (
          <Note icon={<Forever aria-hidden="true" />}>{t('noExpiry')}</Note>
        )}
      </ul>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-text-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:flex-none">
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}
