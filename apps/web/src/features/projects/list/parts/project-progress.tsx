import { type ProjectSummary, toCreditCost } from '@fovea/contract';
import { ProgressBar, toClassNames } from '@fovea/ui';
import { Ticket } from 'lucide-react';
import { useTexts } from '#features/projects/list/texts.ts';
import { toNumberText } from '#shared/format/numbers.ts';

interface ProjectProgressProps {
  project: ProjectSummary;
  /** Balance, when it is known. */
  balance: number | undefined;
}

/** Whoever took part, or what a project that is edited will take. */
export function ProjectProgress({ project, balance }: ProjectProgressProps) {
  const t = useTexts();
  if (project.status === 'edit') return <CreditLine project={project} balance={balance} />;
  const { share, ...texts } = toProgress(project);
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressBar
        label={t('progressLabel', { name: project.name })}
        share={share}
        valueText={t('progressText', texts)}
        tone={project.status === 'done' ? 'good' : 'accent'}
      />
      <p className="type-small tnum flex text-text-2">
        <span className="min-w-0 flex-1 truncate">
          {t.rich(
            'participants',
            { b: (text) => <b className="font-semibold text-text">{text}</b> },
            texts,
          )}
        </span>
        <span className="text-text-3">{Math.round(share * 100)}%</span>
      </p>
    </div>
  );
}

export function toProgress({ completed, maxParticipant }: ProjectSummary) {
  return {
    share: Math.min(1, completed / maxParticipant),
    completed: toNumberText(completed),
    target: toNumberText(maxParticipant),
  };
}

function CreditLine({ project, balance }: ProjectProgressProps) {
  const t = useTexts();
  const count = toCreditCost(project);
  const isShort = balance !== undefined && balance < count;
  return (
    <p
      className={toClassNames(
        'type-small tnum flex min-h-7 items-center gap-1.5',
        isShort ? 'text-warn' : 'text-text-3',
      )}
    >
      <Ticket aria-hidden="true" className="size-3.5 flex-none" />
      <span className="min-w-0 truncate">
        {count === 0
          ? t('noSessions')
          : balance === undefined
            ? t('sessionsNeeded', { count })
            : t('sessionsNeededOf', { count, balance: toNumberText(balance) })}
      </span>
    </p>
  );
}
