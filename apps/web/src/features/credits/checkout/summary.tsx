import type { Currency, PlanKind } from '@fovea/contract/catalogue';
import { LIMITS } from '@fovea/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Infinity as Forever, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText, toSignedText } from '#shared/format/numbers.ts';
import { toMoneyText } from '#shared/shop/money.ts';
import { toTax } from '#shared/shop/shop.ts';
import { findProjectId } from './checkout.queries.ts';
import { useTexts } from './texts.ts';

interface SummaryProps {
  kind: PlanKind;
  sessions: number;
  money: { currency: Currency; amount: number };
  taxPercent: number;
  credits: { balance: number; owed?: number | undefined } | undefined;
  back: string | undefined;
  /** Where the summary stands beside the form. */
  pay: ReactNode;
}

export function Summary(props: SummaryProps) {
  const { kind, sessions, money, taxPercent, credits, back, pay } = props;
  const isMonthly = kind === 'monthly';
  const t = useTexts();
  const projectId = findProjectId(back);
  const { data: project } = useQuery({
    ...toProjectQuery(projectId ?? ''),
    enabled: projectId !== undefined,
  });
  const tax = toTax(money.amount, taxPercent);
  const total = toMoneyText(money);
  const owed = credits?.owed ?? 0;
  return (
    <section className="top-20 rounded-card border border-border bg-surface p-4 shadow-e1 md:p-5 wide:sticky">
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
      {credits && (
        <dl className="type-small tnum mt-3.5 grid gap-1.5 rounded-bar bg-surface-2 p-3.5">
          <Line name={t('balanceNow')}>{toNumberText(credits.balance)}</Line>
          <Line name={t('added')}>
            <span className="text-good">{toSignedText(sessions)}</span>
          </Line>
          {owed > 0 && <Line name={t('owed')}>{toSignedText(-owed)}</Line>}
          <Line name={t('balanceAfter')}>
            <b className="font-semibold">
              {t('sessions', { count: Math.max(0, credits.balance + sessions - owed) })}
            </b>
          </Line>
        </dl>
      )}
      {pay && <div className="mt-4">{pay}</div>}
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

/** The same day of the next month, or the last one that it has. UTC, as the server counts. */
function toNextPayment(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}
