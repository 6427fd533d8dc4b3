import { ApiError, type Project } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshCredits } from '#shared/api/credits.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import {
  rereadProject,
  toProjectQuery,
  updateProject,
  upgradeProject,
} from '#shared/api/projects.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { type ModalFrame, modals } from '#shared/modals/modals.ts';
import { toProCost } from '#shared/project/session-cost.ts';
import { findShortage } from '#shared/project/session-shortage.ts';
import { BalanceFailed, SessionTable } from '#shared/project/session-table.tsx';
import { useFunds } from '#shared/project/use-funds.ts';
import { useTurnAway } from '#shared/project/use-turn-away.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

interface UpgradeProjectProps extends ModalFrame {
  projectId: string;
}

export function UpgradeProject({ projectId, onClose }: UpgradeProjectProps) {
  const { data: project } = useQuery(toProjectQuery(projectId));
  return project && <Confirm project={project} onClose={onClose} />;
}

/** Shows what it costs before it does. A project that is edited pays when it starts. */
function Confirm({ project, onClose }: ModalFrame & { project: Project }) {
  const t = useTexts();
  const [isUpgrading, setIsUpgrading] = useState(false);
  const { id: projectId, status } = project;
  const isEdited = status === 'edit';
  const cost = toProCost(project);
  const funds = useFunds(isEdited ? 0 : cost);
  useTurnAway({ projectId, purpose: 'upgrade', needed: cost, funds, isBusy: isUpgrading });

  const handleUpgrade = async () => {
    setIsUpgrading(true);
    try {
      await (isEdited ? updateProject(projectId, { type: 'pro' }) : upgradeProject(projectId));
      onClose();
      toasts.show({ kind: 'success', title: t('upgraded') });
    } catch (error) {
      handleRefusal(error);
    }
  };
  const handleRefusal = (error: unknown) => {
    setIsUpgrading(false);
    rereadProject(projectId);
    void refreshCredits();
    const shortage = findShortage(error);
    if (shortage) {
      modals.open('notEnoughCredit', { projectId, purpose: 'upgrade', ...shortage });
      return;
    }
    toasts.show({ kind: 'error', title: toErrorText(error), cause: 'upgrade' });
    if (error instanceof ApiError && error.code === 'project_already_pro') onClose();
  };
  return (
    <ConfirmDialog
      title={t('title')}
      description={t(isEdited ? 'textEdit' : 'text')}
      safe={t('notYet')}
      confirm={t('upgrade')}
      isDisabled={!isEdited && funds.state !== 'enough'}
      isBusy={isUpgrading}
      onConfirm={() => void handleUpgrade()}
      onClose={onClose}
    >
      {funds.state === 'failed' ? (
        <BalanceFailed onRetry={funds.retry} />
      ) : (
        <SessionTable balance={funds.balance} cost={cost} />
      )}
    </ConfirmDialog>
  );
}
