import type { Signal } from '#samples/signal.ts';

export const FIXATION_LIMITS = {
  /** Median change of a step, in degrees. Trackers of phones have more noise than that at rest. */
  minTremorDeg: 0.2,
  /** Median step, in degrees, that no rest between two movements leaves. */
  scatterStepDeg: 4.5,
  /**
   * Ratio to the distance between places half a page apart: neighbours are no nearer than places
   * far apart.
   */
  scatterRatio: 0.8,
  /** Steps of a recording that are judged at least: 2 s at 30 Hz. */
  minSteps: 60,
} as const;

/** Medians over all pages of a recording, in degrees; null where there are too few steps. */
interface Steps {
  /** From one sample to the next. */
  readonly stepDeg: number;
  /** Between samples that lie half a page apart. */
  readonly farDeg: number;
  /** From one step to the next: what noise leaves also at rest. */
  readonly tremorDeg: number;
}

export function measureSteps(pages: readonly Signal[], pxPerDegree: number): Steps | null {
  if (!(pxPerDegree > 0)) throw new RangeError('a degree has no size');
  const steps: number[] = [];
  const far: number[] = [];
  const tremors: number[] = [];
  for (const { x, y, valid } of pages) {
    const half = valid.length >> 1;
    const isValid = (...at: number[]) => at.every((i) => valid[i] === 1);
    const between = (i: number, j: number) =>
      Math.hypot((x[i] as number) - (x[j] as number), (y[i] as number) - (y[j] as number));
    for (let i = 1; i < valid.length; i++) {
      if (isValid(i - 1, i)) steps.push(between(i - 1, i));
      if (half > 0 && i >= half && isValid(i - half, i)) far.push(between(i - half, i));
      if (i > 1 && isValid(i - 2, i - 1, i)) tremors.push(measureTremor(x, y, i));
    }
  }
  if (tremors.length < FIXATION_LIMITS.minSteps) return null;
  const toDeg = (values: number[]) => findMedian(values) / pxPerDegree;
  return { stepDeg: toDeg(steps), farDeg: toDeg(far), tremorDeg: toDeg(tremors) };
}

/**
 * Eyes rest and jump, and what a phone sees of a rest trembles. Gaze without any tremor has no rest that
 * a camera saw, and gaze that is elsewhere with every sample has none at all.
 */
export function isWithoutFixations(steps: Steps | null): boolean {
  if (steps === null) return false;
  const { minTremorDeg, scatterStepDeg, scatterRatio } = FIXATION_LIMITS;
  const { stepDeg, farDeg, tremorDeg } = steps;
  return (
    tremorDeg < minTremorDeg || (stepDeg >= scatterStepDeg && stepDeg >= scatterRatio * farDeg)
  );
}

function measureTremor(x: Float64Array, y: Float64Array, i: number): number {
  const bend = (column: Float64Array) =>
    (column[i - 2] as number) - 2 * (column[i - 1] as number) + (column[i] as number);
  return Math.hypot(bend(x), bend(y));
}

function findMedian(values: number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}
