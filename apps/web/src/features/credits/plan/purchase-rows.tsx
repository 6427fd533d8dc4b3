import { LIMITS } from '@fovea/contract/limits';
import { Badge, Button, type Column, Link, Table, toClassNames } from '@fovea/ui';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { useNarrow } from '#shared/media.ts';
import { toMoneyText } from '#shared/shop/money.ts';
import type { Purchase } from './purchases.queries.ts';
import { useTexts } from './texts.ts';

interface PurchaseRowsProps {
  rows: readonly Purchase[];
  onRefund: (purchase: Purchase) => void;
}

export function PurchaseRows(props: PurchaseRowsProps) {
  return useNarrow() ? <PurchaseList {...props} /> : <PurchaseTable {...props} />;
}

function PurchaseTable({ rows, onRefund }: PurchaseRowsProps) {
  const t = useTexts();
  const columns: Column<Purchase>[] = [
    { key: 'paid', head: t('paid'), isRowHead: true, cell: (row) => <PaidAt purchase={row} /> },
    {
      key: 'kind',
      head: t('kind'),
      cell: ({ kind }) => <Badge tone={kind === 'monthly' ? 'accent' : 'neutral'}>{t(kind)}</Badge>,
    },
    {
      key: 'sessions',
      head: t('sessionsHead'),
      align: 'end',
      cell: ({ sessions }) => toNumberText(sessions),
    },
    {
      key: 'amount',
      head: t('amount'),
      align: 'end',
      cell: (row) => <b className="font-semibold">{toMoneyText(row)}</b>,
    },
    { key: 'payment', head: t('payment'), cell: ({ provider }) => t(provider) },
    {
      key: 'deeds',
      head: <span className="sr-only">{t('deeds')}</span>,
      align: 'end',
      cell: (row) => <Deeds className="justify-end py-1" purchase={row} onRefund={onRefund} />,
    },
  ];
  return <Table label={t('purchases')} columns={columns} rows={rows} toKey={({ id }) => id} />;
}

function PurchaseList({ rows, onRefund }: PurchaseRowsProps) {
  const t = useTexts();
  return (
    <ul
      aria-label={t('purchases')}
      className="type-body tnum divide-y divide-border rounded-card border border-border bg-surface shadow-e1"
    >
      {rows.map((row) => (
        <li key={row.id} className="grid gap-1 px-4 py-3">
          <div className="flex justify-between gap-4 font-medium">
            <PaidAt purchase={row} />
            <b className="font-semibold">{toMoneyText(row)}</b>
          </div>
          <p className="text-text-2">
            {t(row.kind)}, {t('count', { count: row.sessions })}, {t(row.provider)}
          </p>
          <Deeds purchase={row} onRefund={onRefund} />
        </li>
      ))}
    </ul>
  );
}

function PaidAt({ purchase: { paidAt, createdAt } }: { purchase: Purchase }) {
  const at = paidAt ?? createdAt;
  return <time dateTime={at}>{toDateText(at)}</time>;
}

interface DeedsProps {
  purchase: Purchase;
  onRefund: (purchase: Purchase) => void;
  className?: string;
}

/** The receipt, and the refund or why there is none. */
function Deeds({ purchase, onRefund, className }: DeedsProps) {
  const t = useTexts();
  const { refund, receiptUrl, kind, paidAt } = purchase;
  // A short month ends before its refund does.
  const until = kind === 'one_time' && paidAt !== null ? toLastDay(paidAt) : undefined;
  return (
    <span className={toClassNames('inline-flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      {refund === 'possible' ? (
        <Button size="dense" onClick={() => onRefund(purchase)}>
          {until === undefined ? t('refund') : t('refundUntil', { date: toDateText(until) })}
        </Button>
      ) : (
        refund !== null && <span className="type-small text-text-3">{t(refund)}</span>
      )}
      {receiptUrl !== null && (
        <Link href={receiptUrl} target="_blank" rel="noreferrer">
          {t('receipt')}
        </Link>
      )}
    </span>
  );
}

const DAY_MS = 24 * 3_600_000;
const toLastDay = (paidAt: string) => new Date(Date.parse(paidAt) + LIMITS.refundDays * DAY_MS);
