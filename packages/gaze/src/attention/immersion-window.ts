import type { Fixations } from '#events/fixations.ts';
import type { Signal } from '#samples/signal.ts';
import type { KValues } from './coefficient-k.ts';

export interface ImmersionOptions {
  readonly windowMs: number;
  readonly hopMs: number;
  readonly fixationShare: number;
  readonly kShare: number;
  /** With fewer fixations in a window K says nothing and counts as neutral. */
  readonly minFixations: number;
  readonly highFrom: number;
  readonly mediumFrom: number;
  readonly minLevelMs: number;
}

export interface ImmersionInput {
  readonly signal: Signal;
  readonly fixations: Fixations;
  /** By the norms of all pages; null where there are none: K counts as neutral. */
  readonly k: KValues | null;
  readonly expectedRateHz: number;
  /** How long the page was shown. */
  readonly durationMs: number;
}

/**
 * I = 100 · v · (0.6 · F + 0.4 · φ): v valid share of the expected samples, F fixation time of the
 * valid time, φ = 1 / (1 + e^−K) with the mean K of the window, 0.5 where K is not known.
 */
export function measureImmersionWindow(
  input: ImmersionInput,
  fromMs: number,
  options: ImmersionOptions,
): number {
  const toMs = fromMs + options.windowMs;
  const expected = (options.windowMs * input.expectedRateHz) / 1000;
  const validShare = Math.min(countValid(input, fromMs, toMs) / expected, 1);
  if (validShare === 0) return 0;
  const fixationMs = measureFixationMs(input, fromMs, toMs);
  const fixationShare = Math.min(fixationMs / (validShare * options.windowMs), 1);
  const phi = measurePhi(input, fromMs, toMs, options.minFixations);
  return 100 * validShare * (options.fixationShare * fixationShare + options.kShare * phi);
}

function countValid({ signal }: ImmersionInput, fromMs: number, toMs: number): number {
  const { tMs, valid } = signal;
  let count = 0;
  for (let i = findFirstAt(tMs, fromMs); i < tMs.length && (tMs[i] as number) < toMs; i++) {
    count += valid[i] as number;
  }
  return count;
}

function measureFixationMs({ fixations }: ImmersionInput, fromMs: number, toMs: number): number {
  const { onsetMs, offsetMs } = fixations;
  let sumMs = 0;
  for (let k = findFirstAt(offsetMs, fromMs); k < onsetMs.length; k++) {
    if ((onsetMs[k] as number) >= toMs) break;
    sumMs += Math.min(offsetMs[k] as number, toMs) - Math.max(onsetMs[k] as number, fromMs);
  }
  return sumMs;
}

/** A fixation belongs to the window its middle lies in. */
function measurePhi(
  { fixations, k }: ImmersionInput,
  fromMs: number,
  toMs: number,
  minFixations: number,
): number {
  if (k === null) return 0.5;
  const { onsetMs, offsetMs } = fixations;
  let count = 0;
  let sum = 0;
  for (let i = findFirstAt(offsetMs, fromMs); i < onsetMs.length; i++) {
    if ((onsetMs[i] as number) >= toMs) break;
    const middleMs = ((onsetMs[i] as number) + (offsetMs[i] as number)) / 2;
    if (k.valid[i] === 0 || middleMs < fromMs || middleMs >= toMs) continue;
    count++;
    sum += k.k[i] as number;
  }
  return count >= minFixations ? 1 / (1 + Math.exp(-sum / count)) : 0.5;
}

/** The first place in rising times that is not before `fromMs`. */
function findFirstAt(tMs: Float64Array, fromMs: number): number {
  let low = 0;
  let high = tMs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tMs[middle] as number) < fromMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
