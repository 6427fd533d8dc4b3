import type { Interval } from './interval.ts';
import { toShownInterval, type ViewportTrack } from './picture-view.ts';

/** Heights of a page that one person had on the screen. */
export interface HeightView {
  readonly viewport: ViewportTrack;
  /** How long the page was shown. */
  readonly shownMs: number;
}

export interface Heights {
  /** How many were shown the page in the interval. */
  readonly count: number;
  /** By height, from the top: how many had it on their screen. */
  readonly people: Uint32Array;
  /** By height: how long they had it there, in mean over those who had. */
  readonly meanMs: Float64Array;
}

/** In so many heights of a page, each by its middle. */
export function measureHeights(
  views: readonly HeightView[],
  interval: Interval,
  bins: number,
): Heights {
  const people = new Uint32Array(bins);
  const meanMs = new Float64Array(bins);
  const steps = new Float64Array(bins + 1);
  let count = 0;
  for (const { viewport, shownMs } of views) {
    const { fromMs, toMs } = toShownInterval(interval, shownMs);
    if (toMs <= fromMs) continue;
    count++;
    steps.fill(0);
    addSteps(steps, viewport, fromMs, toMs);
    let ms = 0;
    for (let bin = 0; bin < bins; bin++) {
      ms += steps[bin] as number;
      // Rounding leaves tiny remains where sums of times cancel.
      if (ms < 1e-6) continue;
      people[bin] = (people[bin] as number) + 1;
      meanMs[bin] = (meanMs[bin] as number) + ms;
    }
  }
  for (let bin = 0; bin < bins; bin++) {
    if (people[bin] !== 0) meanMs[bin] = (meanMs[bin] as number) / (people[bin] as number);
  }
  return { count, people, meanMs };
}

/** Each stretch of time is added where it begins and taken away where it ends. */
function addSteps(
  steps: Float64Array,
  { tMs, top, bottom }: ViewportTrack,
  fromMs: number,
  toMs: number,
): void {
  const bins = steps.length - 1;
  const toBin = (height: number) => Math.min(Math.max(Math.ceil(height * bins - 0.5), 0), bins);
  for (let i = 0; i < tMs.length; i++) {
    const endMs = Math.min(tMs[i + 1] ?? Number.POSITIVE_INFINITY, toMs);
    const ms = endMs - Math.max(tMs[i] as number, fromMs);
    const first = toBin(top[i] as number);
    const end = toBin(bottom[i] as number);
    if (!(ms > 0) || end <= first) continue;
    steps[first] = (steps[first] as number) + ms;
    steps[end] = (steps[end] as number) - ms;
  }
}
