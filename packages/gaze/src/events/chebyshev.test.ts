import { expect, it } from 'vitest';
import { createChebyshevLowPass } from './chebyshev.ts';
import { filterBothWays } from './filter-both-ways.ts';

const EVERY = 5;
const PADDING = 24;
const lowPass = createChebyshevLowPass(8, 0.05, 0.8 / EVERY);

/** Share of a sine that remains in the middle of a long signal, filtered both ways. */
function measureGain(shareOfHalfRate: number): number {
  const sine = Float64Array.from({ length: 4000 }, (_, i) =>
    Math.sin(Math.PI * shareOfHalfRate * i),
  );
  const measurePower = (values: Float64Array) =>
    values.subarray(1000, 3000).reduce((sum, value) => sum + value * value, 0);
  return Math.sqrt(measurePower(filterBothWays(sine, lowPass, PADDING)) / measurePower(sine));
}

it('[EV27] lets the pass band through with its ripple, twice, and nothing well above it', () => {
  const ripple = 10 ** (-0.05 / 20);
  for (const share of [0.01, 0.05, 0.1, 0.15]) {
    expect(measureGain(share)).toBeGreaterThan(ripple ** 2 - 1e-6);
    expect(measureGain(share)).toBeLessThan(1 + 1e-6);
  }
  expect(measureGain(0.8 / EVERY)).toBeCloseTo(ripple ** 2, 6);
  expect(measureGain(0.2)).toBeLessThan(0.02);
  expect(measureGain(2 * (0.8 / EVERY))).toBeLessThan(1e-6);
});

it('[EV27] keeps a constant but for the ripple, and shifts nothing in time', () => {
  const still = filterBothWays(new Float64Array(30).fill(100), lowPass, PADDING);
  for (const value of still) expect(value).toBeCloseTo(100 * 10 ** (-0.1 / 20), 9);
  const step = Float64Array.from({ length: 401 }, (_, i) => Math.sign(i - 200));
  const filtered = filterBothWays(step, lowPass, PADDING);
  expect(filtered[200]).toBeCloseTo(0, 6);
  for (let i = 1; i < 30; i++) {
    expect(filtered[200 + i]).toBeCloseTo(-(filtered[200 - i] as number), 6);
  }
});

it('[EV27] gives the values of the published filter', () => {
  const values = Float64Array.from({ length: 30 }, (_, i) => (i > 12 ? 100 : 0) + ((i * i) % 7));
  const filtered = filterBothWays(values, lowPass, PADDING);
  // scipy.signal.sosfiltfilt(cheby1(8, 0.05, 0.16, output='sos'), values, padlen=24)
  const published = [
    0.1561470804, -0.5911131693, 11.649475492, 90.3582757925, 107.8041768123, 95.9494849651,
  ];
  published.forEach((value, k) => {
    expect(filtered[k * 5]).toBeCloseTo(value, 8);
  });
});

it('[EV27] refuses a window that is shorter than what continues it, and a filter without order', () => {
  expect(() => filterBothWays(new Float64Array(24), lowPass, PADDING)).toThrow(RangeError);
  expect(filterBothWays(new Float64Array(25), lowPass, PADDING)).toHaveLength(25);
  expect(() => createChebyshevLowPass(7, 0.05, 0.2)).toThrow(RangeError);
  expect(() => createChebyshevLowPass(8, 0.05, 1)).toThrow(RangeError);
});
