import { ApiError, type Project } from '@fovea/contract';
import { Button, Dialog } from '@fovea/ui';
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
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={480}
      danger
      busy={isUpgrading}
      title={t('title')}
      description={t(isEdited ? 'textEdit' : 'text')}
      actions={
        <>
          <Button size="public" onClick={onClose} disabled={isUpgrading}>
            {t('notYet')}
          </Button>
          <Button
            size="public"
            variant="primary"
            loading={isUpgrading}
            disabled={!isEdited && funds.state !== 'enough'}
            onClick={() => void handleUpgrade()}
          >
            {t('upgrade')}
          </Button>
        </>
      }
    >
      {funds.state === 'failed' ? (
        <BalanceFailed onRetry={funds.retry} />
      ) : (
        <SessionTable balance={funds.balance} cost={cost} />
      )}
    </Dialog>
  );
}
