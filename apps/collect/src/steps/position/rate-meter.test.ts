import { expect, it } from 'vitest';
import { createRateMeter } from './rate-meter.ts';

/** A clock with the odd digits of a real one. */
const START_MS = 1_794_718_864_839.437;

it('gives the rate over the whole time, and 0 until there are two samples', () => {
  const meter = createRateMeter();
  expect([meter.measureHz(), meter.measureSpanMs()]).toEqual([0, 0]);
  meter.add(START_MS);
  expect(meter.measureHz()).toBe(0);
  for (let i = 1; i <= 90; i++) meter.add(START_MS + (i * 1000) / 30);
  expect(meter.measureHz()).toBe(30);
  expect(meter.measureSpanMs()).toBeCloseTo(3_000);
});
