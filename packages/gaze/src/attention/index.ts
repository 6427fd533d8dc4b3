export {
  type KNorms,
  type KValues,
  measureK,
  measureKNorms,
  type PageEvents,
} from './coefficient-k.ts';
export {
  CONVERGENCE_DEFAULTS,
  type Convergence,
  type ConvergenceOptions,
  measureConvergence,
} from './convergence.ts';
export {
  IMMERSION_DEFAULTS,
  type Immersion,
  measureImmersion,
} from './immersion.ts';
export {
  IMMERSION_LEVELS,
  type ImmersionLevels,
  type LevelShares,
  measureLevelShares,
  toLevels,
} from './immersion-levels.ts';
export type { ImmersionInput, ImmersionOptions } from './immersion-window.ts';
export { K_BIN_DEFAULTS, type KBinOptions, type KBins, measureKOverTime } from './k-over-time.ts';
