import { Button, ButtonLink, EmptyState, Skeleton, toClassNames } from '@fovea/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronDown, History as HistoryIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { toHistoryQuery, toTotalsQuery } from './history.queries.ts';
import {
  type HistoryFilter,
  NO_FILTER,
  parseFilter,
  toChosen,
  toParams,
} from './history-filter.ts';
import { HistoryRows } from './history-rows.tsx';
import { HistoryTools } from './history-tools.tsx';
import { HistoryTotals } from './history-totals.tsx';
import { useTexts } from './texts.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Every movement of sessions with the total after it. The address keeps what is chosen. */
export function History() {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const filter = parseFilter(params);
  const chosen = toChosen(filter);
  const list = useInfiniteQuery(toHistoryQuery(chosen));
  const { data: totals } = useQuery(toTotalsQuery(chosen));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const setFilter = (next: HistoryFilter) => setParams(toParams(next), { replace: true });
  const isFiltered = Object.keys(chosen).length > 0;
  const isEmpty = !list.isPending && !list.isPlaceholderData && rows.length === 0;

  if (isEmpty && !isFiltered) {
    return (
      <>
        <h1 className="type-h1">{t('title')}</h1>
        <NothingHere
          icon={<HistoryIcon aria-hidden="true" />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <ButtonLink asChild>
              <Link to={PATHS.pricing}>{t('plans')}</Link>
            </ButtonLink>
          }
        />
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="type-h1">{t('title')}</h1>
        <HistoryTools filter={filter} onChange={setFilter} />
      </div>
      <div
        aria-busy={list.isPlaceholderData}
        className={toClassNames(
          'mt-4.5 transition-opacity',
          list.isPlaceholderData && 'opacity-60',
        )}
      >
        <HistoryTotals filter={filter} />
        <div className="mt-3.5">
          {list.isPending ? (
            <HistorySkeleton />
          ) : isEmpty ? (
            <NothingHere
              icon={<SearchX aria-hidden="true" />}
              title={t('noneTitle')}
              text={t('noneText')}
              action={<Button onClick={() => setFilter(NO_FILTER)}>{t('clear')}</Button>}
            />
          ) : (
            <HistoryRows rows={rows} />
          )}
        </div>
      </div>
      {rows.length > 0 && (
        <div className="type-small tnum mt-1.5 flex min-h-8 items-center justify-between gap-4 text-text-3">
          <p role="status">
            {totals && t('rows', { shown: rows.length, count: Math.max(totals.rows, rows.length) })}
          </p>
          {list.hasNextPage && (
            <Button
              variant="quiet"
              size="dense"
              className="-mr-2 max-md:min-h-11"
              iconRight={<ChevronDown aria-hidden="true" />}
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('showMore')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface NothingHereProps {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

function NothingHere({ icon, title, text, action }: NothingHereProps) {
  return (
    <EmptyState
      className="mt-4.5 rounded-card border border-border bg-surface py-12 shadow-e1"
      drawing={
        <span className="mx-auto grid size-11 place-items-center rounded-full bg-surface-2 text-text-2">
          {icon}
        </span>
      }
      title={title}
      text={text}
      action={action}
    />
  );
}

/** Rows of the final height. */
function HistorySkeleton() {
  const t = useTexts();
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface shadow-e1"
    >
      <div className="hidden h-9 bg-surface-2 md:block" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-22 items-center gap-8 px-4 md:h-11">
          <Skeleton className="w-32" />
          <Skeleton className="hidden flex-1 md:block" />
          <Skeleton className="hidden w-36 md:block" />
          <Skeleton className="ml-auto w-10" />
          <Skeleton className="hidden w-10 md:block" />
        </div>
      ))}
    </div>
  );
}
