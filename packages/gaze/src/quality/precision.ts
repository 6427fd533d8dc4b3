import type { Signal } from '#samples/signal.ts';
import { measureTargetMoments, type ValidationSamples } from './validation-samples.ts';

/**
 * Root mean square of the way from sample to sample, in the unit of the signal, over the samples
 * [from, to). Only neighbours that are both valid count; null without any.
 */
export function measureRmsS2s({ x, y, valid }: Signal, from = 0, to = valid.length): number | null {
  let pairs = 0;
  let squares = 0;
  for (let i = from + 1; i < to; i++) {
    if (valid[i] === 0 || valid[i - 1] === 0) continue;
    const dx = (x[i] as number) - (x[i - 1] as number);
    const dy = (y[i] as number) - (y[i - 1] as number);
    squares += dx * dx + dy * dy;
    pairs++;
  }
  return pairs > 0 ? Math.sqrt(squares / pairs) : null;
}

/**
 * sqrt(variance x + variance y) of the valid samples [from, to), n − 1 in the denominators; null
 * for fewer than two.
 */
export function measureStd({ x, y, valid }: Signal, from = 0, to = valid.length): number | null {
  let n = 0;
  let meanX = 0;
  let meanY = 0;
  let squares = 0;
  for (let i = from; i < to; i++) {
    if (valid[i] === 0) continue;
    n++;
    const dx = (x[i] as number) - meanX;
    const dy = (y[i] as number) - meanY;
    meanX += dx / n;
    meanY += dy / n;
    squares += dx * ((x[i] as number) - meanX) + dy * ((y[i] as number) - meanY);
  }
  return n > 1 ? Math.sqrt(squares / (n - 1)) : null;
}

/**
 * Precision STD of a session in CSS px: the variances about each target's own mean, pooled by their
 * degrees of freedom, so that bias and the way between targets do not enter. Null where no target
 * has two samples.
 */
export function measureSessionStd(samples: ValidationSamples): number | null {
  const { count, squaresX, squaresY } = measureTargetMoments(samples);
  let freedom = 0;
  let squares = 0;
  for (let k = 0; k < count.length; k++) {
    freedom += Math.max((count[k] as number) - 1, 0);
    squares += (squaresX[k] as number) + (squaresY[k] as number);
  }
  return freedom > 0 ? Math.sqrt(squares / freedom) : null;
}
