import { Button, Skeleton, toClassNames } from '@fovea/ui';
import type { ReactNode } from 'react';
import { toNumberText, toSignedText } from '#shared/format/numbers.ts';
import { useCreditTexts } from './credit-texts.ts';

interface CreditTableProps {
  /** Unknown while it loads. */
  balance: number | undefined;
  cost: number;
}

/** Balance, cost and what remains; or what is missing. */
export function CreditTable({ balance, cost }: CreditTableProps) {
  const t = useCreditTexts();
  const isShort = balance !== undefined && balance < cost;
  return (
    <div className="type-body tnum rounded-bar border border-border px-4 py-3 text-[0.875rem]">
      {isShort ? (
        <>
          <dl>
            <Row term={t('needed', { count: cost })}>{toNumberText(cost)}</Row>
            <Row term={t('balance')}>{toNumberText(balance)}</Row>
          </dl>
          <Split solid={balance} hatched={cost - balance} isShort />
          <dl>
            <Row term={t('missing')} isTotal isShort>
              {toNumberText(cost - balance)}
            </Row>
          </dl>
        </>
      ) : (
        <>
          <dl>
            <Row term={t('balance')}>
              {balance === undefined ? <Wait /> : t('sessions', { count: balance })}
            </Row>
            <Row term={t('cost', { count: cost })}>{toSignedText(-cost)}</Row>
          </dl>
          <Split solid={balance === undefined ? 0 : balance - cost} hatched={cost} />
          <dl>
            <Row term={t('remaining')} isTotal>
              {balance === undefined ? <Wait /> : t('sessions', { count: balance - cost })}
            </Row>
          </dl>
        </>
      )}
    </div>
  );
}

/** In the place of the table when nobody knows the balance. */
export function BalanceFailed({ onRetry }: { onRetry: () => void }) {
  const t = useCreditTexts();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-bar border border-border bg-surface-2 px-4 py-3"
    >
      <p className="type-body min-w-0 flex-1 basis-36 text-text-2">{t('balanceFailed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}

interface RowProps {
  term: string;
  isTotal?: boolean;
  isShort?: boolean;
  children: ReactNode;
}

function Row({ term, isTotal = false, isShort = false, children }: RowProps) {
  return (
    <div className="flex min-h-7 items-center gap-4 py-0.5">
      <dt className={toClassNames('min-w-0', isTotal ? 'font-semibold' : 'text-text-2')}>{term}</dt>
      <dd
        className={toClassNames(
          'ml-auto flex-none text-right',
          isTotal ? 'font-bold text-[1rem]' : 'font-semibold',
          isShort && 'text-bad',
        )}
      >
        {children}
      </dd>
    </div>
  );
}

function Wait() {
  return <Skeleton className="h-4.5 w-24" />;
}

const toHatch = (line: string, ground: string) =>
  `repeating-linear-gradient(135deg, ${line} 0 4px, ${ground} 4px 8px)`;
const SPENT = toHatch('var(--accent-border)', 'var(--accent-bg)');
const MISSING = toHatch('color-mix(in srgb, var(--bad) 32%, transparent)', 'var(--bad-bg)');

interface SplitProps {
  solid: number;
  hatched: number;
  isShort?: boolean;
}

/**
 * Bar of the part that stays, and of the part that goes or is missing. The figures around it say
 * the same.
 */
function Split({ solid, hatched, isShort = false }: SplitProps) {
  return (
    <div
      aria-hidden="true"
      className="edge-when-forced my-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-surface-3"
    >
      {solid > 0 && <span style={{ flexGrow: solid }} className="keep-color bg-accent" />}
      {hatched > 0 && (
        <span
          style={{ flexGrow: hatched, backgroundImage: isShort ? MISSING : SPENT }}
          className="keep-color"
        />
      )}
    </div>
  );
}
