export { createFixationsOf, type FixationRow } from './fixation-rows.ts';
export { createGazePath, type GazePath, type PathPoint, pathPointAt } from './gaze-path.ts';
export { createRandomAoiSet } from './random-aoi-set.ts';
export { createSeededRandom } from './seeded-random.ts';
export {
  createStepSignal,
  drawGaussian,
  type Rest,
  type StepSignalOptions,
} from './step-signal.ts';
