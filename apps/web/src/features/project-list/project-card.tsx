import type { ProjectSummary } from '@fovea/contract';
import { ProgressBar } from '@fovea/ui';
import { Smartphone, Tablet, Ticket } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { toDateText } from '#shared/format/dates.ts';
import { useDurationText } from '#shared/format/durations.ts';
import { toAnalysis, toEditor, toProject } from '#shared/paths.ts';
import { StatusBadge, TypeBadge } from '#shared/project/project-badges.tsx';
import { toSessionCost } from '#shared/project/session-cost.ts';
import { ProjectThumbnail } from './project-thumbnail.tsx';
import { useTexts } from './texts.ts';

/** Menus bring their own layer; the cards do not wait for it. */
const ProjectMenu = lazy(async () => {
  const { ProjectMenu: Menu } = await import('./project-menu.tsx');
  return { default: Menu };
});

/** Where a press on the card goes. */
const TARGETS = { edit: toEditor, active: toProject, done: toAnalysis } as const;

export function ProjectCard({ project }: { project: ProjectSummary }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const DeviceIcon = project.device === 'mobile' ? Smartphone : Tablet;
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-border bg-surface shadow-e1 transition-[border-color,box-shadow] focus-within:border-border-2 hover:border-border-2 hover:shadow-e2">
      <ProjectThumbnail covers={project.covers} />
      <div className="flex flex-1 flex-col gap-2 px-3.5 pt-3 pb-3.25">
        <div className="flex items-center gap-2">
          <h2 className="type-h3 min-w-0 flex-1 truncate">
            <Link
              to={TARGETS[project.status](project.id)}
              title={project.name}
              className="rounded-card outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
            >
              {project.name}
            </Link>
          </h2>
          <TypeBadge type={project.type} />
        </div>
        <div>
          <StatusBadge status={project.status} />
        </div>
        <Progress project={project} />
        <div className="type-small mt-auto flex items-center gap-1.5 border-border border-t pt-2.5 text-text-3">
          <DeviceIcon aria-hidden="true" className="size-3.5 flex-none" />
          <span className="sr-only">{t(project.device)}</span>
          <span className="tnum min-w-0 truncate">
            {project.pageCount === 0 ? t('noPages') : t('pages', { count: project.pageCount })}
            {project.lengthMs > 0 && ` · ${toDuration(project.lengthMs)}`}
          </span>
          <time dateTime={project.createdAt} className="tnum ml-auto flex-none">
            {toDateText(project.createdAt)}
          </time>
        </div>
      </div>
      <Suspense>
        <ProjectMenu project={project} />
      </Suspense>
    </article>
  );
}

function Progress({ project }: { project: ProjectSummary }) {
  const t = useTexts();
  const { completed, maxParticipant: target } = project;
  const cost = toSessionCost(project);
  if (project.status === 'edit') {
    return (
      <p className="type-small flex min-h-7 items-center gap-1.5 text-text-2">
        <Ticket aria-hidden="true" className="size-3.5 flex-none text-text-3" />
        {cost === 0 ? t('noSessions') : t('sessionsNeeded', { count: cost })}
      </p>
    );
  }
  const share = Math.min(1, completed / target);
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressBar
        label={t('progressLabel', { name: project.name })}
        share={share}
        valueText={t('progress', { completed, target })}
        tone={project.status === 'done' ? 'good' : 'accent'}
      />
      <p className="type-small tnum flex text-text-2">
        <span className="min-w-0 flex-1 truncate">
          {t.rich(
            'participants',
            { b: (text) => <b className="font-semibold text-text">{text}</b> },
            { completed, target },
          )}
        </span>
        <span className="text-text-3">{Math.floor(share * 100)}%</span>
      </p>
    </div>
  );
}
