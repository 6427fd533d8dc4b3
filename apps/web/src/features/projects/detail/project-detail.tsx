import type { Funnel, Project } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { toFunnelQuery } from '#features/projects/detail/live/funnel.queries.ts';
import { toOutsideQuery } from '#features/projects/detail/people/outside.queries.ts';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { lazyExtra } from '#shared/lazy-extra.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { useTitle } from '#shared/title.ts';
import { toMarks, withoutReturned } from '#studio/participants/marks.ts';
import { type ReadPeople, toParticipantsQuery } from '#studio/records/records.queries.ts';
import { summarise } from './model/records-summary.ts';
import { AnalysePanel } from './parts/analyse-panel.tsx';
import { CollectPanel } from './parts/collect-panel.tsx';
import { DetailHeader } from './parts/detail-header.tsx';
import { DetailSkeleton, PanelsSkeleton } from './parts/detail-skeleton.tsx';
import { PeopleNotices } from './parts/people-notices.tsx';
import { ProgressPanel } from './parts/progress-panel.tsx';
import { Storyboard } from './parts/storyboard.tsx';

/** Read again this often while it collects, should a notice be lost. */
const POLL_MS = 8_000;

const Cockpit = lazyPart(() => import('#features/projects/detail/live/cockpit.tsx'), 'Cockpit');
const People = lazyPart(() => import('#features/projects/detail/people/people.tsx'), 'People');
const LiveActions = lazyPart(
  () => import('#features/projects/detail/live/live-actions.tsx'),
  'LiveActions',
);
const LeftBehind = lazyExtra(
  async () => (await import('#features/projects/parts/left-behind.tsx')).LeftBehind,
);

export function ProjectDetail() {
  const { id = '' } = useParams();
  const { data: project } = useQuery({
    ...toProjectQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'active' ? POLL_MS : false),
  });
  if (project !== undefined) return <Detail key={id} project={project} />;
  return (
    <Frame>
      <DetailSkeleton />
    </Frame>
  );
}

/** The cockpit takes more room than three panels. */
function Frame({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div
      data-bleed
      className="mx-auto px-4 pt-5 pb-16 md:px-5 md:pt-6"
      style={{ maxWidth: isWide ? '86rem' : '77.5rem' }}
    >
      {children}
    </div>
  );
}

function Detail({ project }: { project: Project }) {
  useTitle(project.name);
  const isNew = useIsNew();
  const isActive = project.status === 'active';
  const { data: read } = useQuery({
    ...toParticipantsQuery(project.id),
    enabled: project.completed > 0,
  });
  const { data: outside = [] } = useQuery({
    ...toOutsideQuery(project.id),
    enabled: hasOutside(project, read),
  });
  const summary = useMemo(() => read && summariseKept(read), [read]);
  const {
    data: funnel,
    isPending,
    dataUpdatedAt,
  } = useQuery({ ...toFunnelQuery(project.id, isActive), enabled: project.status !== 'edit' });
  const isLive = isActive && funnel !== undefined && wasOpened(funnel);
  const panels = { project, summary, funnel };
  return (
    <Frame isWide={isLive}>
      <DetailHeader
        project={project}
        isScripted={summary?.isScripted === true}
        actions={
          isLive && (
            <Suspense>
              <LiveActions project={project} updatedMs={dataUpdatedAt} />
            </Suspense>
          )
        }
      />
      <PeopleNotices project={project} />
      {isLive ? (
        <Suspense fallback={<PanelsSkeleton />}>
          <Cockpit project={project} funnel={funnel} summary={summary} read={read} isNew={isNew} />
        </Suspense>
      ) : isActive && isPending ? (
        <PanelsSkeleton />
      ) : (
        <div className="mt-5.5 grid gap-4 md:grid-cols-2 wide:min-h-105 wide:grid-cols-[1.15fr_1fr_1fr]">
          <CollectPanel project={project} isNew={isNew} />
          <ProgressPanel {...panels} />
          <AnalysePanel {...panels} />
        </div>
      )}
      {funnel !== undefined && wasOpened(funnel) && (
        <Suspense>
          <People project={project} funnel={funnel} read={read} outside={outside} isLive={isLive} />
        </Suspense>
      )}
      <Storyboard project={project} />
      <Suspense>
        <LeftBehind project={project} />
      </Suspense>
    </Frame>
  );
}

function summariseKept({ participants, marks }: ReadPeople) {
  const known = toMarks(marks);
  return summarise(withoutReturned(participants, known), known);
}

function hasOutside(
  { waiting, flagged, leftOut }: Project,
  read: ReadPeople | null | undefined,
): boolean {
  return waiting + flagged + leftOut > 0 || read?.marks.some(({ returned }) => returned) === true;
}

function wasOpened({ opened, all }: Funnel): boolean {
  return opened > 0 || all.reached.consented > 0;
}

/** True for the visit that follows the activation, and not again after a reload. */
function useIsNew(): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [isNew, setIsNew] = useState(false);
  const isTold = (state as { isNew?: boolean } | null)?.isNew === true;
  useEffect(() => {
    if (!isTold) return;
    setIsNew(true);
    void navigate(pathname, { replace: true, state: null });
  }, [isTold, navigate, pathname]);
  return isNew;
}
