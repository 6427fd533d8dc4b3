import { LIMITS, type Project } from '@fovea/contract';
import { NumberStepper } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFunds } from '#features/projects/model/use-funds.ts';
import { openShortage } from '#features/projects/model/use-turn-away.ts';
import { BalanceFailed, CreditTable } from '#features/projects/parts/credit-table.tsx';
import { addParticipants, toProjectQuery } from '#shared/api/projects.queries.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import { type ModalFrame, modals } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

const USUAL = 10;

type AddParticipantsProps = ModalProps['addParticipants'] & ModalFrame;

export function AddParticipants({ projectId, ...props }: AddParticipantsProps) {
  const { data: project } = useQuery(toProjectQuery(projectId));
  return project && <Raise project={project} {...props} />;
}

interface RaiseProps extends Omit<AddParticipantsProps, 'projectId'> {
  project: Project;
}

/** Raises the target of a project that collects. A Pro project pays for the difference. */
function Raise({ project, count: first = USUAL, onClose }: RaiseProps) {
  const t = useTexts();
  const { id, type, maxParticipant } = project;
  const [target, setTarget] = useState(Math.min(maxParticipant + first, LIMITS.maxParticipantMax));
  const count = Math.max(target - maxParticipant, 0);
  const cost = type === 'pro' ? count : 0;
  const funds = useFunds(cost);
  const { send, isBusy } = useWrite({
    write: () => addParticipants(id, target),
    about: listProjectKeys(id),
    cause: 'add-participants',
    onDone: () => {
      onClose();
      toasts.show({ kind: 'success', title: t('added', { count: target }) });
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
      description={t('text')}
      safe={t('notYet')}
      confirm={t('add', { count })}
      isDisabled={
        count === 0 || (cost > 0 && (funds.state === 'loading' || funds.state === 'failed'))
      }
      isBusy={isBusy}
      onConfirm={handleConfirm}
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
            <CreditTable balance={funds.balance} cost={cost} />
          ))}
      </div>
    </ConfirmDialog>
  );
}
