import type { Size } from '@fovea/gaze/geometry';
import { type Heights, type HeightView, measureHeights } from '@fovea/gaze/metrics';
import { type StageLayout, type TimeRange, toPageViewports } from '@fovea/stage';
import { useMemo } from 'react';
import type { PageTracks } from '#studio/records/records-reader.ts';

/** As fine as a strip of some hundred px shows. */
const BINS = 100;
const ALL_TIME = { fromMs: 0, toMs: Number.MAX_SAFE_INTEGER };

/**
 * Heights of a scrolled page that people had on screen; undefined for other pages, and while it
 * loads.
 */
export function useHeights(
  tracks: PageTracks | undefined,
  screens: readonly Size[],
  stage: StageLayout,
  shown: Uint8Array,
  range: TimeRange | null,
): Heights | undefined {
  const views = useMemo(
    () => (tracks === undefined ? [] : listHeightViews(tracks, screens, stage)),
    [tracks, screens, stage],
  );
  return useMemo(() => {
    const own = views.flatMap((view, i) => (view && shown[i] === 1 ? [view] : []));
    return own.length === 0 ? undefined : measureHeights(own, range ?? ALL_TIME, BINS);
  }, [views, shown, range]);
}

function listHeightViews(
  tracks: PageTracks,
  screens: readonly Size[],
  stage: StageLayout,
): readonly (HeightView | undefined)[] {
  const viewports = toPageViewports(tracks, screens, stage) ?? [];
  return viewports.map((viewport, i) => {
    const shownMs = tracks[i]?.tMs.at(-1) ?? 0;
    return viewport && shownMs > 0 ? { viewport, shownMs } : undefined;
  });
}

/** The share of the page, 0..1, that at least so many had on screen from the top on. */
export function findDepth({ people, count }: Heights, share: number): number {
  const end = people.findLastIndex((own) => own >= share * count);
  return (end + 1) / people.length;
}
