import { listCrossings } from './crossings.ts';
import type { AoiShape } from './keyframe.ts';

/** Looks at an AOI's middle, of 100, that land inside: from these on an AOI is good, or fair. */
export const SIZE_GRADES = { goodFrom: 80, fairFrom: 50 } as const;
export type SizeGrade = 'good' | 'fair' | 'small';

/** A square with this many mean errors on a side holds 80 of 100 looks. */
const SIDE_ERRORS = 2.6;
/** How finely round and slanted shapes are cut. Chosen: within 0.1 of 100 looks. */
const STRIPS = 400;
/** Beyond so many sigmas nothing lands. */
const REACH = 6;

/** Size of a picture in the unit of the error. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * The share of looks at the middle of a shape that land inside, for an error of mean length
 * `meanError` that is as large in every direction and has no bias: its sigma is e / √(π / 2). The
 * shape is in 0..1 of a picture of this extent; its middle is that of its box.
 */
export function measureLooksInside(shape: AoiShape, extent: Extent, meanError: number): number {
  if (!(meanError > 0)) throw new RangeError('error is missing');
  const sigma = meanError / Math.sqrt(Math.PI / 2);
  if (shape.type === 'rectangle') {
    return (
      measureWithin((shape.width * extent.width) / 2 / sigma) *
      measureWithin((shape.height * extent.height) / 2 / sigma)
    );
  }
  const [left, top, right, bottom] = findBox(shape);
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const reach = Math.min(((bottom - top) * extent.height) / 2, REACH * sigma);
  const step = (2 * reach) / STRIPS;
  let share = 0;
  for (let i = 0; i < STRIPS; i++) {
    const from = -reach + i * step;
    const y = middleY + (from + step / 2) / extent.height;
    const within = measureBetween(from / sigma, (from + step) / sigma);
    const crossings = listCrossings(shape, y);
    for (let c = 0; c + 1 < crossings.length; c += 2) {
      const toSigmas = (x: number) => ((x - middleX) * extent.width) / sigma;
      share +=
        within * measureBetween(toSigmas(crossings[c] ?? 0), toSigmas(crossings[c + 1] ?? 0));
    }
  }
  return share;
}

export function toSizeGrade(looksInside: number): SizeGrade {
  const looks = Math.round(looksInside * 100);
  if (looks >= SIZE_GRADES.goodFrom) return 'good';
  return looks >= SIZE_GRADES.fairFrom ? 'fair' : 'small';
}

/** The least side of an AOI that can be relied on, in the unit of the error. */
export function measureReliableSide(meanError: number): number {
  return SIDE_ERRORS * meanError;
}

function findBox(shape: Exclude<AoiShape, { type: 'rectangle' }>) {
  if (shape.type === 'ellipse') {
    const { cx, cy, rx, ry } = shape;
    return [cx - rx, cy - ry, cx + rx, cy + ry] as const;
  }
  const x = shape.points.map((point) => point[0]);
  const y = shape.points.map((point) => point[1]);
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)] as const;
}

/** The share of a normal distribution within so many sigmas of its middle. */
function measureWithin(sigmas: number): number {
  return measureErf(sigmas / Math.SQRT2);
}

function measureBetween(from: number, to: number): number {
  return (measureErf(to / Math.SQRT2) - measureErf(from / Math.SQRT2)) / 2;
}

/** By a series of terms of one sign, exact to rounding. */
function measureErf(x: number): number {
  const size = Math.abs(x);
  if (size >= REACH) return Math.sign(x);
  let term = size;
  let sum = size;
  for (let n = 1; term > sum * Number.EPSILON; n++) {
    term *= (2 * size * size) / (2 * n + 1);
    sum += term;
  }
  return Math.sign(x) * (2 / Math.sqrt(Math.PI)) * Math.exp(-size * size) * sum;
}
