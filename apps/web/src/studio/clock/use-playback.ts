import type { Page, Project } from '@fovea/contract';
import {
  EMPTY_TRACK,
  type GazeTrack,
  measureValidShare,
  type PlaybackClock,
  type StageLayout,
} from '@fovea/stage';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { KEYS } from '#shared/api/query-keys.ts';
import { type ReadRecords, toTracksQuery } from '#studio/records/records.queries.ts';
import {
  findEarlyEndMs,
  hasValidGaze,
  hasValidGazeOf,
  measureDurationMs,
} from '#studio/stage/page-tracks.ts';
import { toStagePage } from '#studio/stage/stage-page.ts';

const BIN_MS = 100;
const NO_TRACKS: readonly GazeTrack[] = [];

/** The pictures of the page that is shown, gaze on them once it is read, and how long it plays. */
export function usePageGaze(
  records: ReadRecords | null | undefined,
  page: Page | undefined,
  { id, device, orientation }: Pick<Project, 'id' | 'device' | 'orientation'>,
) {
  const stagePage = useMemo(
    () => toStagePage(page, { device, orientation }),
    [page, device, orientation],
  );
  const isDrawn = records && page !== undefined && stagePage.pictures.length > 0;
  const read = useTracks(id, isDrawn ? records : undefined, page?.id, stagePage);
  const tracks = useMemo(
    () => (isDrawn && read.data?.tracks.map((track) => track ?? EMPTY_TRACK)) || NO_TRACKS,
    [isDrawn, read.data],
  );
  const found = records?.pages.find((each) => each.id === page?.id);
  return {
    stagePage,
    tracks,
    /** With how far everybody had scrolled. */
    screenTracks: read.data?.tracks,
    swarm: read.data?.swarm,
    isLoadingTracks: read.isLoading,
    durationMs: measureDurationMs(page, found, tracks),
  };
}

function useTracks(
  projectId: string,
  records: ReadRecords | undefined,
  pageId = '',
  stage: StageLayout,
) {
  const query = records && toTracksQuery(projectId, records, pageId, stage);
  return useQuery(query ?? { queryKey: KEYS.tracks(projectId, 0, pageId), queryFn: skipToken });
}

/** A new page stops playback and starts at 0; new data of the same page changes neither. */
export function usePlaybackOf(
  clock: PlaybackClock,
  pageId: string | undefined,
  durationMs: number,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what starts anew.
  useEffect(() => {
    clock.pause();
    clock.seek(0);
  }, [clock, pageId]);
  useEffect(() => clock.setDuration(durationMs), [clock, durationMs]);
}

/** Valid gaze of those who are drawn; undefined while data loads, null without anybody. */
export function useValidShares(
  isLoading: boolean,
  tracks: readonly GazeTrack[],
  shown: Uint8Array,
  durationMs: number,
) {
  const drawn = useMemo(() => tracks.filter((_, i) => shown[i] === 1), [tracks, shown]);
  const shares = useMemo(
    () => (drawn.length === 0 ? null : measureValidShare(drawn, { durationMs, binMs: BIN_MS })),
    [drawn, durationMs],
  );
  const findValidShare = (timeMs: number) =>
    shares?.[Math.min(Math.floor(timeMs / BIN_MS), shares.length - 1)];
  const endMs = findEarlyEndMs(drawn, durationMs);
  return { shares: isLoading ? undefined : shares, findValidShare, endMs };
}

/** Pages with valid gaze; every page while that is not known. */
export function usePagesWithGaze(records: ReadRecords | null | undefined) {
  const ids = useMemo(() => {
    // The oldest records hold gaze alone, and nothing that was found in it.
    const isKnown = records?.pages.some(({ fixations }) => fixations.some(Boolean)) ?? false;
    return isKnown ? new Set(records?.pages.filter(hasValidGaze).map(({ id }) => id)) : undefined;
  }, [records]);
  return (page: Page) => ids?.has(page.id) ?? true;
}

/** How many of those shown have valid gaze on a page; undefined while that is not known. */
export function useValidPeople(
  records: ReadRecords | null | undefined,
  pageId: string | undefined,
  shown: Uint8Array,
): number | undefined {
  return useMemo(() => {
    const page = records?.pages.find(({ id }) => id === pageId);
    return page && shown.filter((isShown, i) => isShown === 1 && hasValidGazeOf(page, i)).length;
  }, [records, pageId, shown]);
}
