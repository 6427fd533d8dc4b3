import { type Project, toCreditCost } from '@fovea/contract';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFunds } from '#features/projects/model/use-funds.ts';
import { openShortage, useTurnAway } from '#features/projects/model/use-turn-away.ts';
import { BalanceFailed, CreditTable } from '#features/projects/parts/credit-table.tsx';
import { activateProject } from '#shared/api/projects.queries.ts';
import { listProjectKeys } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import { useDurationText } from '#shared/format/durations.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toProject } from '#shared/paths.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

/** Says what will happen before it does. The safe button has the focus. */
export function ConfirmStart({ project, onClose }: ModalFrame & { project: Project }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { id: projectId, type } = project;
  const isPro = type === 'pro';
  const cost = toCreditCost(project);
  const funds = useFunds(cost);
  const { send, isBusy } = useWrite({
    write: () => activateProject(project),
    about: listProjectKeys(projectId),
    cause: 'activate',
    onDone: () => {
      onClose();
      toasts.show({ kind: 'success', title: t('started') });
      // The editor has left its place already: there is nothing to go back to.
      void navigate(toProject(projectId), { replace: true, state: { isNew: true } });
    },
    onRefused: (error) => openShortage(error, { projectId, purpose: 'activate' }),
  });
  useTurnAway({ projectId, purpose: 'activate', needed: cost, funds, isBusy });
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('text')}
      safe={t('notYet')}
      confirm={t('start')}
      isDisabled={isPro && funds.state !== 'enough'}
      isBusy={isBusy}
      onConfirm={() => send()}
      onClose={onClose}
    >
      {!isPro ? (
        <BasicTable project={project} />
      ) : funds.state === 'failed' ? (
        <BalanceFailed onRetry={funds.retry} />
      ) : (
        <>
          <CreditTable balance={funds.balance} cost={cost} />
          <p className="type-small mt-3 text-pretty text-text-3">{t('finishEarly')}</p>
        </>
      )}
    </ConfirmDialog>
  );
}

function BasicTable({ project }: { project: Project }) {
  const t = useTexts();
  const toDuration = useDurationText();
  return (
    <dl className="type-body tnum flex flex-col gap-2 rounded-bar border border-border px-4 py-3.5 text-[0.875rem]">
      <Row term={t('pages')}>
        {t('pagesValue', { count: project.pages.length, length: toDuration(project.lengthMs) })}
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
