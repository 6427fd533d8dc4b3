import { Button, Checkbox, Dialog } from '@fovea/ui';
import { useState } from 'react';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { hideChromeHint } from './chrome-hint.ts';
import { useTexts } from './texts.ts';

export function CheckChrome({ onClose }: ModalFrame) {
  const t = useTexts();
  const [isHidden, setHidden] = useState(false);
  const close = () => {
    if (isHidden) hideChromeHint();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('chromeTitle')}
      description={t('chromeText')}
      footerAside={<Checkbox label={t('chromeHide')} checked={isHidden} onChange={setHidden} />}
      actions={
        <Button variant="primary" size="public" data-initial-focus onClick={close}>
          {t('chromeClose')}
        </Button>
      }
    />
  );
}
