import { CELL_PX } from './grid.ts';

/** The middle tap. Taps are whole numbers, so sums are exact in any order. */
export const TAP_ONE = 256;
/** A map's value is its amount times this, in the middle of the kernel. */
export const KERNEL_ONE = TAP_ONE * TAP_ONE;

/** The middle tap and those to one side of it, down to the last that is not 0. */
export type Kernel = Float64Array;

/** exp(−d² / 2σ²) at distances of whole cells, in parts of TAP_ONE. */
export function createGaussKernel(sigmaPx: number): Kernel {
  if (!(sigmaPx > 0)) throw new RangeError('sigma is not above 0');
  const sigmaCells = sigmaPx / CELL_PX;
  const taps: number[] = [];
  for (let d = 0; ; d++) {
    const tap = Math.round(TAP_ONE * measureDecay((d * d) / (2 * sigmaCells * sigmaCells)));
    if (tap === 0) return Float64Array.from(taps);
    taps.push(tap);
  }
}

/** Leaves a map as it is. */
export function createPointKernel(): Kernel {
  return Float64Array.of(TAP_ONE);
}

/**
 * exp(−x) by sums and products alone. Engines may differ in the last digit of `Math.exp`, while the
 * four operations are the same everywhere: so are the taps, and every map made of them.
 */
function measureDecay(x: number): number {
  const small = -x / 1024;
  let term = 1;
  let sum = 1;
  for (let i = 1; i <= 12; i++) {
    term = (term * small) / i;
    sum += term;
  }
  for (let i = 0; i < 10; i++) sum *= sum;
  return sum;
}
