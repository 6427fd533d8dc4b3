import { Button, Dialog } from '@fovea/ui';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { useTexts } from '#studio/texts.ts';

/** People took part, and nobody is in a band that the filter has on. */
export function NoValidUser({ onOpenFilter, onClose }: ModalProps['noValidUser'] & ModalFrame) {
  const t = useTexts();
  const handleFilter = () => {
    onClose();
    onOpenFilter();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('noValidData')}
      description={t('noValidDataText')}
      actions={
        <>
          <Button size="public" onClick={onClose}>
            {t('close')}
          </Button>
          <Button variant="primary" size="public" data-initial-focus onClick={handleFilter}>
            {t('openFilter')}
          </Button>
        </>
      }
    />
  );
}
