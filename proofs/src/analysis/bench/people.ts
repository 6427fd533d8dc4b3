import { createSeededRandom } from '@fovea/gaze/synthetic';
import type { GazeTrack, HeatPage } from '@fovea/stage';
import { CROWD_HEIGHT_PX, CROWD_WIDTH_PX, createCrowd } from '#gaze/bench/crowd.ts';

export const PAGE_MS = 60_000;
const RATE_HZ = 30;
const FIXATIONS_EACH = 196;
const LOST_SHARE = 0.04;

/** So many people who look at a picture for a minute. Runs in browsers as in Node. */
export function createPeople(count: number): { tracks: GazeTrack[]; page: HeatPage } {
  const random = createSeededRandom(11);
  const fixations = createCrowd(count * FIXATIONS_EACH, PAGE_MS, 3).slice(0, count);
  const n = (PAGE_MS / 1_000) * RATE_HZ;
  const tracks = fixations.map(({ onsetMs, x, y }) => {
    const tMs = Float32Array.from({ length: n }, (_, i) => (i * 1_000) / RATE_HZ);
    let at = 0;
    const looked = Array.from(tMs, (ms) => {
      while (at + 1 < onsetMs.length && (onsetMs[at + 1] as number) <= ms) at++;
      return at;
    });
    return {
      tMs,
      x: Float32Array.from(looked, (i) => (x[i] as number) / CROWD_WIDTH_PX),
      y: Float32Array.from(looked, (i) => (y[i] as number) / CROWD_HEIGHT_PX),
      valid: Uint8Array.from(looked, () => (random() < LOST_SHARE ? 0 : 1)),
    };
  });
  const picture = { widthPx: CROWD_WIDTH_PX, heightPx: CROWD_HEIGHT_PX };
  const pxPerDegree = new Float64Array(count).fill(CROWD_WIDTH_PX / 10);
  return { tracks, page: { picture, fixations, pxPerDegree } };
}
