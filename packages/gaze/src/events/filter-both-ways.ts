import type { LowPass } from './chebyshev.ts';

/**
 * Filters forwards and then backwards, so that nothing is shifted in time. Before that, values are
 * continued by `padding` samples at both ends, turned about the end value; both passes start as if
 * the first value had always been there. There must be more values than padding.
 */
export function filterBothWays(
  values: Float64Array,
  filter: LowPass,
  padding: number,
): Float64Array {
  const n = values.length;
  if (n <= padding) throw new RangeError(`${n} values are too few for a padding of ${padding}`);
  const padded = new Float64Array(n + 2 * padding);
  padded.set(values, padding);
  const first = values[0] as number;
  const last = values[n - 1] as number;
  for (let i = 1; i <= padding; i++) {
    padded[padding - i] = 2 * first - (values[i] as number);
    padded[padding + n - 1 + i] = 2 * last - (values[n - 1 - i] as number);
  }
  filterForwards(padded, filter);
  padded.reverse();
  filterForwards(padded, filter);
  padded.reverse();
  const gain = filter.constantGain ** 2;
  return padded.slice(padding, padding + n).map((value) => gain * value);
}

/** In place, up to the constant gain. Direct form II transposed. */
function filterForwards(values: Float64Array, { gain, a1, a2 }: LowPass): void {
  const start = values[0] as number;
  for (let k = 0; k < gain.length; k++) {
    const b = gain[k] as number;
    const one = a1[k] as number;
    const two = a2[k] as number;
    let z1 = (1 - b) * start;
    let z2 = (b - two) * start;
    for (let i = 0; i < values.length; i++) {
      const x = values[i] as number;
      const y = b * x + z1;
      z1 = 2 * b * x - one * y + z2;
      z2 = b * x - two * y;
      values[i] = y;
    }
  }
}
