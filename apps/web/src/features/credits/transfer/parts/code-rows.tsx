import type { TransferCode } from '@fovea/contract';
import { type Column, Table, toClassNames, VisuallyHidden } from '@fovea/ui';
import type { RefObject } from 'react';
import { focusAfterDialog } from '#features/credits/transfer/model/focus-after-dialog.ts';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { useMedia } from '#shared/media.ts';
import { CodeActions } from './code-actions.tsx';
import { CodeStatus } from './code-status.tsx';
import { ReceiverName } from './receiver-name.tsx';

interface CodeListProps {
  rows: readonly TransferCode[];
  onEnd: () => void;
}

interface FactProps {
  term: string;
  isTermHidden?: boolean;
  value: string;
}

interface CodeRowsProps {
  rows: readonly TransferCode[];
  /** Others have been asked for. */
  isOld: boolean;
  titleRef: RefObject<HTMLElement | null>;
}

/** A table where it fits, else a list. */
export function CodeRows({ rows, isOld, titleRef }: CodeRowsProps) {
  const t = useTexts();
  const isWide = useMedia('wide');
  const handleEnd = () => focusAfterDialog(titleRef.current);
  const columns: readonly Column<TransferCode>[] = [
    {
      key: 'receiver',
      head: t('receiver'),
      isRowHead: true,
      cell: (code) => <ReceiverName code={code} className="max-w-60" />,
    },
    {
      key: 'date',
      head: t('date'),
      cell: ({ sentAt }) => <span className="text-text-3">{toDateText(sentAt)}</span>,
    },
    {
      key: 'amount',
      head: t('perPersonShort'),
      align: 'end',
      cell: ({ amount }) => toNumberText(amount),
    },
    {
      key: 'total',
      head: t('batchTotal'),
      align: 'end',
      cell: ({ batchTotal }) => toNumberText(batchTotal),
    },
    { key: 'status', head: t('status'), cell: (code) => <CodeStatus code={code} /> },
    {
      key: 'actions',
      head: <VisuallyHidden>{t('actions')}</VisuallyHidden>,
      align: 'end',
      cell: (code) => <CodeActions code={code} onEnd={handleEnd} />,
    },
  ];
  return (
    <div aria-busy={isOld} className={toClassNames('transition-opacity', isOld && 'opacity-50')}>
      {isWide ? (
        <Table
          className="rounded-none border-0 shadow-none"
          label={t('codes')}
          columns={columns}
          rows={rows}
          toKey={({ id }) => id}
        />
      ) : (
        <CodeList rows={rows} onEnd={handleEnd} />
      )}
    </div>
  );
}

/** The table, where there is no room for its columns. */
function CodeList({ rows, onEnd }: CodeListProps) {
  const t = useTexts();
  return (
    <ul aria-label={t('codes')} className="type-body tnum">
      {rows.map((code) => (
        <li
          key={code.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-border border-b px-4.5 py-3 last:border-b-0"
        >
          <ReceiverName code={code} />
          <span className="justify-self-end">
            <CodeStatus code={code} />
          </span>
          <dl className="type-small flex flex-wrap gap-x-3 text-text-3 max-md:col-span-2">
            <Fact term={t('date')} isTermHidden value={toDateText(code.sentAt)} />
            <Fact term={t('perPersonShort')} value={toNumberText(code.amount)} />
            <Fact term={t('batchTotal')} value={toNumberText(code.batchTotal)} />
          </dl>
          <span className="flex min-h-7 items-center justify-end max-md:col-span-2 max-md:justify-start">
            <CodeActions code={code} onEnd={onEnd} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Fact({ term, isTermHidden = false, value }: FactProps) {
  return (
    <div className="flex gap-1">
      <dt className={isTermHidden ? 'sr-only' : undefined}>{term}</dt>
      <dd className={isTermHidden ? undefined : 'text-text-2'}>{value}</dd>
    </div>
  );
}
