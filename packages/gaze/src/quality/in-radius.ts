import { measureTargetMoments, type ValidationSamples } from './validation-samples.ts';

/** CSS px around a validation target: jsPsych's webgazer-validate. */
export const IN_RADIUS_PX = 200;

export interface InRadius {
  /** Share of all samples that lie within the radius of their target, its rim included. */
  readonly share: number;
  /** The same per target; null where a target has no sample. */
  readonly perTarget: readonly (number | null)[];
}

/** Null without a sample. */
export function measureInRadius(
  samples: ValidationSamples,
  radiusPx: number = IN_RADIUS_PX,
): InRadius | null {
  if (!(radiusPx >= 0)) throw new RangeError(`radius is ${radiusPx} px`);
  const { count } = measureTargetMoments(samples);
  const { x, y, target, targetX, targetY } = samples;
  if (x.length === 0) return null;
  const within = new Uint32Array(count.length);
  let sum = 0;
  for (let i = 0; i < x.length; i++) {
    const k = target[i] as number;
    const dx = (x[i] as number) - (targetX[k] as number);
    const dy = (y[i] as number) - (targetY[k] as number);
    if (dx * dx + dy * dy > radiusPx * radiusPx) continue;
    within[k] = (within[k] as number) + 1;
    sum++;
  }
  return {
    share: sum / x.length,
    perTarget: Array.from(count, (n, k) => (n > 0 ? (within[k] as number) / n : null)),
  };
}
