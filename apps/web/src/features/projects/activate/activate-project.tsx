import { Button, Dialog } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { listStartFaults, type StartFault } from '#features/projects/model/start-faults.ts';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { ConfirmStart } from './confirm-start.tsx';
import { useTexts } from './texts.ts';

/** Asks once everything that it takes is there. */
export function ActivateProject(props: ModalProps['activate'] & ModalFrame) {
  const { projectId, onReview, onClose } = props;
  const { data: project } = useQuery(toProjectQuery(projectId));
  if (project === undefined) return null;
  const fault = listStartFaults(project)[0];
  return fault ? (
    <NotReady reason={fault.kind} onReview={onReview} onClose={onClose} />
  ) : (
    <ConfirmStart project={project} onClose={onClose} />
  );
}

interface NotReadyProps extends ModalFrame {
  reason: StartFault['kind'];
  /** Leads to what is missing. */
  onReview: (() => void) | undefined;
}

function NotReady({ reason, onReview, onClose }: NotReadyProps) {
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
          <Button size="public" variant={onReview ? 'secondary' : 'primary'} onClick={onClose}>
            {t('close')}
          </Button>
          {onReview && (
            <Button
              size="public"
              variant="primary"
              data-initial-focus
              onClick={() => {
                onClose();
                onReview();
              }}
            >
              {t('review')}
            </Button>
          )}
        </>
      }
    />
  );
}
