import { isScripted, type Project, type RecordingMark } from '@fovea/contract';
import type { FoundRecords } from '@fovea/records';
import type { PlaybackClock } from '@fovea/stage';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useOutletContext, useParams, useSearchParams } from 'react-router';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { SAMPLE_ID } from '#shared/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { toasts } from '#shared/toasts.ts';
import { useClock } from '#studio/clock/use-clock.ts';
import { isSurveyOnly } from '#studio/filter/filter.ts';
import { useChoice } from '#studio/participants/use-choice.ts';
import { useProRecords } from '#studio/pro/use-pro-records.ts';
import {
  forgetRecords,
  type ReadRecords,
  toFirstQuery,
  toRecordsQuery,
  toTestRecordsId,
} from '#studio/records/records.queries.ts';
import type { FirstRecords } from '#studio/records/records-reader.ts';
import { sampleProjectQuery } from '#studio/records/sample.queries.ts';
import { useTexts } from '#studio/texts.ts';
import { type AnalysisStore, createAnalysisState } from '#studio/view/analysis-state.ts';
import type { StudioHeaderProps } from './studio-header.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';

/** How often to look for the first participant, should no notice come. */
const WAITING_MS = 5_000;
const TOAST_CAUSE = 'records';
const NOTHING: Pick<FoundRecords, 'participants' | 'pages' | 'favourites'> = {
  participants: [],
  pages: [],
  favourites: [],
};
const NO_MARKS: readonly RecordingMark[] = [];

interface Place {
  readonly project: Project;
  /** undefined while they load, null when there are none to read. */
  readonly records: ReadRecords | null | undefined;
  readonly participants: FoundRecords['participants'];
  /** Maps of very many people while their records are read, by the page's id. */
  readonly firstMaps: FirstRecords['maps'] | undefined;
  /** Whether a script made the gaze of any recording. */
  readonly isScripted: boolean;
  readonly isSurveyOnly: boolean;
  readonly choice: ReturnType<typeof useChoice>;
  readonly analysis: AnalysisStore;
  readonly clock: PlaybackClock;
  readonly refresh: Pick<StudioHeaderProps, 'updatedAtMs' | 'isRefreshing' | 'onRefresh'>;
}

/** Holds what all analysis screens of a project share: going from one to the other is not leaving. */
export function StudioPlace() {
  // The address of the sample names no project. Whoever a test run shows is nobody to mark: its address
  // has another name for the project, so that rows have no menu.
  const { testId, id = testId ?? SAMPLE_ID } = useParams();
  const isTest = testId !== undefined;
  return <PlaceOf key={`${id} ${isTest}`} projectId={id} isTest={isTest} />;
}

export function useStudioPlace(): Place {
  return useOutletContext<Place>();
}

function PlaceOf({ projectId, isTest }: { projectId: string; isTest: boolean }) {
  const { data: project } = useQuery({
    ...(projectId === SAMPLE_ID ? sampleProjectQuery : toProjectQuery(projectId)),
    retry: false,
    throwOnError: true,
    refetchInterval: ({ state }) => (state.data?.completed === 0 ? WAITING_MS : false),
  });
  const recordsId = isTest ? toTestRecordsId(projectId) : projectId;
  const hasRecordings = isTest || (project?.completed ?? 0) > 0;
  const isEmpty = project !== undefined && !hasRecordings;
  // Together with the project; where nobody has taken part, as far as is known, there is nothing.
  const read = useQuery({ ...toRecordsQuery(recordsId), enabled: !isEmpty });
  const records = read.data === undefined && isEmpty ? null : read.data;
  useAnalysingToast(records === null && hasRecordings, Boolean(records));
  useForgetting(projectId, recordsId);
  useProRecords(project, records);
  const clock = useClock();
  const { data: first } = useQuery(toFirstQuery(recordsId));
  const known = records === undefined ? first : records;
  const found = known ?? NOTHING;
  const { participants } = found;
  const isAsking = project !== undefined && isSurveyOnly(project);
  const choice = useChoice(found, known?.marks ?? NO_MARKS, isAsking);
  const analysis = useAnalysisState();
  if (project === undefined) return <StudioSkeleton />;
  const place: Place = {
    project,
    records,
    participants,
    firstMaps: records === undefined ? first?.maps : undefined,
    isScripted: participants.some(isScripted),
    isSurveyOnly: isAsking,
    choice,
    analysis,
    clock,
    refresh: {
      updatedAtMs: records ? read.dataUpdatedAt : undefined,
      isRefreshing: read.isFetching,
      onRefresh: () => void read.refetch(),
    },
  };
  return <Outlet context={place} />;
}

/** New for each visit: leaving the analysis forgets what was shown. */
function useAnalysisState(): AnalysisStore {
  const [address] = useSearchParams();
  const [store] = useState(() =>
    createAnalysisState({
      storage: localStorage,
      userId: useSession.getState().self?.id ?? '',
      address,
    }),
  );
  return store;
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

function useForgetting(projectId: string, recordsId: string): void {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // An effect may run again at once; only a screen that stays away has been left.
      queueMicrotask(() => {
        if (isHere.current) return;
        forgetRecords(recordsId);
        queryClient.removeQueries({ queryKey: KEYS.aois(projectId) });
      });
    };
  }, [projectId, recordsId]);
}
