import type { Project } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { useTitle } from '#shared/title.ts';
import { toParticipantsQuery } from '#studio/records/records.queries.ts';
import { summarise } from './model/records-summary.ts';
import { AnalysePanel } from './parts/analyse-panel.tsx';
import { CollectPanel } from './parts/collect-panel.tsx';
import { DetailHeader } from './parts/detail-header.tsx';
import { DetailSkeleton } from './parts/detail-skeleton.tsx';
import { ProgressPanel } from './parts/progress-panel.tsx';
import { Storyboard } from './parts/storyboard.tsx';

/** Read again this often while it collects, should a notice be lost. */
const POLL_MS = 8_000;

export function ProjectDetail() {
  const { id = '' } = useParams();
  const { data: project } = useQuery({
    ...toProjectQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'active' ? POLL_MS : false),
  });
  return (
    <div data-bleed className="mx-auto max-w-310 px-4 pt-5 pb-16 md:px-5 md:pt-6">
      {project === undefined ? <DetailSkeleton /> : <Detail key={id} project={project} />}
    </div>
  );
}

function Detail({ project }: { project: Project }) {
  useTitle(project.name);
  const isNew = useIsNew();
  const { data: summary } = useQuery({
    ...toParticipantsQuery(project.id),
    select: summarise,
    enabled: project.completed > 0,
  });
  return (
    <>
      <DetailHeader project={project} isScripted={summary?.isScripted === true} />
      <div className="mt-5.5 grid gap-4 md:grid-cols-2 wide:grid-cols-[1.15fr_1fr_1fr]">
        <CollectPanel project={project} isNew={isNew} />
        <ProgressPanel project={project} summary={summary} />
        <AnalysePanel project={project} summary={summary} />
      </div>
      <Storyboard project={project} />
    </>
  );
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
