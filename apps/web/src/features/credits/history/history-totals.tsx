import { Skeleton } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText, toSignedText } from '#shared/format/numbers.ts';
import { type HistoryTotals as Totals, toTotalsQuery } from './history.queries.ts';
import { type HistoryFilter, toChosen, toDay, toDayText } from './history-filter.ts';
import { useTexts } from './texts.ts';

/** The balance, and what the chosen movements come to. The server counts. */
export function HistoryTotals({ filter }: { filter: HistoryFilter }) {
  const t = useTexts();
  const credits = useQuery(creditsQuery);
  const { data: totals, isError } = useQuery(toTotalsQuery(toChosen(filter)));
  const toCameIn = useCameInText(filter);
  const balance = credits.data?.balance;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Total
        value={balance === undefined ? undefined : toNumberText(balance)}
        isUnknown={credits.isError}
        name={t('now', { count: balance ?? 0 })}
      />
      <Total
        value={totals && toSignedText(totals.cameIn)}
        isUnknown={isError}
        name={toCameIn(totals)}
      />
      <Total
        value={totals && toSignedText(totals.used)}
        isUnknown={isError}
        name={totals && !isError ? t('used', { count: totals.projects }) : t('usedPlain')}
      />
      <Total value={totals && toSignedText(totals.sent)} isUnknown={isError} name={t('sent')} />
    </dl>
  );
}

interface TotalProps {
  name: string;
  value: string | undefined;
  /** The server did not say: an old number would be a wrong one. */
  isUnknown: boolean;
}

function Total({ name, value, isUnknown }: TotalProps) {
  const t = useTexts();
  return (
    <div className="flex min-w-0 flex-col-reverse justify-end rounded-card border border-border bg-surface px-4 py-3 shadow-e1">
      <dt className="type-small text-text-3">{name}</dt>
      <dd className="type-number">
        {isUnknown ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t('unknown')}</span>
          </>
        ) : (
          (value ?? <Skeleton className="my-1 h-5 w-16" />)
        )}
      </dd>
    </div>
  );
}

/** Since when, unless the choice ends before today: then between which days. */
function useCameInText({ from, to }: HistoryFilter) {
  const t = useTexts();
  return (totals: Totals | undefined): string => {
    const since = totals?.since ?? undefined;
    const first = from === undefined ? since && toDateText(since) : toDayText(from);
    const isPast = to !== undefined && to < toDay(new Date());
    const last = isPast ? toDayText(to) : undefined;
    if (last !== undefined && first !== undefined)
      return t('cameInRange', { from: first, to: last });
    if (last !== undefined) return t('cameInUntil', { to: last });
    return first === undefined ? t('cameIn') : t('cameInSince', { from: first });
  };
}
