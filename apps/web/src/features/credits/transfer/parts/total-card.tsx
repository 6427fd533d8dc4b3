import { Button, Skeleton, toClassNames } from '@fovea/ui';
import type { ReactNode } from 'react';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { toNumberText } from '#shared/format/numbers.ts';

const STRIPES = 'repeating-linear-gradient(135deg, currentcolor 0 4px, transparent 4px 8px)';

interface TotalCardProps {
  count: number;
  amount: number;
  /** Not known yet. */
  balance: number | undefined;
  onCheck: () => void;
}

export function TotalCard({ count, amount, balance, onCheck }: TotalCardProps) {
  const t = useTexts();
  const total = count * amount;
  const after = balance === undefined ? undefined : balance - total;
  const isShort = after !== undefined && after < 0;
  return (
    <section className="flex flex-col rounded-card border border-border bg-surface px-5 pt-4.5 pb-4.5 shadow-e1">
      <h2 className="type-h3">{t('total')}</h2>
      <dl className="type-body tnum mt-2">
        <Row term={t('receiversTimes', { count, amount })}>
          <b className="font-semibold">{t('sessions', { count: total })}</b>
        </Row>
        <Row term={t('balance')}>
          {balance === undefined ? <Skeleton className="w-9" /> : toNumberText(balance)}
        </Row>
      </dl>
      <BalanceBar balance={balance ?? 0} total={total} />
      <dl aria-live="polite" className="type-body tnum">
        <Row
          term={
            <b className="font-semibold text-text">{t(isShort ? 'missing' : 'balanceAfter')}</b>
          }
        >
          {after === undefined ? (
            <Skeleton className="h-5 w-10" />
          ) : (
            <b className={toClassNames('font-bold text-[1rem]', isShort && 'text-bad')}>
              {toNumberText(Math.abs(after))}
            </b>
          )}
        </Row>
      </dl>
      <div className="mt-auto pt-2.5">
        <Button
          variant="primary"
          size="public"
          wide
          className="max-md:min-h-11"
          disabled={count === 0 || after === undefined || isShort}
          onClick={onCheck}
        >
          {count === 0 ? t('checkNone') : t('check', { count })}
        </Button>
      </div>
    </section>
  );
}

function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-7.5 items-center justify-between gap-3">
      <dt className="text-text-2">{term}</dt>
      <dd className="flex-none">{children}</dd>
    </div>
  );
}

/**
 * Share of the balance that stays and that leaves; in red the missing part. The figures stand
 * beside it.
 */
function BalanceBar({ balance, total }: { balance: number; total: number }) {
  const missing = Math.max(0, total - balance);
  const stays = missing > 0 ? balance : balance - total;
  const leaves = missing > 0 ? missing : total;
  return (
    <div
      aria-hidden="true"
      className="my-1.5 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-surface-3"
    >
      {stays > 0 && <span className="bg-accent" style={{ flexGrow: stays }} />}
      {leaves > 0 && (
        <span
          className={missing > 0 ? 'bg-bad-bg text-bad/40' : 'bg-accent-bg text-accent-border'}
          style={{ flexGrow: leaves, backgroundImage: STRIPES }}
        />
      )}
    </div>
  );
}
