import type { PreparedAoi } from '@fovea/gaze/aoi';
import type { Size } from '@fovea/gaze/geometry';
import { createValidTime, type PictureView, type ViewportTrack } from '@fovea/gaze/metrics';
import type { PageFixations } from '#fixation-list.ts';
import type { GazeTrack } from '#gaze-tracks.ts';

/** Input of the areas' numbers: how people looked at one page, by participant. */
export interface MetricsPage {
  readonly picture: Size;
  /** Px of the picture. */
  readonly fixations: PageFixations;
  /** Empty for people whose gaze was not read: their numbers have no valid time. */
  readonly tracks: readonly GazeTrack[];
  /** How long each saw the page; 0 for somebody who did not. */
  readonly shownMs: Float64Array;
  /** Samples a second while it was shown; 0 where nobody knows. */
  readonly rateHz: Float64Array;
  /** The part of a scrolling page that was on the screen. */
  readonly viewports?: readonly (ViewportTrack | undefined)[] | undefined;
}

/** An area on the page, or where its picture is there more often, several that count as one. */
export interface MeasuredArea {
  readonly id: string;
  readonly group: string | null;
  /** 0..1 of the page's picture. */
  readonly parts: readonly PreparedAoi[];
}

const NEVER = {
  fromMs: new Float64Array(),
  toMs: new Float64Array(),
  beforeMs: new Float64Array(),
};

/** One participant's; undefined for somebody who never saw the page. */
export function toPictureView(page: MetricsPage, participant: number): PictureView | undefined {
  const shownMs = page.shownMs[participant] ?? 0;
  const fixations = page.fixations[participant];
  if (!(shownMs > 0) || fixations === undefined) return undefined;
  const track = page.tracks[participant];
  const rateHz = page.rateHz[participant] ?? 0;
  const hasGaze = track !== undefined && track.tMs.length > 0 && rateHz > 0;
  const tMs = hasGaze ? Float64Array.from(track.tMs) : NEVER.fromMs;
  const { widthPx, heightPx } = page.picture;
  return {
    fixations: {
      ...fixations,
      x: fixations.x.map((x) => x / widthPx),
      y: fixations.y.map((y) => y / heightPx),
    },
    sampleTimesMs: tMs,
    // Only when gaze was valid is asked of it, not where.
    validTime: hasGaze
      ? createValidTime({ tMs, x: tMs, y: tMs, valid: track.valid }, rateHz)
      : NEVER,
    shownMs,
    viewport: page.viewports?.[participant],
  };
}
