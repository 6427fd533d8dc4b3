/**
 * A low-pass filter as sections of second order, one after the other. Each section has the numerator
 * gain · (1 + 2 z⁻¹ + z⁻²) and the denominator 1 + a1 z⁻¹ + a2 z⁻², and lets a constant pass as it
 * is. Sections stay exact where the coefficients of one long polynomial lose half of their digits.
 */
export interface LowPass {
  readonly gain: Float64Array;
  readonly a1: Float64Array;
  readonly a2: Float64Array;
  /** Share of a constant that remains. */
  readonly constantGain: number;
}

/**
 * Chebyshev's filter of the first kind with an even order, by the bilinear transform. `cutoffShare`
 * is the end of the pass band as share of half the sampling rate.
 */
export function createChebyshevLowPass(
  order: number,
  rippleDb: number,
  cutoffShare: number,
): LowPass {
  const isFit = order >= 2 && order % 2 === 0 && rippleDb > 0 && cutoffShare > 0 && cutoffShare < 1;
  if (!isFit) throw new RangeError('the filter has no even order, no ripple or no pass band');
  const sections = order / 2;
  const gain = new Float64Array(sections);
  const a1 = new Float64Array(sections);
  const a2 = new Float64Array(sections);
  const width = Math.asinh(1 / Math.sqrt(10 ** (rippleDb / 10) - 1)) / order;
  const warp = Math.tan((Math.PI / 2) * cutoffShare);
  for (let k = 0; k < sections; k++) {
    const angle = (Math.PI * (2 * k + 1)) / (2 * order);
    // One of a pair of poles, with the pass band ending at 1, then scaled by the warped cutoff.
    const re = -warp * Math.sinh(width) * Math.sin(angle);
    const im = warp * Math.cosh(width) * Math.cos(angle);
    const scale = (1 - re) ** 2 + im ** 2;
    a1[k] = (-2 * (1 - re ** 2 - im ** 2)) / scale;
    a2[k] = ((1 + re) ** 2 + im ** 2) / scale;
    gain[k] = (re ** 2 + im ** 2) / scale;
  }
  return { gain, a1, a2, constantGain: 10 ** (-rippleDb / 20) };
}
