import type { Project } from '@fovea/contract';
import { toCodeText } from '@fovea/contract/project-code';
import { Button, Dialog } from '@fovea/ui';
import { type QrCode, QrPicture } from '@fovea/ui/qr';
import { useTexts } from '#features/projects/detail/texts.ts';
import { hasFeature } from '#shared/features/features.ts';

interface QrDialogProps {
  code: QrCode;
  project: Pick<Project, 'device'>;
  projectCode: string;
  onClose: () => void;
}

/** For a room: as large as the screen allows. */
export function QrDialog({ code, project, projectCode, onClose }: QrDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={720}
      title={t(project.device === 'mobile' ? 'largeTitleMobile' : 'largeTitleTablet')}
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
        {hasFeature('projectId') && (
          <>
            <p className="type-body mt-4 text-text-3">{t('projectId')}</p>
            <p className="type-id font-bold text-[2.5rem] leading-13">{toCodeText(projectCode)}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
