import { CalendarX2, CreditCard, Ticket } from 'lucide-react';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog, Effect } from '#shared/confirm-dialog.tsx';
import { toMoneyText } from '#shared/shop/money.ts';
import { toasts } from '#shared/toasts.ts';
import { type Purchase, refundPurchase } from './purchases.queries.ts';
import { useTexts } from './texts.ts';

/** Says what leaves and what comes back before it does. */
export function RefundDialog({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
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
