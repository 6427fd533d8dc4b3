import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureDataLoss } from './data-loss.ts';
import { measureEffectiveRateHz } from './effective-rate.ts';
import { measureExpectedSamples, toExpectedRateHz } from './expected-samples.ts';
import { listGapsMs, measureGaps } from './gaps.ts';

it('[Q1] expects one sample more than whole intervals fit', () => {
  expect(measureExpectedSamples(0, 30)).toBe(1);
  expect(measureExpectedSamples(2000, 30)).toBe(61);
  expect(measureExpectedSamples(2033, 30)).toBe(61);
  expect(measureExpectedSamples(2034, 30)).toBe(62);
  expect(() => measureExpectedSamples(-1, 30)).toThrow(RangeError);
});

it('[Q2] expects the rate of calibration, at least 20 Hz', () => {
  expect(toExpectedRateHz(27.4)).toBe(27.4);
  expect(toExpectedRateHz(12)).toBe(20);
  expect(toExpectedRateHz(0)).toBe(20);
  expect(() => toExpectedRateHz(Number.NaN)).toThrow(RangeError);
  expect(() => toExpectedRateHz(-30)).toThrow(RangeError);
});

it('[Q5] is the share that is missing or invalid', () => {
  expect(measureDataLoss({ expected: 100, received: 90, invalid: 10 })).toBe(0.2);
  expect(measureDataLoss({ expected: 100, received: 120, invalid: 10 })).toBe(0.1);
  expect(measureDataLoss({ expected: 100, received: 300, invalid: 150 })).toBe(1);
  expect(() => measureDataLoss({ expected: 0, received: 0, invalid: 0 })).toThrow(RangeError);
  expect(() => measureDataLoss({ expected: 1, received: 0, invalid: 1 })).toThrow(RangeError);
});

it('[Q5] lies between 0 and 1', () => {
  const counts = fc.record({ expected: fc.integer({ min: 1, max: 1e6 }), received: fc.nat(1e6) });
  fc.assert(
    fc.property(counts, fc.double({ min: 0, max: 1, noNaN: true }), (count, share) => {
      const loss = measureDataLoss({ ...count, invalid: Math.floor(count.received * share) });
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(loss).toBeLessThanOrEqual(1);
    }),
  );
});

it('[Q10] divides intervals by their time', () => {
  expect(measureEffectiveRateHz(60, 2000)).toBe(30);
  expect(measureEffectiveRateHz(0, 0)).toBeNull();
  expect(measureEffectiveRateHz(3, 0)).toBeNull();
  expect(measureEffectiveRateHz(-1, 0)).toBeNull();
});

// numpy.percentile([10, 20, 30, 40, 100], [50, 95]) is [30, 88].
it('[Q11] interpolates between ranks', () => {
  const gapsMs = listGapsMs(Float64Array.of(0, 100, 110, 150, 170, 200));
  expect([...gapsMs]).toEqual([100, 10, 40, 20, 30]);
  const gaps = measureGaps(gapsMs);
  expect(gaps?.medianMs).toBe(30);
  expect(gaps?.p95Ms).toBeCloseTo(88, 10);
  expect(measureGaps(listGapsMs(Float64Array.of(5)))).toBeNull();
});
