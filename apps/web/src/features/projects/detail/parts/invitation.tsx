import type { Project } from '@fovea/contract';
import { toCodeText } from '@fovea/contract/project-code';
import { Button, CopyField } from '@fovea/ui';
import { QrPicture, toQrCode, toQrFile } from '@fovea/ui/qr';
import { Download, Mail, Maximize, Share2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { toQrPng } from '#features/projects/detail/model/qr-png.ts';
import { useTexts } from '#features/projects/detail/texts.ts';
import { copyInvitation } from '#features/projects/model/share.ts';
import { downloadText, downloadUrl } from '#shared/download-text.ts';
import { hasFeature } from '#shared/features/features.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { ProjectPassword } from './project-password.tsx';

const QrDialog = lazyPart(() => import('./qr-dialog.tsx'), 'QrDialog');

interface InvitationProps {
  project: Project;
  link: string;
  code: string;
}

export function Invitation({ project, link, code }: InvitationProps) {
  const t = useTexts();
  const [isLarge, setIsLarge] = useState(false);
  const qr = useMemo(() => toQrCode(link), [link]);
  const canShare = typeof navigator.share === 'function';
  return (
    <>
      <div className="mt-4 flex gap-4 md:gap-5">
        <QrPicture
          code={qr}
          label={t('qrLabel')}
          className="w-28 flex-none self-start p-2 md:w-42.5 md:p-2.5"
        />
        <div className="flex min-w-0 flex-col gap-3 md:gap-4">
          {hasFeature('projectId') && (
            <div>
              <p className="type-micro font-semibold text-text-3">{t('projectId')}</p>
              <p className="type-id whitespace-nowrap font-bold text-[clamp(1.25rem,6.8vw,1.5rem)] leading-9">
                {toCodeText(code)}
              </p>
            </div>
          )}
          {project.password !== null && <ProjectPassword password={project.password} />}
          <div className="flex flex-wrap gap-2">
            <Button
              size="dense"
              aria-label={t('downloadQrLabel')}
              iconLeft={<Download aria-hidden="true" />}
              onClick={() => downloadText(`${project.name}.svg`, toQrFile(qr), 'image/svg+xml')}
            >
              {t('downloadQr')}
            </Button>
            <Button
              size="dense"
              aria-label={t('downloadPngLabel')}
              iconLeft={<Download aria-hidden="true" />}
              onClick={() => downloadUrl(`${project.name}.png`, toQrPng(qr))}
            >
              {t('downloadPng')}
            </Button>
            <Button
              size="dense"
              iconLeft={<Maximize aria-hidden="true" />}
              onClick={() => setIsLarge(true)}
            >
              {t('showLarge')}
            </Button>
          </div>
        </div>
      </div>
      <CopyField
        className="mt-4.5"
        label={t('link')}
        value={link}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
      />
      <div className="mt-4 flex flex-col gap-2 md:flex-row wide:mt-auto wide:pt-4">
        <Button
          wide
          className="md:w-auto md:flex-1"
          iconLeft={<Mail aria-hidden="true" />}
          onClick={() => void copyInvitation(project)}
        >
          {t('copyInvitation')}
        </Button>
        {canShare && (
          <Button
            wide
            className="md:w-auto md:flex-1"
            iconLeft={<Share2 aria-hidden="true" />}
            onClick={() => void share(project.name, link)}
          >
            {t('shareLink')}
          </Button>
        )}
      </div>
      {isLarge && (
        <Suspense>
          <QrDialog
            code={qr}
            project={project}
            projectCode={code}
            onClose={() => setIsLarge(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The system's own sheet; closing it is no failure. */
async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
