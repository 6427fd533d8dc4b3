import type { Project } from '@fovea/contract';
import { Badge, Button, IconButton, type Tone, toClassNames } from '@fovea/ui';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { toDateTimeText } from '#shared/format/dates.ts';
import { PATHS, SAMPLE_ID, toAnalysis, toProject } from '#shared/paths.ts';
import { ScriptedLabel } from '#shared/project/scripted-label.tsx';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from '#studio/texts.ts';
import { toAoi } from './to-aoi.ts';
import type { Layout } from './use-layout.ts';

const STATUSES = {
  edit: { key: 'editing', tone: 'neutral' },
  active: { key: 'inProgress', tone: 'info' },
  done: { key: 'done', tone: 'good' },
} as const satisfies Record<Project['status'], { key: string; tone: Tone }>;

export interface StudioHeaderProps {
  layout: Layout;
  project: Project;
  /** Name of the page that is shown, under the project's on narrow screens. */
  subtitle: string;
  /** Whether a script made the gaze of any recording. */
  isScripted: boolean;
  /** When the data was read; undefined until then. */
  updatedAtMs: number | undefined;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** At the right end: what this screen offers. */
  actions?: ReactNode;
}

export function StudioHeader(props: StudioHeaderProps) {
  const { layout, project, subtitle, isScripted, actions, ...refresh } = props;
  const t = useTexts();
  const isNarrow = layout === 'narrow';
  const status = STATUSES[project.status];
  const counts = { completed: project.completed, target: project.maxParticipant };
  return (
    <>
      <header className="z-(--z-header) flex h-13 flex-none items-center gap-2 border-border border-b bg-surface px-2 md:px-3">
        <BackLink projectId={project.id} />
        <div className="min-w-0 flex-1 md:flex-initial">
          <h1 className="truncate font-semibold text-[0.9375rem] leading-[calc(1.1875rem+var(--line-extra))] md:text-[0.875rem]">
            {project.name}
          </h1>
          {isNarrow && <p className="type-small truncate text-text-3 leading-4">{subtitle}</p>}
        </div>
        {!isNarrow && (
          <Badge tone={status.tone} dot={project.status === 'active'}>
            {t(status.key)}{' '}
            <span className="tnum" aria-hidden="true">
              {t('countOfTarget', counts)}
            </span>
            <span className="sr-only">{t('participantsOfTarget', counts)}</span>
          </Badge>
        )}
        {!isNarrow && <ScriptedLabel project={project} isScripted={isScripted} />}
        <span className="hidden flex-1 md:block" />
        {!isNarrow && <StudioNav projectId={project.id} />}
        <span className="hidden flex-1 md:block" />
        <RefreshButton {...refresh} layout={layout} />
        {actions}
      </header>
      {isNarrow && <ScriptedLabel project={project} isScripted={isScripted} isBar />}
    </>
  );
}

/** From the sample back to where it was found: the list, or the home page for a visitor. */
function BackLink({ projectId }: { projectId: string }) {
  const t = useTexts();
  const isLogin = useSession((session) => session.isLogin);
  const isSample = projectId === SAMPLE_ID;
  const text = t(isSample ? (isLogin ? 'backToList' : 'backHome') : 'back');
  const samplePlace = isLogin ? PATHS.projects : PATHS.home;
  return (
    <Link
      to={isSample ? samplePlace : toProject(projectId)}
      aria-label={text}
      title={text}
      className="focus-ring hit-area grid size-10 flex-none place-items-center rounded-control text-text-2 hover:bg-surface-2 hover:text-text md:size-8"
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}

function RefreshButton({
  updatedAtMs,
  isRefreshing,
  onRefresh,
  layout,
}: Pick<StudioHeaderProps, 'updatedAtMs' | 'isRefreshing' | 'onRefresh' | 'layout'>) {
  const t = useTexts();
  if (updatedAtMs === undefined) return null;
  const text = t('updated', { time: toDateTimeText(updatedAtMs) });
  const icon = (
    <RefreshCw aria-hidden="true" className={isRefreshing ? 'motion-safe:animate-spin' : ''} />
  );
  if (layout !== 'wide') {
    return (
      <IconButton
        label={`${t('refresh')}. ${text}`}
        size={layout === 'narrow' ? 'touch' : 'default'}
        onClick={onRefresh}
      >
        {icon}
      </IconButton>
    );
  }
  return (
    <Button
      variant="quiet"
      size="dense"
      title={t('refresh')}
      onClick={onRefresh}
      aria-busy={isRefreshing || undefined}
      className="text-text-3"
      iconLeft={icon}
    >
      <span className="tnum">{text}</span>
    </Button>
  );
}

/** The two screens of a project's analysis: going from one to the other is not leaving. */
function StudioNav({ projectId }: { projectId: string }) {
  const t = useTexts();
  const { search } = useLocation();
  const places = [
    { path: toAnalysis(projectId), label: t('analysis') },
    { path: toAoi(projectId), label: t('aoi') },
  ];
  return (
    <nav
      aria-label={t('analysis')}
      className="inline-flex flex-none gap-0.5 rounded-[9px] border border-border bg-surface-2 p-0.5"
    >
      {places.map(({ path, label }) => (
        <NavLink
          key={path}
          to={{ pathname: path, search }}
          end
          className={({ isActive }) =>
            toClassNames(
              'focus-ring type-small inline-flex min-h-6.5 items-center rounded-chip px-2.5 font-medium text-[0.78125rem] text-text-2 hover:text-text',
              isActive && 'bg-surface-3 text-text shadow-e1',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
