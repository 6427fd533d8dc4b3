import { Button, Dialog } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { isIncomplete } from '#features/projects/model/page-faults.ts';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { ConfirmStart } from './confirm-start.tsx';
import { useTexts } from './texts.ts';

/** Asks once everything that it takes is there. */
export function ActivateProject(props: ModalProps['activate'] & ModalFrame) {
  const { projectId, onShowPage, onClose } = props;
  const { data: project } = useQuery(toProjectQuery(projectId));
  if (project === undefined) return null;
  const hasPages = project.pages.length > 0;
  const faulty = project.pages.find(isIncomplete);
  const isReady = project.pages.every((page) =>
    page.assets.every((asset) => asset?.status === 'ready'),
  );
  if (!hasPages) return <NotReady reason="noPages" onClose={onClose} />;
  if (faulty) {
    return (
      <NotReady
        reason="incomplete"
        onClose={onClose}
        onShow={
          onShowPage &&
          (() => {
            onClose();
            onShowPage(faulty.id);
          })
        }
      />
    );
  }
  if (!isReady) return <NotReady reason="checking" onClose={onClose} />;
  return <ConfirmStart project={project} onClose={onClose} />;
}

interface NotReadyProps extends ModalFrame {
  reason: 'noPages' | 'incomplete' | 'checking';
  /** Leads to what is missing. */
  onShow?: (() => void) | undefined;
}

function NotReady({ reason, onShow, onClose }: NotReadyProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      widthPx={440}
      title={t(`${reason}Title`)}
      description={t(`${reason}Text`)}
      actions={
        <>
          <Button size="public" variant={onShow ? 'secondary' : 'primary'} onClick={onClose}>
            {t('close')}
          </Button>
          {onShow && (
            <Button size="public" variant="primary" data-initial-focus onClick={onShow}>
              {t('showPage')}
            </Button>
          )}
        </>
      }
    />
  );
}
