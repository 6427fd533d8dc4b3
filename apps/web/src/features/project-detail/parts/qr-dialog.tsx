import { Button, Dialog } from '@fovea/ui';
import { useTexts } from '#features/project-detail/texts.ts';
import { toCodeText } from '#shared/format/project-code.ts';
import type { QrCode } from '#shared/qr/qr.ts';
import { QrPicture } from '#shared/qr/qr-picture.tsx';

interface QrDialogProps {
  code: QrCode;
  projectCode: string;
  onClose: () => void;
}

/** For a room: as large as the screen allows. */
export function QrDialog({ code, projectCode, onClose }: QrDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={720}
      title={t('largeTitle')}
      closeLabel={t('close')}
      actions={
        <Button size="public" data-initial-focus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="flex flex-col items-center text-center">
        <QrPicture
          code={code}
          label={t('qrLabel')}
          className="w-[min(100%,calc(100dvh-20rem))] min-w-48 max-w-130 p-[5%]"
        />
        <p className="type-body mt-4 text-text-3">{t('projectId')}</p>
        <p className="type-id font-bold text-[2.5rem] leading-13">{toCodeText(projectCode)}</p>
      </div>
    </Dialog>
  );
}
