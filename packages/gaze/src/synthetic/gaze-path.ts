import { createSeededRandom } from './seeded-random.ts';

/** A place on the screen: 0 to 1 of its width and height. */
export interface PathPoint {
  readonly u: number;
  readonly v: number;
}

export type GazePath = (tMs: number) => PathPoint;

/** Of a phone's tracker, seen at 15 to 30 Hz: less would look like gaze that no camera saw. */
const TREMOR_MS = 1000 / 9;
const TREMOR_U = 0.01;
const TREMOR_V = 0.005;

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
  const trembling = createSine(random, TREMOR_MS, TREMOR_MS);
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
