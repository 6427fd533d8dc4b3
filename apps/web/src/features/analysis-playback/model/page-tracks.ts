import type { AggregatedParticipant } from '@fovea/contract';
import { fitPicture, type Size } from '@fovea/gaze/geometry';
import { EMPTY_TRACK, type GazeTrack } from '@fovea/stage';
import type { RecordedPage, ScreenTrack } from './records-decoder.ts';

/** Gaze on a page as places on its picture, by participant. */
export function toPageTracks(
  page: RecordedPage | undefined,
  participants: readonly AggregatedParticipant[],
  picture: Size,
): GazeTrack[] {
  return participants.map((participant, i) => {
    const track = page?.tracks[i];
    return track === undefined ? EMPTY_TRACK : toPictureTrack(track, participant, picture);
  });
}

/** The phone showed the picture where `fitPicture` puts it. */
function toPictureTrack(track: ScreenTrack, screen: Size, picture: Size): GazeTrack {
  const rect = fitPicture(screen, picture);
  return {
    tMs: track.tMs,
    x: track.xPx.map((xPx) => (xPx - rect.xPx) / rect.widthPx),
    y: track.yPx.map((yPx) => (yPx - rect.yPx) / rect.heightPx),
    valid: track.valid,
  };
}

/** How long a page plays: its timer, or without one until the last sample. */
export function measureDurationMs(timerMs: number | null, tracks: readonly GazeTrack[]): number {
  if (timerMs !== null) return timerMs;
  return tracks.reduce((latestMs, { tMs }) => Math.max(latestMs, tMs.at(-1) ?? 0), 0);
}

export function hasValidGaze(page: RecordedPage): boolean {
  return page.tracks.some((track) => track?.valid.includes(1) ?? false);
}
