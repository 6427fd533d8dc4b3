import { Check, Clock } from 'lucide-react';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog, Effect } from '#shared/confirm-dialog.tsx';
import { toDateText } from '#shared/format/dates.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { cancelSubscription } from './subscription.queries.ts';
import { useTexts } from './texts.ts';

/** Says what stays and what ends. The safe button has the focus. */
export function CancelSubscription({
  subscription,
  onClose,
}: ModalProps['cancelSubscription'] & ModalFrame) {
  const t = useTexts();
  const { left, paidUntil, nextPaymentAt } = subscription;
  // A month that nobody paid has nothing to keep: it ends at once.
  const isUnpaid = subscription.state === 'past_due';
  const { send, isBusy } = useWrite({
    write: cancelSubscription,
    about: [KEYS.subscription],
    cause: 'subscription',
    onDone: (left) => {
      onClose();
      const isOver = left === null || left.nextPaymentAt === null;
      toasts.show({ kind: 'success', title: t(isOver ? 'cancelled' : 'cancelledLater') });
    },
  });
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      description={t(isUnpaid ? 'cancelNowText' : 'cancelText')}
      safe={t('keepPlan')}
      confirm={t('cancelPlan')}
      isDestructive
      isBusy={isBusy}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <ul className="grid gap-3">
        <Effect icon={Check} note={t('staysNote')}>
          {isUnpaid ? t('staysUnpaid') : t('stays', { count: left, date: toDateText(paidUntil) })}
        </Effect>
        <Effect icon={Clock} note={t('endsNote')}>
          {isUnpaid ? t('endsUnpaid') : t('ends', { date: toDateText(nextPaymentAt ?? paidUntil) })}
        </Effect>
      </ul>
    </ConfirmDialog>
  );
}
