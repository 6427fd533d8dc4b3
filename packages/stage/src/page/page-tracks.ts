import type { Size } from '@fovea/gaze/geometry';
import { EMPTY_TRACK, type GazeTrack } from '#gaze-tracks.ts';
import { createPlacement } from './placement.ts';
import type { StageLayout } from './stage-layout.ts';

/** Gaze as records keep it: ms from the beginning of the page, CSS px of the scrolled page. */
export interface ScreenGaze {
  readonly tMs: Float32Array;
  readonly xPx: Float32Array;
  readonly yPx: Float32Array;
  readonly valid: Uint8Array;
}

/** Gaze on a page as places on the stage's page, by participant. */
export function toPageTracks(
  tracks: readonly (ScreenGaze | undefined)[],
  screens: readonly Size[],
  stage: StageLayout,
): GazeTrack[] {
  return screens.map((screen, i) => {
    const track = tracks[i];
    return track === undefined ? EMPTY_TRACK : toStageTrack(track, screen, stage);
  });
}

function toStageTrack(track: ScreenGaze, screen: Size, stage: StageLayout): GazeTrack {
  const place = createPlacement(stage, screen);
  const x = new Float32Array(track.xPx.length);
  const y = new Float32Array(track.yPx.length);
  for (let i = 0; i < x.length; i++) {
    if (!place.put(track.xPx[i] as number, track.yPx[i] as number)) continue;
    x[i] = place.xPx / stage.size.widthPx;
    y[i] = place.yPx / stage.size.heightPx;
  }
  return { tMs: track.tMs, x, y, valid: track.valid };
}
