import { LAYOUT_SLOTS } from '@fovea/contract';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { useTexts } from './texts.ts';

/** Says which pictures of a page would go. */
export function ChangeLayout(props: ModalProps['changeLayout'] & ModalFrame) {
  const t = useTexts();
  const { from, to, lost, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      widthPx={440}
      isBusy={false}
      title={t('title')}
      description={t('text', { from: t(from), to: t(to), count: LAYOUT_SLOTS[to], lost })}
      safe={t('keep')}
      confirm={t('confirm')}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
