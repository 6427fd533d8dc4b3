import type { Head } from '#landmarks/index.ts';
import { toMedian } from '#method/index.ts';

/** Axes of a head's position: mm and degrees. */
const AXES = ['xMm', 'yMm', 'zMm', 'yawDeg', 'pitchDeg', 'rollDeg'] as const;
type Axis = (typeof AXES)[number];
type HeadAxes = Pick<Head, Axis>;

export interface HeadRange {
  readonly middle: Readonly<Record<Axis, number>>;
  /** How much of each axis counts as one step away. */
  readonly step: Readonly<Record<Axis, number>>;
}

/** Least steps: a head on a stand would otherwise leave its range by a breath. Chosen. */
const LEAST_STEP: Readonly<Record<Axis, number>> = {
  xMm: 5,
  yMm: 5,
  zMm: 8,
  yawDeg: 2,
  pitchDeg: 2,
  rollDeg: 2,
};

/** Steps from the middle, over all axes, beyond which the head has left. Chosen. */
export const HEAD_RANGE_STEPS = 3.5;

/** Where the head was while it learned: mean and standard deviation on every axis. */
export function measureHeadRange(heads: readonly HeadAxes[]): HeadRange {
  if (heads.length === 0) throw new RangeError('no heads');
  const middle = { ...LEAST_STEP };
  const step = { ...LEAST_STEP };
  for (const axis of AXES) {
    const mean = heads.reduce((sum, head) => sum + head[axis], 0) / heads.length;
    const variance = heads.reduce((sum, head) => sum + (head[axis] - mean) ** 2, 0) / heads.length;
    middle[axis] = mean;
    step[axis] = Math.max(LEAST_STEP[axis], Math.sqrt(variance));
  }
  return { middle, step };
}

export function measureHeadSteps({ middle, step }: HeadRange, head: HeadAxes): number {
  return Math.hypot(...AXES.map((axis) => (head[axis] - middle[axis]) / step[axis]));
}

/** `heads` are those of about a second: their medians count, so that one bad frame does not. */
export function isOutsideRange(range: HeadRange, heads: readonly HeadAxes[]): boolean {
  if (heads.length === 0) return false;
  const medians = Object.fromEntries(
    AXES.map((axis) => [axis, toMedian(heads.map((head) => head[axis]))]),
  ) as unknown as HeadAxes;
  return measureHeadSteps(range, medians) > HEAD_RANGE_STEPS;
}
