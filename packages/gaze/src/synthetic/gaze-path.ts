import { createSeededRandom } from './seeded-random.ts';

/** A place on the screen: 0 to 1 of its width and height. */
export interface PathPoint {
  readonly u: number;
  readonly v: number;
}

export type GazePath = (tMs: number) => PathPoint;

/** Of a phone's tracker: less would look like gaze that no camera saw. */
const TREMOR_HZ = 11;
const TREMOR_U = 0.008;
const TREMOR_V = 0.004;

/** A slow and a fast wave per axis, and a tremor; the sum stays between 0.1 and 0.9. */
export function createGazePath(seed: number): GazePath {
  const random = createSeededRandom(seed);
  const u = createWave(random, TREMOR_U);
  const v = createWave(random, TREMOR_V);
  return (tMs) => ({ u: u(tMs), v: v(tMs) });
}

/** Where the participant of this seed looks, tMs after the first sample of the recording. */
export function pathPointAt(seed: number, tMs: number): PathPoint {
  return createGazePath(seed)(tMs);
}

function createWave(random: () => number, tremor: number): (tMs: number) => number {
  const slow = createSine(random, 4000, 9000);
  const fast = createSine(random, 1200, 2500);
  const trembling = createSine(random, 1000 / TREMOR_HZ, 1000 / TREMOR_HZ);
  return (tMs) => 0.5 + (0.3 - tremor) * slow(tMs) + 0.1 * fast(tMs) + tremor * trembling(tMs);
}

function createSine(
  random: () => number,
  shortestMs: number,
  longestMs: number,
): (tMs: number) => number {
  const periodMs = shortestMs + random() * (longestMs - shortestMs);
  const phase = random();
  return (tMs) => Math.sin(2 * Math.PI * (tMs / periodMs + phase));
}
