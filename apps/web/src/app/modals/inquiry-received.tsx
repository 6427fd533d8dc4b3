import { Button, Dialog } from '@fovea/ui';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { useTexts } from './texts.ts';

export function InquiryReceived({ onClose }: ModalFrame) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('inquiryTitle')}
      description={t('inquiryText')}
      actions={
        <Button variant="primary" size="public" data-initial-focus onClick={onClose}>
          {t('worksClose')}
        </Button>
      }
    />
  );
}
