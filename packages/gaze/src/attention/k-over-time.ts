import type { Fixations } from '#events/fixations.ts';
import { checkPositive } from '#samples/check-signal.ts';
import type { KValues } from './coefficient-k.ts';

export interface KBinOptions {
  readonly binMs: number;
  /** A bin with fewer is missing. */
  readonly minFixations: number;
  readonly durationMs: number;
}

/** Bins of 1 s with at least three fixations. Chosen. */
export const K_BIN_DEFAULTS = { binMs: 1000, minFixations: 3 } as const;

export interface KBins {
  readonly algorithm: 'coefficient-k';
  readonly version: 1;
  readonly options: KBinOptions;
  /** Mean K of the fixations whose middle lies in the bin. */
  readonly k: Float64Array;
  readonly count: Uint32Array;
  /** 0 where a bin has too few fixations. */
  readonly valid: Uint8Array;
}

/** K of a page in bins from its start; one bin as long as the page gives the K of the page. */
export function measureKOverTime(
  { onsetMs, offsetMs }: Fixations,
  values: KValues,
  options: KBinOptions,
): KBins {
  checkPositive('binMs', options.binMs);
  checkPositive('durationMs', options.durationMs);
  const bins = Math.ceil(options.durationMs / options.binMs);
  const k = new Float64Array(bins);
  const count = new Uint32Array(bins);
  const valid = new Uint8Array(bins);
  for (let i = 0; i < values.k.length; i++) {
    if (values.valid[i] === 0) continue;
    const bin = Math.floor(((onsetMs[i] as number) + (offsetMs[i] as number)) / 2 / options.binMs);
    if (bin < 0 || bin >= bins) continue;
    k[bin] = (k[bin] as number) + (values.k[i] as number);
    count[bin] = (count[bin] as number) + 1;
  }
  for (let bin = 0; bin < bins; bin++) {
    const n = count[bin] as number;
    k[bin] = n > 0 ? (k[bin] as number) / n : 0;
    valid[bin] = n >= options.minFixations ? 1 : 0;
  }
  return { algorithm: 'coefficient-k', version: 1, options, k, count, valid };
}
