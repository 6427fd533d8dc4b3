export { createGazePath, type GazePath, type PathPoint, pathPointAt } from './gaze-path.ts';
export { createSeededRandom } from './seeded-random.ts';
