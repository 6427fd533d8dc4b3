import type { Page, StoredParticipant } from '@fovea/contract';
import type { Size } from '@fovea/gaze/geometry';
import type { ByParticipant, FoundPage, ScreenTrack } from '@fovea/records';
import { EMPTY_TRACK, type GazeTrack } from '@fovea/stage';
import { createPlacement } from './placement.ts';
import type { ShownPage, StagePage } from './stage-page.ts';

/** What a page may last beyond its last sample without a word about it. */
const EARLY_MS = 1_000;

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

function toStageTrack(
  track: ScreenTrack,
  screen: Size,
  page: ShownPage,
  stage: StagePage,
): GazeTrack {
  const place = createPlacement(page, screen, stage);
  const x = new Float32Array(track.xPx.length);
  const y = new Float32Array(track.yPx.length);
  for (let i = 0; i < x.length; i++) {
    if (!place.put(track.xPx[i] as number, track.yPx[i] as number)) continue;
    x[i] = place.xPx / stage.size.widthPx;
    y[i] = place.yPx / stage.size.heightPx;
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

type Found = Pick<FoundPage, 'figures' | 'fixations'>;

export function hasValidGaze(page: Found): boolean {
  return page.fixations.some((_, i) => hasValidGazeOf(page, i));
}

export function hasValidGazeOf({ figures, fixations }: Found, place: number): boolean {
  return (figures[place]?.validMs ?? 0) > 0 || (fixations[place]?.onsetMs.length ?? 0) > 0;
}
