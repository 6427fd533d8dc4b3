import type { Fixations } from '#events/fixations.ts';
import type { Rect } from '#geometry/points.ts';
import type { Interval } from './interval.ts';
import type { ValidTime } from './valid-time.ts';

/** The part of the picture on the screen, from each time on until the next one. Times rise. */
export interface ViewportTrack {
  readonly tMs: Float64Array;
  /** Upper and lower edge of the screen in heights of the picture: 0 is its top, 1 its bottom. */
  readonly top: Float64Array;
  readonly bottom: Float64Array;
}

/** Whatever samples they were made of. */
export type Looks = Pick<Fixations, 'onsetMs' | 'offsetMs' | 'x' | 'y'>;

/** How one participant looked at one picture. */
export interface PictureView {
  /** x and y are 0..1 of the picture: see `toPictureFixations`. */
  readonly fixations: Looks;
  /** Times of the samples the fixations were made of, rising. A moving AOI is tested at them. */
  readonly sampleTimesMs: Float64Array;
  /** When gaze was valid; without it, all the time. */
  readonly validTime?: ValidTime | undefined;
  /** How long the page was shown. Nothing after it counts. */
  readonly shownMs: number;
  /** The part of the picture that was on the screen; without it, all of it all the time. */
  readonly viewport?: ViewportTrack | undefined;
}

/** Fixations in CSS px of the page as 0..1 of the picture that stands at `rect` on that page. */
export function toPictureFixations(fixations: Fixations, rect: Rect): Fixations {
  if (!(rect.widthPx > 0 && rect.heightPx > 0)) throw new RangeError('rect has no size');
  return {
    ...fixations,
    x: fixations.x.map((x) => (x - rect.xPx) / rect.widthPx),
    y: fixations.y.map((y) => (y - rect.yPx) / rect.heightPx),
  };
}

/** The part of the interval in which the page was shown. */
export function toShownInterval({ fromMs, toMs }: Interval, shownMs: number): Interval {
  if (!(fromMs >= 0 && toMs >= fromMs)) throw new RangeError('interval has no order');
  if (!(shownMs >= 0)) throw new RangeError('shown time is missing');
  return { fromMs: Math.min(fromMs, shownMs), toMs: Math.min(toMs, shownMs) };
}

/** Fixations with a part in the interval: the first, and the one behind the last. */
export function findFixationsIn(
  { onsetMs, offsetMs }: Looks,
  { fromMs, toMs }: Interval,
): readonly [from: number, to: number] {
  let from = 0;
  while (from < offsetMs.length && (offsetMs[from] as number) <= fromMs) from++;
  let to = from;
  while (to < onsetMs.length && (onsetMs[to] as number) < toMs) to++;
  return [from, to];
}
