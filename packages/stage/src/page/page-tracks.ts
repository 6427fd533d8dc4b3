import type { Size } from '@fovea/gaze/geometry';
import type { GazeTrack } from '#gaze-tracks.ts';
import { createPlacement } from './placement.ts';
import type { StageLayout } from './stage-layout.ts';

/** Gaze as records keep it: ms from the beginning of the page, CSS px of the scrolled page. */
export interface ScreenGaze {
  readonly tMs: Float32Array;
  readonly xPx: Float32Array;
  readonly yPx: Float32Array;
  /** How far the page was scrolled. */
  readonly scrollPx: Float32Array;
  readonly valid: Uint8Array;
}

export interface PageTrack extends GazeTrack {
  readonly scrollPx: Float32Array;
}

/**
 * Gaze on a page as places on the stage's page, by participant. Takes the tracks over: places are
 * written where they were, for there are millions of them.
 */
export function toPageTracks(
  tracks: readonly (ScreenGaze | undefined)[],
  screens: readonly Size[],
  stage: StageLayout,
): readonly (PageTrack | undefined)[] {
  return screens.map((screen, i) => {
    const track = tracks[i];
    return track && placeTrack(track, screen, stage);
  });
}

function placeTrack(track: ScreenGaze, screen: Size, stage: StageLayout): PageTrack {
  const { tMs, xPx: x, yPx: y, scrollPx, valid } = track;
  const place = createPlacement(stage, screen);
  if (place.isPlain) {
    // By two points: as far as a line goes, the rest lies on it.
    const { widthPx, heightPx } = stage.size;
    place.put(0, 0);
    const [left, top] = [place.xPx / widthPx, place.yPx / heightPx];
    place.put(1, 1);
    const [perX, perY] = [place.xPx / widthPx - left, place.yPx / heightPx - top];
    for (let i = 0; i < x.length; i++) {
      x[i] = left + perX * (x[i] as number);
      y[i] = top + perY * (y[i] as number);
    }
    return { tMs, x, y, scrollPx, valid };
  }
  for (let i = 0; i < x.length; i++) {
    const isPlaced = place.put(x[i] as number, y[i] as number);
    x[i] = isPlaced ? place.xPx / stage.size.widthPx : 0;
    y[i] = isPlaced ? place.yPx / stage.size.heightPx : 0;
  }
  return { tMs, x, y, scrollPx, valid };
}
