import type { Size } from '@fovea/gaze/geometry';
import type { ViewportTrack } from '@fovea/gaze/metrics';
import { createPlacement } from '#page/placement.ts';
import type { StageLayout } from '#page/stage-layout.ts';

/** How far somebody had scrolled at each sample, CSS px. */
export interface ScreenScroll {
  readonly tMs: Float32Array;
  readonly scrollPx: Float32Array;
}

/** The part of a page on each screen, in heights of the page; undefined where nothing scrolls. */
export function toPageViewports(
  tracks: readonly (ScreenScroll | undefined)[],
  screens: readonly Size[],
  stage: StageLayout,
): readonly (ViewportTrack | undefined)[] | undefined {
  if (stage.page.display !== 'scroll') return undefined;
  return screens.map((screen, i) => {
    const track = tracks[i];
    return track && toViewport(track, screen, stage);
  });
}

/** A row for each change alone. */
function toViewport({ tMs, scrollPx }: ScreenScroll, screen: Size, stage: StageLayout) {
  const place = createPlacement(stage, screen);
  const screenHeight = (screen.heightPx * place.scale) / stage.size.heightPx;
  const rows: { readonly tMs: number; readonly top: number }[] = [];
  for (let i = 0; i < tMs.length; i++) {
    if (i > 0 && scrollPx[i] === scrollPx[i - 1]) continue;
    // All rows of a scrolled page have the width of the screen, so one scale holds for all.
    if (!place.put(0, scrollPx[i] as number)) continue;
    // Before the first sample the page stood where that one saw it.
    rows.push({
      tMs: rows.length === 0 ? 0 : (tMs[i] as number),
      top: place.yPx / stage.size.heightPx,
    });
  }
  return {
    tMs: Float64Array.from(rows, (row) => row.tMs),
    top: Float64Array.from(rows, ({ top }) => top),
    bottom: Float64Array.from(rows, ({ top }) => top + screenHeight),
  };
}
