import { ApiError } from '@fovea/contract';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { cancelCode } from '#features/credits/transfer/transfer.queries.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';

/** Takes back a code that nobody has used. The safe button has the focus. */
export function CancelCode({
  id,
  email,
  usable,
  onEnd,
  onClose,
}: ModalProps['cancelCoupon'] & ModalFrame) {
  const t = useTexts();
  const end = () => {
    onClose();
    onEnd();
  };
  const { send, isBusy } = useWrite({
    write: () => cancelCode(id),
    about: [KEYS.credits, KEYS.codes],
    cause: 'cancel-code',
    onDone: (count) => {
      end();
      toasts.show({ kind: 'success', title: t('cancelDone', { count }) });
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'transfer_code_used') return false;
      end();
      toasts.show({ kind: 'error', title: t('usedMeanwhile', { email }), cause: 'cancel-code' });
      return true;
    },
  });
  return (
    <ConfirmDialog
      title={<span className="[overflow-wrap:anywhere]">{t('cancelTitle', { email })}</span>}
      description={usable === 0 ? t('cancelExpired') : t('cancelText', { count: usable })}
      safe={t('keep')}
      confirm={t('cancelCode')}
      isDestructive
      widthPx={440}
      isBusy={isBusy}
      onConfirm={() => send()}
      onClose={onClose}
    />
  );
}
