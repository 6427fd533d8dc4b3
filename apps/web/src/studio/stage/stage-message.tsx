import type { Project } from '@fovea/contract';
import { ButtonLink, CopyField, NoParticipantsDrawing } from '@fovea/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toEditor, toProject } from '#shared/paths.ts';
import { useTexts } from '#studio/texts.ts';

/** A card over the stage that says why no gaze is drawn. */
function StageCard({
  title,
  text,
  drawing,
  children,
}: {
  title: string;
  text?: string;
  drawing?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="pointer-events-none absolute inset-0 grid grid-cols-[minmax(0,1fr)] place-items-center overflow-y-auto p-4">
      <div
        role="status"
        className="pointer-events-auto flex w-full max-w-90 flex-col items-center rounded-banner border border-border bg-surface p-5 text-center shadow-e3"
      >
        {drawing && <div className="mb-3 w-32">{drawing}</div>}
        <p className="type-h3 text-balance">{title}</p>
        {text && <p className="type-body mt-1 text-balance text-text-2">{text}</p>}
        {children && <div className="mt-4 w-full text-left">{children}</div>}
      </div>
    </div>
  );
}

/** Message where no participant has come yet, or none has by the end. */
export function WaitingMessage({ project }: { project: Project }) {
  const t = useTexts();
  if (project.status === 'done') {
    return (
      <StageCard title={t('nobody')} text={t('nobodyText')} drawing={<NoParticipantsDrawing />}>
        <ButtonLink wide asChild>
          <Link to={toProject(project.id)}>{t('toProject')}</Link>
        </ButtonLink>
      </StageCard>
    );
  }
  if (project.link === null) {
    return (
      <StageCard
        title={t(project.pages.length === 0 ? 'noPages' : 'notStarted')}
        text={t('notStartedText')}
        drawing={<NoParticipantsDrawing />}
      >
        <ButtonLink variant="primary" wide asChild>
          <Link to={toEditor(project.id)}>{t('continueEditing')}</Link>
        </ButtonLink>
      </StageCard>
    );
  }
  return (
    <StageCard title={t('waiting')} text={t('waitingText')} drawing={<NoParticipantsDrawing />}>
      <CopyField
        label={t('link')}
        value={project.link}
        copyLabel={t('copy')}
        copiedLabel={t('copied')}
      />
    </StageCard>
  );
}

/** A line at the foot of the stage, so that the plain picture stays in view: see `StageFoot`. */
export function StageNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="type-small rounded-touch border border-border bg-surface px-3 py-2 text-text-2"
    >
      {children}
    </p>
  );
}

/** The lower left corner of the stage: notes, who is meant, and what colours mean. */
export function StageFoot({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none absolute bottom-3.5 left-3.5 flex max-w-[calc(100%-11.5rem)] flex-col items-start gap-2">
      {children}
    </div>
  );
}
