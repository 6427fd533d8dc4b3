import type { Project } from '@fovea/contract';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshCredits } from '#shared/api/credits.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { activateProject, rereadProject } from '#shared/api/projects.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { useDurationText } from '#shared/format/durations.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { type ModalFrame, modals } from '#shared/modals/modals.ts';
import { toProject } from '#shared/paths.ts';
import { toSessionCost } from '#shared/project/session-cost.ts';
import { findShortage } from '#shared/project/session-shortage.ts';
import { BalanceFailed, SessionTable } from '#shared/project/session-table.tsx';
import { useFunds } from '#shared/project/use-funds.ts';
import { useTurnAway } from '#shared/project/use-turn-away.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

/** Says what will happen before it does. The safe button has the focus. */
export function ConfirmStart({ project, onClose }: ModalFrame & { project: Project }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const { id: projectId, type } = project;
  const isPro = type === 'pro';
  const cost = toSessionCost(project);
  const funds = useFunds(cost);
  useTurnAway({ projectId, purpose: 'activate', needed: cost, funds, isBusy: isStarting });

  const handleStart = async () => {
    setIsStarting(true);
    try {
      await activateProject(projectId);
      onClose();
      toasts.show({ kind: 'success', title: t('started') });
      // The editor has left its place already: there is nothing to go back to.
      void navigate(toProject(projectId), { replace: true, state: { isNew: true } });
    } catch (error) {
      handleRefusal(error);
    }
  };
  const handleRefusal = (error: unknown) => {
    setIsStarting(false);
    const shortage = findShortage(error);
    if (shortage) {
      // The project or the balance is not what was shown.
      rereadProject(projectId);
      void refreshCredits();
      modals.open('notEnoughCredit', { projectId, purpose: 'activate', ...shortage });
    } else {
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'activate' });
    }
  };
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('text')}
      safe={t('notYet')}
      confirm={t('start')}
      isDisabled={isPro && funds.state !== 'enough'}
      isBusy={isStarting}
      onConfirm={() => void handleStart()}
      onClose={onClose}
    >
      {!isPro ? (
        <BasicTable project={project} />
      ) : funds.state === 'failed' ? (
        <BalanceFailed onRetry={funds.retry} />
      ) : (
        <>
          <SessionTable balance={funds.balance} cost={cost} />
          <p className="type-small mt-3 text-pretty text-text-3">{t('finishEarly')}</p>
        </>
      )}
    </ConfirmDialog>
  );
}

function BasicTable({ project }: { project: Project }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const lengthMs = project.pages.reduce((sum, { timerMs }) => sum + (timerMs ?? 0), 0);
  return (
    <dl className="type-body tnum flex flex-col gap-2 rounded-bar border border-border px-4 py-3.5 text-[0.875rem]">
      <Row term={t('pages')}>
        {t('pagesValue', { count: project.pages.length, length: toDuration(lengthMs) })}
      </Row>
      <Row term={t('target')}>{toNumberText(project.maxParticipant)}</Row>
      <Row term={t('cost')}>{t('costValue')}</Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <dt className="text-text-2">{term}</dt>
      <dd className="ml-auto text-right font-semibold">{children}</dd>
    </div>
  );
}
