import { ApiError, type Project, toProCost } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { useFunds } from '#features/projects/model/use-funds.ts';
import { openShortage, useTurnAway } from '#features/projects/model/use-turn-away.ts';
import { BalanceFailed, CreditTable } from '#features/projects/parts/credit-table.tsx';
import { hasFreePlaces, useProOffer } from '#features/projects/parts/pro-offer.ts';
import { toProjectQuery, updateProject, upgradeProject } from '#shared/api/projects.queries.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { type ModalFrame, modals } from '#shared/modals/modals.ts';
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
  const toOffer = useProOffer();
  const { id: projectId, status } = project;
  const isEdited = status === 'edit';
  const cost = toProCost(project);
  const funds = useFunds(isEdited ? 0 : cost);
  const { send, isBusy } = useWrite({
    write: () => (isEdited ? updateProject(projectId, { type: 'pro' }) : upgradeProject(projectId)),
    about: listProjectKeys(projectId),
    cause: 'upgrade',
    onDone: () => {
      onClose();
      toasts.show({ kind: 'success', title: t('upgraded') });
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'project_already_pro') onClose();
      return openShortage(error, { projectId, purpose: 'upgrade' });
    },
  });
  useTurnAway({ projectId, purpose: 'upgrade', needed: cost, funds, isBusy });
  return (
    <ConfirmDialog
      title={t('title')}
      description={`${toOffer(project)} ${t(isEdited ? 'paidAtStart' : 'final')}`}
      safe={t('notYet')}
      confirm={t('upgrade')}
      isDisabled={!isEdited && funds.state !== 'enough'}
      isBusy={isBusy}
      onConfirm={() => send()}
      onClose={onClose}
    >
      {funds.state === 'failed' ? (
        <BalanceFailed onRetry={funds.retry} />
      ) : (
        <CreditTable balance={funds.balance} cost={cost} />
      )}
      {hasFreePlaces(project) && (
        <Button
          className="mt-3"
          disabled={isBusy}
          onClick={() => modals.open('changeTarget', { projectId, more: 'none' })}
        >
          {t('lowerFirst')}
        </Button>
      )}
    </ConfirmDialog>
  );
}
