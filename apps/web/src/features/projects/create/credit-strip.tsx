import { toClassNames } from '@fovea/ui';
import { ArrowRight, Ticket } from 'lucide-react';
import { useFunds } from '#features/projects/model/use-funds.ts';
import { useTexts } from './texts.ts';

/**
 * Sessions that a Pro project will take. They are taken later, so a shortage is shown and does not
 * stop anybody.
 */
export function CreditStrip({ cost }: { cost: number }) {
  const t = useTexts();
  const { balance } = useFunds(cost);
  const remaining = balance === undefined ? 0 : balance - cost;
  const marks = { b: (text: string) => <b className="font-semibold">{text}</b> };
  const arrow = <ArrowRight aria-hidden="true" className="size-3.5 flex-none opacity-60" />;
  return (
    <div
      role="status"
      className={toClassNames(
        'type-small tnum flex flex-wrap items-center gap-x-2 gap-y-1 rounded-touch px-3 py-2.5',
        remaining < 0 ? 'bg-bad-bg text-bad' : 'bg-surface-2 text-text',
      )}
    >
      <Ticket aria-hidden="true" className="size-3.5 flex-none" />
      {balance !== undefined && (
        <>
          <span>{t.rich('balance', marks, { balance })}</span>
          {arrow}
        </>
      )}
      <span>{t.rich('cost', marks, { cost })}</span>
      {balance !== undefined && (
        <>
          {arrow}
          <span>
            {remaining < 0
              ? t.rich('missing', marks, { missing: -remaining })
              : t.rich('remaining', marks, { remaining })}
          </span>
        </>
      )}
      <span className={toClassNames('ml-auto', remaining >= 0 && 'text-text-3')}>
        {t('usedAtStart')}
      </span>
    </div>
  );
}
