import type { Interval } from './interval.ts';
import { findFixationsIn, type PictureView } from './picture-view.ts';
import { listValidTimeMs, measureValidTimeMs } from './valid-time.ts';

/** A person's fixations within an interval: what every AOI asks of them, known once. */
export interface ClippedLooks {
  readonly view: PictureView;
  readonly interval: Interval;
  /** Fixations with a part in the interval: the first, and the one behind the last. */
  readonly range: readonly [from: number, to: number];
  /** By fixation of the range: its part in the interval, and what of it has valid gaze. */
  readonly fromMs: readonly number[];
  readonly toMs: readonly number[];
  readonly validMs: readonly number[];
}

export function clipLooks(view: PictureView, interval: Interval): ClippedLooks {
  const { onsetMs, offsetMs } = view.fixations;
  const range = findFixationsIn(view.fixations, interval);
  const fromMs: number[] = [];
  const toMs: number[] = [];
  for (let i = range[0]; i < range[1]; i++) {
    const startMs = Math.max(onsetMs[i] as number, interval.fromMs);
    const endMs = Math.min(offsetMs[i] as number, interval.toMs);
    fromMs.push(startMs);
    toMs.push(endMs);
  }
  const validMs = view.validTime
    ? listValidTimeMs(view.validTime, fromMs, toMs)
    : toMs.map((endMs, i) => endMs - (fromMs[i] as number));
  return { view, interval, range, fromMs, toMs, validMs };
}

/** Without known times of valid gaze, all of it is. */
export function measureValidMs({ validTime }: PictureView, span: Interval): number {
  return validTime ? measureValidTimeMs(validTime, span) : span.toMs - span.fromMs;
}
