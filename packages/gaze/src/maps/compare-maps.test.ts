import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureCc, measureKl, measureNss, measureSim } from './compare-maps.ts';

const ramp = Float64Array.of(0, 1, 2, 3);
const flat = Float64Array.of(2, 2, 2, 2);
const values = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 9, maxLength: 9 });
const maps = values.filter((list) => new Set(list).size > 1).map((list) => Float64Array.from(list));

it('[MA23] means the z-scores of a map at cells as NSS', () => {
  expect(measureNss(ramp, Int32Array.of(3))).toBeCloseTo(1.5 / Math.sqrt(1.25), 12);
  expect(measureNss(ramp, Int32Array.of(0, 3))).toBeCloseTo(0, 12);
  expect(measureNss(flat, Int32Array.of(0))).toBeNull();
  expect(measureNss(ramp, new Int32Array(0))).toBeNull();
  expect(() => measureNss(ramp, Int32Array.of(4))).toThrow(RangeError);
});

it('[MA24] correlates maps by Pearson as CC', () => {
  fc.assert(
    fc.property(maps, maps, (a, b) => {
      const cc = measureCc(a, b) as number;
      expect(cc).toBeCloseTo(measureCc(b, a) as number, 12);
      expect(Math.abs(cc)).toBeLessThanOrEqual(1 + 1e-12);
      expect(
        measureCc(
          a,
          a.map((value) => 3 * value + 7),
        ),
      ).toBeCloseTo(1, 9);
      expect(
        measureCc(
          a,
          a.map((value) => -value),
        ),
      ).toBeCloseTo(-1, 9);
    }),
  );
  expect(measureCc(ramp, flat)).toBeNull();
  expect(() => measureCc(ramp, new Float64Array(3))).toThrow(RangeError);
});

it('[MA25] sums what two maps have in common as SIM', () => {
  expect(measureSim(ramp, ramp)).toBe(1);
  expect(measureSim(Float64Array.of(1, 0), Float64Array.of(0, 5))).toBe(0);
  expect(measureSim(ramp, flat)).toBeCloseTo(0 + 1 / 6 + 0.25 + 0.25, 12);
  expect(measureSim(ramp, new Float64Array(4))).toBeNull();
});

it('[MA26] measures KL from the predicted to the measured map in nats', () => {
  const even = Float64Array.of(1, 1);
  const one = Float64Array.of(1, 0);
  expect(measureKl(even, one)).toBeCloseTo(Math.log(2), 9);
  expect(measureKl(one, even)).toBeGreaterThan(15);
  expect(measureKl(ramp, ramp)).toBeCloseTo(0, 12);
  expect(measureKl(new Float64Array(4), ramp)).toBeNull();
});
