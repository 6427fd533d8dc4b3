import { LIMITS } from '@fovea/contract/limits';
import { Button, ButtonLink, EmptyState, Skeleton } from '@fovea/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarX2, CreditCard, Download, Receipt, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog, Effect } from '#shared/confirm-dialog.tsx';
import { downloadText } from '#shared/download-text.ts';
import { PATHS } from '#shared/paths.ts';
import { toMoneyText } from '#shared/shop/money.ts';
import { toasts } from '#shared/toasts.ts';
import { PurchaseRows } from './purchase-rows.tsx';
import {
  downloadPurchases,
  type Purchase,
  purchasesQuery,
  refundPurchase,
} from './purchases.queries.ts';
import { useTexts } from './texts.ts';

const FILE = 'fovea-purchases.csv';

/** Payments with the provider's receipts, and refunds where they are possible. */
export function Purchases() {
  const t = useTexts();
  const list = useInfiniteQuery(purchasesQuery);
  const [asked, setAsked] = useState<Purchase>();
  const { send: download, isBusy } = useWrite({
    write: async () => downloadText(FILE, await downloadPurchases(), 'text/csv'),
    cause: 'purchases-file',
  });
  const rows = list.data?.pages.flatMap(({ purchases }) => purchases) ?? [];
  if (list.isPending) return <Skeleton className="mt-3.5 h-40 w-full rounded-card" />;
  if (rows.length === 0) return <NoPurchases />;
  return (
    <section className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-h2">{t('purchases')}</h2>
        <Button
          iconLeft={<Download aria-hidden="true" />}
          loading={isBusy}
          onClick={() => download()}
        >
          {t('file')}
        </Button>
      </div>
      <PurchaseRows rows={rows} onRefund={setAsked} />
      {list.hasNextPage && (
        <Button
          className="mt-2"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      <p className="type-small mt-2.5 text-text-3">{t('rule', { days: LIMITS.refundDays })}</p>
      {asked && <RefundDialog purchase={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function NoPurchases() {
  const t = useTexts();
  return (
    <EmptyState
      className="mt-3.5 rounded-card border border-border bg-surface py-12 shadow-e1"
      drawing={
        <span className="mx-auto grid size-11 place-items-center rounded-full bg-surface-2 text-text-2">
          <Receipt aria-hidden="true" />
        </span>
      }
      title={t('none')}
      text={t('noneText')}
      action={
        <ButtonLink asChild>
          <Link to={PATHS.pricing}>{t('pricing')}</Link>
        </ButtonLink>
      }
    />
  );
}

/** Says what leaves and what comes back before it does. */
function RefundDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useTexts();
  const price = toMoneyText(purchase);
  const { send, isBusy } = useWrite({
    write: () => refundPurchase(purchase.id),
    about: [KEYS.purchases, KEYS.credits],
    cause: 'refund',
    onDone: ({ refund }) => {
      const isRefused = refund === 'possible';
      const title = isRefused ? t('refused') : t('refundDone', { price });
      toasts.show({ kind: isRefused ? 'error' : 'success', title, cause: 'refund' });
      onClose();
    },
    onRefused: (error) => {
      onClose();
      const isOver = (error as { code?: unknown }).code === 'refund_refused';
      if (isOver) toasts.show({ kind: 'error', title: t('notPossible'), cause: 'refund' });
      return isOver;
    },
  });
  return (
    <ConfirmDialog
      title={t('refundTitle', { price })}
      description={t('refundText')}
      safe={t('keep')}
      confirm={t('refundConfirm')}
      isDestructive
      isBusy={isBusy}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <ul className="grid gap-3">
        <Effect icon={Ticket}>{t('leave', { count: purchase.sessions })}</Effect>
        <Effect icon={CreditCard}>{t('comeBack', { price })}</Effect>
        {purchase.kind === 'monthly' && <Effect icon={CalendarX2}>{t('planEnds')}</Effect>}
      </ul>
    </ConfirmDialog>
  );
}
