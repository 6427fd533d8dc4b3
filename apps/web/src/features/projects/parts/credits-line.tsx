import { toClassNames } from '@fovea/ui';
import { Ticket } from 'lucide-react';
import { useFunds } from '#features/projects/model/use-funds.ts';
import { useCreditTexts } from './credit-texts.ts';

/** Sessions that a Pro project will take, beside the balance. Nothing is taken before it starts. */
export function CreditsLine({ cost }: { cost: number }) {
  const t = useCreditTexts();
  const { balance } = useFunds(cost);
  const missing = balance === undefined ? 0 : Math.max(0, cost - balance);
  const marks = { b: (text: string) => <b className="font-semibold">{text}</b> };
  return (
    <p
      role="status"
      className={toClassNames(
        'type-small tnum flex gap-2 rounded-touch px-3 py-2.5',
        missing > 0 ? 'bg-bad-bg text-bad' : 'bg-surface-2 text-text',
      )}
    >
      <Ticket aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <span>
          {balance === undefined
            ? t.rich('needs', marks, { count: cost })
            : t.rich(missing > 0 ? 'needsOf' : 'needsOfLeaving', marks, {
                count: cost,
                balance,
                after: balance - cost,
              })}
        </span>
        <span className={missing > 0 ? 'font-medium' : 'text-text-3'}>
          {missing > 0 ? t('isMissing', { count: missing }) : t('usedAtStart')}
        </span>
      </span>
    </p>
  );
}
