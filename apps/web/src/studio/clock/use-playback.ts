import type { Page, Project } from '@fovea/contract';
import type { DecodedRecords } from '@fovea/records';
import { type GazeTrack, measureValidShare, type PlaybackClock } from '@fovea/stage';
import { useEffect, useMemo } from 'react';
import {
  findEarlyEndMs,
  hasValidGaze,
  measureDurationMs,
  toPageTracks,
} from '#studio/stage/page-tracks.ts';
import { toStagePage } from '#studio/stage/stage-page.ts';

const BIN_MS = 100;
const NO_TRACKS: readonly GazeTrack[] = [];

/** The pictures of the page that is shown, gaze on them, and how long it plays. */
export function usePageGaze(
  records: DecodedRecords | null | undefined,
  page: Page | undefined,
  { device, orientation }: Pick<Project, 'device' | 'orientation'>,
) {
  const stagePage = useMemo(
    () => toStagePage(page, { device, orientation }),
    [page, device, orientation],
  );
  const tracks = useMemo(() => {
    if (!records || page === undefined || stagePage.pictures.length === 0) return NO_TRACKS;
    const recorded = records.pages.find(({ id }) => id === page.id);
    return toPageTracks(recorded, records.participants, page, stagePage);
  }, [records, page, stagePage]);
  return { stagePage, tracks, durationMs: measureDurationMs(page, tracks) };
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
export function usePagesWithGaze(records: DecodedRecords | null | undefined) {
  const ids = useMemo(
    () => records && new Set(records.pages.filter(hasValidGaze).map(({ id }) => id)),
    [records],
  );
  return (page: Page) => !ids || ids.has(page.id);
}

/** How many of those shown have valid gaze on a page; undefined while that is not known. */
export function useValidPeople(
  records: DecodedRecords | null | undefined,
  pageId: string | undefined,
  shown: Uint8Array,
): number | undefined {
  return useMemo(() => {
    const page = records?.pages.find(({ id }) => id === pageId);
    return page?.tracks.filter((track, i) => shown[i] === 1 && track?.valid.includes(1)).length;
  }, [records, pageId, shown]);
}
