import { Button, type Column, EmptyState, Skeleton, Table } from '@fovea/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { toDateTimeText } from '#shared/format/dates.ts';
import { toSignedText } from '#shared/format/numbers.ts';
import { useNarrow } from '#shared/media.ts';
import { type RedeemedCode, redeemedQuery } from './codes.queries.ts';
import { useTexts } from './texts.ts';

const PLACES = ['a', 'b', 'c'];

export function UsedCodes() {
  const t = useTexts();
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(redeemedQuery);
  const codes = data?.pages.flatMap((page) => page.codes) ?? [];
  return (
    <div className="mt-3.5 overflow-hidden rounded-card border border-border bg-surface shadow-e1">
      <h2 className="type-h3 border-border border-b px-4.5 py-3.5">{t('usedCodes')}</h2>
      {isPending ? (
        <div role="status" aria-label={t('loading')} className="divide-y divide-border">
          {PLACES.map((place) => (
            <div key={place} className="flex h-11 items-center gap-8 px-4">
              <Skeleton className="w-36" />
              <Skeleton className="hidden w-40 md:block" />
              <Skeleton className="ml-auto w-10" />
            </div>
          ))}
        </div>
      ) : isError && codes.length === 0 ? (
        <EmptyState
          title={t('listFailed')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        />
      ) : codes.length === 0 ? (
        <EmptyState title={t('noneTitle')} text={t('noneText')} />
      ) : (
        <CodeRows codes={codes} />
      )}
      {hasNextPage && (
        <div className="flex justify-end border-border border-t px-2 py-1">
          <Button
            variant="quiet"
            size="dense"
            className="max-md:min-h-11"
            iconRight={<ChevronDown aria-hidden="true" />}
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        </div>
      )}
    </div>
  );
}

function CodeRows({ codes }: { codes: readonly RedeemedCode[] }) {
  return useNarrow() ? <CodeList codes={codes} /> : <CodeTable codes={codes} />;
}

function CodeTable({ codes }: { codes: readonly RedeemedCode[] }) {
  const t = useTexts();
  const columns: Column<RedeemedCode>[] = [
    {
      key: 'code',
      head: t('usedCode'),
      isRowHead: true,
      cell: ({ code }) => <CodeText>{code}</CodeText>,
    },
    {
      key: 'from',
      head: t('from'),
      cell: ({ from }) => (
        <span className="block min-w-40 whitespace-normal py-1.5 text-text-2 [overflow-wrap:anywhere]">
          {from}
        </span>
      ),
    },
    { key: 'used', head: t('used'), cell: ({ usedAt }) => <UsedAt instant={usedAt} /> },
    {
      key: 'sessions',
      head: t('sessions'),
      align: 'end',
      cell: ({ amount }) => <Gain amount={amount} />,
    },
  ];
  return (
    <Table
      className="rounded-none border-0 shadow-none"
      label={t('usedCodes')}
      columns={columns}
      rows={codes}
      toKey={({ id }) => id}
    />
  );
}

function CodeList({ codes }: { codes: readonly RedeemedCode[] }) {
  const t = useTexts();
  return (
    <ul aria-label={t('usedCodes')} className="type-body tnum divide-y divide-border">
      {codes.map(({ id, code, from, usedAt, amount }) => (
        <li key={id} className="px-4 py-3">
          <div className="flex justify-between gap-4">
            <CodeText>{code}</CodeText>
            <Gain amount={amount} />
          </div>
          <p className="mt-0.5 text-text-2 [overflow-wrap:anywhere]">{from}</p>
          <p className="type-small mt-0.5">
            <UsedAt instant={usedAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const CodeText = ({ children }: { children: ReactNode }) => (
  <span className="type-id font-semibold">{children}</span>
);

const UsedAt = ({ instant }: { instant: string }) => (
  <time dateTime={instant} className="text-text-3">
    {toDateTimeText(instant)}
  </time>
);

const Gain = ({ amount }: { amount: number }) => (
  <span className="font-semibold text-good">{toSignedText(amount)}</span>
);
