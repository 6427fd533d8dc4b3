import type { TransferCode } from '@fovea/contract';
import { type Column, Table, toClassNames, VisuallyHidden } from '@fovea/ui';
import type { RefObject } from 'react';
import { focusAfterDialog } from '#features/credits/transfer/model/focus-after-dialog.ts';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { useMedia } from '#shared/media.ts';
import { CodeActions } from './code-actions.tsx';
import { CodeList } from './code-list.tsx';
import { CodeStatus } from './code-status.tsx';
import { ReceiverName } from './receiver-name.tsx';

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
