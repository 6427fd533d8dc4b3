import type { createHeatPoints } from '@fovea/gaze/maps';
import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';

export type Crowd = Parameters<typeof createHeatPoints>[0];

export const CROWD_WIDTH_PX = 1_080;
export const CROWD_HEIGHT_PX = 1_920;
/** A radius of 40 px, as others call it. */
export const CROWD_SIGMA_PX = 40 / 3;

const PLACES = 12;
const SPREAD_PX = 60;
/** Mean of a fixation and of the way to the next. */
const STEP_MS = 305;

/**
 * So many fixations of people who look at a page for so long: 130 to 430 ms each, around a few
 * places. Runs in browsers as in Node.
 */
export function createCrowd(fixations: number, pageMs: number, seed: number): Crowd {
  const random = createSeededRandom(seed);
  const places = Array.from(
    { length: PLACES },
    () =>
      [
        between(random, 0.1, 0.9) * CROWD_WIDTH_PX,
        between(random, 0.1, 0.9) * CROWD_HEIGHT_PX,
      ] as const,
  );
  const perPerson = Math.floor(pageMs / STEP_MS);
  const people: Crowd[number][] = [];
  for (let made = 0; made < fixations; made += perPerson) {
    const n = Math.min(perPerson, fixations - made);
    const onsetMs = new Float64Array(n);
    const offsetMs = new Float64Array(n);
    const x = new Float64Array(n);
    const y = new Float64Array(n);
    let tMs = between(random, 0, STEP_MS);
    for (let i = 0; i < n; i++) {
      const [placeX, placeY] = places[Math.floor(random() * PLACES)] ?? [0, 0];
      onsetMs[i] = tMs;
      tMs += between(random, 130, 430);
      offsetMs[i] = tMs;
      tMs += between(random, 15, 35);
      x[i] = placeX + SPREAD_PX * drawGaussian(random);
      y[i] = placeY + SPREAD_PX * drawGaussian(random);
    }
    people.push({ onsetMs, offsetMs, x, y, from: new Uint32Array(n), to: new Uint32Array(n) });
  }
  return people;
}

function between(random: () => number, low: number, high: number): number {
  return low + random() * (high - low);
}
