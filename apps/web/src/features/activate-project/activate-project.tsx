import type { Project } from '@fovea/contract';
import { Button, Dialog } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { toErrorText } from '#shared/api/error-texts.ts';
import { activateProject, toProjectQuery } from '#shared/api/projects.ts';
import { useDurationText } from '#shared/format/durations.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toProject } from '#shared/paths.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

interface ActivateProjectProps extends ModalFrame {
  projectId: string;
}

/** Says what will happen before it does. The safe button has the focus. */
export function ActivateProject({ projectId, onClose }: ActivateProjectProps) {
  const { data: project } = useQuery(toProjectQuery(projectId));
  if (project === undefined) return null;
  const hasPages = project.pages.length > 0;
  const isReady = project.pages.every((page) =>
    page.assets.every(({ status }) => status === 'ready'),
  );
  if (!hasPages) return <NotReady reason="noPages" onClose={onClose} />;
  if (!isReady) return <NotReady reason="checking" onClose={onClose} />;
  return <Confirm project={project} onClose={onClose} />;
}

interface NotReadyProps extends ModalFrame {
  reason: 'noPages' | 'checking';
}

function NotReady({ reason, onClose }: NotReadyProps) {
  const t = useTexts();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      widthPx={440}
      title={t(`${reason}Title`)}
      description={t(`${reason}Text`)}
      actions={
        <Button size="public" variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    />
  );
}

function Confirm({ project, onClose }: ModalFrame & { project: Project }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const lengthMs = project.pages.reduce((sum, { timerMs }) => sum + (timerMs ?? 0), 0);

  const handleStart = async () => {
    setIsStarting(true);
    try {
      await activateProject(project.id);
      onClose();
      toasts.show({ kind: 'success', title: t('started') });
      // The editor has left its place already: there is nothing to go back to.
      void navigate(toProject(project.id), { replace: true, state: { isNew: true } });
    } catch (error) {
      setIsStarting(false);
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'activate' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={480}
      danger
      busy={isStarting}
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <Button size="public" onClick={onClose} disabled={isStarting}>
            {t('notYet')}
          </Button>
          <Button
            size="public"
            variant="primary"
            loading={isStarting}
            onClick={() => void handleStart()}
          >
            {t('start')}
          </Button>
        </>
      }
    >
      <dl className="type-body tnum flex flex-col gap-2 rounded-bar border border-border px-4 py-3.5 text-[0.875rem]">
        <Row term={t('pages')}>
          {t('pagesValue', { count: project.pages.length, length: toDuration(lengthMs) })}
        </Row>
        <Row term={t('target')}>{toNumberText(project.maxParticipant)}</Row>
        <Row term={t('cost')}>{t('costValue')}</Row>
      </dl>
    </Dialog>
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
