import { BCEA_SHARE, measureBcea } from '#quality/bcea.ts';
import { checkNotNegative, checkPositive } from '#samples/check-signal.ts';
import { findNearestValid } from '#samples/nearest-sample.ts';
import type { Signal } from '#samples/signal.ts';

export interface ConvergenceOptions {
  /** Size of what all looked at, in the unit of the signals. */
  readonly width: number;
  readonly height: number;
  /** A person's gaze at a time is the nearest valid sample within this. */
  readonly reachMs: number;
  /** With fewer people it is missing. */
  readonly minPeople: number;
}

/** Chosen: one and a half samples at 30 Hz; an ellipse needs three points. */
export const CONVERGENCE_DEFAULTS = { reachMs: 50, minPeople: 3 } as const;

export interface Convergence {
  readonly algorithm: 'convergence';
  readonly version: 1;
  readonly options: ConvergenceOptions;
  readonly tMs: Float64Array;
  /** 0 when people look anywhere, 1 when all look at one place. */
  readonly convergence: Float64Array;
  readonly people: Uint32Array;
  /** 0 where too few people have gaze. */
  readonly valid: Uint8Array;
}

/**
 * C(t) = 1 − min(1, BCEA of all people's gaze at t / BCEA of gaze spread evenly over the item). The
 * even one has σ = side / √12 on both axes and no correlation.
 */
export function measureConvergence(
  people: readonly Signal[],
  tMs: Float64Array,
  options: ConvergenceOptions,
): Convergence {
  checkPositive('width', options.width);
  checkPositive('height', options.height);
  checkNotNegative('reachMs', options.reachMs);
  const n = tMs.length;
  const convergence = new Float64Array(n);
  const counts = new Uint32Array(n);
  const valid = new Uint8Array(n);
  const even = (-2 * Math.log(1 - BCEA_SHARE) * Math.PI * options.width * options.height) / 12;
  const at: Signal = {
    tMs: new Float64Array(people.length),
    x: new Float64Array(people.length),
    y: new Float64Array(people.length),
    valid: new Uint8Array(people.length),
  };
  for (let i = 0; i < n; i++) {
    let count = 0;
    for (const [p, signal] of people.entries()) {
      const sample = findNearestValid(signal, tMs[i] as number, options.reachMs);
      at.valid[p] = sample < 0 ? 0 : 1;
      if (sample < 0) continue;
      at.x[p] = signal.x[sample] as number;
      at.y[p] = signal.y[sample] as number;
      count++;
    }
    counts[i] = count;
    const bcea = count >= options.minPeople ? measureBcea(at) : null;
    if (bcea === null) continue;
    convergence[i] = 1 - Math.min(1, bcea / even);
    valid[i] = 1;
  }
  return { algorithm: 'convergence', version: 1, options, tMs, convergence, people: counts, valid };
}
