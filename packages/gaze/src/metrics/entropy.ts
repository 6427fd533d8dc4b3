import { measureStationary, type Stationary } from './stationary.ts';
import { type TransitionMatrix, toTransitionMatrix } from './transition-matrix.ts';

export const TRANSITION_ENTROPY_ALGORITHM = {
  algorithm: 'transition-entropy',
  version: 1,
} as const;

/** [krejtz-entropy]: in bits, and as share of the most there could be, log2 of the states. */
export interface TransitionEntropy {
  readonly algorithm: 'transition-entropy';
  readonly version: 1;
  readonly options: { readonly smoothing: number };
  readonly stationary: Stationary;
  /** How open the next AOI is, and how evenly looks are spread. Null: see `stationary`. */
  readonly transitionBits: number | null;
  readonly stationaryBits: number | null;
  /** 0..1; null also for a single state. */
  readonly transitionShare: number | null;
  readonly stationaryShare: number | null;
}

export function measureTransitionEntropy(counts: Uint32Array, smoothing = 0): TransitionEntropy {
  const matrix = toTransitionMatrix(counts, smoothing);
  const stationary = measureStationary(matrix);
  const transitionBits = stationary.ok ? measureTransitionBits(matrix, stationary.pi) : null;
  const stationaryBits = stationary.ok ? measureBits(stationary.pi, 0, matrix.states) : null;
  const mostBits = Math.log2(matrix.states);
  const toShare = (bits: number | null) =>
    bits === null || !(mostBits > 0) ? null : bits / mostBits;
  return {
    ...TRANSITION_ENTROPY_ALGORITHM,
    options: { smoothing },
    stationary,
    transitionBits,
    stationaryBits,
    transitionShare: toShare(transitionBits),
    stationaryShare: toShare(stationaryBits),
  };
}

function measureTransitionBits({ states, p }: TransitionMatrix, pi: Float64Array): number {
  let bits = 0;
  for (let i = 0; i < states; i++) {
    const share = pi[i] as number;
    if (share > 0) bits += share * measureBits(p, i * states, (i + 1) * states);
  }
  return bits;
}

function measureBits(shares: Float64Array, from: number, to: number): number {
  let bits = 0;
  for (let i = from; i < to; i++) {
    const share = shares[i] as number;
    if (share > 0) bits -= share * Math.log2(share);
  }
  return bits;
}
