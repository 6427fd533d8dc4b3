import { Button, Dialog } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, Mail, Printer } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { copyInvitation, copyLink } from '#features/projects/model/share.ts';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { Steps } from './steps.tsx';
import { useTexts } from './texts.ts';

/** Brings the code that draws QR codes. */
const PrintSheet = lazyPart(() => import('./print-sheet.tsx'), 'PrintSheet');

interface HowToCollectProps extends ModalFrame {
  projectId: string;
}

export function HowToCollect({ projectId, onClose }: HowToCollectProps) {
  const t = useTexts();
  const { data: project } = useQuery(toProjectQuery(projectId));
  const [isPrinting, setIsPrinting] = useState(false);
  const handlePrinted = useCallback(() => setIsPrinting(false), []);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={720}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        project?.status === 'active' && (
          <>
            <Button
              size="public"
              iconLeft={<Printer aria-hidden="true" />}
              onClick={() => setIsPrinting(true)}
            >
              {t('print')}
            </Button>
            <Button
              size="public"
              iconLeft={<Mail aria-hidden="true" />}
              onClick={() => void copyInvitation(project)}
            >
              {t('copyInvitation')}
            </Button>
            <Button
              size="public"
              variant="primary"
              data-initial-focus
              iconLeft={<Link aria-hidden="true" />}
              onClick={() => void copyLink(project)}
            >
              {t('copyLink')}
            </Button>
          </>
        )
      }
    >
      <Steps project={project} />
      {isPrinting && project?.link && (
        <Suspense>
          <PrintSheet project={project} link={project.link} onPrinted={handlePrinted} />
        </Suspense>
      )}
    </Dialog>
  );
}
