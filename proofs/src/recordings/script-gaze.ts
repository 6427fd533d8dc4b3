// Gaze that no person made.
import { SAMPLE_FLAGS } from '@fovea/gaze/samples';
import { drawGaussian } from '@fovea/gaze/synthetic';
import type { Person, TrackedPage } from '@fovea/testkit/people';

/** Noise that a clever script adds to gaze that it plays again. */
export const REPLAY_NOISE_PX = 1.5;

/** Where a script says that the eyes are, by sample. */
export type Place = (i: number) => readonly [number, number];

export function createRandomPlace({ viewport }: Person, random: () => number): Place {
  const { widthPx, heightPx } = viewport;
  const kind = Math.floor(random() * 3);
  if (kind === 0) return () => [widthPx * random(), heightPx * random()];
  const share = 0.7 + 0.3 * random();
  if (kind === 1) return () => [widthPx * share * random(), heightPx * share * random()];
  const about = (side: number) =>
    Math.min(side, Math.max(0, side / 2 + (side / 4) * drawGaussian(random)));
  return () => [about(widthPx), about(heightPx)];
}

export function createConstantPlace({ viewport }: Person, random: () => number): Place {
  const [x, y] = [viewport.widthPx * random(), viewport.heightPx * random()];
  const kind = Math.floor(random() * 4);
  if (kind === 0) return () => [x, y];
  if (kind === 1) return () => [x + drawGaussian(random), y + drawGaussian(random)];
  if (kind === 2) return (i) => [x + i / 10, y + i / 7];
  let at: readonly [number, number] = [x, y];
  return (i) => {
    if (i % 12 === 0) at = [viewport.widthPx * random(), viewport.heightPx * random()];
    return at;
  };
}

/** A page as a script that never misses a face sends it. */
export function toScriptedPage(shownMs: number, rateHz: number, place: Place): TrackedPage {
  const n = Math.floor((shownMs * rateHz) / 1_000);
  const points = Array.from({ length: n }, (_, i) => place(i));
  const flags = SAMPLE_FLAGS.face | SAMPLE_FLAGS.orientationOk | SAMPLE_FLAGS.onScreen;
  return {
    n,
    tMs: Float64Array.from(points, (_, i) => (i * 1_000) / rateHz),
    x: Float64Array.from(points, ([x]) => x),
    y: Float64Array.from(points, ([, y]) => y),
    scrollPx: new Float64Array(n),
    flags: new Uint8Array(n).fill(flags),
    frames: { shown: n, skipped: 0, lost: 0, away: 0, blink: 0, beyond: 0, seen: n },
  };
}
