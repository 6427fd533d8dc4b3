import { ApiError, type Project } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleSlash, Ticket, UserCheck } from 'lucide-react';
import { finishProject, toProjectQuery } from '#shared/api/projects.queries.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog, Effect } from '#shared/confirm-dialog.tsx';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

interface FinishProjectProps extends ModalFrame {
  projectId: string;
}

export function FinishProject({ projectId, onClose }: FinishProjectProps) {
  const { data: project } = useQuery(toProjectQuery(projectId));
  return project && <Confirm project={project} onClose={onClose} />;
}

/** Says what ends, what goes on and what comes back. The safe button has the focus. */
function Confirm({ project, onClose }: ModalFrame & { project: Project }) {
  const t = useTexts();
  const { id, type, maxParticipant, joined } = project;
  // People who are in it and do not finish add to it later.
  const unused = maxParticipant - joined;
  const { send, isBusy } = useWrite({
    write: () => finishProject(id),
    about: listProjectKeys(id),
    cause: 'finish',
    onDone: () => {
      onClose();
      toasts.show({ kind: 'success', title: t('finished') });
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'project_not_active') onClose();
      return false;
    },
  });
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('text')}
      safe={t('keep')}
      confirm={t('finish')}
      isDestructive
      isBusy={isBusy}
      onConfirm={() => send()}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-3">
        <Effect icon={CircleSlash}>{t('nobodyStarts')}</Effect>
        <Effect icon={UserCheck}>{t('mayFinish')}</Effect>
        {type === 'pro' && (
          <Effect icon={Ticket} note={t('expired')}>
            {unused > 0 ? t('comeBack', { count: unused }) : t('noneBack')}
          </Effect>
        )}
      </ul>
    </ConfirmDialog>
  );
}
