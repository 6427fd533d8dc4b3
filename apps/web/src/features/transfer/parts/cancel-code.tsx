import { ApiError } from '@fovea/contract';
import { useState } from 'react';
import { useTexts } from '#features/transfer/texts.ts';
import { cancelCode } from '#features/transfer/transfer.api.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
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
  const [isCancelling, setIsCancelling] = useState(false);

  const handleCancel = async () => {
    setIsCancelling(true);
    try {
      const count = await cancelCode(id);
      onClose();
      onEnd();
      toasts.show({ kind: 'success', title: t('cancelDone', { count }) });
    } catch (error) {
      setIsCancelling(false);
      const isUsed = error instanceof ApiError && error.code === 'transfer_code_used';
      const title = isUsed ? t('usedMeanwhile', { email }) : toErrorText(error);
      toasts.show({ kind: 'error', title, cause: 'cancel-code' });
      if (!isUsed) return;
      onClose();
      onEnd();
    }
  };
  return (
    <ConfirmDialog
      title={<span className="[overflow-wrap:anywhere]">{t('cancelTitle', { email })}</span>}
      description={usable === 0 ? t('cancelExpired') : t('cancelText', { count: usable })}
      safe={t('keep')}
      confirm={t('cancelCode')}
      isDestructive
      widthPx={440}
      isBusy={isCancelling}
      onConfirm={() => void handleCancel()}
      onClose={onClose}
    />
  );
}
