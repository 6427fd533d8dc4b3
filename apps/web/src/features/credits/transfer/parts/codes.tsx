import type { TransferCodeStatus } from '@fovea/contract';
import { Button, EmptyState, SegmentedControl, Skeleton, VisuallyHidden } from '@fovea/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router';
import {
  type CodeFilter,
  parseCodeFilter,
  toCodeParams,
  toStatus,
} from '#features/credits/transfer/model/code-filter.ts';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { fetchCodesFile, toCodesQuery } from '#features/credits/transfer/transfer.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { downloadText } from '#shared/download-text.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { CodeRows } from './code-rows.tsx';

const ROWS = [0, 1, 2, 3, 4, 5];

interface CodesProps {
  /** Takes the focus when what was sent or cancelled here is done. */
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** The codes that were sent, newest first. */
export function Codes({ titleRef }: CodesProps) {
  const t = useTexts();
  const [params, setParams] = useSearchParams();
  const filter = parseCodeFilter(params);
  const status = toStatus(filter);
  const codes = useInfiniteQuery(toCodesQuery(status));
  const rows = codes.data?.pages.flatMap((page) => page.codes) ?? [];
  // The first page is the one that was counted last.
  const { counts, total } = codes.data?.pages[0] ?? {};
  const sent = counts && counts.NOT_USED + counts.USED + counts.CANCELLED;
  const setFilter = (next: CodeFilter) =>
    setParams(toCodeParams(next), { replace: true, preventScrollReset: true });
  const withCount = (label: string, count: number) => `${label} ${toNumberText(count)}`;
  return (
    <section className="mt-3.5 overflow-hidden rounded-card border border-border bg-surface shadow-e1">
      <div className="flex min-h-13 flex-wrap items-center gap-2 border-border border-b px-4.5 py-2.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <h2 ref={titleRef} tabIndex={-1} className="type-h3 focus-ring rounded-chip">
            {t('codes')}
          </h2>
          {sent === undefined || total === undefined ? (
            <Skeleton className="w-36" />
          ) : (
            sent > 0 && (
              <span className="type-body tnum text-text-3">
                {t('codesSent', { count: sent, sessions: t('sessions', { count: total }) })}
              </span>
            )
          )}
        </div>
        {counts && sent !== undefined && sent > 0 && (
          <>
            <div className="order-last -m-1 w-[calc(100%+0.5rem)] overflow-x-auto p-1 lg:order-none lg:w-auto">
              <SegmentedControl
                className="max-lg:w-full max-lg:min-w-max [&>button]:flex-auto [&>button]:whitespace-nowrap max-md:[&>button]:min-h-10"
                label={t('filter')}
                value={filter}
                onChange={setFilter}
                segments={[
                  { value: 'all', label: t('all') },
                  { value: 'not-used', label: withCount(t('notUsed'), counts.NOT_USED) },
                  { value: 'used', label: withCount(t('used'), counts.USED) },
                  { value: 'cancelled', label: withCount(t('cancelled'), counts.CANCELLED) },
                ]}
              />
            </div>
            <CodesFile status={status} />
          </>
        )}
      </div>
      {codes.isPending ? (
        <CodesSkeleton />
      ) : sent === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={t('noneInFilter')}
          action={<Button onClick={() => setFilter('all')}>{t('showAll')}</Button>}
        />
      ) : (
        <CodeRows rows={rows} isOld={codes.isPlaceholderData} titleRef={titleRef} />
      )}
      {codes.hasNextPage && !codes.isPlaceholderData && (
        <div className="flex justify-center border-border border-t p-3">
          <Button loading={codes.isFetchingNextPage} onClick={() => void codes.fetchNextPage()}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The chosen codes as a file. */
function CodesFile({ status }: { status: TransferCodeStatus | undefined }) {
  const t = useTexts();
  const { send, isBusy } = useWrite({
    write: () => fetchCodesFile(status),
    cause: 'codes-file',
    onDone: (text) => downloadText('fovea-codes.csv', text, 'text/csv;charset=utf-8'),
  });
  return (
    <Button
      size="dense"
      loading={isBusy}
      iconLeft={<Download aria-hidden="true" />}
      onClick={() => send()}
    >
      {t('csv')}
    </Button>
  );
}

function CodesSkeleton() {
  const t = useTexts();
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex h-22 items-center gap-6 border-border border-b px-4 last:border-b-0 wide:h-11"
        >
          <Skeleton className="w-40" />
          <Skeleton className="hidden w-20 md:block" />
          <Skeleton className="ml-auto w-16" />
          <Skeleton className="hidden w-24 md:block" />
        </div>
      ))}
    </div>
  );
}
