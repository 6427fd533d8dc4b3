import type { Signal } from '#samples/signal.ts';
import { createSeededRandom } from './seeded-random.ts';

/** The eye rests at a place in CSS px; from one place to the next it jumps. */
export interface Rest {
  readonly x: number;
  readonly y: number;
  readonly durationMs: number;
}

export interface StepSignalOptions {
  readonly rateHz: number;
  /** Standard deviation of Gaussian noise per axis, in CSS px. */
  readonly noisePx?: number;
  /** Share of samples that are lost. */
  readonly lostShare?: number;
  readonly seed?: number;
}

/** Samples on an even grid from 0 ms on, over the rests one after the other. */
export function createStepSignal(
  rests: readonly Rest[],
  { rateHz, noisePx = 0, lostShare = 0, seed = 1 }: StepSignalOptions,
): Signal {
  const random = createSeededRandom(seed);
  const durationMs = rests.reduce((sum, rest) => sum + rest.durationMs, 0);
  const n = Math.round((durationMs * rateHz) / 1000);
  const tMs = Float64Array.from({ length: n }, (_, i) => (i * 1000) / rateHz);
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  const valid = new Uint8Array(n);
  let at = 0;
  let endMs = rests[0]?.durationMs ?? 0;
  for (let i = 0; i < n; i++) {
    while ((tMs[i] as number) >= endMs - 1e-6 && at + 1 < rests.length) {
      at++;
      endMs += rests[at]?.durationMs ?? 0;
    }
    x[i] = (rests[at]?.x ?? 0) + noisePx * drawGaussian(random);
    y[i] = (rests[at]?.y ?? 0) + noisePx * drawGaussian(random);
    valid[i] = random() < lostShare ? 0 : 1;
  }
  return { tMs, x, y, valid };
}

/** Box and Muller; one of the pair is thrown away. */
export function drawGaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
