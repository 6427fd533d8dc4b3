import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { toProjectQuery } from '#shared/api/projects.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { toasts } from '#shared/toasts.ts';
import { Studio } from './parts/studio.tsx';
import { StudioSkeleton } from './parts/studio-skeleton.tsx';
import { toRecordsQuery } from './records.api.ts';
import { useTexts } from './texts.ts';

/** How often to look for the first participant, should no notice come. */
const WAITING_MS = 5_000;
const TOAST_CAUSE = 'records';

export function AnalysisPlayback() {
  const { id = '' } = useParams();
  return <Analysis key={id} projectId={id} />;
}

function Analysis({ projectId }: { projectId: string }) {
  const { data: project } = useQuery({
    ...toProjectQuery(projectId),
    retry: false,
    throwOnError: true,
    refetchInterval: ({ state }) => (state.data?.completed === 0 ? WAITING_MS : false),
  });
  const records = useQuery(toRecordsQuery(projectId));
  const hasRecordings = (project?.completed ?? 0) > 0;
  useAnalysingToast(records.data === null && hasRecordings, Boolean(records.data));
  useForgetting(projectId);
  if (project === undefined) return <StudioSkeleton />;
  return (
    <Studio
      project={project}
      records={records.data}
      updatedAtMs={records.data ? records.dataUpdatedAt : undefined}
      isRefreshing={records.isFetching}
      onRefresh={() => void records.refetch()}
    />
  );
}

/** Says that data is being analysed, once, until it is there. */
function useAnalysingToast(isAnalysing: boolean, isThere: boolean): void {
  const t = useTexts();
  useEffect(() => {
    if (isAnalysing) toasts.show({ kind: 'info', title: t('analysing'), cause: TOAST_CAUSE });
  }, [isAnalysing, t]);
  useEffect(() => {
    const shown = toasts.list().find(({ cause }) => cause === TOAST_CAUSE);
    if (isThere && shown) toasts.dismiss(shown.id);
  }, [isThere]);
}

/** Leaving the analysis removes the records; they are large, and soon out of date. */
function useForgetting(projectId: string): void {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // An effect may run again at once; only a screen that stays away has been left.
      queueMicrotask(() => {
        if (isHere.current) return;
        queryClient.removeQueries({ queryKey: toRecordsQuery(projectId).queryKey });
      });
    };
  }, [projectId]);
}
