import type { Page, StoredParticipant } from '@fovea/contract';
import { findSlot, layoutPage, type Size } from '@fovea/gaze/geometry';
import type { ByParticipant, FoundPage, ScreenTrack } from '@fovea/records';
import { EMPTY_TRACK, type GazeTrack } from '@fovea/stage';
import { type StagePage, toSizes } from './stage-page.ts';

/** What a page may last beyond its last sample without a word about it. */
const EARLY_MS = 1_000;

type ShownPage = Pick<Page, 'layout' | 'display' | 'scale' | 'alignX' | 'alignY' | 'assets'>;

/** Gaze on a page as places on the stage's page, by participant. */
export function toPageTracks(
  tracks: ByParticipant<ScreenTrack>,
  participants: readonly StoredParticipant[],
  page: ShownPage,
  stage: StagePage,
): GazeTrack[] {
  return participants.map((participant, i) => {
    const track = tracks[i];
    return track === undefined ? EMPTY_TRACK : toStageTrack(track, participant, page, stage);
  });
}

/**
 * The phone showed the pictures where `layoutPage` puts them on its screen. A look belongs to the
 * picture in whose part of the page it fell, and is drawn over the same spot of that picture.
 */
function toStageTrack(
  track: ScreenTrack,
  screen: Size,
  page: ShownPage,
  { size, slots: places }: StagePage,
): GazeTrack {
  const { slots, boxes } = layoutPage({ ...page, assets: toSizes(page.assets) }, screen);
  const x = new Float32Array(track.xPx.length);
  const y = new Float32Array(track.yPx.length);
  for (let i = 0; i < x.length; i++) {
    const point = { x: track.xPx[i] as number, y: track.yPx[i] as number };
    const slot = boxes.length === 1 ? 0 : findSlot(boxes, point);
    const seen = slots[slot];
    const place = places[slot];
    if (!seen || !place) continue;
    const shareX = (point.x - seen.xPx) / seen.widthPx;
    const shareY = (point.y - seen.yPx) / seen.heightPx;
    x[i] = (place.xPx + shareX * place.widthPx) / size.widthPx;
    y[i] = (place.yPx + shareY * place.heightPx) / size.heightPx;
  }
  return { tMs: track.tMs, x, y, valid: track.valid };
}

/** How long a page plays: its video, its timer, or without either until the last sample. */
export function measureDurationMs(
  page: Pick<Page, 'timerMs' | 'assets' | 'kind'> | undefined,
  found: Pick<FoundPage, 'figures'> | undefined,
  tracks: readonly GazeTrack[],
): number {
  const videoMs = page?.kind === 'video' ? page.assets[0]?.durationMs : undefined;
  const knownMs = page?.kind === 'image' ? page.timerMs : videoMs;
  if (knownMs) return knownMs;
  const ends = [
    ...(found?.figures.map((figures) => figures?.shownMs ?? 0) ?? []),
    ...tracks.map(({ tMs }) => tMs.at(-1) ?? 0),
  ];
  return ends.reduce((latestMs, endMs) => Math.max(latestMs, endMs), 0);
}

/** When the last recording of a page ends, if that is well before the page does. */
export function findEarlyEndMs(
  tracks: readonly Pick<GazeTrack, 'tMs'>[],
  durationMs: number,
): number | undefined {
  const endMs = tracks.reduce((latestMs, { tMs }) => Math.max(latestMs, tMs.at(-1) ?? 0), 0);
  return endMs > 0 && durationMs - endMs > EARLY_MS ? endMs : undefined;
}

export function hasValidGaze({
  figures,
  fixations,
}: Pick<FoundPage, 'figures' | 'fixations'>): boolean {
  return (
    figures.some((own) => (own?.validMs ?? 0) > 0) ||
    fixations.some((own) => (own?.onsetMs.length ?? 0) > 0)
  );
}
