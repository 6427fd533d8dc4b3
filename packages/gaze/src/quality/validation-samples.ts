/** Gaze while a person looked at known targets, in CSS px; only valid samples. */
export interface ValidationSamples {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Which target each sample belongs to. */
  readonly target: Uint16Array;
  readonly targetX: Float64Array;
  readonly targetY: Float64Array;
}

/** Sums of one target's samples. Targets without a sample have a count of 0. */
export interface TargetMoments {
  readonly count: Uint32Array;
  readonly meanX: Float64Array;
  readonly meanY: Float64Array;
  /** Sums of squared distances from the mean, per axis. */
  readonly squaresX: Float64Array;
  readonly squaresY: Float64Array;
}

export function measureTargetMoments(samples: ValidationSamples): TargetMoments {
  const { x, y, target, targetX, targetY } = samples;
  const targets = targetX.length;
  if (y.length !== x.length || target.length !== x.length || targetY.length !== targets) {
    throw new RangeError('columns of unequal length');
  }
  const count = new Uint32Array(targets);
  const meanX = new Float64Array(targets);
  const meanY = new Float64Array(targets);
  const squaresX = new Float64Array(targets);
  const squaresY = new Float64Array(targets);
  for (let i = 0; i < x.length; i++) {
    const k = target[i] as number;
    if (k >= targets) throw new RangeError(`target ${k} of ${targets}`);
    // Welford's update: one pass without loss of digits.
    const n = (count[k] as number) + 1;
    const dx = (x[i] as number) - (meanX[k] as number);
    const dy = (y[i] as number) - (meanY[k] as number);
    count[k] = n;
    meanX[k] = (meanX[k] as number) + dx / n;
    meanY[k] = (meanY[k] as number) + dy / n;
    squaresX[k] = (squaresX[k] as number) + dx * ((x[i] as number) - (meanX[k] as number));
    squaresY[k] = (squaresY[k] as number) + dy * ((y[i] as number) - (meanY[k] as number));
  }
  return { count, meanX, meanY, squaresX, squaresY };
}
