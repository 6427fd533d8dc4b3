import {
  type OpenLook,
  type PlanePoint,
  type Screen,
  toMedian,
  toPlanePoint,
} from '#method/index.ts';
import { FEATURE_LENGTH, measureSimilarity } from '#patches/index.ts';
import { POINT_TIMES } from './points.ts';

/** Looks that the camera saw while one dot was shown. */
export interface Dot {
  /** CSS px on the screen. */
  readonly xPx: number;
  readonly yPx: number;
  /** Frames in order of time; a frame without a face is null. */
  readonly frames: readonly DotFrame[];
}

export interface DotFrame {
  /** Since the dot appeared. */
  readonly sinceMs: number;
  readonly look: OpenLook | null;
}

/** The looks at one dot that count. */
export interface DotLooks {
  readonly target: PlanePoint;
  readonly looks: readonly OpenLook[];
  /** Frames after the eyes had settled, with a face or without. */
  readonly frameCount: number;
}

export interface DotOptions {
  readonly settleMs: number;
  /** Looks less like the middle look of their dot than this are blinks or slips. */
  readonly leastSimilarity: number;
  /** In a noisy camera all looks are less alike: the floor stays so far below their median. */
  readonly slack: number;
}

export const DOT_DEFAULTS: DotOptions = {
  settleMs: POINT_TIMES.settleMs,
  leastSimilarity: 0.92,
  slack: 0.06,
};

export function keepLooks(dot: Dot, screen: Screen, options: DotOptions = DOT_DEFAULTS): DotLooks {
  const settled = dot.frames.filter(({ sinceMs }) => sinceMs >= options.settleMs);
  const looks = settled.flatMap(({ look }) => (look ? [look] : []));
  const target = toPlanePoint({ x: dot.xPx, y: dot.yPx }, screen);
  if (looks.length === 0) return { target, looks, frameCount: settled.length };
  const middle = toMedianFeature(looks);
  const alike = looks.map(({ feature }) => measureSimilarity(feature, middle));
  const floor = Math.min(options.leastSimilarity, toMedian(alike) - options.slack);
  return {
    target,
    looks: looks.filter((_, i) => (alike[i] as number) >= floor),
    frameCount: settled.length,
  };
}

/** Cell by cell, so that a few frames with closed eyes do not show in it. */
function toMedianFeature(looks: readonly OpenLook[]): Float64Array {
  const middle = new Float64Array(FEATURE_LENGTH);
  for (let i = 0; i < FEATURE_LENGTH; i++) {
    const values = Float64Array.from(looks, ({ feature }) => feature[i] as number).sort();
    middle[i] = values[values.length >> 1] as number;
  }
  const length = Math.sqrt(measureSimilarity(middle, middle));
  return length > 0 ? middle.map((each) => each / length) : middle;
}
