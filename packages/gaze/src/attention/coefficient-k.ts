import type { Fixations } from '#events/fixations.ts';
import type { Saccades } from '#events/saccades.ts';

/** Fixations of one page with the saccades that follow them. */
export interface PageEvents {
  readonly fixations: Fixations;
  readonly saccades: Saccades;
}

/** Mean and standard deviation (n − 1) of duration and amplitude, and how many pairs made them. */
export interface KNorms {
  readonly n: number;
  readonly meanDurationMs: number;
  readonly sdDurationMs: number;
  readonly meanAmplitudeDeg: number;
  readonly sdAmplitudeDeg: number;
}

export interface KValues {
  /** One per fixation. */
  readonly k: Float64Array;
  /** 0 where no saccade follows. */
  readonly valid: Uint8Array;
}

/**
 * Norms over all pages of a participant, or of all participants who are compared. K averaged over
 * the very fixations that made its norms is 0, so norms never come from one window or page alone.
 * Fixations without a following saccade do not count. Null where a value cannot vary.
 */
export function measureKNorms(pages: readonly PageEvents[]): KNorms | null {
  let n = 0;
  let meanDurationMs = 0;
  let meanAmplitudeDeg = 0;
  let durationSquares = 0;
  let amplitudeSquares = 0;
  for (const { fixations, saccades } of pages) {
    checkPair(fixations, saccades);
    for (let i = 0; i < saccades.valid.length; i++) {
      if (saccades.valid[i] === 0) continue;
      n++;
      const durationMs = getDurationMs(fixations, i);
      const amplitudeDeg = saccades.amplitudeDeg[i] as number;
      const dd = durationMs - meanDurationMs;
      const da = amplitudeDeg - meanAmplitudeDeg;
      meanDurationMs += dd / n;
      meanAmplitudeDeg += da / n;
      durationSquares += dd * (durationMs - meanDurationMs);
      amplitudeSquares += da * (amplitudeDeg - meanAmplitudeDeg);
    }
  }
  const sdDurationMs = Math.sqrt(durationSquares / (n - 1));
  const sdAmplitudeDeg = Math.sqrt(amplitudeSquares / (n - 1));
  if (!(sdDurationMs > 0 && sdAmplitudeDeg > 0)) return null;
  return { n, meanDurationMs, sdDurationMs, meanAmplitudeDeg, sdAmplitudeDeg };
}

/** K_i = (d_i − μd) / σd − (a_i+1 − μa) / σa: above 0 focal, below 0 ambient. */
export function measureK({ fixations, saccades }: PageEvents, norms: KNorms): KValues {
  checkPair(fixations, saccades);
  const k = new Float64Array(saccades.valid.length);
  for (let i = 0; i < k.length; i++) {
    if (saccades.valid[i] === 0) continue;
    k[i] =
      (getDurationMs(fixations, i) - norms.meanDurationMs) / norms.sdDurationMs -
      ((saccades.amplitudeDeg[i] as number) - norms.meanAmplitudeDeg) / norms.sdAmplitudeDeg;
  }
  return { k, valid: saccades.valid };
}

function getDurationMs({ onsetMs, offsetMs }: Fixations, i: number): number {
  return (offsetMs[i] as number) - (onsetMs[i] as number);
}

function checkPair({ onsetMs }: Fixations, { valid }: Saccades): void {
  if (onsetMs.length !== valid.length) {
    throw new RangeError(`${onsetMs.length} fixations with ${valid.length} saccades`);
  }
}
