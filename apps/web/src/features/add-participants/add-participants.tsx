import { LIMITS, type Project } from '@fovea/contract';
import { NumberStepper } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshCredits } from '#shared/api/credits.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { addParticipants, rereadProject, toProjectQuery } from '#shared/api/projects.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { BalanceFailed, SessionTable } from '#shared/project/session-table.tsx';
import { useFunds } from '#shared/project/use-funds.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

const USUAL = 10;

export function AddParticipants({ projectId, onClose }: ModalFrame & { projectId: string }) {
  const { data: project } = useQuery(toProjectQuery(projectId));
  return project && <Raise project={project} onClose={onClose} />;
}

/** Raises the target of a project that collects. A Pro project pays for the difference. */
function Raise({ project, onClose }: ModalFrame & { project: Project }) {
  const t = useTexts();
  const { id, type, maxParticipant } = project;
  const [target, setTarget] = useState(Math.min(maxParticipant + USUAL, LIMITS.maxParticipantMax));
  const [isBusy, setIsBusy] = useState(false);
  const count = Math.max(target - maxParticipant, 0);
  const cost = type === 'pro' ? count : 0;
  const funds = useFunds(cost);

  const handleAdd = async () => {
    setIsBusy(true);
    try {
      await addParticipants(id, target);
      onClose();
      toasts.show({ kind: 'success', title: t('added', { count: target }) });
    } catch (error) {
      setIsBusy(false);
      rereadProject(id);
      void refreshCredits();
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'add-participants' });
    }
  };
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('text')}
      safe={t('notYet')}
      confirm={t('add', { count })}
      isDisabled={count === 0 || (cost > 0 && funds.state !== 'enough')}
      isBusy={isBusy}
      onConfirm={() => void handleAdd()}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <NumberStepper
          label={t('target')}
          hint={t('now', { count: maxParticipant })}
          value={target}
          min={maxParticipant + 1}
          max={LIMITS.maxParticipantMax}
          decreaseLabel={t('fewer')}
          increaseLabel={t('more')}
          onChange={setTarget}
        />
        {type === 'pro' &&
          (funds.state === 'failed' ? (
            <BalanceFailed onRetry={funds.retry} />
          ) : (
            <SessionTable balance={funds.balance} cost={cost} />
          ))}
      </div>
    </ConfirmDialog>
  );
}
