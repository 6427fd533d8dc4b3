import { ApiError, type Project } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleSlash, Ticket, UserCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { toErrorText } from '#shared/api/error-texts.ts';
import { finishProject, rereadProject, toProjectQuery } from '#shared/api/projects.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
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
  const [isFinishing, setIsFinishing] = useState(false);
  const { id, type, maxParticipant, joined } = project;
  // People who are in it and do not finish add to it later.
  const unused = maxParticipant - joined;

  const handleFinish = async () => {
    setIsFinishing(true);
    try {
      await finishProject(id);
      onClose();
      toasts.show({ kind: 'success', title: t('finished') });
    } catch (error) {
      setIsFinishing(false);
      rereadProject(id);
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'finish' });
      if (error instanceof ApiError && error.code === 'project_not_active') onClose();
    }
  };
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('text')}
      safe={t('keep')}
      confirm={t('finish')}
      isDestructive
      isBusy={isFinishing}
      onConfirm={() => void handleFinish()}
      onClose={onClose}
    >
      <ul className="flex flex-col gap-3">
        <Effect icon={<CircleSlash aria-hidden="true" />}>{t('nobodyStarts')}</Effect>
        <Effect icon={<UserCheck aria-hidden="true" />}>{t('mayFinish')}</Effect>
        {type === 'pro' && (
          <Effect icon={<Ticket aria-hidden="true" />} note={t('expired')}>
            {unused > 0 ? t('comeBack', { count: unused }) : t('noneBack')}
          </Effect>
        )}
      </ul>
    </ConfirmDialog>
  );
}

interface EffectProps {
  icon: ReactNode;
  note?: string;
  children: ReactNode;
}

function Effect({ icon, note, children }: EffectProps) {
  return (
    <li className="flex gap-3">
      <span className="grid size-8 flex-none place-items-center rounded-control bg-surface-2 text-text-2">
        {icon}
      </span>
      <span className="type-body tnum min-w-0 self-center">
        <span className="block text-pretty font-medium">{children}</span>
        {note && <span className="type-small block text-pretty text-text-3">{note}</span>}
      </span>
    </li>
  );
}
