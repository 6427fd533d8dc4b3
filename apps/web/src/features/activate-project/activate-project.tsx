import { Button, Dialog } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { toProjectQuery } from '#shared/api/projects.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { isIncomplete } from '#shared/project/page-faults.ts';
import { ConfirmStart } from './confirm-start.tsx';
import { useTexts } from './texts.ts';

interface ActivateProjectProps extends ModalFrame {
  projectId: string;
}

/** Asks once everything that it takes is there. */
export function ActivateProject({ projectId, onClose }: ActivateProjectProps) {
  const { data: project } = useQuery(toProjectQuery(projectId));
  if (project === undefined) return null;
  const hasPages = project.pages.length > 0;
  const isReady = project.pages.every((page) =>
    page.assets.every((asset) => asset?.status === 'ready'),
  );
  if (!hasPages) return <NotReady reason="noPages" onClose={onClose} />;
  if (project.pages.some(isIncomplete)) return <NotReady reason="incomplete" onClose={onClose} />;
  if (!isReady) return <NotReady reason="checking" onClose={onClose} />;
  return <ConfirmStart project={project} onClose={onClose} />;
}

interface NotReadyProps extends ModalFrame {
  reason: 'noPages' | 'incomplete' | 'checking';
}

function NotReady({ reason, onClose }: NotReadyProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      widthPx={440}
      title={t(`${reason}Title`)}
      description={t(`${reason}Text`)}
      actions={
        <Button size="public" variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    />
  );
}
