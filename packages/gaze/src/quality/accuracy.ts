import { measureTargetMoments, type ValidationSamples } from './validation-samples.ts';

export interface Accuracy {
  readonly algorithm: 'accuracy';
  readonly version: 1;
  readonly options: Readonly<Record<string, never>>;
  /** Targets with at least one sample. */
  readonly targetCount: number;
  /** Mean over targets of the way from the target to the mean gaze, in CSS px. */
  readonly errorPx: number;
  readonly worstErrorPx: number;
  /** Signed mean over targets of mean gaze minus target: the shared bias of a recording. */
  readonly offsetXPx: number;
  readonly offsetYPx: number;
  /** Standard error of the offset over targets; null for a single target. */
  readonly offsetXSePx: number | null;
  readonly offsetYSePx: number | null;
}

/** Null where no target has a sample. Targets weigh the same, however many samples they have. */
export function measureAccuracy(samples: ValidationSamples): Accuracy | null {
  const { count, meanX, meanY } = measureTargetMoments(samples);
  const seen = [...count.keys()].filter((k) => count[k] !== 0);
  if (seen.length === 0) return null;
  const dx = seen.map((k) => (meanX[k] as number) - (samples.targetX[k] as number));
  const dy = seen.map((k) => (meanY[k] as number) - (samples.targetY[k] as number));
  const errors = dx.map((each, k) => Math.hypot(each, dy[k] as number));
  return {
    algorithm: 'accuracy',
    version: 1,
    options: {},
    targetCount: seen.length,
    errorPx: mean(errors),
    worstErrorPx: Math.max(...errors),
    offsetXPx: mean(dx),
    offsetYPx: mean(dy),
    offsetXSePx: standardError(dx),
    offsetYSePx: standardError(dy),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function standardError(values: readonly number[]): number | null {
  const n = values.length;
  if (n < 2) return null;
  const middle = mean(values);
  const squares = values.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return Math.sqrt(squares / (n - 1) / n);
}
