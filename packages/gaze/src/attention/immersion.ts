import { checkNotNegative, checkPositive } from '#samples/check-signal.ts';
import { holdLevels, type ImmersionLevels, smoothScores, toLevels } from './immersion-levels.ts';
import {
  type ImmersionInput,
  type ImmersionOptions,
  measureImmersionWindow,
} from './immersion-window.ts';

/** Chosen. A behavioural index, not a measure of emotion or liking. */
export const IMMERSION_DEFAULTS: ImmersionOptions = {
  windowMs: 2000,
  hopMs: 500,
  fixationShare: 0.6,
  kShare: 0.4,
  minFixations: 3,
  highFrom: 75,
  mediumFrom: 50,
  minLevelMs: 1000,
};

export interface Immersion {
  readonly algorithm: 'immersion';
  readonly version: 1;
  readonly options: ImmersionOptions;
  /** Middle of each window. */
  readonly tMs: Float64Array;
  /** 0 to 100, before and after the median of three windows. */
  readonly rawScore: Float64Array;
  readonly score: Float64Array;
  /** Places in IMMERSION_LEVELS: of the score, and as drawn. */
  readonly level: ImmersionLevels;
  readonly drawnLevel: ImmersionLevels;
}

/** One window after the other from the start of the page; a page shorter than one has none. */
export function measureImmersion(
  input: ImmersionInput,
  options: ImmersionOptions = IMMERSION_DEFAULTS,
): Immersion {
  checkPositive('windowMs', options.windowMs);
  checkPositive('hopMs', options.hopMs);
  checkPositive('expectedRateHz', input.expectedRateHz);
  checkNotNegative('durationMs', input.durationMs);
  const { windowMs, hopMs } = options;
  const n = Math.max(Math.floor((input.durationMs - windowMs) / hopMs) + 1, 0);
  const tMs = new Float64Array(n);
  const rawScore = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    tMs[i] = i * hopMs + windowMs / 2;
    rawScore[i] = measureImmersionWindow(input, i * hopMs, options);
  }
  const score = smoothScores(rawScore);
  const level = toLevels(score, options);
  const drawnLevel = holdLevels(level, Math.ceil(options.minLevelMs / hopMs));
  return { algorithm: 'immersion', version: 1, options, tMs, rawScore, score, level, drawnLevel };
}
