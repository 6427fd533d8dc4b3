import { Button, Dialog } from '@fovea/ui';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { useTexts } from './texts.ts';

export function InTheWorks(props: ModalFrame) {
  return <InfoDialog title="worksTitle" text="worksText" {...props} />;
}

export function InquiryReceived(props: ModalFrame) {
  return <InfoDialog title="inquiryTitle" text="inquiryText" {...props} />;
}

interface InfoDialogProps extends ModalFrame {
  title: 'worksTitle' | 'inquiryTitle';
  text: 'worksText' | 'inquiryText';
}

function InfoDialog({ title, text, onClose }: InfoDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(title)}
      description={t(text)}
      actions={
        <Button variant="primary" size="public" data-initial-focus onClick={onClose}>
          {t('worksClose')}
        </Button>
      }
    />
  );
}
