import { LIMITS, type Project } from '@fovea/contract';
import { NumberStepper } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFunds } from '#features/projects/model/use-funds.ts';
import { openShortage } from '#features/projects/model/use-turn-away.ts';
import { BalanceFailed, CreditTable } from '#features/projects/parts/credit-table.tsx';
import { changeTarget, toProjectQuery } from '#shared/api/projects.queries.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import { type ModalFrame, modals } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

const USUAL = 10;

type ChangeTargetProps = ModalProps['changeTarget'] & ModalFrame;

export function ChangeTarget({ projectId, ...props }: ChangeTargetProps) {
  const { data: project } = useQuery(toProjectQuery(projectId));
  return project && <Change project={project} {...props} />;
}

interface ChangeProps extends Omit<ChangeTargetProps, 'projectId'> {
  project: Project;
}

/**
 * Raises or lowers the target of a project that was started. A Pro project pays for the difference or
 * gets it back; one that is done collects again.
 */
function Change({ project, more = USUAL, onClose }: ChangeProps) {
  const t = useTexts();
  const { id, type, status, maxParticipant, joined } = project;
  const isDone = status === 'done';
  // A project that is done has given back what was set aside for people who never came.
  const paidFor = isDone ? joined : maxParticipant;
  const least = Math.max(joined, 1);
  const [target, setTarget] = useState(
    Math.min(Math.max(more === 'none' ? joined : paidFor + more, least), LIMITS.maxParticipantMax),
  );
  const added = target - paidFor;
  const cost = type === 'pro' ? Math.max(added, 0) : 0;
  const funds = useFunds(cost);
  const { send, isBusy } = useWrite({
    write: () => changeTarget(id, target),
    about: listProjectKeys(id),
    cause: 'change-target',
    onDone: () => {
      onClose();
      toasts.show({ kind: 'success', title: t('changed', { count: target }) });
    },
    onRefused: (error) => openShortage(error, { projectId: id, purpose: 'add' }),
  });
  const handleConfirm = () => {
    const { state, balance } = funds;
    if (state !== 'short' || balance === undefined) return send();
    modals.open('notEnoughCredit', { projectId: id, purpose: 'add', needed: cost, balance });
  };
  return (
    <ConfirmDialog
      title={t('title')}
      description={t(isDone ? 'again' : 'text')}
      safe={t('notYet')}
      confirm={t('change', { count: target })}
      isDisabled={
        (target === maxParticipant && !(isDone && added > 0)) ||
        (cost > 0 && (funds.state === 'loading' || funds.state === 'failed'))
      }
      isBusy={isBusy}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <NumberStepper
          label={t('target')}
          hint={t('now', { count: maxParticipant, came: joined })}
          value={target}
          min={least}
          max={LIMITS.maxParticipantMax}
          decreaseLabel={t('fewer')}
          increaseLabel={t('more')}
          onChange={setTarget}
        />
        {type === 'pro' &&
          (added < 0 ? (
            <p className="type-body text-text-2">{t('comesBack', { count: -added })}</p>
          ) : funds.state === 'failed' ? (
            <BalanceFailed onRetry={funds.retry} />
          ) : (
            cost > 0 && <CreditTable balance={funds.balance} cost={cost} />
          ))}
      </div>
    </ConfirmDialog>
  );
}
