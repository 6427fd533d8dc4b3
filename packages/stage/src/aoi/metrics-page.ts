import { listVisibleSpans, type PreparedAoi } from '@fovea/gaze/aoi';
import type { Size } from '@fovea/gaze/geometry';
import {
  createValidTime,
  type Interval,
  type PictureView,
  type ViewportTrack,
} from '@fovea/gaze/metrics';
import type { PageFixations } from '#fixation-list.ts';
import type { GazeTrack } from '#gaze-tracks.ts';

/** How long somebody saw a page. */
export interface TimeOnPage {
  readonly shownMs: number;
  /** Samples a second while it was shown, where that is known. */
  readonly rateHz: number | null;
}

/** Input of the areas' numbers: how people looked at one page, by participant. */
export interface MetricsPage {
  readonly picture: Size;
  /** Px of the picture. */
  readonly fixations: PageFixations;
  /** Empty for people whose gaze was not read: their numbers have no valid time. */
  readonly tracks: readonly GazeTrack[];
  /** Undefined for somebody who never saw the page: no number counts them. */
  readonly times: readonly (TimeOnPage | undefined)[];
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
  const time = page.times[participant];
  const fixations = page.fixations[participant];
  if (time === undefined || fixations === undefined) return undefined;
  const { shownMs, rateHz } = time;
  const track = page.tracks[participant];
  const hasGaze = track !== undefined && track.tMs.length > 0 && rateHz !== null;
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

/** When it is first there within a stretch of time, from when first looks count; null if it never is. */
export function findAreaStart(
  { parts }: Pick<MeasuredArea, 'parts'>,
  { fromMs, toMs }: Interval,
): number | null {
  const starts = parts.flatMap((part) => listVisibleSpans(part, fromMs, toMs)[0]?.fromMs ?? []);
  return starts.length > 0 ? Math.min(...starts) : null;
}
